import { range, slider } from '../../primitives/Slider.css.ts'
import { accent, color } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { steadyFigure, textStyle } from '../../theme/textStyles.ts'
import { control, line, media, space } from '../../theme/tokens.ts'

/** Half of what a browser draws as a thumb: the way of its middle is shorter by this at both ends. */
const HALF_THUMB = '8px'

export const trial = pattern.style({
  position: 'relative',
  display: 'grid',
  gap: space(4),
  minWidth: 0,
  paddingTop: space(8),
})
// The range has its own row: its length stays while the words beside its name change.
pattern.global(`${trial} > ${slider}`, { rowGap: space(4) })
// Its bar would begin at all votes against. The drawing behind it has the same place, and shows the focus.
pattern.global(`${trial} ${range}`, { order: 1, flexBasis: '100%', opacity: 0 })
export const drawing = pattern.style({
  position: 'absolute',
  insetInline: HALF_THUMB,
  bottom: 0,
  width: `calc(100% - 2 * ${HALF_THUMB})`,
  height: control.touch,
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { print: { display: 'none' } },
})
const drawn = (fill: string, forced: string) =>
  pattern.style({ fill, '@media': { [media.forcedColors]: { fill: forced } } })
export const rail = drawn(color.edge, 'GrayText')
export const inFavor = drawn(color.gain, 'Highlight')
export const against = drawn(color.loss, 'Highlight')
export const thumb = drawn(accent.mark, 'CanvasText')
/** Around the thumb, where it covers no text. */
export const focus = pattern.style({
  display: 'none',
  fill: 'none',
  stroke: color.focus,
  strokeWidth: line.bold,
  selectors: { [`${trial}:has(:focus-visible) &`]: { display: 'block' } },
})
/** What the votes lead to: the largest words of the drawing. */
export const outcome = pattern.style({ ...textStyle.name, ...steadyFigure, overflowWrap: 'anywhere' })
