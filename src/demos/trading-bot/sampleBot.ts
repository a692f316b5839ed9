// The bot's history: initial figures, strategies, trades and an analysis; all fixed samples.

/** A strategy of the bot. */
export interface Strategy {
  name: string
  status: 'active' | 'paused'
  /** Of the last 24 hours, in percent. */
  profit: number
}

/** A closed trade. */
export interface Trade {
  pair: string
  type: 'BUY' | 'SELL'
  /** In units of the pair's first coin, with the decimals of its market. */
  amount: string
  /** In US dollars. */
  profit: number
  /** Local time of day. */
  time: string
}

/** In percent (Rules, Trading bot). */
export const WIN_RATE_PERCENT = 87.3
/** In words (Rules, Trading bot). */
export const RISK_LEVEL = 'Low'

/** The initial values of the running figures. */
export const sampleRecord = { profitCents: 128_407, trades: 342 } as const

/** Four: three active, one paused (Rules, Trading bot). */
export const sampleStrategies: readonly Strategy[] = [
  { name: 'Momentum, four hours', status: 'active', profit: 2.84 },
  { name: 'Grid, ETH and USDT', status: 'active', profit: 1.36 },
  { name: 'Mean reversion, SOL', status: 'active', profit: 0.92 },
  { name: 'Arbitrage, two venues', status: 'paused', profit: -0.14 },
]

/** Four, newest first (Rules, Trading bot). */
export const sampleTrades: readonly Trade[] = [
  { pair: 'ETH / USDT', type: 'BUY', amount: '1.2500 ETH', profit: 18.42, time: '2:32:08 PM' },
  { pair: 'SOL / USDT', type: 'SELL', amount: '24.000 SOL', profit: 9.76, time: '2:29:51 PM' },
  { pair: 'BTC / USDT', type: 'BUY', amount: '0.0180 BTC', profit: -4.1, time: '2:26:17 PM' },
  { pair: 'BNB / USDT', type: 'SELL', amount: '3.4000 BNB', profit: 6.35, time: '2:21:40 PM' },
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
