// The sample market of the two coin demos, with the field names of the coin API. Prices, 24 h changes and the
// week before come from the shared table.
import { knownPrices, samplePrices, type MarketSymbol } from './samplePrices.ts'

/** A figure, or null if it is not known; shown as "–". */
export type Known = number | null

/** A coin of the market; every record is fixed sample data. */
export interface MarketCoin {
  /** The data provider's id: the last part of the address of the coin's page. */
  id: string
  symbol: string
  name: string
  /** Named as in the coin API. No picture is loaded: the coin's mark is drawn from its symbol. */
  image: string
  /** In US dollars. */
  current_price: Known
  /** Percent over one hour, signed. */
  price_change_percentage_1h: Known
  /** Percent over 24 hours, signed. */
  price_change_percentage_24h: Known
  /** In US dollars. */
  market_cap: Known
  /** Traded within 24 hours, in US dollars. */
  total_volume: Known
  /** Prices over 7 days in US dollars, oldest first: four points, the last one is the current price. */
  sparkline: readonly [Known, Known, Known, Known]
}

interface Figures {
  id: string
  name: string
  hour: number
  cap: number
  volume: number
}

function coin(symbol: MarketSymbol, { id, name, hour, cap, volume }: Figures): MarketCoin {
  const { usd, change, week } = samplePrices[symbol]
  return {
    id,
    symbol,
    name,
    image: id,
    current_price: usd,
    price_change_percentage_1h: hour,
    price_change_percentage_24h: change,
    market_cap: cap,
    total_volume: volume,
    sparkline: [...week, usd],
  }
}

/** By rank: the largest market cap first. */
export const sampleMarket: readonly MarketCoin[] = [
  coin('BTC', {
    id: 'bitcoin',
    name: 'Bitcoin',
    hour: 0.42,
    cap: 1.328e12,
    volume: 2.841e10,
  }),
  coin('ETH', {
    id: 'ethereum',
    name: 'Ethereum',
    hour: -0.18,
    cap: 4.229e11,
    volume: 1.462e10,
  }),
  coin('USDT', {
    id: 'tether',
    name: 'Tether',
    hour: 0,
    cap: 1.127e11,
    volume: 5.238e10,
  }),
  coin('BNB', {
    id: 'binancecoin',
    name: 'BNB',
    hour: 0.09,
    cap: 8.64e10,
    volume: 1.714e9,
  }),
  coin('SOL', {
    id: 'solana',
    name: 'Solana',
    hour: 0.87,
    cap: 6.85e10,
    volume: 2.967e9,
  }),
  coin('USDC', {
    id: 'usd-coin',
    name: 'USDC',
    hour: 0,
    cap: 3.24e10,
    volume: 6.91e9,
  }),
  coin('XRP', {
    id: 'ripple',
    name: 'XRP',
    hour: -0.33,
    cap: 2.91e10,
    volume: 1.126e9,
  }),
  coin('DOGE', {
    id: 'dogecoin',
    name: 'Dogecoin',
    hour: 0.61,
    cap: 1.8e10,
    volume: 8.42e8,
  }),
  coin('ADA', {
    id: 'cardano',
    name: 'Cardano',
    hour: -0.05,
    cap: 1.57e10,
    volume: 3.16e8,
  }),
  coin('AVAX', {
    id: 'avalanche-2',
    name: 'Avalanche',
    hour: -0.71,
    cap: 1.41e10,
    volume: 3.88e8,
  }),
  coin('SHIB', {
    id: 'shiba-inu',
    name: 'Shiba Inu',
    hour: 1.14,
    cap: 1.334e10,
    volume: 4.05e8,
  }),
  coin('LINK', {
    id: 'chainlink',
    name: 'Chainlink',
    hour: 0.28,
    cap: 8.73e9,
    volume: 2.74e8,
  }),
]

/** The prices that a coin's figures tell, from now back; null where one is not known. */
export function knownWeek({
  current_price: now,
  price_change_percentage_24h: change,
  sparkline,
}: Pick<MarketCoin, 'current_price' | 'price_change_percentage_24h' | 'sparkline'>): ReturnType<
  typeof knownPrices
> | null {
  const week = sparkline.slice(0, -1).map((value) => value ?? Number.NaN)
  const known = knownPrices(now ?? Number.NaN, change ?? Number.NaN, week)
  return known.every(({ value }) => value > 0 && Number.isFinite(value)) ? known : null
}
