import { color, family } from '../../theme/contract.css.ts'
import { leftToRight } from '../../theme/direction.ts'
import { edgeInForcedColors } from '../../theme/forcedColors.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, textStyle } from '../../theme/textStyles.ts'
import { line, space, within } from '../../theme/tokens.ts'

const figures = 'tabular-nums lining-nums'
const threePlaces = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  // The visitor is on the left in every language, so that what moves goes the same way.
  ...leftToRight,
} as const
export const sides = pattern.style({ ...threePlaces, alignItems: 'start' })
export const side = pattern.style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(8),
  padding: space(0, 4, 12),
  textAlign: 'center',
  ...textStyle.denseShort,
  ...emphasis.strong,
  overflowWrap: 'anywhere',
})
export const sideMark = pattern.style({ width: '64px', '@container': { [within.narrow]: { width: '48px' } } })
export const vault = pattern.style({ fill: color.ink })
export const lock = pattern.style({ fill: color.paper })
export const lane = pattern.style({ ...threePlaces, position: 'relative' })
export const slot = pattern.style({
  minHeight: '64px',
  margin: space(4),
  border: `${line.edge} dashed ${color.edge}`,
})
/** As wide as one place, so that a step is its own width. */
export const good = pattern.style({
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  width: 'calc(100% / 3)',
  padding: space(4),
  display: 'grid',
})
export const at = {
  visitor: pattern.style({ transform: 'none' }),
  escrow: pattern.style({ transform: 'translateX(100%)' }),
  partner: pattern.style({ transform: 'translateX(200%)' }),
}
const face = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2, 10),
  padding: space(4, 8),
  ...textStyle.denseShort,
  ...emphasis.name,
  fontVariantNumeric: figures,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': edgeInForcedColors,
  // A long amount on one line.
  '@container': { [within.smallest]: { paddingInline: space(2), ...textStyle.caption } },
})
export const goodFace = {
  money: pattern.style(face, { backgroundColor: family.face, color: family.on }),
  coins: pattern.style(face, { backgroundColor: color.ink, color: color.paper }),
}
export const goodMark = pattern.style({
  width: '28px',
  flex: 'none',
  '@container': { [within.narrow]: { display: 'none' } },
})
