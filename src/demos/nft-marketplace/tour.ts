import type { Tour } from '../../simulation/tour.ts'
import type { NftMarketplaceEvent } from './nftMarketplace.ts'

const tour: Tour<NftMarketplaceEvent> = [
  {
    caption: 'Works speak for themselves: picture, price and maker on one card.',
    acts: [{ at: { role: 'heading', name: 'Paper Harbor' } }],
  },
  {
    caption: 'Each work can be bought or bid on, as its owner prefers.',
    acts: [
      { at: { role: 'button', name: 'Buy Now: Night Shift' } },
      { at: { role: 'button', name: 'Bid: Night Shift' } },
    ],
  },
  {
    caption: 'Collectors go straight to what they collect.',
    acts: [{ at: { role: 'tab', name: 'Music' }, event: { type: 'categoryChosen', category: 'music' } }],
  },
  {
    caption: 'Whoever knows a name finds the work as they type.',
    acts: [
      { at: { role: 'searchbox', name: 'Search by name' }, event: { type: 'searchTyped', text: 'brass' } },
    ],
  },
  {
    caption: 'What is left is what was looked for, on a phone as on a desk.',
    acts: [{ at: { role: 'heading', name: 'Brass Hour' } }],
  },
]

export default tour
