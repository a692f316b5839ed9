// One state for each picture of the crypto listing, by replaying what leads to it, and coins that prove a layout.
import { cryptoListing } from '#src/demos/crypto-listing/cryptoListing.ts'
import type { Known, ListedCoin, Sort } from '#src/demos/crypto-listing/sampleCoins.ts'
import { replay } from '#src/simulation/replay.ts'
import { hostileTexts } from '../hostileTexts.ts'

const typed = (text: string) => ({ type: 'searchTyped', text }) as const
const sorted = (sort: Sort) => ({ type: 'sortChosen', sort }) as const
const starred = (coinId: string) => ({ type: 'starToggled', coinId }) as const
const opened = (coinId: string) => ({ type: 'detailsToggled', coinId }) as const

/** A coin whose every text is `text` and whose every figure is `figure`. */
const coinOf = (id: string, text: string, figure: Known): ListedCoin => ({
  id,
  symbol: text,
  name: text,
  image: text,
  current_price: figure,
  market_cap: figure,
  market_cap_rank: figure,
  price_change_percentage_24h: figure,
  price_change_percentage_1h: figure,
  total_volume: figure,
  circulating_supply: figure,
  total_supply: figure,
  holders: figure,
  sparkline: [figure, null, figure, figure],
})

export const hostileCoins: readonly ListedCoin[] = [
  coinOf('unknown', 'Nothing is known', null),
  coinOf(hostileTexts.script, hostileTexts.veryLong, Number.MAX_VALUE),
  coinOf('right-to-left', hostileTexts.rightToLeft, -Number.MAX_VALUE),
  coinOf('emoji', hostileTexts.emoji, Number.MIN_VALUE),
  coinOf('script', hostileTexts.script, Number.NaN),
  coinOf('infinite', hostileTexts.infinite, Number.POSITIVE_INFINITY),
]

export const states = {
  byMarketCap: replay(cryptoListing),
  byPrice: replay(cryptoListing, [sorted('price')]),
  byVolume: replay(cryptoListing, [sorted('volume')]),
  byChange: replay(cryptoListing, [sorted('change')]),
  starred: replay(cryptoListing, [starred('solana'), starred('chainlink')]),
  starredFirst: replay(cryptoListing, [
    starred('solana'),
    starred('chainlink'),
    { type: 'starredFirstToggled' },
  ]),
  detailsOpen: replay(cryptoListing, [starred('ethereum'), opened('ethereum')]),
  severalDetailsOpen: replay(cryptoListing, [
    opened('cardano'),
    opened('avalanche-2'),
    opened('shiba-inu'),
    typed('a'),
  ]),
  largestOpen: replay(cryptoListing, [opened('bitcoin'), opened('ethereum'), opened('binancecoin')]),
  searchedByName: replay(cryptoListing, [typed('coin')]),
  searchedBySymbol: replay(cryptoListing, [typed('usd'), sorted('volume')]),
  nothingFound: replay(cryptoListing, [typed('lagoon')]),
  scriptSearched: replay(cryptoListing, [typed(hostileTexts.script)]),
  rightToLeftSearched: replay(cryptoListing, [typed(hostileTexts.rightToLeft)]),
  emojiSearched: replay(cryptoListing, [typed(hostileTexts.emoji)]),
  veryLongSearched: replay(cryptoListing, [typed(hostileTexts.veryLong)]),
  everyHostileOpen: replay(
    cryptoListing,
    hostileCoins.map(({ id }) => opened(id)),
  ),
}
