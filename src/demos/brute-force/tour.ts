import { SECOND } from '../../format/duration.ts'
import type { Tour } from '../../simulation/tour.ts'
import type { BruteForceEvent } from './bruteForce.ts'

const tour: Tour<BruteForceEvent> = [
  {
    caption: 'A score that everybody understands opens the talk about security.',
    acts: [{ at: { role: 'heading', name: 'Security score' } }],
  },
  {
    caption: 'Each kind of secret is looked at by itself: wallets, password hashes, API keys.',
    acts: [{ at: { role: 'radio', name: 'Password hash' } }, { at: { role: 'radio', name: 'Wallet' } }],
  },
  {
    caption: 'A run shows what guessing looks like, and can be stopped at any moment.',
    acts: [
      { at: { role: 'button', name: 'Start' }, event: { type: 'startPressed' } },
      { at: { role: 'button', name: 'Stop' }, passes: 3 * SECOND },
    ],
  },
  {
    caption: 'Progress and attempts make the danger something to look at.',
    acts: [{ at: { role: 'heading', name: 'Progress Wallet' }, passes: 15 * SECOND }],
  },
  {
    caption: 'The findings say what is weak and why, in words that a board can follow.',
    acts: [{ at: { role: 'heading', name: 'Weak passwords' } }],
  },
  {
    caption: 'The score falls with them: a reason to act that fits on one slide.',
    acts: [{ at: { role: 'heading', name: 'Security score' } }],
  },
]

export default tour
