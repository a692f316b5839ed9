// The initial data: nine coins of the sample market; the prices then move at random.
import { sampleMarket, type MarketCoin } from '../../content/sampleMarket.ts'

export type { Known } from '../../content/sampleMarket.ts'

/** A coin of the tracker; every record is fixed sample data. */
export type TrackedCoin = MarketCoin

const tracked = ['BTC', 'ETH', 'USDT', 'BNB', 'SOL', 'XRP', 'DOGE', 'ADA', 'SHIB']

export const sampleCoins: readonly TrackedCoin[] = sampleMarket.filter(({ symbol }) =>
  tracked.includes(symbol),
)
