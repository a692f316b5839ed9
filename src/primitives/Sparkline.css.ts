import { accent, color, family, ground } from '../theme/contract.css.ts'
import { primitive } from '../theme/layered.ts'
import { emphasis, leading, textStyle } from '../theme/textStyles.ts'
import { line, space } from '../theme/tokens.ts'

export const sparkline = primitive.style({ flex: 'none', overflow: 'visible' })
/** As wide as its picture. */
export const figure = primitive.style({ display: 'inline-grid', gap: space(2) })
export const ends = primitive.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(8),
  ...textStyle.caption,
  ...leading.tight,
  ...emphasis.regular,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})
export const area = primitive.style({ fill: family.tint })
export const course = primitive.style({
  fill: 'none',
  stroke: accent.mark,
  strokeWidth: line.edge,
  strokeLinejoin: 'miter',
})
/** A value on the way: a hole in the line's color. */
export const past = primitive.style({ fill: ground.color, stroke: accent.mark, strokeWidth: line.edge })
/** The last value. */
export const latest = primitive.style({ fill: accent.mark })
/** Nothing is known: where the line would be. */
export const unknown = primitive.style({ fill: 'none', stroke: color.edge, strokeDasharray: '4 4' })
