// The price tracker's rules (Rules, Price tracker): a search, and refreshes that run 1 s, started by the visitor or
// every 30 s automatically. A refresh moves each price a little; only one runs at a time.
import * as v from 'valibot'
import { SECOND } from '../../format/duration.ts'
import { folded } from '../../format/folded.ts'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { drawBetween } from '../../simulation/random.ts'
import { earliest, nextOnGrid, type Simulation } from '../../simulation/simulation.ts'
import { happened, typedText } from '../../simulation/visitorEvents.ts'
import { sampleCoins, type TrackedCoin } from './sampleCoins.ts'

/** The duration of a refresh (Rules, Price tracker). */
export const REFRESH_MS = 1 * SECOND
/** The interval of the automatic refresh, counted from opening (Rules, Price tracker). */
export const AUTOMATIC_REFRESH_MS = 30 * SECOND
/** The maximum change of a price per refresh, up or down, in percent (Rules, Price tracker). */
export const LARGEST_MOVE_PERCENT = 1
/** A new 1 h change lies within this many percent, up or down (Rules, Price tracker). */
export const LARGEST_HOUR_CHANGE_PERCENT = 2

/** What started a refresh. */
export type Refresher = 'visitor' | 'timer'

export interface PriceTrackerState {
  /** Generator state for the next refresh. */
  random: number
  /** As typed. */
  search: string
  coins: readonly TrackedCoin[]
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
])
type PriceTrackerDue =
  /** Due: 30 s are over. */
  | { type: 'automaticRefreshCame' }
  /** Due: the refresh has run. */
  | { type: 'refreshed' }
export type PriceTrackerEvent = v.InferOutput<typeof priceTrackerEvents> | PriceTrackerDue

/** A coin after a refresh. Unknown values stay unknown; a price that would overflow stays unchanged. */
function refreshed(coin: TrackedCoin, movePercent: number, hourPercent: number): TrackedCoin {
  if (coin.current_price === null) return coin
  const moved = coin.current_price * (1 + movePercent / HUNDRED_PERCENT)
  const price = Number.isFinite(moved) ? moved : coin.current_price
  const { sparkline } = coin
  return {
    ...coin,
    current_price: price,
    price_change_percentage_1h: hourPercent,
    // The line ends at the price.
    sparkline: [sparkline[0], sparkline[1], sparkline[2], price],
  }
}

/** All coins. For a link that is a day old this runs thousands of times before the demo shows. */
function refreshCoins(
  coins: readonly TrackedCoin[],
  random: number,
): Pick<PriceTrackerState, 'coins' | 'random'> {
  const drawnWithin = (percent: number) => {
    const drawn = drawBetween(random, -percent, percent)
    random = drawn.random
    return drawn.value
  }
  const next = coins.map((coin) =>
    refreshed(coin, drawnWithin(LARGEST_MOVE_PERCENT), drawnWithin(LARGEST_HOUR_CHANGE_PERCENT)),
  )
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

/** Coins whose name or symbol contains the search (Rules, Typed texts). */
export function coinsFound(coins: readonly TrackedCoin[], search: string): TrackedCoin[] {
  const wanted = folded(search)
  return coins.filter(({ name, symbol }) => [name, symbol].some((text) => folded(text).includes(wanted)))
}
