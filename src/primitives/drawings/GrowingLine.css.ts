import { accent, color, family } from '../../theme/contract.css.ts'
import { primitive } from '../../theme/layered.ts'
import { emphasis, leading, sizeOf, textFace, textStyle } from '../../theme/textStyles.ts'
import { line, space } from '../../theme/tokens.ts'

export const figure = primitive.style({ minWidth: 0, display: 'grid', alignContent: 'start', gap: space(8) })
export const label = primitive.style(textStyle.name)
/** From the left to the right whatever is written around it. */
export const picture = primitive.style({ display: 'block', direction: 'ltr', overflow: 'visible' })
export const stretched = primitive.style({ overflow: 'visible' })
primitive.global(`${stretched} path`, { vectorEffect: 'non-scaling-stroke' })
export const gridLine = primitive.style({ stroke: color.line })
export const start = primitive.style({ stroke: color.edge, strokeDasharray: '4 4' })
export const text = primitive.style({
  fill: color.ink2,
  ...textFace,
  ...sizeOf(textStyle.caption),
  ...emphasis.medium,
  ...leading.solid,
})
export const area = primitive.style({ fill: family.tint })
export const course = primitive.style({
  fill: 'none',
  stroke: accent.mark,
  strokeWidth: line.bold,
  strokeLinejoin: 'miter',
  strokeLinecap: 'square',
})
export const endMark = primitive.style({ fill: accent.mark })
