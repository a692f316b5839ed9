import { color, family } from '../theme/contract.css.ts'
import { primitive } from '../theme/layered.ts'

export const glyph = primitive.style({ flex: 'none' })
export const cell = primitive.style({ fill: 'none', stroke: color.edge, strokeWidth: 1 })
export const cellOn = primitive.style({ fill: family.mark, stroke: family.mark })
export const miniature = primitive.style({ width: '100%', height: '100%' })
