// The price tracker's rules (Rules, Price tracker): a search, and refreshes that run 1 s, started by the visitor or
// every 30 s automatically. A refresh moves each price a little; only one runs at a time.
import * as v from 'valibot'
import { SECOND } from '../../format/duration.ts'
import { folded } from '../../format/folded.ts'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { draw } from '../../simulation/random.ts'
import { earliest, nextOnGrid, type Simulation } from '../../simulation/simulation.ts'
import { happened, toggled, typedText } from '../../simulation/visitorEvents.ts'
import { isStable, sampleCoins, type Known, type TrackedCoin } from './sampleCoins.ts'

/** The duration of a refresh (Rules, Price tracker). */
export const REFRESH_MS = 1 * SECOND
/** The interval of the automatic refresh, counted from opening (Rules, Price tracker). */
export const AUTOMATIC_REFRESH_MS = 30 * SECOND
/** The maximum change of a price per refresh, up or down, in percent (Rules, Price tracker). */
export const LARGEST_MOVE_PERCENT = 1
/** A new 1 h change lies within this many percent, up or down (Rules, Price tracker). */
export const LARGEST_HOUR_CHANGE_PERCENT = 2
/** A stable coin moves by this share of the others. */
export const STABLE_SHARE = 0.02

/** What started a refresh. */
export type Refresher = 'visitor' | 'timer'

export interface PriceTrackerState {
  /** Generator state for the next refresh. */
  random: number
  /** As typed. */
  search: string
  coins: readonly TrackedCoin[]
  /** Ids of the coins with a large chart. */
  open: readonly string[]
  /** The id of the coin beside those of the large charts; none or one. */
  compared: readonly string[]
  /** The start of the 30 s. */
  openedAt: number
  /** When the next automatic refresh is due. */
  automaticAt: number
  /** The visitor has paused the automatic refresh: automatic updates need a pause (WCAG 2.2.2). */
  isPaused: boolean
  /** Null while no refresh runs. */
  refresh: { by: Refresher; doneAt: number } | null
  /** When the prices were last updated; `by` is null on opening. */
  updated: { at: number; by: Refresher | null }
}

const priceTrackerEvents = v.variant('type', [
  happened('searchTyped', { text: typedText }),
  /** "Clear search" was pressed. */
  happened('searchCleared'),
  /** "Refresh" was pressed. */
  happened('refreshPressed'),
  /** "Pause" was pressed. */
  happened('automaticPaused'),
  /** "Resume" was pressed. */
  happened('automaticResumed'),
  /** The chart of a coin was made large, or small again. */
  happened('compareChosen', { coinId: v.nullable(v.picklist(sampleCoins.map(({ id }) => id))) }),
  happened('chartToggled', { coinId: v.picklist(sampleCoins.map(({ id }) => id)) }),
])
type PriceTrackerDue =
  /** Due: 30 s are over. */
  | { type: 'automaticRefreshCame' }
  /** Due: the refresh has run. */
  | { type: 'refreshed' }
export type PriceTrackerEvent = v.InferOutput<typeof priceTrackerEvents> | PriceTrackerDue

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
/** A change in percent on top of another one. */
const compounded = (percent: number, by: number) =>
  ((1 + percent / HUNDRED_PERCENT) * (1 + by / HUNDRED_PERCENT) - 1) * HUNDRED_PERCENT
/** The change in percent that leads from one change to another. */
const between = (from: number, to: number) =>
  ((1 + to / HUNDRED_PERCENT) / (1 + from / HUNDRED_PERCENT) - 1) * HUNDRED_PERCENT
/** The new figure, unless it is too large for a number. */
const finiteOr = (before: number, next: number) => (Number.isFinite(next) ? next : before)
const isKnown = (value: Known): value is number => value !== null && Number.isFinite(value)

/**
 * A coin after a refresh: its price, its market cap and its changes over 1 h and 24 h move together. Unknown values stay unknown; a price that
 * would overflow stays unchanged.
 *
 * @param share - From 0 to 1: where the move is between the lowest and the highest that keeps the 1 h change within its bounds.
 */
function refreshed(coin: TrackedCoin, share: number): TrackedCoin {
  if (coin.current_price === null) return coin
  const size = isStable(coin) ? STABLE_SHARE : 1
  const largest = LARGEST_MOVE_PERCENT * size
  const most = LARGEST_HOUR_CHANGE_PERCENT * size
  const { sparkline, price_change_percentage_1h: hourBefore, price_change_percentage_24h: dayBefore } = coin
  const hour = isKnown(hourBefore) ? within(hourBefore, -most, most) : 0
  const lowest = Math.max(-largest, between(hour, -most))
  const highest = Math.min(largest, between(hour, most))
  const move = lowest + share * (highest - lowest)
  const moved = (figure: number) => finiteOr(figure, figure * (1 + move / HUNDRED_PERCENT))
  const price = moved(coin.current_price)
  return {
    ...coin,
    current_price: price,
    // As many coins as before.
    market_cap: isKnown(coin.market_cap) ? moved(coin.market_cap) : coin.market_cap,
    price_change_percentage_1h: within(compounded(hour, move), -most, most),
    price_change_percentage_24h: isKnown(dayBefore)
      ? finiteOr(dayBefore, compounded(dayBefore, move))
      : dayBefore,
    // The line ends at the price.
    sparkline: [sparkline[0], sparkline[1], sparkline[2], price],
  }
}

/** All coins. For a link that is a day old this runs thousands of times before the demo shows. */
function refreshCoins(
  coins: readonly TrackedCoin[],
  random: number,
): Pick<PriceTrackerState, 'coins' | 'random'> {
  const drawn = () => {
    const next = draw(random)
    random = next.random
    return next.value
  }
  // The middle of two: small moves are likelier than large ones.
  const next = coins.map((coin) => refreshed(coin, (drawn() + drawn()) / 2))
  return { coins: next, random }
}

/** The tracker's rules over any coins. */
export const trackerOf = (
  coins: readonly TrackedCoin[],
): Simulation<PriceTrackerState, PriceTrackerEvent> => ({
  visitorEvents: priceTrackerEvents,

  entries: ({ search }) => [['Search', search]],

  start: (seed, now) => ({
    random: seed,
    search: '',
    coins,
    open: [],
    compared: [],
    openedAt: now,
    automaticAt: now + AUTOMATIC_REFRESH_MS,
    isPaused: false,
    refresh: null,
    updated: { at: now, by: null },
  }),

  reduce(state, event, now) {
    switch (event.type) {
      case 'searchTyped':
        return { ...state, search: event.text }
      case 'searchCleared':
        return { ...state, search: '' }
      case 'refreshPressed':
        return state.refresh ? state : { ...state, refresh: { by: 'visitor', doneAt: now + REFRESH_MS } }
      case 'automaticPaused':
        return { ...state, isPaused: true }
      case 'automaticResumed':
        return {
          ...state,
          isPaused: false,
          automaticAt: nextOnGrid(state.openedAt, AUTOMATIC_REFRESH_MS, now),
        }
      case 'chartToggled':
        return { ...state, open: toggled(state.open, event.coinId) }
      case 'compareChosen':
        return { ...state, compared: event.coinId === null ? [] : [event.coinId] }
      case 'automaticRefreshCame': {
        const automaticAt = nextOnGrid(state.openedAt, AUTOMATIC_REFRESH_MS, now)
        // A refresh during a running one is dropped (Rules, Price tracker).
        const refresh = state.refresh ?? { by: 'timer', doneAt: now + REFRESH_MS }
        return { ...state, automaticAt, refresh }
      }
      case 'refreshed':
        return state.refresh
          ? {
              ...state,
              ...refreshCoins(state.coins, state.random),
              refresh: null,
              updated: { at: now, by: state.refresh.by },
            }
          : state
    }
  },

  due: (state) =>
    earliest<PriceTrackerEvent>(
      // If both are due, the running refresh ends first, so the automatic one is not dropped.
      state.refresh && { event: { type: 'refreshed' }, at: state.refresh.doneAt },
      state.isPaused ? null : { event: { type: 'automaticRefreshCame' }, at: state.automaticAt },
    ),
})

export const priceTracker = trackerOf(sampleCoins)

/** Changes in percent since the first value. */
export function changesOf(values: readonly Known[]): Known[] {
  const [first = null] = values
  return values.map((value) =>
    isKnown(value) && isKnown(first) && first > 0 ? (value / first - 1) * HUNDRED_PERCENT : null,
  )
}

/** Coins whose name or symbol contains the search (Rules, Typed texts). */
export function coinsFound(coins: readonly TrackedCoin[], search: string): TrackedCoin[] {
  const wanted = folded(search)
  return coins.filter(({ name, symbol }) => [name, symbol].some((text) => folded(text).includes(wanted)))
}
