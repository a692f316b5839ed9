import { keyframes } from '@vanilla-extract/css'
import { color, duration, family } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { ease, media } from '../../theme/tokens.ts'
import { attrSelector } from '../../wires/wires.ts'

/** The flap that a diagram folds; the earlier ones are folded already. */
const LAST = ':not(:has(+ [data-family]))'
/** Print shows the final state. */
const moving = `screen and ${media.motionAllowed}`

/** A corner of the sheet turns over its crease; halfway it shows its other side. */
const fold = (slope: 45 | -45) => {
  const turned = (share: number) => `rotate(${slope}deg) scaleX(${share}) rotate(${-slope}deg)`
  const front = { fill: color.sheet, stroke: color.ink, strokeWidth: 1.25 }
  return keyframes({
    '0%': { ...front, transform: turned(-1), animationTimingFunction: 'ease-in' },
    '49.9%': front,
    '50%': { transform: turned(0), animationTimingFunction: 'ease-out' },
    '50.1%': { fill: family.face, stroke: family.face, strokeWidth: 0.5 },
    '100%': { transform: turned(1) },
  })
}
const down = fold(45)
const up = fold(-45)

/** By the order of the steps: the middle of each corner's crease, and the way it slopes. */
const FLAPS = [
  ['build', '25% 25%', down],
  ['launch', '75% 25%', up],
  ['secure', '75% 75%', down],
  ['trade', '25% 75%', up],
] as const

for (const [step, [name, crease, turn]] of FLAPS.entries())
  pattern.global(`${attrSelector('fold')} path[data-family="${name}"]${LAST}`, {
    '@media': {
      [moving]: {
        transformBox: 'view-box',
        transformOrigin: crease,
        animation: `${turn} ${duration.unfold} calc(${step} * ${duration.fold}) backwards`,
      },
    },
  })
pattern.global(`${attrSelector('fold', 'waits')} path[data-family]${LAST}`, {
  '@media': { [moving]: { animationPlayState: 'paused' } },
})

/** A family's own figure unfolds as a whole. */
const unfold = keyframes({ from: { transform: 'scaleX(0)' } })
const figure = (step: number) => `:not(:has(path[data-family="launch"])) > li:nth-child(${step}) > svg`
for (const step of [1, 2, 3, 4])
  pattern.global(`${attrSelector('fold')}${figure(step)}`, {
    '@media': {
      [moving]: {
        transformOrigin: '0 0',
        animation: `${unfold} ${duration.unfold} ${ease.fold} calc(${step - 1} * ${duration.fold}) backwards`,
      },
    },
  })
pattern.global(`${attrSelector('fold', 'waits')} > li > svg`, {
  '@media': { [moving]: { animationPlayState: 'paused' } },
})
