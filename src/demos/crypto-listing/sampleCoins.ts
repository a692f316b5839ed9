// What the visitor sees: twelve sample coins in the field names of the coin API, and the ways to sort them.

/** A figure, or null where it is not known; shown as "–". */
export type Known = number | null

/** A coin listing; every record is fixed sample data. */
export interface ListedCoin {
  /** The data provider's id: ends the address of the coin's page. */
  id: string
  symbol: string
  name: string
  /** Seed of the badge that is drawn for it. No foreign picture is ever loaded. */
  image: string
  /** In US dollars. */
  current_price: Known
  /** In US dollars. */
  market_cap: Known
  /** 1 is the largest market cap. */
  market_cap_rank: Known
  /** Percent over 24 hours, signed. */
  price_change_percentage_24h: Known
  /** Percent over one hour, signed. */
  price_change_percentage_1h: Known
  /** Traded within 24 hours, in US dollars. */
  total_volume: Known
  /** In the coin itself. */
  circulating_supply: Known
  /** In the coin itself; null for a coin without a bound. */
  total_supply: Known
  /** Addresses that hold the coin. */
  holders: Known
  /** Prices over 7 days in US dollars, oldest first: four points, the last one is the current price. */
  sparkline: readonly [Known, Known, Known, Known]
}

/** Sort options; each sorts descending. "Change" is that of 24 h (Rules, Coin listing). */
export const sortOptions = [
  { value: 'market_cap', label: 'Market cap' },
  { value: 'price', label: 'Price' },
  { value: 'volume', label: 'Volume' },
  { value: 'change', label: 'Change (24 h)' },
] as const
export type Sort = (typeof sortOptions)[number]['value']

export const sampleCoins: readonly ListedCoin[] = [
  {
    id: 'bitcoin',
    symbol: 'BTC',
    name: 'Bitcoin',
    image: 'bitcoin',
    current_price: 67_412,
    market_cap: 1.328e12,
    market_cap_rank: 1,
    price_change_percentage_24h: 1.84,
    price_change_percentage_1h: 0.42,
    total_volume: 2.841e10,
    circulating_supply: 19_702_418,
    total_supply: 21_000_000,
    holders: 54_210_331,
    sparkline: [64_120, 65_880, 65_240, 67_412],
  },
  {
    id: 'ethereum',
    symbol: 'ETH',
    name: 'Ethereum',
    image: 'ethereum',
    current_price: 3518.22,
    market_cap: 4.229e11,
    market_cap_rank: 2,
    price_change_percentage_24h: -0.62,
    price_change_percentage_1h: -0.18,
    total_volume: 1.462e10,
    circulating_supply: 120_203_117,
    total_supply: 120_203_117,
    holders: 118_406_902,
    sparkline: [3390.4, 3584.1, 3561.75, 3518.22],
  },
  {
    id: 'tether',
    symbol: 'USDT',
    name: 'Tether',
    image: 'tether',
    current_price: 1,
    market_cap: 1.127e11,
    market_cap_rank: 3,
    price_change_percentage_24h: 0.01,
    price_change_percentage_1h: 0,
    total_volume: 5.238e10,
    circulating_supply: 112_709_240_118,
    total_supply: 112_709_240_118,
    holders: 5_981_044,
    sparkline: [1.001, 0.999, 1.0005, 1],
  },
  {
    id: 'binancecoin',
    symbol: 'BNB',
    name: 'BNB',
    image: 'binancecoin',
    current_price: 592.14,
    market_cap: 8.64e10,
    market_cap_rank: 4,
    price_change_percentage_24h: 0.37,
    price_change_percentage_1h: 0.09,
    total_volume: 1.714e9,
    circulating_supply: 145_911_440,
    total_supply: 145_911_440,
    holders: 114_522_870,
    sparkline: [604.8, 588.35, 586.9, 592.14],
  },
  {
    id: 'solana',
    symbol: 'SOL',
    name: 'Solana',
    image: 'solana',
    current_price: 148.36,
    market_cap: 6.85e10,
    market_cap_rank: 5,
    price_change_percentage_24h: 3.12,
    price_change_percentage_1h: 0.87,
    total_volume: 2.967e9,
    circulating_supply: 461_714_205,
    total_supply: 579_180_664,
    holders: 1_842_716,
    sparkline: [136.02, 139.48, 144.9, 148.36],
  },
  {
    id: 'usd-coin',
    symbol: 'USDC',
    name: 'USDC',
    image: 'usd-coin',
    current_price: 1,
    market_cap: 3.24e10,
    market_cap_rank: 6,
    price_change_percentage_24h: 0,
    price_change_percentage_1h: 0,
    total_volume: 6.91e9,
    circulating_supply: 32_400_518_226,
    total_supply: 32_400_518_226,
    holders: 2_466_190,
    sparkline: [1, 0.9998, 1.0002, 1],
  },
  {
    id: 'ripple',
    symbol: 'XRP',
    name: 'XRP',
    image: 'ripple',
    current_price: 0.5231,
    market_cap: 2.91e10,
    market_cap_rank: 7,
    price_change_percentage_24h: -1.07,
    price_change_percentage_1h: -0.33,
    total_volume: 1.126e9,
    circulating_supply: 55_629_905_184,
    total_supply: 99_987_633_021,
    holders: 5_217_408,
    sparkline: [0.5412, 0.5366, 0.5289, 0.5231],
  },
  {
    id: 'dogecoin',
    symbol: 'DOGE',
    name: 'Dogecoin',
    image: 'dogecoin',
    current_price: 0.1243,
    market_cap: 1.8e10,
    market_cap_rank: 8,
    price_change_percentage_24h: 2.46,
    price_change_percentage_1h: 0.61,
    total_volume: 8.42e8,
    circulating_supply: 144_810_937_526,
    total_supply: null,
    holders: 6_704_533,
    sparkline: [0.1268, 0.1189, 0.1224, 0.1243],
  },
  {
    id: 'cardano',
    symbol: 'ADA',
    name: 'Cardano',
    image: 'cardano',
    current_price: 0.4412,
    market_cap: 1.57e10,
    market_cap_rank: 9,
    price_change_percentage_24h: -0.34,
    price_change_percentage_1h: -0.05,
    total_volume: 3.16e8,
    circulating_supply: 35_584_770_442,
    total_supply: 45_000_000_000,
    holders: 4_480_215,
    sparkline: [0.4487, 0.4395, 0.4431, 0.4412],
  },
  {
    id: 'avalanche-2',
    symbol: 'AVAX',
    name: 'Avalanche',
    image: 'avalanche-2',
    current_price: 35.62,
    market_cap: 1.41e10,
    market_cap_rank: 10,
    price_change_percentage_24h: -2.15,
    price_change_percentage_1h: -0.71,
    total_volume: 3.88e8,
    circulating_supply: 395_841_622,
    total_supply: 442_890_107,
    holders: null,
    sparkline: [39.1, 37.84, 36.55, 35.62],
  },
  {
    id: 'shiba-inu',
    symbol: 'SHIB',
    name: 'Shiba Inu',
    image: 'shiba-inu',
    current_price: 0.000_022_641_7,
    market_cap: 1.334e10,
    market_cap_rank: 11,
    price_change_percentage_24h: 4.08,
    price_change_percentage_1h: 1.14,
    total_volume: 4.05e8,
    circulating_supply: 589_264_883_286_605,
    total_supply: 589_504_137_220_871,
    holders: 1_388_942,
    sparkline: [0.000_021_2, 0.000_020_9, 0.000_022_1, 0.000_022_641_7],
  },
  {
    id: 'chainlink',
    symbol: 'LINK',
    name: 'Chainlink',
    image: 'chainlink',
    current_price: 14.87,
    market_cap: 8.73e9,
    market_cap_rank: 12,
    price_change_percentage_24h: 1.26,
    price_change_percentage_1h: 0.28,
    total_volume: 2.74e8,
    circulating_supply: 587_099_970,
    total_supply: 1_000_000_000,
    holders: 712_360,
    sparkline: [14.1, 14.52, 14.36, 14.87],
  },
]
