import { accent, color, family, ground } from '../../theme/contract.css.ts'
import { leftToRight } from '../../theme/direction.ts'
import { primitive } from '../../theme/layered.ts'
import { emphasis, sizeOf, steadyFigure, textFace, textStyle } from '../../theme/textStyles.ts'
import { line, media, space } from '../../theme/tokens.ts'

export const figure = primitive.style({
  minWidth: 0,
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  containerType: 'inline-size',
})
export const caption = primitive.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space(0, 12),
  ...textStyle.smallShort,
  // Where not both fit, each has its line, so that no reading moves the picture.
  '@container': { '(width < 16rem)': { display: 'grid' } },
})
export const when = primitive.style({ color: color.ink2 })
export const value = primitive.style({ ...steadyFigure, overflowWrap: 'anywhere' })
export const picture = primitive.style({ display: 'block', ...leftToRight, overflow: 'visible' })
export const stretched = primitive.style({ overflow: 'visible' })
primitive.global(`${stretched} path`, { vectorEffect: 'non-scaling-stroke' })
export const area = primitive.style({ fill: family.tint, printColorAdjust: 'exact' })
/** In the color of its subject. */
export const printed = primitive.style({ printColorAdjust: 'exact', forcedColorAdjust: 'none' })
export const course = primitive.style({
  fill: 'none',
  stroke: accent.mark,
  strokeWidth: line.rule,
  strokeLinejoin: 'miter',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})
/** The second one. */
export const other = primitive.style(course, { strokeDasharray: '6 4', stroke: color.ink2 })
/** The outline keeps them readable over the curves. */
export const endWords = primitive.style({
  ...textFace,
  ...sizeOf(textStyle.caption),
  ...emphasis.strong,
  fill: color.ink,
  stroke: ground.color,
  strokeWidth: '4px',
  paintOrder: 'stroke',
})
export const end = primitive.style({ fill: accent.mark })
