import type { Tour } from '../../simulation/tour.ts'
import type { BlockchainExplorerEvent } from './blockchainExplorer.ts'

const tour: Tour<BlockchainExplorerEvent> = [
  {
    caption: 'The state of your chain is the first thing that anybody sees.',
    acts: [{ at: { role: 'term', name: 'Latest block' } }, { at: { role: 'term', name: 'Health score' } }],
  },
  {
    caption: 'One search box takes addresses, transactions, blocks and tokens alike.',
    acts: [
      {
        at: { role: 'searchbox', name: 'Search by address, transaction hash, block number or token' },
        event: { type: 'searchTyped', text: '18,947,220' },
      },
    ],
  },
  {
    caption: 'Blocks stand in plain columns that anybody can follow.',
    acts: [{ at: { role: 'tab', name: 'Latest Blocks' }, event: { type: 'tabChosen', tab: 'blocks' } }],
  },
  {
    caption: 'A reading of the network says in a few figures whether all is well.',
    acts: [
      { at: { role: 'tab', name: 'AI Analytics' }, event: { type: 'tabChosen', tab: 'analytics' } },
      { at: { role: 'term', name: 'Health score' } },
    ],
  },
  {
    caption: 'Load and fees are drawn over time, so that a busy hour stands out.',
    acts: [
      { at: { role: 'heading', name: 'Transactions per block' } },
      { at: { role: 'heading', name: 'Gas price offered' } },
    ],
  },
]

export default tour
