import type { Tour } from '../../simulation/tour.ts'
import type { BlockchainExplorerEvent } from './blockchainExplorer.ts'

const tour: Tour<BlockchainExplorerEvent> = [
  {
    caption: 'Visitors see the state of your chain first.',
    acts: [{ at: { role: 'term', name: 'Latest block' } }, { at: { role: 'term', name: 'Health score' } }],
  },
  {
    caption: 'One search box accepts addresses, transactions, blocks and tokens.',
    acts: [
      {
        at: { role: 'searchbox', name: 'Search by address, transaction hash, block number or token' },
        event: { type: 'searchTyped', text: '18,947,220' },
      },
    ],
  },
  {
    caption: 'Blocks are listed so plainly that they are easy to follow.',
    acts: [{ at: { role: 'tab', name: 'Latest Blocks' }, event: { type: 'tabChosen', tab: 'blocks' } }],
  },
  {
    caption: 'A few figures show whether the network is healthy.',
    acts: [
      { at: { role: 'tab', name: 'AI Analytics' }, event: { type: 'tabChosen', tab: 'analytics' } },
      { at: { role: 'term', name: 'Health score' } },
    ],
  },
  {
    caption: 'Charts of load and fees show a busy hour.',
    acts: [
      { at: { role: 'heading', name: 'Transactions per block' } },
      { at: { role: 'heading', name: 'Gas price offered' } },
    ],
  },
]

export default tour
