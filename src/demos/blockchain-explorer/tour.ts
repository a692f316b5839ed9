import { shortAddress } from '../../format/address.ts'
import type { Tour } from '../../simulation/tour.ts'
import { rowOf, type BlockchainExplorerEvent } from './blockchainExplorer.ts'
import { sampleTransactions } from './sampleChain.ts'

/** The newest transaction of the block that the tour lights. */
const opened = sampleTransactions[4]!

const tour: Tour<BlockchainExplorerEvent> = [
  {
    caption: 'One search box accepts addresses, transactions, blocks and tokens.',
    acts: [
      {
        at: { role: 'searchbox', name: 'Search by address, transaction hash, block number or token' },
        event: { type: 'searchTyped', text: '18,947,219' },
      },
    ],
  },
  {
    caption: 'Each block shows how full it is, and lights its transactions.',
    acts: [
      {
        at: { role: 'button', name: 'Block 18,947,219, 71% of the gas limit' },
        event: { type: 'blockLit', block: 18_947_219 },
      },
    ],
  },
  {
    caption: 'A transaction opens to all that is known of it.',
    acts: [
      {
        at: { role: 'button', name: shortAddress(opened.hash) },
        event: { type: 'rowToggled', row: rowOf(opened) },
      },
    ],
  },
  {
    caption: 'Charts of gas and load show a busy hour.',
    acts: [
      { at: { role: 'tab', name: 'AI Analytics' }, event: { type: 'tabChosen', tab: 'analytics' } },
      { at: { role: 'heading', name: 'Gas price offered' } },
    ],
  },
  {
    caption: 'A few figures show whether the network is healthy.',
    acts: [{ at: { role: 'term', name: 'Health score' } }, { at: { role: 'term', name: 'Latest block' } }],
  },
]

export default tour
