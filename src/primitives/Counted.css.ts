import { keyframes } from '@vanilla-extract/css'
import { color, ground } from '../theme/contract.css.ts'
import { leftToRight } from '../theme/direction.ts'
import { primitive } from '../theme/layered.ts'
import { MARKED_MS, media, timed } from '../theme/tokens.ts'

const fades = keyframes({ '0%, 80%': { opacity: 1 }, '100%': { opacity: 0 } })
const rises = keyframes({ from: { transform: 'translateY(35%)' } })
const falls = keyframes({ from: { transform: 'translateY(-35%)' } })

/** Its end is where digits change. */
export const counted = primitive.style({
  position: 'relative',
  display: 'inline-block',
  ...leftToRight,
  unicodeBidi: 'isolate',
})
const marked = primitive.style({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  // The mark covers the digits below it.
  backgroundColor: ground.color,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  userSelect: 'none',
  opacity: 0,
  animation: `${fades} ${MARKED_MS.digits}ms linear`,
  selectors: { '&::before': { content: 'attr(data-digits)', display: 'inline-block' } },
  '@media': { print: { display: 'none' } },
})
/** All of it: its lines break where those of the figure do. */
export const whole = primitive.style({
  left: 0,
  selectors: { '&&': { whiteSpace: 'inherit' } },
})
const way = (comes: string) =>
  primitive.style(marked, {
    selectors: {
      '&::before': {
        '@media': { [media.motionAllowed]: { animation: `${comes} ${timed('count')} backwards` } },
      },
    },
  })
/** An amount that went up or down: neither is better. */
export const amount = { up: way(rises), down: way(falls) }
const valued = (of: string, tone: string, triangle: string) =>
  primitive.style(of, {
    color: tone,
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        left: 'calc(100% + 3px)',
        top: '.35em',
        width: '.32em',
        height: '.32em',
        backgroundColor: 'currentColor',
        forcedColorAdjust: 'none',
        clipPath: `polygon(${triangle})`,
      },
    },
  })
export const gain = {
  up: valued(amount.up, color.gain, '50% 0, 100% 100%, 0 100%'),
  down: valued(amount.down, color.loss, '0 0, 100% 0, 50% 100%'),
}
