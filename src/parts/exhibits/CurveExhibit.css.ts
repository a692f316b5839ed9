import { accent, color, family } from '../../theme/contract.css.ts'
import { leftToRight } from '../../theme/direction.ts'
import { pattern } from '../../theme/layered.ts'
import { leading, sizeOf, textFace, textStyle } from '../../theme/textStyles.ts'
import { line, media, space } from '../../theme/tokens.ts'

export const body = pattern.style({
  display: 'grid',
  gap: space(16),
  '@media': { [media.narrow]: { gap: space(10) } },
})
export const key = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(4, 20),
  ...textStyle.caption,
})
const keyOf = (border: string) =>
  pattern.style({
    display: 'flex',
    alignItems: 'center',
    gap: space(8),
    selectors: { '&::before': { content: '', width: '18px', borderTop: border } },
  })
export const keys = [
  keyOf(`${line.bold} solid ${family.mark}`),
  keyOf(`${line.rule} dashed ${color.ink}`),
] as const
export const picture = pattern.style({
  display: 'block',
  ...leftToRight,
  overflow: 'visible',
  width: '100%',
  height: '190px',
  '@media': { [media.narrow]: { height: '110px' }, print: { height: '110px' } },
})
pattern.global(`${picture} path`, { vectorEffect: 'non-scaling-stroke' })
export const gridLine = pattern.style({
  stroke: color.edge,
  strokeWidth: line.hair,
  vectorEffect: 'non-scaling-stroke',
})
export const area = pattern.style({ fill: family.mark, opacity: 0.16 })
export const lines = [
  pattern.style({ fill: 'none', stroke: family.mark, strokeWidth: line.bold }),
  pattern.style({ fill: 'none', stroke: color.ink, strokeWidth: line.rule, strokeDasharray: '5 4' }),
] as const
export const moment = pattern.style({
  stroke: accent.mark,
  strokeWidth: line.rule,
  vectorEffect: 'non-scaling-stroke',
})
export const ends = pattern.style({
  display: 'flex',
  justifyContent: 'space-between',
  ...leftToRight,
  ...textFace,
  ...sizeOf(textStyle.caption),
  ...leading.tight,
  color: color.ink2,
  paddingTop: space(6),
})
