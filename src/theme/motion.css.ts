// The grammar of motion in a demo: six verbs. Stamp, unfold and draw are classes that move an element when it appears: a new
// `key` makes it appear again. `slid` moves it when its transform changes. "Fold" is part of what is put away (a slip, a corner, a
// patch), by `timed('fold')`, and "count" is the component Counted. With reduced motion the end state shows, and a stamp leaves a
// still mark. They load with the demos that use them.
import { keyframes } from '@vanilla-extract/css'
import { color } from './contract.css.ts'
import { reset } from './layered.ts'
import { line, MARKED_MS, media, timed, type Verb } from './tokens.ts'

const appears = (name: string, verb: Verb) =>
  reset.style({ '@media': { [media.motionAllowed]: { animation: `${name} ${timed(verb)} backwards` } } })

const shrinks = keyframes({ from: { transform: 'scale(1.12)' } })
const isOutlined = keyframes({ from: { outline: `${line.rule} solid ${color.ink}` } })
const grows = keyframes({ from: { clipPath: 'inset(-8px 100% -8px -8px)' }, to: { clipPath: 'inset(-8px)' } })

/** Stamp: a press took effect, at the place of this element. */
export const stamped = reset.style({
  '@media': {
    [media.motionAllowed]: {
      transformBox: 'fill-box',
      transformOrigin: 'center',
      animation: `${shrinks} ${timed('stamp')} backwards`,
    },
    [media.motionReduced]: {
      outlineOffset: line.hair,
      animation: `${isOutlined} ${MARKED_MS.stamp}ms step-end`,
    },
  },
})
/** Unfold: this element opened over what was there. */
export const unfolded = appears('unfold', 'unfold')
/** Draw: this line or area grew from its data, from its start to its end. */
export const drawn = appears(grows, 'draw')
/** Slide: whenever its transform changes, this element goes to its new place. */
export const slid = reset.style({
  '@media': { [media.motionAllowed]: { transition: `transform ${timed('slide')}` } },
})
