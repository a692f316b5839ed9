// One state for each picture of the blockchain explorer, by replaying what leads to it.
import {
  ARRIVAL_MS,
  blockchainExplorer,
  type Tab,
} from '#src/demos/blockchain-explorer/blockchainExplorer.ts'
import { after, replay } from '#src/simulation/replay.ts'
import { hostileTexts } from '../hostileTexts.ts'

const typed = (text: string) => ({ type: 'searchTyped', text }) as const
const chosen = (tab: Tab) => ({ type: 'tabChosen', tab }) as const

const lit = (block: number) => ({ type: 'blockLit', block }) as const
const toggled = (row: string) => ({ type: 'rowToggled', row }) as const

export const states = {
  transactions: replay(blockchainExplorer),
  blocks: replay(blockchainExplorer, [chosen('blocks')]),
  analytics: replay(blockchainExplorer, [chosen('analytics')]),
  blockLit: replay(blockchainExplorer, [lit(18_947_219)]),
  blockLitInBlocks: replay(blockchainExplorer, [lit(18_947_216), chosen('blocks')]),
  blocksArrived: replay(blockchainExplorer, [after(3 * ARRIVAL_MS)]),
  paused: replay(blockchainExplorer, [after(ARRIVAL_MS), { type: 'pauseToggled' }]),
  addressLit: replay(blockchainExplorer, [{ type: 'addressLit', address: 0 }]),
  addressLitInBlocks: replay(blockchainExplorer, [chosen('blocks'), { type: 'addressLit', address: 0 }]),
  rowOpen: replay(blockchainExplorer, [toggled('0x12cc')]),
  rowOpenElsewhere: replay(blockchainExplorer, [toggled('0x12cc'), chosen('analytics')]),
  blockOpen: replay(blockchainExplorer, [chosen('blocks'), toggled('0x5335')]),
  searchTyped: replay(blockchainExplorer, [typed('18947221')]),
  scriptTyped: replay(blockchainExplorer, [typed(hostileTexts.script)]),
  rightToLeftTyped: replay(blockchainExplorer, [typed(hostileTexts.rightToLeft)]),
  veryLongTyped: replay(blockchainExplorer, [typed(hostileTexts.veryLong)]),
}
