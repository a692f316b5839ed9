import { SECOND } from '../../format/duration.ts'
import type { Tour } from '../../simulation/tour.ts'
import type { BruteForceEvent } from './bruteForce.ts'

const tour: Tour<BruteForceEvent> = [
  {
    caption: 'A simple score gives a first overview of security.',
    acts: [{ at: { role: 'heading', name: 'Security score' } }],
  },
  {
    caption: 'Each kind of secret is tested: wallets, password hashes, API keys.',
    acts: [{ at: { role: 'radio', name: 'Password hash' } }, { at: { role: 'radio', name: 'Wallet' } }],
  },
  {
    caption: 'A run shows how a guessing attack works. Users can stop it at any time.',
    acts: [
      { at: { role: 'button', name: 'Start' }, event: { type: 'startPressed' } },
      { at: { role: 'button', name: 'Stop' }, passes: 3 * SECOND },
    ],
  },
  {
    caption: 'Progress and attempts make the risk visible.',
    acts: [{ at: { role: 'heading', name: 'Progress Wallet' }, passes: 15 * SECOND }],
  },
  {
    caption: 'The findings explain what is weak and why, in words a board understands.',
    acts: [{ at: { role: 'heading', name: 'Weak passwords' } }],
  },
  {
    caption: 'The score drops with the findings and shows the need to act.',
    acts: [{ at: { role: 'heading', name: 'Security score' } }],
  },
]

export default tour
