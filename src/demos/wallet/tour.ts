import type { Tour } from '../../simulation/tour.ts'
import type { WalletEvent } from './wallet.ts'

const tour: Tour<WalletEvent> = [
  {
    caption: 'Everything that somebody owns, in one sum and in every part.',
    acts: [{ at: { role: 'tab', name: 'Assets' } }],
  },
  {
    caption: 'In company, balances are out of sight in an instant.',
    acts: [
      { at: { role: 'button', name: 'Hide balance' }, event: { type: 'balanceHidden' } },
      { at: { role: 'button', name: 'Show balance' } },
    ],
  },
  {
    caption: 'What one does most often is always at hand.',
    acts: [
      { at: { role: 'button', name: 'Send' } },
      { at: { role: 'button', name: 'Receive' } },
      { at: { role: 'button', name: 'AI Swap' } },
    ],
  },
  {
    caption: 'Each transaction says what it was, when it was, and whether it went through.',
    acts: [{ at: { role: 'tab', name: 'Transactions' }, event: { type: 'tabChosen', tab: 'transactions' } }],
  },
  {
    caption: 'An empty shelf is no dead end: it shows the way to the first work.',
    acts: [
      { at: { role: 'tab', name: 'NFTs' }, event: { type: 'tabChosen', tab: 'nfts' } },
      { at: { role: 'button', name: 'Explore NFT Marketplace' } },
    ],
  },
]

export default tour
