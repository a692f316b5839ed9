import { range, slider } from '../../primitives/Slider.css.ts'
import { accent, color } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { steadyFigure, textStyle } from '../../theme/textStyles.ts'
import { control, media, space } from '../../theme/tokens.ts'

const THUMB_PX = 18
const RAIL_PX = 6

export const trial = pattern.style({
  position: 'relative',
  display: 'grid',
  gap: space(4),
  minWidth: 0,
  paddingTop: space(8),
})
// The range has its own row: its length stays while the words beside its name change.
pattern.global(`${trial} > ${slider}`, { rowGap: space(4) })
const thumb = {
  appearance: 'none',
  width: `${THUMB_PX}px`,
  height: `${THUMB_PX}px`,
  border: 0,
  borderRadius: '50%',
  backgroundColor: accent.mark,
} as const
// Over the bar, which a browser would draw from the end of all votes against.
pattern.global(`${trial} ${range}`, {
  order: 1,
  flexBasis: '100%',
  position: 'relative',
  appearance: 'none',
  background: 'none',
})
pattern.global(`${trial} ${range}::-webkit-slider-thumb`, thumb)
pattern.global(`${trial} ${range}::-moz-range-thumb`, thumb)
pattern.global(`${trial} ${range}::-moz-range-track`, { background: 'none' })
/** Behind the range, as long as the way of its thumb's middle. */
export const track = pattern.style({
  position: 'absolute',
  insetInline: `${THUMB_PX / 2}px`,
  bottom: `calc((${control.touch} - ${RAIL_PX}px) / 2)`,
  width: `calc(100% - ${THUMB_PX}px)`,
  height: `${RAIL_PX}px`,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { print: { display: 'none' } },
})
const inForcedColors = (fill: string) => ({
  [media.forcedColors]: { fill, forcedColorAdjust: 'none' as const },
})
export const rail = pattern.style({
  fill: color.edge,
  fillOpacity: 0.4,
  '@media': inForcedColors('GrayText'),
})
export const inFavor = pattern.style({ fill: color.gain, '@media': inForcedColors('Highlight') })
export const against = pattern.style({ fill: color.loss, '@media': inForcedColors('Highlight') })
/** What the votes lead to: the largest words of the drawing. */
export const outcome = pattern.style({ ...textStyle.name, ...steadyFigure, overflowWrap: 'anywhere' })
