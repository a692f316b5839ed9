// The client that a link names (Rules, Made yours).
import { PARAMETERS } from '../../address/address.ts'
import { brandFrom, readBrandColor, type Brand } from '../../theme/brand.ts'
import { readBrandName } from './names.ts'

/** What a link says of a brand. `isUnreadable` when a part of it was left out because it is no name or no color. */
export interface BrandArrival {
  readonly brand: Brand | null
  readonly isUnreadable: boolean
}

/** The brand that a link brings, wholly or not at all; `said` is all that the link says. */
export function brandOf(said: URLSearchParams): BrandArrival {
  const name = readBrandName(said.get(PARAMETERS.brandName) ?? '')
  const typed = said.get(PARAMETERS.brandColor)
  const color = typed === null ? null : readBrandColor(typed)
  if (name === null || (typed !== null && color === null)) return { brand: null, isUnreadable: true }
  return { brand: brandFrom(name, color), isUnreadable: false }
}
