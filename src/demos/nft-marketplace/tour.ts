import type { Tour } from '../../simulation/tour.ts'
import type { NftMarketplaceEvent } from './nftMarketplace.ts'

const tour: Tour<NftMarketplaceEvent> = [
  {
    caption: 'Collectors see a work large, with its price history and its offers.',
    acts: [
      {
        at: { role: 'button', name: 'Details of Paper Harbor' },
        event: { type: 'detailsToggled', workId: 'paper-harbor' },
      },
      {
        at: { role: 'button', name: 'Next work' },
        event: { type: 'workTurned', workId: 'night-shift' },
      },
    ],
  },
  {
    caption: 'Collectors buy a work or place a bid, whichever its owner allows.',
    acts: [
      {
        at: { role: 'button', name: 'Close details of Night Shift' },
        event: { type: 'detailsToggled', workId: 'night-shift' },
      },
      { at: { role: 'button', name: 'Buy Now: Night Shift' } },
      { at: { role: 'button', name: 'Bid: Night Shift' } },
    ],
  },
  {
    caption: 'Collectors open the category that they collect, such as music.',
    acts: [{ at: { role: 'tab', name: 'Music' }, event: { type: 'categoryChosen', category: 'music' } }],
  },
  {
    caption: 'A search by name narrows the results with each letter.',
    acts: [
      { at: { role: 'searchbox', name: 'Search by name' }, event: { type: 'searchTyped', text: 'brass' } },
    ],
  },
  {
    caption: 'Only the matches remain, each with its price and likes.',
    acts: [{ at: { role: 'heading', name: 'Brass Hour' } }],
  },
]

export default tour
