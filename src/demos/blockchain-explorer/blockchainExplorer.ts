// The explorer's rules: a search without effect, a tab, a lit block or address, open rows, and new blocks that arrive while nothing
// of it is held; the figures derived from the sample chain.
import * as v from 'valibot'
import { SECOND } from '../../format/duration.ts'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { nextOnGrid, type Simulation } from '../../simulation/simulation.ts'
import { happened, toggled, typedText } from '../../simulation/visitorEvents.ts'
import { chainAfter, everyBlock, everyTransaction, LAST_ARRIVAL } from './arrivals.ts'
import { BLOCK_SECONDS, GAS_LIMIT, sampleAddresses, type Block, type Transaction } from './sampleChain.ts'

/** How often a new block arrives, in ms of the visitor's time (Rules, Explorer). */
export const ARRIVAL_MS = BLOCK_SECONDS * SECOND

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
  /** The place in `sampleAddresses` of the address that is lit; null if none is. Never together with a block. */
  address: number | null
  /** The open rows (see `rowOf`), in the order they were opened. */
  open: readonly string[]
  /** The new blocks so far. */
  arrivals: number
  /** When the next one is due, in milliseconds since the epoch; it comes only while nothing holds it. */
  nextAt: number
  isPaused: boolean
}

/** How many characters of a hash name its row in an event: a link would be long with all of them. */
const NAMING = 6
/** The row of a transaction or of a block, by the beginning of its hash. */
export const rowOf = ({ hash }: { hash: string }): string => hash.slice(0, NAMING)

const blockchainExplorerEvents = v.variant('type', [
  happened('searchTyped', { text: typedText }),
  happened('tabChosen', { tab: v.picklist(tabs.map(({ key }) => key)) }),
  /** A block's patch was pressed; null if it was pressed again. */
  happened('blockLit', { block: v.nullable(v.picklist(everyBlock.map(({ number }) => number))) }),
  /** A row was pressed, to open or close its full values. */
  happened('rowToggled', { row: v.picklist([...everyTransaction, ...everyBlock].map(rowOf)) }),
  /** An address was pressed; null if it was pressed again. */
  happened('addressLit', { address: v.nullable(v.picklist(sampleAddresses.map((_, index) => index))) }),
  happened('pauseToggled'),
])
/** Due: a new block. */
type BlockchainExplorerDue = { type: 'blockArrived' }
export type BlockchainExplorerEvent = v.InferOutput<typeof blockchainExplorerEvents> | BlockchainExplorerDue

export const blockchainExplorer: Simulation<BlockchainExplorerState, BlockchainExplorerEvent> = {
  visitorEvents: blockchainExplorerEvents,

  entries: ({ search }) => [['Search', search]],

  start: (_seed, now) => ({
    search: '',
    tab: 'transactions',
    block: null,
    address: null,
    open: [],
    arrivals: 0,
    nextAt: now + ARRIVAL_MS,
    isPaused: false,
  }),

  reduce(state, event, now) {
    const next = reduced(state, event)
    const isReleased = event.type === 'blockArrived' || (isHeld(state) && !isHeld(next))
    return isReleased && next.nextAt <= now
      ? { ...next, nextAt: nextOnGrid(next.nextAt, ARRIVAL_MS, now) }
      : next
  },

  due: (state) =>
    isHeld(state) || state.arrivals === LAST_ARRIVAL
      ? null
      : { event: { type: 'blockArrived' }, at: state.nextAt },
}

/** Whether no block may arrive: nothing moves while something is looked at. */
export const isHeld = ({ isPaused, block, address, open }: BlockchainExplorerState): boolean =>
  isPaused || block !== null || address !== null || open.length > 0

function reduced(state: BlockchainExplorerState, event: BlockchainExplorerEvent): BlockchainExplorerState {
  switch (event.type) {
    case 'searchTyped':
      return { ...state, search: event.text }
    case 'tabChosen':
      return { ...state, tab: event.tab }
    case 'blockLit': {
      const { block } = event
      return {
        ...listing(state, ({ blocks }) => blocks.some(({ number }) => number === block)),
        block,
        address: null,
      }
    }
    case 'rowToggled': {
      const open = toggled(state.open, event.row)
      const listed = listing(state, (chain) =>
        [...chain.blocks, ...chain.transactions].some((row) => rowOf(row) === event.row),
      )
      return { ...listed, open }
    }
    case 'addressLit':
      return { ...state, block: null, address: event.address }
    case 'pauseToggled':
      return { ...state, isPaused: !state.isPaused }
    case 'blockArrived':
      return { ...state, arrivals: state.arrivals + 1 }
  }
}

/** The state at the last block at which the lists held something; as it is if they hold it now, or never did. */
function listing(
  state: BlockchainExplorerState,
  holds: (chain: ReturnType<typeof chainAfter>) => boolean,
): BlockchainExplorerState {
  for (let { arrivals } = state; arrivals >= 0; arrivals--)
    if (holds(chainAfter(arrivals))) return arrivals === state.arrivals ? state : { ...state, arrivals }
  return state
}

/** Whether a transaction is from or to the address, by its place in `sampleAddresses`. */
export const isOf = ({ from, to }: Pick<Transaction, 'from' | 'to'>, address: number | null): boolean =>
  address !== null && [from, to].includes(sampleAddresses[address] ?? '')

/** The least that is looked for, in characters: less is in nearly every row. */
const LEAST_SOUGHT = 3

/** The rows in which a typed text is found, by `rowOf`, and the blocks that are meant or hold them. */
export interface Sought {
  transactions: readonly Transaction[]
  blocks: readonly Block[]
  rows: ReadonlySet<string>
}

/** What lists hold of a typed text: of a number, hash, address or token, also as the page shortens it. Null if too little is typed. */
export function soughtIn(
  typed: string,
  { transactions, blocks }: Pick<Sought, 'transactions' | 'blocks'>,
): Sought | null {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[\s,]/g, '')
  const text = plain(typed)
  if (text.length < LEAST_SOUGHT) return null
  const [start = '', end] = text.split(/…|\.{3}/)
  const isIn = (...facts: readonly (string | number | null)[]) =>
    facts
      .map((fact) => plain(String(fact ?? '')))
      .some((fact) =>
        end === undefined ? fact.includes(text) : fact.startsWith(start) && fact.endsWith(end),
      )
  const found = {
    transactions: transactions.filter(({ hash, from, to, value, block }) =>
      isIn(hash, from, to, value, block),
    ),
    blocks: blocks.filter(({ number, hash, miner }) => isIn(number, hash, miner)),
  }
  return { ...found, rows: new Set([...found.transactions, ...found.blocks].map(rowOf)) }
}

/** What an address received and sent in some transactions, by symbol: "1,250.00 USDT, 0.8150 ETH". A failed one moves nothing. */
export function flowOf(
  transactions: readonly Transaction[],
  address: number,
): { received: string; sent: string } {
  const own = sampleAddresses[address]
  const sum = (side: 'from' | 'to') => {
    const sums = new Map<string, { amount: number; decimals: number }>()
    for (const transaction of transactions) {
      if (transaction[side] !== own || transaction.status !== 'Success') continue
      const [figure = '', symbol = ''] = transaction.value.split(' ')
      const decimals = figure.split('.')[1]?.length ?? 0
      const amount = (sums.get(symbol)?.amount ?? 0) + Number(figure.replaceAll(',', ''))
      sums.set(symbol, { amount, decimals })
    }
    return Array.from(
      sums,
      ([symbol, { amount, decimals }]) =>
        `${amount.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })} ${symbol}`,
    ).join(', ')
  }
  return { received: sum('to'), sent: sum('from') }
}

/** Gas that a transfer takes: of the network's coin, or of a token. */
const TRANSFER_GAS = { coin: 21_000, token: 65_000 } as const
const GWEI_PER_COIN = 1e9

/** The gas of a transaction, and its fee in the network's coin. */
export function feeOf({ value, gas }: Pick<Transaction, 'value' | 'gas'>): { gasUsed: number; fee: number } {
  const gasUsed = TRANSFER_GAS[value.endsWith(' ETH') ? 'coin' : 'token']
  return { gasUsed, fee: (gasUsed * gas) / GWEI_PER_COIN }
}

/** The blocks that a reading of the load compares with those before. */
const RECENT = 3

/** What the load of the latest blocks says, in a sentence. */
export function loadReading(blocks: readonly Block[]): string {
  const average = (some: readonly Block[]) =>
    Math.round((some.reduce((sum, block) => sum + fillOf(block), 0) / some.length) * HUNDRED_PERCENT)
  const [now, before] = [average(blocks.slice(0, RECENT)), average(blocks.slice(RECENT))]
  const trend = now > before ? 'The load rises' : now < before ? 'The load falls' : 'The load is steady'
  return `${trend}: the last ${RECENT} blocks are ${now}% full, the ${blocks.length - RECENT} before ${before}%.`
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
