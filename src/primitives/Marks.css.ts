import { color, family } from '../theme/contract.css.ts'
import { primitive } from '../theme/layered.ts'
import { media } from '../theme/tokens.ts'

export const glyph = primitive.style({ flex: 'none' })
export const cell = primitive.style({ fill: 'none', stroke: color.edge, strokeWidth: 1 })
export const cellOn = primitive.style({ fill: family.mark, stroke: family.mark })
/** Its parts differ only by color, so it keeps its colors and its face in forced-colors mode. */
export const miniature = primitive.style({
  width: '100%',
  height: '100%',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: family.face } },
})
