// What the visitor sees at first: nine sample coins in the field names of the coin API; the prices then move by chance.

/** A figure, or null where it is not known; shown as "–". */
export type Known = number | null

/** A coin of the tracker; every record is fixed sample data. */
export interface TrackedCoin {
  /** The data provider's id: ends the address of the coin's page. */
  id: string
  symbol: string
  name: string
  /** Seed of the badge that is drawn for it. No foreign picture is ever loaded. */
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

export const sampleCoins: readonly TrackedCoin[] = [
  {
    id: 'bitcoin',
    symbol: 'BTC',
    name: 'Bitcoin',
    image: 'bitcoin',
    current_price: 67_412,
    price_change_percentage_1h: 0.42,
    price_change_percentage_24h: 1.84,
    market_cap: 1.328e12,
    total_volume: 2.841e10,
    sparkline: [64_120, 65_880, 65_240, 67_412],
  },
  {
    id: 'ethereum',
    symbol: 'ETH',
    name: 'Ethereum',
    image: 'ethereum',
    current_price: 3518.22,
    price_change_percentage_1h: -0.18,
    price_change_percentage_24h: -0.62,
    market_cap: 4.229e11,
    total_volume: 1.462e10,
    sparkline: [3390.4, 3584.1, 3561.75, 3518.22],
  },
  {
    id: 'tether',
    symbol: 'USDT',
    name: 'Tether',
    image: 'tether',
    current_price: 1,
    price_change_percentage_1h: 0,
    price_change_percentage_24h: 0.01,
    market_cap: 1.127e11,
    total_volume: 5.238e10,
    sparkline: [1.001, 0.999, 1.0005, 1],
  },
  {
    id: 'binancecoin',
    symbol: 'BNB',
    name: 'BNB',
    image: 'binancecoin',
    current_price: 592.14,
    price_change_percentage_1h: 0.09,
    price_change_percentage_24h: 0.37,
    market_cap: 8.64e10,
    total_volume: 1.714e9,
    sparkline: [604.8, 588.35, 586.9, 592.14],
  },
  {
    id: 'solana',
    symbol: 'SOL',
    name: 'Solana',
    image: 'solana',
    current_price: 148.36,
    price_change_percentage_1h: 0.87,
    price_change_percentage_24h: 3.12,
    market_cap: 6.85e10,
    total_volume: 2.967e9,
    sparkline: [136.02, 139.48, 144.9, 148.36],
  },
  {
    id: 'ripple',
    symbol: 'XRP',
    name: 'XRP',
    image: 'ripple',
    current_price: 0.5231,
    price_change_percentage_1h: -0.33,
    price_change_percentage_24h: -1.07,
    market_cap: 2.91e10,
    total_volume: 1.126e9,
    sparkline: [0.5412, 0.5366, 0.5289, 0.5231],
  },
  {
    id: 'dogecoin',
    symbol: 'DOGE',
    name: 'Dogecoin',
    image: 'dogecoin',
    current_price: 0.1243,
    price_change_percentage_1h: 0.61,
    price_change_percentage_24h: 2.46,
    market_cap: 1.8e10,
    total_volume: 8.42e8,
    sparkline: [0.1268, 0.1189, 0.1224, 0.1243],
  },
  {
    id: 'cardano',
    symbol: 'ADA',
    name: 'Cardano',
    image: 'cardano',
    current_price: 0.4412,
    price_change_percentage_1h: -0.05,
    price_change_percentage_24h: -0.34,
    market_cap: 1.57e10,
    total_volume: 3.16e8,
    sparkline: [0.4487, 0.4395, 0.4431, 0.4412],
  },
  {
    id: 'shiba-inu',
    symbol: 'SHIB',
    name: 'Shiba Inu',
    image: 'shiba-inu',
    current_price: 0.000_022_641_7,
    price_change_percentage_1h: 1.14,
    price_change_percentage_24h: 4.08,
    market_cap: 1.334e10,
    total_volume: 4.05e8,
    sparkline: [0.000_021_2, 0.000_020_9, 0.000_022_1, 0.000_022_641_7],
  },
]
