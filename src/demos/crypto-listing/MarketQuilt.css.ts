import { color } from '../../theme/contract.css.ts'
import { leftToRight } from '../../theme/direction.ts'
import { feature } from '../../theme/layered.ts'
import { clampedTo } from '../../theme/clamped.ts'
import { emphasis, leading, sizeOf, textStyle } from '../../theme/textStyles.ts'
import { line, space, within } from '../../theme/tokens.ts'

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
  padding: space(2, 4),
  overflow: 'hidden',
  textAlign: 'start',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  forcedColorAdjust: 'none',
})
/** Its row is pointed at, or it is. */
export const litPatch = feature.style(patch, {
  boxShadow: `inset 0 0 0 2px ${color.ink}, inset 0 0 0 3px ${color.paper}`,
})
/** Not found by the search: the face is pale, and has no text on it. */
export const pale = feature.style({ opacity: 0.25 })
feature.global(`${pale} span`, { opacity: 0 })
const mixed = (tone: string) => `color-mix(in oklab, ${tone} 42%, ${color.paper})`
/** Its color by the steps of its change. */
export const step: Readonly<Record<number, string>> = {
  [-3]: feature.style({ backgroundColor: color.loss, color: color.paper }),
  [-2]: feature.style({ backgroundColor: mixed(color.loss), color: color.ink }),
  [-1]: feature.style({ backgroundColor: color.lossT, color: color.ink }),
  0: feature.style({ backgroundColor: color.well, color: color.ink }),
  1: feature.style({ backgroundColor: color.gainT, color: color.ink }),
  2: feature.style({ backgroundColor: mixed(color.gain), color: color.ink }),
  3: feature.style({ backgroundColor: color.gain, color: color.paper }),
}
/** With its week. */
export const roomy = feature.style({ padding: space(6, 10) })
export const names = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space(0, 10),
  minWidth: 0,
})
export const week = feature.style({
  flex: 1,
  width: '100%',
  minHeight: 0,
  marginBlock: space(4),
  overflow: 'visible',
})
export const weekLine = feature.style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: line.rule,
  vectorEffect: 'non-scaling-stroke',
})
export const weekArea = feature.style({ fill: 'currentColor', fillOpacity: 0.1 })
/** A dark corner, where no words are. */
export const starred = feature.style({
  backgroundImage: `linear-gradient(-45deg, ${color.ink} 9px, transparent 9.5px)`,
})
export const symbol = feature.style({ ...textStyle.name, ...clampedTo(1) })
export const small = feature.style({
  ...sizeOf(textStyle.caption),
  ...emphasis.strong,
  ...leading.solid,
  fontVariantNumeric: 'tabular-nums lining-nums',
  marginInline: `-${space(2)}`,
  whiteSpace: 'nowrap',
})
export const share = feature.style({
  ...textStyle.smallShort,
  ...emphasis.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const legend = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: space(6),
  ...textStyle.caption,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const swatches = feature.style({ display: 'flex', gap: '1px', forcedColorAdjust: 'none' })
feature.global(`${swatches} > span`, { width: '14px', height: '12px' })
