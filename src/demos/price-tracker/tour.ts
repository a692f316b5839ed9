import { SECOND } from '../../format/duration.ts'
import type { Tour } from '../../simulation/tour.ts'
import type { PriceTrackerEvent } from './priceTracker.ts'

const tour: Tour<PriceTrackerEvent> = [
  {
    caption: 'Each coin has a card with its week, which opens to a large chart.',
    acts: [
      { at: { role: 'heading', name: 'Bitcoin' } },
      {
        at: { role: 'button', name: 'Large chart of Bitcoin' },
        event: { type: 'chartToggled', coinId: 'bitcoin' },
      },
    ],
  },
  {
    caption: 'A search by name or symbol finds a coin quickly.',
    acts: [{ at: { role: 'searchbox', name: 'Search by name or symbol' } }],
  },
  {
    caption: 'A refresh loads new figures on demand.',
    acts: [
      { at: { role: 'button', name: 'Refresh' }, event: { type: 'refreshPressed' }, passes: 1 * SECOND },
    ],
  },
  {
    caption: 'Figures also refresh automatically, and their age is shown.',
    acts: [{ at: { role: 'button', name: 'Refresh' }, passes: 31 * SECOND }],
  },
  {
    caption: 'Readers can pause the automatic refresh.',
    acts: [{ at: { role: 'button', name: 'Pause automatic refresh' } }],
  },
  {
    caption: 'Price changes are highlighted, so they are easy to spot.',
    acts: [{ at: { role: 'heading', name: 'Ethereum' } }, { at: { role: 'heading', name: 'Solana' } }],
  },
]

export default tour
