// The initial data: nine coins of the sample market; the prices then move at random.
import { sampleMarket, type Known, type MarketCoin } from '../../content/sampleMarket.ts'
import { price, priceWith } from '../../format/money.ts'
import { onDemand } from '../../format/onDemand.ts'

export type { Known } from '../../content/sampleMarket.ts'

/** A coin of the tracker; every record is fixed sample data. */
export type TrackedCoin = MarketCoin

const tracked = ['BTC', 'ETH', 'USDT', 'BNB', 'SOL', 'XRP', 'DOGE', 'ADA', 'SHIB']

export const sampleCoins: readonly TrackedCoin[] = sampleMarket.filter(({ symbol }) =>
  tracked.includes(symbol),
)

/** Worth a dollar: its price hardly moves. */
export const isStable = ({ symbol }: Pick<TrackedCoin, 'symbol'>): boolean => symbol === 'USDT'

const firstDecimals = onDemand(
  () =>
    new Map(
      sampleCoins.map(({ id, current_price }) => [id, price(current_price).split('.')[1]?.length ?? 0]),
    ),
)

/** A coin as it was first; null if it is no sample. */
export const firstOf = ({ id }: Pick<TrackedCoin, 'id'>): TrackedCoin | null =>
  sampleCoins.find((coin) => coin.id === id) ?? null

/** The decimals that show how a stable coin moves. */
const STABLE_DECIMALS = 4
/** A price in a large chart, which shows how a stable coin moves, too. */
export const chartPrice = (coin: TrackedCoin, value: Known): string =>
  isStable(coin) ? priceWith(STABLE_DECIMALS, value) : coinPrice(coin, value)

/** A price of a coin with as many decimals as its first one, so that its width stays: `$0.5240`. */
export function coinPrice({ id }: Pick<TrackedCoin, 'id'>, value: Known): string {
  const decimals = firstDecimals().get(id)
  return decimals === undefined ? price(value) : priceWith(decimals, value)
}
