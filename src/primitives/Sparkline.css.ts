import { accent, color, family, ground } from '../theme/contract.css.ts'
import { primitive } from '../theme/layered.ts'
import { line } from '../theme/tokens.ts'

export const sparkline = primitive.style({ flex: 'none', overflow: 'visible' })
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
