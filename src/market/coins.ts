// The data of the ticker: coins, global data and sentiment with the field names of the coin API,
// and the fixed samples for narrow screens and for a failed call (Rules, Ticker).

/** A coin of the ticker. */
export interface TickerCoin {
  /** The API's slug, for example `bitcoin`: not empty; the end of the coin page's address. */
  id: string
  /** Upper case, for example `BTC`; the mark is drawn from it. */
  symbol: string
  name: string
  /** Address of the API's picture, kept as data only: it is never loaded (Rules, Ticker). */
  image: string | null
  /** US dollars; null when the API knows none, shown as "–". */
  current_price: number | null
  /** Percent over 24 hours, signed: 1.84 is +1.84 %; null is shown as "–". */
  price_change_percentage_24h: number | null
  /** US dollars. */
  market_cap: number | null
}

/** Figures of the whole market. */
export interface GlobalData {
  /** Sum over all coins in US dollars. */
  total_market_cap: { usd: number | null }
}

/** The Fear & Greed index. */
export interface Sentiment {
  /** A whole number from 0 to 100, as text. */
  value: string
  /** The index's own word for the value, for example `Neutral`. */
  value_classification: string
  /** Milliseconds since 1970, as text. */
  timestamp: string
}

/** A snapshot of the ticker's data. */
export interface MarketSnapshot {
  coins: readonly TickerCoin[]
  global: GlobalData
  sentiment: Sentiment
}

/** The exact text if either call fails (Rules, Ticker). */
export const FAILURE_TEXT = 'Failed to load crypto data'

/** Total market cap of both samples: 2.5 trillion US dollars (Rules, Ticker). */
const SAMPLE_MARKET_CAP_USD = 2.5e12

/**
 * Coins and their order are fixed (Rules, Ticker). The prices are copies from the sample table, because every page
 * loads them; a test compares them with the table.
 */
const NARROW_SCREEN_COINS: readonly TickerCoin[] = [
  sampleCoin('bitcoin', 'BTC', 'Bitcoin', 67412, 1.84, 1.328e12),
  sampleCoin('ethereum', 'ETH', 'Ethereum', 3518.22, -0.62, 4.229e11),
  sampleCoin('tether', 'USDT', 'Tether', 1, 0.01, 1.127e11),
  sampleCoin('binancecoin', 'BNB', 'BNB', 592.14, 0.37, 8.64e10),
  sampleCoin('solana', 'SOL', 'Solana', 148.36, 3.12, 6.85e10),
]

/** Bitcoin, Ethereum and Tether (Rules, Ticker). */
const FALLBACK_COINS = NARROW_SCREEN_COINS.slice(0, 3)

/**
 * Sentiment is not fetched: always 45, Neutral, at the current time (Rules, Ticker).
 * @param now milliseconds since 1970
 */
export function fixedSentiment(now: number): Sentiment {
  return { value: '45', value_classification: 'Neutral', timestamp: String(now) }
}

/**
 * The data for narrow screens, which make no calls: five sample coins (Rules, Ticker).
 * @param now milliseconds since 1970
 */
export function narrowScreenSnapshot(now: number): MarketSnapshot {
  return sampleSnapshot(NARROW_SCREEN_COINS, now)
}

/**
 * The data if either call fails: three sample coins (Rules, Ticker).
 * @param now milliseconds since 1970
 */
export function fallbackSnapshot(now: number): MarketSnapshot {
  return sampleSnapshot(FALLBACK_COINS, now)
}

function sampleSnapshot(coins: readonly TickerCoin[], now: number): MarketSnapshot {
  return {
    coins,
    global: { total_market_cap: { usd: SAMPLE_MARKET_CAP_USD } },
    sentiment: fixedSentiment(now),
  }
}

function sampleCoin(
  id: string,
  symbol: string,
  name: string,
  priceUsd: number,
  changePercent24h: number,
  marketCapUsd: number,
): TickerCoin {
  return {
    id,
    symbol,
    name,
    image: null,
    current_price: priceUsd,
    price_change_percentage_24h: changePercent24h,
    market_cap: marketCapUsd,
  }
}
