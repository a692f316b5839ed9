// The price of each coin in every sample of the site: one table, so that no two demos contradict each other. Fixed, not
// from a market; a demo may show fewer digits.

interface SamplePrice {
  /** In US dollars. */
  readonly usd: number
  /** Over 24 hours, in percent, signed. */
  readonly change: number
}

export const samplePrices = {
  BTC: { usd: 67_412, change: 1.84 },
  ETH: { usd: 3518.22, change: -0.62 },
  USDT: { usd: 1, change: 0.01 },
  BNB: { usd: 592.14, change: 0.37 },
  SOL: { usd: 148.36, change: 3.12 },
  USDC: { usd: 1, change: 0 },
  XRP: { usd: 0.5231, change: -1.07 },
  DOGE: { usd: 0.1243, change: 2.46 },
  ADA: { usd: 0.4412, change: -0.34 },
  AVAX: { usd: 35.62, change: -2.15 },
  SHIB: { usd: 0.000_022_641_7, change: 4.08 },
  LINK: { usd: 14.87, change: 1.26 },
  TRX: { usd: 0.1372, change: 0.74 },
  /** Polygon's coin, called MATIC until 2024. */
  POL: { usd: 0.4833, change: -1.18 },
  WBTC: { usd: 67_412, change: 1.84 },
  /** Made up. */
  AIZ: { usd: 0.415, change: 3.27 },
} as const satisfies Record<string, SamplePrice>

/** The symbol of a coin with a price. */
export type PricedSymbol = keyof typeof samplePrices

const CENTS = 100

/** The value of an amount of a coin, in US dollars and whole cents. */
export const worth = (symbol: PricedSymbol, amount: number): number =>
  Math.round(amount * samplePrices[symbol].usd * CENTS) / CENTS
