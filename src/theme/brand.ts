// Whose demo it is: a company's name and color, as a link brings them and as a visitor types them (Rules, Made yours).

/** A company's name and its color; either may be missing, not both. */
export interface Brand {
  /** Any script, at most `LONGEST_BRAND_NAME` letters; '' where none is given. */
  readonly name: string
  /** `#rrggbb`, in lower case; null for the house's own colors. */
  readonly color: string | null
}

/** Query parameters of a link: `for=Orchard+Cooperative&color=7a1fa2`. */
export const BRAND_PARAMETERS = { name: 'for', color: 'color' } as const

/** In letters as a reader counts them. */
export const LONGEST_BRAND_NAME = 40
/** In UTF-16 units: one letter may be made of many, but not of any number. */
const LONGEST_BRAND_TEXT = 4 * LONGEST_BRAND_NAME

/** What cannot be written in a name: controls, and marks that turn the direction of what follows. */
const UNWRITABLE = /[\p{Cc}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]|\p{Cs}/u

/** Eight colors that are good to begin with. */
export const brandColors = [
  { color: '#c8102e', name: 'Red' },
  { color: '#e8590c', name: 'Orange' },
  { color: '#f2b705', name: 'Yellow' },
  { color: '#2b8a3e', name: 'Green' },
  { color: '#0b7285', name: 'Teal' },
  { color: '#1c5bd9', name: 'Blue' },
  { color: '#6741d9', name: 'Violet' },
  { color: '#a61e6d', name: 'Plum' },
] as const

const lettersOf = (text: string) => [...new Intl.Segmenter().segment(text)].length

/** A name as it is shown, '' where there is none; null when it cannot be one: too long, or made of control characters. */
export function readBrandName(text: string): string | null {
  if (text.length > LONGEST_BRAND_TEXT || UNWRITABLE.test(text)) return null
  const name = text.trim().replace(/\s+/gu, ' ')
  return lettersOf(name) <= LONGEST_BRAND_NAME ? name : null
}

/** A color as `#rrggbb` from three or six hexadecimal digits, with or without `#`; null when it is none. */
export function readBrandColor(text: string): string | null {
  const digits = /^#?((?:[0-9a-f]{3}){1,2})$/i.exec(text.trim())?.[1]?.toLowerCase()
  if (!digits) return null
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}

/** What a link says of a brand. `isUnreadable` when a part of it was left out because it is no name or no color. */
export interface BrandArrival {
  readonly brand: Brand | null
  readonly isUnreadable: boolean
}

/** The brand that a link brings, wholly or not at all. */
export function brandOf(query: URLSearchParams): BrandArrival {
  const name = readBrandName(query.get(BRAND_PARAMETERS.name) ?? '')
  const typed = query.get(BRAND_PARAMETERS.color)
  const color = typed === null ? null : readBrandColor(typed)
  if (name === null || (typed !== null && color === null)) return { brand: null, isUnreadable: true }
  return { brand: brandFrom(name, color), isUnreadable: false }
}

/** A brand, or null where there is neither a name nor a color. */
export const brandFrom = (name: string, color: string | null): Brand | null =>
  name === '' && color === null ? null : { name, color }

/** A link with a brand in it, or without one where there is none. */
export function withBrand(link: string, brand: Brand | null): string {
  const query = new URLSearchParams()
  if (brand?.name) query.set(BRAND_PARAMETERS.name, brand.name)
  if (brand?.color) query.set(BRAND_PARAMETERS.color, brand.color.slice(1))
  const text = query.toString()
  if (!text) return link
  return `${link}${link.includes('?') ? '&' : '?'}${text}`
}
