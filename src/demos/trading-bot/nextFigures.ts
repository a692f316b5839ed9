// What the sniping bot and an exchange show of the bot's trades: sample figures that follow from each trade's gain or loss.
import { CENTS_PER_USD } from './tradingBot.ts'

/** The orders of each block after a listing, and the price there as a multiple of the first one. */
export const listingBlocks = [
  { orders: 8, price: 1 },
  { orders: 7, price: 1.04 },
  { orders: 6, price: 1.12 },
  { orders: 4, price: 1.25 },
  { orders: 3, price: 1.45 },
] as const

/** From these gains on, in cents, an order was in one of the first blocks; below the last, in the last block. */
const EARLIEST_CENTS = [58, 29, 0, -300] as const

/** Where the bot's order landed. */
export interface Landing {
  /** From 0, the block of the listing. */
  block: number
  /** From 0, among the orders of that block. */
  place: number
}

/** The place of a trade's order: the larger its gain, the earlier its block. */
export function landingOf(cents: number): Landing {
  const found = EARLIEST_CENTS.findIndex((least) => cents >= least)
  const block = found < 0 ? listingBlocks.length - 1 : found
  return { block, place: Math.abs(cents) % (listingBlocks[block]?.orders ?? 1) }
}

/** The best prices of both sides are half a tick from this one, in US dollars. */
const MIDDLE_USD = 3600
const TICK_USD = 0.5
/** The size of each level of a side, the best price first, in ETH. */
const LEVEL_SIZES = [1.2, 2.4, 3.1, 4.6, 5.2, 6.8] as const
/** The trades whose orders are in the book. */
export const BOOK_TRADES = 12
const HUNDREDTH = 100

export type BookSide = 'bid' | 'ask'

/** A level of one side of the book; sizes in ETH, prices in US dollars. */
export interface BookLevel {
  price: number
  /** At first, and what the bot's orders left of it. */
  size: number
  left: number
  /** The sum of what is left up to this level, and what it costs. */
  depth: number
  cost: number
}

const roundedSize = (size: number) => Math.round(size * HUNDREDTH) / HUNDREDTH

function levelsOf(side: BookSide, ordered: number): BookLevel[] {
  let toFill = ordered
  let depth = 0
  let cost = 0
  return LEVEL_SIZES.map((size, index) => {
    const away = TICK_USD * (index + 1 / 2)
    const price = side === 'ask' ? MIDDLE_USD + away : MIDDLE_USD - away
    const filled = Math.min(size, toFill)
    toFill = roundedSize(toFill - filled)
    const left = roundedSize(size - filled)
    depth = roundedSize(depth + left)
    cost += left * price
    return { price, size, left, depth, cost }
  })
}

/**
 * The order book after the last trades: a gain was a purchase that filled asks, a loss a sale that filled bids, each of as many
 * hundredths of an ETH as cents. `moves` are in cents, oldest first.
 */
export function bookOf(moves: readonly number[]) {
  const last = moves.slice(-BOOK_TRADES)
  const sum = (sign: 1 | -1) =>
    last.reduce((total, cents) => total + Math.max(0, cents * sign), 0) / CENTS_PER_USD
  const whole = roundedSize(LEVEL_SIZES.reduce((total, size) => total + size, 0))
  const bought = Math.min(whole, sum(1))
  const sold = Math.min(whole, sum(-1))
  return { orders: last.length, bought, sold, asks: levelsOf('ask', bought), bids: levelsOf('bid', sold) }
}
