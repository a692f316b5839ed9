// The NFT marketplace's rules: a search by name and a category, which filter the list together. No timers or random values.
import * as v from 'valibot'
import { folded } from '../../format/folded.ts'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import type { Simulation } from '../../simulation/simulation.ts'
import { happened, toggled, typedText } from '../../simulation/visitorEvents.ts'
import { categories, sampleWorks, type Category, type Work } from './sampleWorks.ts'

export interface NftMarketplaceState {
  /** As typed. */
  search: string
  category: Category
  /** Ids of the works whose cards are unfolded. */
  open: readonly string[]
}

const nftMarketplaceEvents = v.variant('type', [
  happened('searchTyped', { text: typedText }),
  /** "Clear search" was pressed. */
  happened('searchCleared'),
  happened('categoryChosen', { category: v.picklist(categories.map(({ key }) => key)) }),
  /** The picture of a work, or its ×, was pressed. */
  happened('detailsToggled', { workId: v.picklist(sampleWorks.map(({ id }) => id)) }),
])
export type NftMarketplaceEvent = v.InferOutput<typeof nftMarketplaceEvents>

export const nftMarketplace: Simulation<NftMarketplaceState, NftMarketplaceEvent> = {
  visitorEvents: nftMarketplaceEvents,

  entries: ({ search, category }) => [
    ['Search', search],
    ['Category', categories.find(({ key }) => key === category)?.label ?? ''],
  ],

  start: () => ({ search: '', category: 'all', open: [] }),

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
    }
  },
}

/** Works of the category whose name contains the search (Rules, Typed texts). */
export function worksFound(
  works: readonly Work[],
  { search, category }: Pick<NftMarketplaceState, 'search' | 'category'>,
): Work[] {
  const wanted = folded(search)
  return works.filter(
    (work) => (category === 'all' || work.category === category) && folded(work.name).includes(wanted),
  )
}

/** The slot of the grid where each work begins, counted from 1: an unfolded work takes two, the others one. */
export function slotsOf(works: readonly Pick<Work, 'id'>[], open: readonly string[]): number[] {
  let slot = 1
  return works.map(({ id }) => {
    const begin = slot
    slot += open.includes(id) ? 2 : 1
    return begin
  })
}

/** What an unfolded card says of a work beside the others of its category. */
export interface WorkFacts {
  /** The share of its views that became likes, in percent. */
  likedPercent: number
  /** The average price of its category, in ETH. */
  averagePrice: number
  /** Its price against that average, in percent: −12 is 12 % below. */
  priceAgainstAverage: number
  /** The other works of its category, in the order of the list. */
  others: readonly Work[]
}

/** The facts of a work among all works, which include it. */
export function factsOf(work: Work, works: readonly Work[]): WorkFacts {
  const alike = works.filter(({ category }) => category === work.category)
  const averagePrice = alike.reduce((sum, { price }) => sum + price, 0) / alike.length
  return {
    likedPercent: work.views > 0 ? (work.likes / work.views) * HUNDRED_PERCENT : 0,
    averagePrice,
    priceAgainstAverage: (work.price / averagePrice - 1) * HUNDRED_PERCENT,
    others: alike.filter(({ id }) => id !== work.id),
  }
}
