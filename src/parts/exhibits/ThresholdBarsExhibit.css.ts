import { color, family } from '../../theme/contract.css.ts'
import { leftToRight } from '../../theme/direction.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, textStyle } from '../../theme/textStyles.ts'
import { line, media, space } from '../../theme/tokens.ts'

export const head = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(4, 20),
  paddingBottom: space(16),
  ...textStyle.label,
  '@media': { [media.narrow]: { paddingBottom: space(10) } },
})
export const thresholdKey = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: space(8),
  selectors: {
    '&::before': { content: '', height: '14px', borderInlineStart: `${line.bold} solid ${color.ink}` },
  },
})
export const bars = pattern.style({
  display: 'grid',
  gap: space(16),
  '@media': { [media.narrow]: { gap: space(10) } },
})
export const words = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space(0, 12),
  ...textStyle.denseShort,
  '@media': { [media.narrow]: textStyle.smallShort },
})
export const name = pattern.style(emphasis.strong)
export const figure = pattern.style({ fontVariantNumeric: 'tabular-nums lining-nums', color: color.ink2 })
export const verdict = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: space(8),
  marginInlineStart: 'auto',
})
export const bar = pattern.style({
  display: 'block',
  ...leftToRight,
  marginTop: space(4),
  overflow: 'visible',
  forcedColorAdjust: 'none',
})
export const track = pattern.style({ fill: color.paper, stroke: color.edge })
export const reached = {
  good: pattern.style({ fill: family.mark }),
  caution: pattern.style({ fill: color.edge }),
  bad: pattern.style({ fill: color.edge }),
}
export const notch = pattern.style({ stroke: color.ink, strokeWidth: line.bold })
