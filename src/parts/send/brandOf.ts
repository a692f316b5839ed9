// The client that a link names (Rules, Made yours).
import { brandFrom, type Brand } from '../../theme/brand.ts'
import { linkRules, readBy } from './linkRules.ts'

/** What a link says of a brand. `isUnreadable` when a part of it was left out because it is no name or no color. */
export interface BrandArrival {
  readonly brand: Brand | null
  readonly isUnreadable: boolean
}

/** The message for a link whose name or color is none. */
export const UNREADABLE_BRAND =
  'The name or color in the link could not be read, so the default colors are shown. The link may have been cut off: ask its sender to send it again.'

/** The brand that a link brings, wholly or not at all; `said` is all that the link says. */
export function brandOf(said: URLSearchParams): BrandArrival {
  const name = readBy(linkRules.brandName, said)
  const color = readBy(linkRules.brandColor, said)
  if (name === null || (color === null && said.has(linkRules.brandColor.parameter)))
    return { brand: null, isUnreadable: true }
  return { brand: brandFrom(name, color), isUnreadable: false }
}
