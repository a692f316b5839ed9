// The NFT marketplace's rules: a search by name and a category, which narrow the list together. No timer, no chance.
import type { Simulation } from '../../simulation/simulation.ts'
import type { Category, Work } from './sampleWorks.ts'

export interface NftMarketplaceState {
  /** As typed. */
  search: string
  category: Category
}

export type NftMarketplaceEvent =
  | { type: 'searchTyped'; text: string }
  /** "Clear search" was pressed. */
  | { type: 'searchCleared' }
  | { type: 'categoryChosen'; category: Category }

export const nftMarketplace: Simulation<NftMarketplaceState, NftMarketplaceEvent> = {
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

/** Works of the category whose name contains the search, upper or lower case alike (SPEC section 5). */
export function worksFound(works: readonly Work[], { search, category }: NftMarketplaceState): Work[] {
  const wanted = search.toLowerCase()
  return works.filter(
    (work) => (category === 'all' || work.category === category) && work.name.toLowerCase().includes(wanted),
  )
}
