// The bot's history: initial figures, the day before, strategies, trades and an analysis; all fixed samples.
import { draw, drawBetween, drawInteger, hashText } from '../../simulation/random.ts'

/** A strategy of the bot. */
export interface Strategy {
  name: string
  status: 'active' | 'paused'
  /** Of the last 24 hours, in percent. */
  profit: number
  /** The pairs that it trades, as places in `orderKinds`. */
  pairs: readonly number[]
}

/** A closed trade. */
export interface Trade {
  pair: string
  type: 'BUY' | 'SELL'
  /** In units of the pair's first coin, with the decimals of its market. */
  amount: string
  /** In US dollars. */
  profit: number
  /** Before or after the first start. */
  time: string
}

/** In percent (Rules, Trading bot). */
export const WIN_RATE_PERCENT = 87.3
/** In words (Rules, Trading bot). */
export const RISK_LEVEL = 'Low'

/** The initial values of the running figures. */
export const sampleRecord = { profitCents: 128_407, trades: 342 } as const

const DAY_SEED = 24
const HOURS = 24
/** The change of the profit in an hour of the day before, in cents. */
const HOUR_CENTS = { lowest: -85, highest: 130 } as const

/** The profit at the beginning of the last 24 hours and after each of them, in cents; it ends at the initial profit. */
export const sampleDay: readonly number[] = (() => {
  const cents: number[] = [sampleRecord.profitCents]
  for (let hour = 0, random = DAY_SEED; hour < HOURS; hour += 1) {
    const change = drawInteger(random, HOUR_CENTS.lowest, HOUR_CENTS.highest)
    random = change.random
    cents.unshift(cents[0]! - change.value)
  }
  return cents
})()

/** The orders of the bot: pairs, with the range and the decimals of an amount in the pair's first coin. */
const orderKinds = [
  { pair: 'ETH / USDT', coin: 'ETH', least: 0.1, most: 2, decimals: 4 },
  { pair: 'SOL / USDT', coin: 'SOL', least: 2, most: 40, decimals: 3 },
  { pair: 'BTC / USDT', coin: 'BTC', least: 0.002, most: 0.05, decimals: 4 },
  { pair: 'BNB / USDT', coin: 'BNB', least: 0.3, most: 6, decimals: 4 },
] as const

/** An order, before its result is known. */
export type Order = Pick<Trade, 'pair' | 'type' | 'amount'>

/** The order of a trade by its number, size and strategy: always the same one, apart from the profits. */
export function orderOf(number: number, size: number, strategy: number): Order {
  const { pairs } = sampleStrategies[strategy]!
  const kind = drawInteger(hashText(`order ${number}`), 0, pairs.length - 1)
  const side = draw(kind.random)
  const { pair, coin, least, most, decimals } = orderKinds[pairs[kind.value]!]!
  const amount = drawBetween(side.random, least, most).value * size
  return { pair, type: side.value < 0.5 ? 'BUY' : 'SELL', amount: `${amount.toFixed(decimals)} ${coin}` }
}

/** Four: three active, one paused (Rules, Trading bot). */
export const sampleStrategies: readonly Strategy[] = [
  { name: 'Momentum, four hours', status: 'active', profit: 2.84, pairs: [2, 3] },
  { name: 'Grid, ETH and USDT', status: 'active', profit: 1.36, pairs: [0] },
  { name: 'Mean reversion, SOL', status: 'active', profit: 0.92, pairs: [1] },
  { name: 'Arbitrage, two venues', status: 'paused', profit: -0.14, pairs: [0, 2] },
]

/** Four, newest first (Rules, Trading bot). */
export const sampleTrades: readonly Trade[] = [
  { pair: 'ETH / USDT', type: 'BUY', amount: '1.2500 ETH', profit: 0.84, time: '28 min before start' },
  { pair: 'SOL / USDT', type: 'SELL', amount: '24.000 SOL', profit: 0.62, time: '1 h 50 min before start' },
  { pair: 'BTC / USDT', type: 'BUY', amount: '0.0180 BTC', profit: -1.1, time: '3 h 14 min before start' },
  { pair: 'BNB / USDT', type: 'SELL', amount: '3.4000 BNB', profit: 0.35, time: '4 h 39 min before start' },
]

/** The market analysis, always the same (Rules, Trading bot). */
export const sampleAnalysis = {
  sentiment: 'Bullish',
  sentimentPercent: 78,
  volatility: 'Moderate',
  /** Low, moderate, high. */
  volatilityStep: 2,
  volatilitySteps: 3,
  horizonHours: 4,
  action: 'Hold Position',
} as const
