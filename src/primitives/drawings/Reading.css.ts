import { accent, color, family } from '../../theme/contract.css.ts'
import { leftToRight } from '../../theme/direction.ts'
import { primitive } from '../../theme/layered.ts'
import { line, media } from '../../theme/tokens.ts'

/** A finger that moves sideways reads, up and down it scrolls. A drag reads as well, and selects nothing. */
export const place = primitive.style({
  position: 'relative',
  minWidth: 0,
  touchAction: 'pan-y',
  userSelect: 'none',
  cursor: 'crosshair',
  selectors: {
    '&:has(:focus-visible)': { outline: `${line.bold} solid ${color.focus}`, outlineOffset: '2px' },
  },
})
/** Over the picture, for keys and screen readers: the pointer is the place's. */
export const range = primitive.style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  ...leftToRight,
  opacity: 0,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
})
export const read = primitive.style({
  stroke: accent.mark,
  strokeWidth: line.rule,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})
export const readMark = primitive.style({
  fill: family.face,
  stroke: accent.mark,
  strokeWidth: line.rule,
  forcedColorAdjust: 'none',
})
