// The chain as it grows: each new block takes the pending transaction of the one before, and leaves another one pending. All of it
// is sample data from fixed seeds.
import { hashText, randomStream } from '../../simulation/random.ts'
import {
  BLOCK_SECONDS,
  sampleAddresses,
  sampleBlocks,
  sampleTransactions,
  type Block,
  type Transaction,
} from './sampleChain.ts'

/** After this many new blocks the sample ends. */
export const LAST_ARRIVAL = 24
/** The rows of both lists stay as many as they are. */
const [BLOCKS, TRANSACTIONS] = [sampleBlocks.length, sampleTransactions.length]
/** What new transactions carry. */
const values = [
  '1.6400 ETH',
  '920.00 USDT',
  '0.3300 ETH',
  '48.0000 POL',
  '5.1000 ETH',
  '150.00 USDC',
] as const

/** A new block, and the transaction that arrives with it and waits for the next one. */
interface Arrival {
  block: Omit<Block, 'timestamp'>
  waiting: Omit<Transaction, 'status' | 'time' | 'block'> & { fails: boolean }
}

function arrivalOf(count: number): Arrival {
  const next = randomStream(hashText(`block ${count}`))
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const hash = () => `0x${Array.from({ length: 64 }, () => whole(0, 15).toString(16)).join('')}`
  const person = () => whole(0, sampleAddresses.length - 1)
  const [from, miner, transactions] = [person(), person(), whole(88, 232)]
  const to = (from + whole(1, sampleAddresses.length - 1)) % sampleAddresses.length
  return {
    block: {
      number: sampleBlocks[0]!.number + count,
      hash: hash(),
      transactions,
      // A transaction takes about as much gas as in the other blocks.
      gasUsed: transactions * whole(84_000, 101_000),
      miner: sampleAddresses[miner]!,
    },
    waiting: {
      hash: hash(),
      from: sampleAddresses[from]!,
      to: sampleAddresses[to]!,
      value: values[whole(0, values.length - 1)]!,
      gas: whole(21, 27),
      fails: next() < 0.1,
    },
  }
}

const arrivals = Array.from({ length: LAST_ARRIVAL }, (_, index) => arrivalOf(index + 1))

const samplePending = sampleTransactions.find(({ block }) => block === null)!

/** All blocks that may be shown, and all transactions. */
export const everyBlock = [...sampleBlocks, ...arrivals.map(({ block }) => block)]
export const everyTransaction = [...sampleTransactions, ...arrivals.map(({ waiting }) => waiting)]

/** Both lists after a number of new blocks, newest first, as the newest block arrives. */
export function chainAfter(count: number): {
  blocks: readonly Block[]
  transactions: readonly Transaction[]
  /** How many transactions wait for the next block. */
  pool: number
} {
  const pool = arrivals[count]?.block.transactions ?? 1
  if (count === 0) return { blocks: sampleBlocks, transactions: sampleTransactions, pool }
  const come = arrivals.slice(0, count)
  const blocks = [...come.map(({ block }) => block).toReversed(), ...sampleBlocks]
    .slice(0, BLOCKS)
    .map((block, index) => ({ ...block, timestamp: index * BLOCK_SECONDS }))
  const taken = come.map(({ block }, index): Transaction => {
    const { fails, ...waited } = index === 0 ? { ...samplePending, fails: false } : come[index - 1]!.waiting
    return {
      ...waited,
      status: fails ? 'Failed' : 'Success',
      time: (count - 1 - index) * BLOCK_SECONDS,
      block: block.number,
    }
  })
  const { fails: _fails, ...waiting } = come[count - 1]!.waiting
  const before = sampleTransactions
    .filter((transaction) => transaction !== samplePending)
    .map((transaction) => ({ ...transaction, time: transaction.time + count * BLOCK_SECONDS }))
  return {
    blocks,
    pool,
    transactions: [
      { ...waiting, status: 'Pending', time: 0, block: null } satisfies Transaction,
      ...taken.toReversed(),
      ...before,
    ].slice(0, TRANSACTIONS),
  }
}
