// The coin listing's rules: a search, a sort order, stars, and open details. No timers or random values.
import * as v from 'valibot'
import { folded } from '../../format/folded.ts'
import { labelOf } from '../../simulation/entries.ts'
import type { Simulation } from '../../simulation/simulation.ts'
import { happened, toggled, typedText } from '../../simulation/visitorEvents.ts'
import { sampleCoins, sortOptions, type Known, type ListedCoin, type Sort } from './sampleCoins.ts'

export interface CryptoListingState {
  /** As typed. */
  search: string
  sort: Sort
  /** Ids of the coins with a star, in the order they got it. */
  starred: readonly string[]
  /** Whether starred coins come before all others. */
  areStarredFirst: boolean
  /** Ids of the coins with open details. */
  open: readonly string[]
}

const coinId = v.picklist(sampleCoins.map(({ id }) => id))

const cryptoListingEvents = v.variant('type', [
  happened('searchTyped', { text: typedText }),
  /** "Clear search" was pressed. */
  happened('searchCleared'),
  happened('sortChosen', { sort: v.picklist(sortOptions.map(({ value }) => value)) }),
  /** The star of a coin was pressed. */
  happened('starToggled', { coinId }),
  /** "Starred first" was pressed. */
  happened('starredFirstToggled'),
  /** The arrow of a coin was pressed. */
  happened('detailsToggled', { coinId }),
])
export type CryptoListingEvent = v.InferOutput<typeof cryptoListingEvents>

export const cryptoListing: Simulation<CryptoListingState, CryptoListingEvent> = {
  visitorEvents: cryptoListingEvents,

  entries: ({ search, sort, starred }) => [
    ['Search', search],
    ['Sort by', labelOf(sortOptions, sort)],
    [
      'Starred',
      sampleCoins
        .filter(({ id }) => starred.includes(id))
        .map(({ name }) => name)
        .join(', '),
    ],
  ],

  start: () => ({ search: '', sort: 'market_cap', starred: [], areStarredFirst: false, open: [] }),

  reduce(state, event) {
    switch (event.type) {
      case 'searchTyped':
        return { ...state, search: event.text }
      case 'searchCleared':
        return { ...state, search: '' }
      case 'sortChosen':
        return { ...state, sort: event.sort }
      case 'starToggled':
        return { ...state, starred: toggled(state.starred, event.coinId) }
      case 'starredFirstToggled':
        return { ...state, areStarredFirst: !state.areStarredFirst }
      case 'detailsToggled':
        return { ...state, open: toggled(state.open, event.coinId) }
    }
  },
}

const sortedBy = {
  market_cap: 'market_cap',
  price: 'current_price',
  volume: 'total_volume',
  change: 'price_change_percentage_24h',
} as const satisfies Record<Sort, keyof ListedCoin>

const isKnown = (figure: Known): figure is number => figure !== null && Number.isFinite(figure)

/** Descending; unknown values come last, as equals. */
function descending(a: Known, b: Known): number {
  if (!isKnown(a) || !isKnown(b)) return Number(isKnown(b)) - Number(isKnown(a))
  return a === b ? 0 : a < b ? 1 : -1
}

/**
 * Coins whose name or symbol contains the search (Rules, Typed texts), in the chosen order;
 * equal ones by market cap, then as given; on request the starred ones before all others.
 */
export function coinsListed(
  coins: readonly ListedCoin[],
  {
    search,
    sort,
    starred = [],
    areStarredFirst = false,
  }: Pick<CryptoListingState, 'search' | 'sort'> &
    Partial<Pick<CryptoListingState, 'starred' | 'areStarredFirst'>>,
): ListedCoin[] {
  const wanted = folded(search)
  const field = sortedBy[sort]
  return coins
    .filter(({ name, symbol }) => [name, symbol].some((text) => folded(text).includes(wanted)))
    .sort(
      (a, b) =>
        (areStarredFirst ? Number(starred.includes(b.id)) - Number(starred.includes(a.id)) : 0) ||
        descending(a[field], b[field]) ||
        descending(a.market_cap, b.market_cap),
    )
}
