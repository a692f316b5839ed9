// The NFT marketplace's rules: a search by name and a category, which filter the list together. No timers or random values.
import * as v from 'valibot'
import { folded } from '../../format/folded.ts'
import type { Simulation } from '../../simulation/simulation.ts'
import { happened, typedText } from '../../simulation/visitorEvents.ts'
import { categories, type Category, type Work } from './sampleWorks.ts'

export interface NftMarketplaceState {
  /** As typed. */
  search: string
  category: Category
}

const nftMarketplaceEvents = v.variant('type', [
  happened('searchTyped', { text: typedText }),
  /** "Clear search" was pressed. */
  happened('searchCleared'),
  happened('categoryChosen', { category: v.picklist(categories.map(({ key }) => key)) }),
])
export type NftMarketplaceEvent = v.InferOutput<typeof nftMarketplaceEvents>

export const nftMarketplace: Simulation<NftMarketplaceState, NftMarketplaceEvent> = {
  visitorEvents: nftMarketplaceEvents,

  entries: ({ search, category }) => [
    ['Search', search],
    ['Category', categories.find(({ key }) => key === category)?.label ?? ''],
  ],

  start: () => ({ search: '', category: 'all' }),

  reduce(state, event) {
    switch (event.type) {
      case 'searchTyped':
        return { ...state, search: event.text }
      case 'searchCleared':
        return { ...state, search: '' }
      case 'categoryChosen':
        return { ...state, category: event.category }
    }
  },
}

/** Works of the category whose name contains the search (Rules, Typed texts). */
export function worksFound(works: readonly Work[], { search, category }: NftMarketplaceState): Work[] {
  const wanted = folded(search)
  return works.filter(
    (work) => (category === 'all' || work.category === category) && folded(work.name).includes(wanted),
  )
}
