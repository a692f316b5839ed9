import { color, family } from '../../theme/contract.css.ts'
import { leftToRight } from '../../theme/direction.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, leading, sizeOf, textFace, textStyle } from '../../theme/textStyles.ts'
import { line, media, space } from '../../theme/tokens.ts'

export const name = pattern.style({ ...textStyle.label, ...emphasis.strong, paddingBottom: space(10) })
export const picture = pattern.style({
  display: 'block',
  ...leftToRight,
  overflow: 'visible',
  width: '100%',
  height: '200px',
  '@media': { [media.narrow]: { height: '130px' }, print: { height: '110px' } },
})
export const gridLine = pattern.style({ stroke: color.edge, vectorEffect: 'non-scaling-stroke' })
export const area = pattern.style({ fill: family.mark, fillOpacity: 0.18, forcedColorAdjust: 'none' })
export const stairs = pattern.style({
  fill: 'none',
  stroke: family.mark,
  strokeWidth: line.bold,
  vectorEffect: 'non-scaling-stroke',
  forcedColorAdjust: 'none',
})
export const ends = pattern.style({
  display: 'flex',
  justifyContent: 'space-between',
  ...leftToRight,
  padding: space(6, 0, 14),
  ...textFace,
  ...sizeOf(textStyle.caption),
  ...leading.tight,
  color: color.ink2,
})
