import { SECOND } from '../../format/duration.ts'
import type { Tour } from '../../simulation/tour.ts'
import type { PriceTrackerEvent } from './priceTracker.ts'

const tour: Tour<PriceTrackerEvent> = [
  {
    caption: 'Every coin on a card of its own: price, course and change at one glance.',
    acts: [{ at: { role: 'heading', name: 'Bitcoin' } }],
  },
  {
    caption: 'A name or a symbol is enough to find one among many.',
    acts: [{ at: { role: 'searchbox', name: 'Search by name or symbol' } }],
  },
  {
    caption: 'Whoever cannot wait asks for fresh figures.',
    acts: [
      { at: { role: 'button', name: 'Refresh' }, event: { type: 'refreshPressed' }, passes: 1 * SECOND },
    ],
  },
  {
    caption: 'Everybody else gets them unasked, and sees how old they are.',
    acts: [{ at: { role: 'button', name: 'Refresh' }, passes: 31 * SECOND }],
  },
  {
    caption: 'And who wants to read in peace can hold the figures still.',
    acts: [{ at: { role: 'button', name: 'Pause automatic refresh' } }],
  },
  {
    caption: 'What moved is seen at once, wherever one looks.',
    acts: [{ at: { role: 'heading', name: 'Ethereum' } }, { at: { role: 'heading', name: 'Solana' } }],
  },
]

export default tour
