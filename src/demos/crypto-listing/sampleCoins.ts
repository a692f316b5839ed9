// What the visitor sees: the coins of the sample market with their supplies and holders, and the ways to sort them.
import { sampleMarket, type Known, type MarketCoin } from '../../content/sampleMarket.ts'

export type { Known } from '../../content/sampleMarket.ts'

/** The details of a row. */
interface Supply {
  /** In the coin itself. */
  circulating_supply: Known
  /** In the coin; null for a coin without a limit. */
  total_supply: Known
  /** The number of addresses that hold the coin. */
  holders: Known
}

/** A coin listing; every record is fixed sample data. */
export interface ListedCoin extends MarketCoin, Supply {
  /** 1 is the largest market cap. */
  market_cap_rank: Known
}

/** Sort options; each sorts descending. "Change" is that of 24 h (Rules, Coin listing). */
export const sortOptions = [
  { value: 'market_cap', label: 'Market cap' },
  { value: 'price', label: 'Price' },
  { value: 'volume', label: 'Volume' },
  { value: 'change', label: 'Change (24 h)' },
] as const
export type Sort = (typeof sortOptions)[number]['value']

const supply = (circulating: Known, total: Known, holders: Known): Supply => ({
  circulating_supply: circulating,
  total_supply: total,
  holders,
})

const supplies: Readonly<Record<string, Supply>> = {
  BTC: supply(19_702_418, 21_000_000, 54_210_331),
  ETH: supply(120_203_117, 120_203_117, 118_406_902),
  USDT: supply(112_709_240_118, 112_709_240_118, 5_981_044),
  BNB: supply(145_911_440, 145_911_440, 114_522_870),
  SOL: supply(461_714_205, 579_180_664, 1_842_716),
  USDC: supply(32_400_518_226, 32_400_518_226, 2_466_190),
  XRP: supply(55_629_905_184, 99_987_633_021, 5_217_408),
  DOGE: supply(144_810_937_526, null, 6_704_533),
  ADA: supply(35_584_770_442, 45_000_000_000, 4_480_215),
  AVAX: supply(395_841_622, 442_890_107, null),
  SHIB: supply(589_264_883_286_605, 589_504_137_220_871, 1_388_942),
  LINK: supply(587_099_970, 1_000_000_000, 712_360),
}
const unknown = supply(null, null, null)

export const sampleCoins: readonly ListedCoin[] = sampleMarket.map((coin, index) => ({
  ...coin,
  ...(supplies[coin.symbol] ?? unknown),
  market_cap_rank: index + 1,
}))
