import type { Tour } from '../../simulation/tour.ts'
import type { WalletEvent } from './wallet.ts'

const tour: Tour<WalletEvent> = [
  {
    caption: 'Your assets, in total and one by one, each with its share.',
    acts: [
      { at: { role: 'button', name: 'Hide balance' } },
      { at: { role: 'button', name: 'AIZ token AIZ' }, event: { type: 'assetPressed', symbol: 'AIZ' } },
      { at: { role: 'button', name: 'Ethereum ETH' }, event: { type: 'assetPressed', symbol: 'ETH' } },
    ],
  },
  {
    caption: 'Its value over 7, 30 or 90 days is read along a curve.',
    acts: [{ at: { role: 'radio', name: '90 days' }, event: { type: 'rangeChosen', range: 'quarter' } }],
  },
  {
    caption: 'Users can hide the balance when other people are near.',
    acts: [
      { at: { role: 'button', name: 'Hide balance' }, event: { type: 'balanceHidden' } },
      { at: { role: 'button', name: 'Show balance' } },
    ],
  },
  {
    caption: 'The most common actions are always visible.',
    acts: [
      { at: { role: 'button', name: 'Send' } },
      { at: { role: 'button', name: 'Receive' } },
      { at: { role: 'button', name: 'AI Swap' } },
    ],
  },
  {
    caption: 'Each transaction shows its type, its time and its status.',
    acts: [{ at: { role: 'tab', name: 'Transactions' }, event: { type: 'tabChosen', tab: 'transactions' } }],
  },
  {
    caption: 'An empty list shows where to find a first NFT.',
    acts: [
      { at: { role: 'tab', name: 'NFTs' }, event: { type: 'tabChosen', tab: 'nfts' } },
      { at: { role: 'button', name: 'Explore NFT Marketplace' } },
    ],
  },
]

export default tour
