// One state for each picture of the price tracker, by replaying what leads to it.
import {
  AUTOMATIC_REFRESH_MS,
  priceTracker,
  REFRESH_MS,
  trackerOf,
  type PriceTrackerEvent,
} from '#src/demos/price-tracker/priceTracker.ts'
import { sampleCoins, type Known, type TrackedCoin } from '#src/demos/price-tracker/sampleCoins.ts'
import { DAY, SECOND } from '#src/format/duration.ts'
import { after, replay } from '#src/simulation/replay.ts'
import { hostileTexts } from '../hostileTexts.ts'

const typed = (text: string) => ({ type: 'searchTyped', text }) as const
const pressed: PriceTrackerEvent = { type: 'refreshPressed' }

/** A coin whose every text is `text` and whose every figure is `figure`. */
const coinOf = (id: string, text: string, figure: Known): TrackedCoin => ({
  id,
  symbol: text,
  name: text,
  image: text,
  current_price: figure,
  price_change_percentage_1h: figure,
  price_change_percentage_24h: figure,
  market_cap: figure,
  total_volume: figure,
  sparkline: [figure, null, figure, figure],
})
const hostileCoins = trackerOf([
  coinOf('unknown', 'Nothing is known', null),
  coinOf('very-long', hostileTexts.veryLong, Number.MAX_VALUE),
  coinOf('right-to-left', hostileTexts.rightToLeft, -Number.MAX_VALUE),
  coinOf('emoji', hostileTexts.emoji, Number.MIN_VALUE),
  coinOf('script', hostileTexts.script, Number.NaN),
  coinOf('infinite', hostileTexts.infinite, Number.POSITIVE_INFINITY),
])

export const states = {
  justOpened: replay(priceTracker),
  refreshing: replay(priceTracker, [pressed, after(REFRESH_MS / 2)]),
  refreshingByItself: replay(priceTracker, [after(AUTOMATIC_REFRESH_MS)]),
  refreshed: replay(priceTracker, [after(5 * SECOND), pressed, after(REFRESH_MS)]),
  refreshedByItself: replay(priceTracker, [after(AUTOMATIC_REFRESH_MS + REFRESH_MS)]),
  automaticPaused: replay(priceTracker, [{ type: 'automaticPaused' }, after(DAY)]),
  chartOpen: replay(priceTracker, [{ type: 'chartToggled', coinId: 'ethereum' }]),
  compared: replay(priceTracker, [
    { type: 'chartToggled', coinId: 'ethereum' },
    { type: 'compareChosen', coinId: 'solana' },
  ]),
  openForADay: replay(priceTracker, [after(DAY)]),
  searchedByName: replay(priceTracker, [typed('coin')]),
  searchedBySymbol: replay(priceTracker, [typed('xrp')]),
  nothingFound: replay(priceTracker, [typed('lagoon')]),
  scriptSearched: replay(priceTracker, [typed(hostileTexts.script)]),
  rightToLeftSearched: replay(priceTracker, [typed(hostileTexts.rightToLeft)]),
  emojiSearched: replay(priceTracker, [typed(hostileTexts.emoji)]),
  veryLongSearched: replay(priceTracker, [typed(hostileTexts.veryLong)]),
  hostileCoins: replay(hostileCoins),
  hostileCoinsRefreshed: replay(hostileCoins, [pressed, after(REFRESH_MS)]),
  noCoins: replay(trackerOf([])),
}

/** The names of all sample coins, in their order. */
export const allNames = sampleCoins.map(({ name }) => name)
