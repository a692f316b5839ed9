// Whose demo it is: a company's name and color (Rules, Made yours).

/** A company's name and its color; either may be missing, not both. */
export interface Brand {
  /** Any script, as `readBrandName` gives it; '' where none is given. */
  readonly name: string
  /** `#rrggbb`, in lower case; null for the default colors. */
  readonly color: string | null
}

/** Eight colors that are good to begin with. */
export const brandColors = [
  { color: '#c8102e', name: 'Red' },
  { color: '#e8590c', name: 'Orange' },
  { color: '#f2b705', name: 'Yellow' },
  { color: '#26863a', name: 'Green' },
  { color: '#0b7285', name: 'Teal' },
  { color: '#1c5bd9', name: 'Blue' },
  { color: '#6741d9', name: 'Violet' },
  { color: '#a61e6d', name: 'Plum' },
] as const

/** A color as `#rrggbb` from three or six hexadecimal digits, with or without `#`; null when it is none. */
export function readBrandColor(text: string): string | null {
  const digits = /^#?((?:[0-9a-f]{3}){1,2})$/i.exec(text.trim())?.[1]?.toLowerCase()
  if (!digits) return null
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}

/** A brand, or null where there is neither a name nor a color. */
export const brandFrom = (name: string, color: string | null): Brand | null =>
  name === '' && color === null ? null : { name, color }
