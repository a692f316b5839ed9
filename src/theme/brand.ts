// Whose demo it is: a company's name and color, as a link brings them and as a visitor types them (Rules, Made yours).
import { PARAMETERS } from '../address/address.ts'

/** A company's name and its color; either may be missing, not both. */
export interface Brand {
  /** Any script, as `readBrandName` gives it; '' where none is given. */
  readonly name: string
  /** `#rrggbb`, in lower case; null for the default colors. */
  readonly color: string | null
}

/** In characters; the marks on a letter belong to it. */
export const LONGEST_BRAND_NAME = 40
/** More are a telephone number or a sum. */
export const MOST_BRAND_DIGITS = 6

/** Marks that turn the direction of what follows: no name needs them. */
const TURNS_DIRECTION = /[\u202A-\u202E\u2066-\u2069]/u
/** Invisible characters: zero-width characters, fillers (U+3164), tag letters; and the blank pattern of Braille. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu
/** Letters with at most two marks each, digits, spaces, and the punctuation of names. */
const NAME = /^(?:\p{L}\p{M}{0,2}|[\p{Nd}\p{Zs}&.,'()-])*$/u

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

const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0

/**
 * A name as it is shown, '' where there is none; null when it cannot be one (Rules, Made yours). Phones type the curly
 * apostrophe and the hyphen that does not break: they are read as the plain ones.
 */
export function readBrandName(text: string): string | null {
  if (TURNS_DIRECTION.test(text)) return null
  const visible = text.replace(INVISIBLE, '').normalize('NFC').replace(/’/g, "'").replace(/[‐‑]/g, '-')
  const name = visible.replace(/\p{Zs}+/gu, ' ').replace(/^ | $/g, '')
  const isName =
    NAME.test(name) &&
    countOf(/\P{M}/gu, name) <= LONGEST_BRAND_NAME &&
    countOf(/\p{Nd}/gu, name) <= MOST_BRAND_DIGITS
  return isName ? name : null
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

/** The brand that a link brings, wholly or not at all; `said` is all that the link says. */
export function brandOf(said: URLSearchParams): BrandArrival {
  const name = readBrandName(said.get(PARAMETERS.brandName) ?? '')
  const typed = said.get(PARAMETERS.brandColor)
  const color = typed === null ? null : readBrandColor(typed)
  if (name === null || (typed !== null && color === null)) return { brand: null, isUnreadable: true }
  return { brand: brandFrom(name, color), isUnreadable: false }
}

/** A brand, or null where there is neither a name nor a color. */
export const brandFrom = (name: string, color: string | null): Brand | null =>
  name === '' && color === null ? null : { name, color }
