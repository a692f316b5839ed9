// The price of each coin in every sample of the site: one table, so that no two demos contradict each other. Fixed, not
// from a market; a demo may show fewer digits.

interface SamplePrice {
  /** In US dollars. */
  readonly usd: number
  /** Over 24 hours, in percent, signed. */
  readonly change: number
  /** Of the coins of the sample market: 7 days ago, and after each third of them, in US dollars. */
  readonly week?: readonly [number, number, number]
}

export const samplePrices = {
  BTC: { usd: 67_412, change: 1.84, week: [64_120, 65_880, 65_240] },
  ETH: { usd: 3518.22, change: -0.62, week: [3390.4, 3584.1, 3561.75] },
  USDT: { usd: 1, change: 0.01, week: [1.001, 0.999, 1.0005] },
  BNB: { usd: 592.14, change: 0.37, week: [604.8, 588.35, 586.9] },
  SOL: { usd: 148.36, change: 3.12, week: [136.02, 139.48, 144.9] },
  USDC: { usd: 1, change: 0, week: [1, 0.9998, 1.0002] },
  XRP: { usd: 0.5231, change: -1.07, week: [0.5412, 0.5366, 0.5289] },
  DOGE: { usd: 0.1243, change: 2.46, week: [0.1268, 0.1189, 0.1224] },
  ADA: { usd: 0.4412, change: -0.34, week: [0.4487, 0.4395, 0.4431] },
  AVAX: { usd: 35.62, change: -2.15, week: [39.1, 37.84, 36.55] },
  SHIB: { usd: 0.000_022_641_7, change: 4.08, week: [0.000_021_2, 0.000_020_9, 0.000_022_1] },
  LINK: { usd: 14.87, change: 1.26, week: [14.1, 14.52, 14.36] },
  TRX: { usd: 0.1372, change: 0.74 },
  /** Polygon's coin, called MATIC until 2024. */
  POL: { usd: 0.4833, change: -1.18 },
  WBTC: { usd: 67_412, change: 1.84 },
  /** Made up. */
  AIZ: { usd: 0.415, change: 3.27 },
} as const satisfies Record<string, SamplePrice>

/** The symbol of a coin with a price. */
export type PricedSymbol = keyof typeof samplePrices
/** The symbol of a coin of the sample market. */
export type MarketSymbol = {
  [Symbol in PricedSymbol]: (typeof samplePrices)[Symbol] extends { week: unknown } ? Symbol : never
}[PricedSymbol]

/** A price that is known; above 0. */
interface KnownPrice {
  hoursAgo: number
  value: number
}
const DAY_HOURS = 24
const THIRD_OF_WEEK_HOURS = (7 * DAY_HOURS) / 3

/**
 * The prices that figures tell, from now back.
 * @param change - Over 24 hours, in percent.
 * @param week - 7 days ago, and after each third of them; without it the last day is known.
 */
export const knownPrices = (now: number, change: number, week: readonly number[] = []): KnownPrice[] => [
  { hoursAgo: 0, value: now },
  { hoursAgo: DAY_HOURS, value: now / (1 + change / 100) },
  ...week.toReversed().map((value, index) => ({ hoursAgo: (index + 1) * THIRD_OF_WEEK_HOURS, value })),
]

/** The known prices of a coin. */
export function knownPast(symbol: PricedSymbol): KnownPrice[] {
  const { usd, change, week }: SamplePrice = samplePrices[symbol]
  return knownPrices(usd, change, week)
}

const CENTS = 100

/** The value of an amount of a coin, in US dollars and whole cents. */
export const worth = (symbol: PricedSymbol, amount: number): number =>
  Math.round(amount * samplePrices[symbol].usd * CENTS) / CENTS
