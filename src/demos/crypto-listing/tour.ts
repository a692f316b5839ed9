import type { Tour } from '../../simulation/tour.ts'
import type { CryptoListingEvent } from './cryptoListing.ts'

const tour: Tour<CryptoListingEvent> = [
  {
    caption: 'The whole market on one page, the largest first.',
    acts: [
      { at: { role: 'heading', name: 'Share of the market cap' } },
      { at: { role: 'combobox', name: 'Sort by' } },
    ],
  },
  {
    caption: 'Readers mark what they follow, and find it again at once.',
    acts: [{ at: { role: 'button', name: 'Star Solana' }, event: { type: 'starToggled', coinId: 'solana' } }],
  },
  {
    caption: "Another question, another order: the day's winners come first.",
    acts: [{ at: { role: 'combobox', name: 'Sort by' }, event: { type: 'sortChosen', sort: 'change' } }],
  },
  {
    caption: 'Marks stay where they are, however the list is sorted.',
    acts: [{ at: { role: 'button', name: 'Star Solana' } }],
  },
  {
    caption: 'Supply and holders open in the row, so that nobody loses their place.',
    acts: [
      {
        at: { role: 'button', name: 'Details of Solana' },
        event: { type: 'detailsToggled', coinId: 'solana' },
      },
    ],
  },
]

export default tour
