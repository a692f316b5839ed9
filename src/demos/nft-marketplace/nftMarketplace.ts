// The NFT marketplace's rules: a search by name and a category, which filter the list together. No timers or random values.
import * as v from 'valibot'
import { folded } from '../../format/folded.ts'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import type { Simulation } from '../../simulation/simulation.ts'
import { happened, toggled, typedText } from '../../simulation/visitorEvents.ts'
import { traits, traitsOf } from './traits.ts'
import { categories, offersOf, rounded, sampleWorks, type Category, type Work } from './sampleWorks.ts'

export interface NftMarketplaceState {
  /** As typed. */
  search: string
  category: Category
  /** Ids of the opened works, in the order of their opening; the last one that is found is shown large. */
  open: readonly string[]
  /** Only works with these traits are shown; none or one. */
  traits: readonly string[]
}

const workId = v.picklist(sampleWorks.map(({ id }) => id))
const nftMarketplaceEvents = v.variant('type', [
  happened('searchTyped', { text: typedText }),
  /** "Clear search" was pressed. */
  happened('searchCleared'),
  happened('categoryChosen', { category: v.picklist(categories.map(({ key }) => key)) }),
  /** The picture of a work, or its ×, was pressed. */
  happened('detailsToggled', { workId }),
  /** A trait was pressed: only works that share it are shown; again, all are. */
  happened('traitToggled', { trait: v.picklist(traits) }),
  /** From the opened work to the next or the previous one. */
  happened('workTurned', { workId }),
])
export type NftMarketplaceEvent = v.InferOutput<typeof nftMarketplaceEvents>

export const nftMarketplace: Simulation<NftMarketplaceState, NftMarketplaceEvent> = {
  visitorEvents: nftMarketplaceEvents,

  entries: ({ search, category }) => [
    ['Search', search],
    ['Category', categories.find(({ key }) => key === category)?.label ?? ''],
  ],

  start: () => ({ search: '', category: 'all', open: [], traits: [] }),

  reduce(state, event) {
    switch (event.type) {
      case 'searchTyped':
        return { ...state, search: event.text }
      case 'searchCleared':
        return { ...state, search: '' }
      case 'categoryChosen':
        return { ...state, category: event.category }
      case 'detailsToggled':
        return { ...state, open: toggled(state.open, event.workId) }
      case 'traitToggled':
        return { ...state, traits: state.traits.includes(event.trait) ? [] : [event.trait] }
      case 'workTurned': {
        const others = state.open.slice(0, -1).filter((id) => id !== event.workId)
        return state.open.length === 0 ? state : { ...state, open: [...others, event.workId] }
      }
    }
  },
}

/** Works of the category, with the trait, whose name contains the search (Rules, Typed texts). */
export function worksFound(
  works: readonly Work[],
  {
    search,
    category,
    traits: wantedTraits = [],
  }: Pick<NftMarketplaceState, 'search' | 'category'> & Partial<Pick<NftMarketplaceState, 'traits'>>,
): Work[] {
  const wanted = folded(search)
  return works.filter(
    (work) =>
      (category === 'all' || work.category === category) &&
      wantedTraits.every((trait) => traitsOf(work).includes(trait)) &&
      folded(work.name).includes(wanted),
  )
}

/** The work that is shown large: the one among the found that was opened last; undefined if none is open. */
export const shownLarge = (found: readonly Work[], open: readonly string[]): Work | undefined =>
  open.toReversed().flatMap((id) => found.find((work) => work.id === id) ?? [])[0]

/** The works before and after one of the found; after the last comes the first. Undefined if there is no other. */
export function besideOf(found: readonly Work[], work: Work): { previous?: Work; next?: Work } {
  const at = found.indexOf(work)
  const [previous, next] = [found.at(at - 1), found[(at + 1) % found.length]]
  return previous && next && found.length > 1 ? { previous, next } : {}
}

/** What the opened work says of itself beside the others of its category. */
export interface WorkFacts {
  /** The average price of its category, in ETH, as it is shown. */
  averagePrice: number
  /** Its price against that average, in percent: −12 is 12 % below. */
  priceAgainstAverage: number
}

/** The facts of a work among all works, which include it. */
export function factsOf(work: Work, works: readonly Work[]): WorkFacts {
  const alike = works.filter(({ category }) => category === work.category)
  const averagePrice = rounded(alike.reduce((sum, { price }) => sum + price, 0) / alike.length)
  return {
    averagePrice,
    priceAgainstAverage: (work.price / averagePrice - 1) * HUNDRED_PERCENT,
  }
}

/** How many of the offers for a work are before a bid in ETH: an equal offer was there first. */
export const offersBefore = (work: Work, bid: number): number =>
  offersOf(work).filter(({ price }) => price >= bid).length

/** The place of a bid in ETH: `2 of 4` with the offers, or where it is against the price. */
export function placeInWords(work: Work, bid: number): string {
  return bid === work.price
    ? 'At the price'
    : `${offersBefore(work, bid) + 1} of ${offersOf(work).length + 1}`
}
