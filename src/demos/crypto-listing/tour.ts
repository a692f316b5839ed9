import type { Tour } from '../../simulation/tour.ts'
import type { CryptoListingEvent } from './cryptoListing.ts'

const tour: Tour<CryptoListingEvent> = [
  {
    caption: 'The whole market is on one page, the largest coins first.',
    acts: [
      { at: { role: 'heading', name: 'The market by market cap' } },
      { at: { role: 'combobox', name: 'Sort by' } },
    ],
  },
  {
    caption: 'Readers star the coins they follow and find them again quickly.',
    acts: [{ at: { role: 'button', name: 'Star Solana' }, event: { type: 'starToggled', coinId: 'solana' } }],
  },
  {
    caption: 'Sorted by change, the list begins with the day’s biggest gains.',
    acts: [{ at: { role: 'combobox', name: 'Sort by' }, event: { type: 'sortChosen', sort: 'change' } }],
  },
  {
    caption: 'Starred coins come first when readers want it.',
    acts: [
      { at: { role: 'button', name: 'Starred first' }, event: { type: 'starredFirstToggled' } },
      { at: { role: 'button', name: 'Star Solana' } },
    ],
  },
  {
    caption: 'Details open within the row: the week as a chart, supply and holders.',
    acts: [
      {
        at: { role: 'button', name: 'Details of Solana' },
        event: { type: 'detailsToggled', coinId: 'solana' },
      },
    ],
  },
]

export default tour
