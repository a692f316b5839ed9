import { accent, color, family } from '../../theme/contract.css.ts'
import { leftToRight } from '../../theme/direction.ts'
import { chosenInForcedColors } from '../../theme/forcedColors.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, steadyFigure, textStyle } from '../../theme/textStyles.ts'
import { control, depth as layer, line, space, within } from '../../theme/tokens.ts'

export const blocks = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: space(12),
  ...leftToRight,
  '@container': { [within.narrow]: { gap: space(6) } },
})
export const block = feature.style({
  display: 'grid',
  gap: space(2),
  minWidth: 0,
  paddingTop: space(8),
  borderTop: `${line.edge} solid ${color.ink}`,
})
export const orders = feature.style({
  display: 'block',
  width: '100%',
  maxWidth: '128px',
  overflow: 'visible',
})
export const order = feature.style({ fill: `color-mix(in srgb, ${color.ink} 18%, transparent)` })
export const ours = feature.style({
  fill: family.face,
  stroke: color.ink,
  strokeWidth: line.rule,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
})
export const blockName = feature.style({ ...textStyle.caption, ...emphasis.strong })
export const blockPrice = feature.style({
  ...textStyle.caption,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

const pressed = {
  selectors: {
    '&[aria-pressed="true"]': { boxShadow: `inset 0 0 0 ${line.rule} ${color.ink}` },
  },
} as const
export const listings = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 6rem), 1fr))',
  gap: space(8),
})
export const listing = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(0, 8),
  minHeight: control.touch,
  padding: space(4, 10),
  ...textStyle.smallShort,
  ...steadyFigure,
  textAlign: 'start',
  backgroundColor: family.tint,
  cursor: 'pointer',
  ...pressed,
})
feature.global(`${listing}[aria-pressed="true"]`, { '@media': chosenInForcedColors })

export const book = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: space(12, 16),
})
export const sideName = feature.style({ ...textStyle.label, ...emphasis.strong, marginBottom: space(6) })
export const level = feature.style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(8),
  width: '100%',
  minHeight: control.small,
  padding: space(4, 10),
  ...textStyle.smallShort,
  ...steadyFigure,
  textAlign: 'start',
  borderBottom: `${line.hair} solid ${color.line}`,
  cursor: 'pointer',
  ...pressed,
  '@container': { [within.narrow]: { minHeight: control.touch, gap: space(4), padding: space(4, 6) } },
})
feature.global(`${level} > span`, { position: 'relative', zIndex: layer.raised })
feature.global(`${level}[aria-pressed="true"]`, { '@media': chosenInForcedColors })
export const depth = feature.style({ position: 'absolute', inset: 0, ...leftToRight })
const bar = (fill: string) =>
  feature.style({ fill: `color-mix(in srgb, ${fill} 24%, transparent)`, printColorAdjust: 'exact' })
export const depthBar = { bid: bar(color.gain), ask: bar(color.loss) }
export const read = feature.style({
  ...textStyle.smallShort,
  borderInlineStart: `${line.bold} solid ${accent.mark}`,
  paddingInlineStart: space(10),
})
