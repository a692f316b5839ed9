import { accent, color, family, ground } from '../theme/contract.css.ts'
import { primitive } from '../theme/layered.ts'

export const meter = primitive.style({
  display: 'block',
  // Whole squares only, where the browser can round.
  maxWidth: ['100%', 'calc(round(down, 100% + 2px, 12px) - 2px)'],
  overflow: 'hidden',
})
/** Shows on paper and on every tint. */
export const empty = primitive.style({ fill: `color-mix(in srgb, ${color.ink} 18%, transparent)` })
export const filled = {
  ink: primitive.style({ fill: accent.mark }),
  family: primitive.style({ fill: family.mark }),
  gain: primitive.style({ fill: color.gain }),
  loss: primitive.style({ fill: color.loss }),
}
export const threshold = primitive.style({ overflow: 'visible' })
export const notch = primitive.style({ fill: color.ink, printColorAdjust: 'exact' })
/** A hairline of the ground at each side, so that it shows on every square. */
export const notchGround = primitive.style({ fill: ground.color })
export const pips = primitive.style({ display: 'inline-flex', gap: '3px', flex: 'none' })
export const pip = primitive.style({
  width: '12px',
  height: '12px',
  boxShadow: `inset 0 0 0 1.5px ${color.edge}`,
})
// A background: an inner shadow that fills its box is not drawn by all browsers.
export const pipOn = primitive.style({
  backgroundColor: accent.mark,
  boxShadow: 'none',
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
})
