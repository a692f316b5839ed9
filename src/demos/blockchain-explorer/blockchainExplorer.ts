// The explorer's rules: a search without effect and a tab; the figures derived from the sample chain.
// No timers or random values.
import * as v from 'valibot'
import type { Simulation } from '../../simulation/simulation.ts'
import { happened, typedText } from '../../simulation/visitorEvents.ts'
import type { Block, Transaction } from './sampleChain.ts'

/** Tabs (Rules, Explorer), in their order. */
export const tabs = [
  { key: 'transactions', label: 'Latest Transactions' },
  { key: 'blocks', label: 'Latest Blocks' },
  { key: 'analytics', label: 'AI Analytics' },
] as const
export type Tab = (typeof tabs)[number]['key']

export interface BlockchainExplorerState {
  /** As typed. It filters nothing (Rules, Explorer). */
  search: string
  tab: Tab
}

const blockchainExplorerEvents = v.variant('type', [
  happened('searchTyped', { text: typedText }),
  happened('tabChosen', { tab: v.picklist(tabs.map(({ key }) => key)) }),
])
export type BlockchainExplorerEvent = v.InferOutput<typeof blockchainExplorerEvents>

export const blockchainExplorer: Simulation<BlockchainExplorerState, BlockchainExplorerEvent> = {
  visitorEvents: blockchainExplorerEvents,

  entries: ({ search }) => [['Search', search]],

  start: () => ({ search: '', tab: 'transactions' }),

  reduce(state, event) {
    switch (event.type) {
      case 'searchTyped':
        return { ...state, search: event.text }
      case 'tabChosen':
        return { ...state, tab: event.tab }
    }
  },
}

/** Number of the newest block; null without blocks. */
export const latestBlock = (blocks: readonly Block[]): number | null => blocks[0]?.number ?? null

/** The median gas price that the transactions offer, in gwei; null without transactions. */
export function gasPriceOf(transactions: readonly Transaction[]): number | null {
  const prices = transactions.map(({ gas }) => gas).toSorted((a, b) => a - b)
  const upper = prices[Math.floor(prices.length / 2)]
  const lower = prices[Math.ceil(prices.length / 2) - 1]
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2
}
