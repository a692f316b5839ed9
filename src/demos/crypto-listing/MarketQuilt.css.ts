import { color, family } from '../../theme/contract.css.ts'
import { leftToRight } from '../../theme/direction.ts'
import { feature } from '../../theme/layered.ts'
import { clampedTo } from '../../theme/clamped.ts'
import { emphasis, leading, sizeOf, textStyle } from '../../theme/textStyles.ts'
import { print, space, within } from '../../theme/tokens.ts'

const base = feature.style({
  display: 'block',
  width: '100%',
  height: 'auto',
  ...leftToRight,
  overflow: 'visible',
})
export const quilt = {
  wide: feature.style(base, { '@container': { [within.belowWide]: { display: 'none' } } }),
  medium: feature.style(base, {
    display: 'none',
    '@container': { [within.belowWide]: { display: 'block' }, [within.narrow]: { display: 'none' } },
    '@media': { print: { display: 'none' } },
  }),
  narrow: feature.style(base, {
    display: 'none',
    '@container': { [within.narrow]: { display: 'block' } },
    '@media': { print: { display: 'none' } },
  }),
}
export const patch = feature.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'space-between',
  width: '100%',
  height: '100%',
  padding: space(4, 6),
  overflow: 'hidden',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  forcedColorAdjust: 'none',
})
/** Its row is pointed at, or it is. */
export const litPatch = feature.style(patch, { boxShadow: `inset 0 0 0 4px ${print.ink}` })
/** Not found by the search: the face is pale, and has no text on it. */
export const pale = feature.style({})
feature.global(`${pale} > rect`, { opacity: 0.25 })
feature.global(`${pale} span`, { opacity: 0 })
export const printed = {
  ink: feature.style({ color: print.ink }),
  light: feature.style({ color: print.light }),
}
export const unknown = feature.style({ color: family.on })
export const unknownFace = feature.style({ fill: family.face, stroke: color.line })
export const symbol = feature.style({ ...textStyle.name, ...clampedTo(1) })
export const letter = feature.style({ ...sizeOf(textStyle.caption), ...emphasis.name, ...leading.solid })
export const share = feature.style({
  ...textStyle.smallShort,
  ...emphasis.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
