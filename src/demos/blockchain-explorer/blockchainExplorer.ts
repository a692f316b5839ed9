// The explorer's rules: a search without effect, a tab, a lit block and open rows; the figures derived from the sample chain.
// No timers or random values.
import * as v from 'valibot'
import type { Simulation } from '../../simulation/simulation.ts'
import { happened, toggled, typedText } from '../../simulation/visitorEvents.ts'
import { GAS_LIMIT, sampleBlocks, sampleTransactions, type Block, type Transaction } from './sampleChain.ts'

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
  /** The number of the block that stays lit; null if none does. */
  block: number | null
  /** The open rows (see `rowOf`), in the order they were opened. */
  open: readonly string[]
}

/** How many characters of a hash name its row in an event: a link would be long with all of them. */
const NAMING = 6
/** The row of a transaction or of a block, by the beginning of its hash. */
export const rowOf = ({ hash }: { hash: string }): string => hash.slice(0, NAMING)

const blockchainExplorerEvents = v.variant('type', [
  happened('searchTyped', { text: typedText }),
  happened('tabChosen', { tab: v.picklist(tabs.map(({ key }) => key)) }),
  /** A block's patch was pressed; null if it was pressed again. */
  happened('blockLit', { block: v.nullable(v.picklist(sampleBlocks.map(({ number }) => number))) }),
  /** A row was pressed, to open or close its full values. */
  happened('rowToggled', { row: v.picklist([...sampleTransactions, ...sampleBlocks].map(rowOf)) }),
])
export type BlockchainExplorerEvent = v.InferOutput<typeof blockchainExplorerEvents>

export const blockchainExplorer: Simulation<BlockchainExplorerState, BlockchainExplorerEvent> = {
  visitorEvents: blockchainExplorerEvents,

  entries: ({ search }) => [['Search', search]],

  start: () => ({ search: '', tab: 'transactions', block: null, open: [] }),

  reduce(state, event) {
    switch (event.type) {
      case 'searchTyped':
        return { ...state, search: event.text }
      case 'tabChosen':
        return { ...state, tab: event.tab }
      case 'blockLit':
        return { ...state, block: event.block }
      case 'rowToggled':
        return { ...state, open: toggled(state.open, event.row) }
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

/** The gas that a block used, as a share of the limit from 0 to 1. */
export const fillOf = ({ gasUsed }: Pick<Block, 'gasUsed'>): number =>
  Math.min(1, Math.max(0, gasUsed / GAS_LIMIT))

/** The rows with those of a block first; otherwise in their order. */
export const firstOf = <Row>(
  rows: readonly Row[],
  block: number | null,
  blockOf: (row: Row) => number | null,
): readonly Row[] =>
  block === null
    ? rows
    : rows.toSorted((one, other) => Number(blockOf(other) === block) - Number(blockOf(one) === block))
