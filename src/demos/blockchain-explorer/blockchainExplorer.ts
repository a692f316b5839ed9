// The explorer's rules: a search that filters nothing and a tab; the figures that follow from the sample chain.
// No timer, no chance.
import type { Simulation } from '../../simulation/simulation.ts'
import type { Block, Transaction } from './sampleChain.ts'

/** Tabs (SPEC section 4), in their order. */
export const tabs = [
  { key: 'transactions', label: 'Latest Transactions' },
  { key: 'blocks', label: 'Latest Blocks' },
  { key: 'analytics', label: 'AI Analytics' },
] as const
export type Tab = (typeof tabs)[number]['key']

export interface BlockchainExplorerState {
  /** As typed. It filters nothing (SPEC section 2). */
  search: string
  tab: Tab
}

export type BlockchainExplorerEvent = { type: 'searchTyped'; text: string } | { type: 'tabChosen'; tab: Tab }

export const blockchainExplorer: Simulation<BlockchainExplorerState, BlockchainExplorerEvent> = {
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

/** The median of what the transactions offer for a unit of gas, in gwei; null without transactions. */
export function gasPriceOf(transactions: readonly Transaction[]): number | null {
  const prices = transactions.map(({ gas }) => gas).toSorted((a, b) => a - b)
  const upper = prices[Math.floor(prices.length / 2)]
  const lower = prices[Math.ceil(prices.length / 2) - 1]
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2
}
