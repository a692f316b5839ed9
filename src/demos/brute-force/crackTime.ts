// How long a random secret resists: by its length and the characters that it is made of.
import { counted } from '../../format/counted.ts'
import { plainNumber } from '../../format/number.ts'

/** What a secret is made of, and the number of different characters. */
export const kinds = [
  { value: 'digits', label: 'Digits', size: 10 },
  { value: 'letters', label: 'Small letters', size: 26 },
  { value: 'all', label: 'All characters', size: 94 },
] as const
export type Kind = (typeof kinds)[number]['value']

/** The characters of a secret to choose from. */
export const LENGTHS = { least: 4, most: 20, first: 8 } as const
/** A sample: many graphics cards against a fast hash. */
export const GUESSES_A_SECOND = 100_000_000_000

/** The powers of ten of the time, in seconds, that are empty and full: a tenth of a second, and a trillion years. */
const SCALE = { empty: -1, full: 19.5 } as const

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S
const YEAR_S = 365 * DAY_S
const HUNDRED_YEARS = 100

/** The seconds after which half of all secrets of this length and kind are tried, as a power of ten. */
export function crackExponent(kind: Kind, length: number): number {
  const { size } = kinds.find(({ value }) => value === kind)!
  return length * Math.log10(size) - Math.log10(2 * GUESSES_A_SECOND)
}

/** From 0 to 1, by powers of ten. */
export const resistance = (exponent: number): number =>
  Math.min(1, Math.max(0, (exponent - SCALE.empty) / (SCALE.full - SCALE.empty)))

/** "less than a second", "3 hours", "34 thousand years". */
export function crackWords(exponent: number): string {
  const seconds = 10 ** exponent
  if (seconds < 1) return 'less than a second'
  if (seconds < MINUTE_S) return counted(Math.round(seconds), 'second')
  if (seconds < HOUR_S) return counted(Math.round(seconds / MINUTE_S), 'minute')
  if (seconds < DAY_S) return counted(Math.round(seconds / HOUR_S), 'hour')
  if (seconds < YEAR_S) return counted(Math.round(seconds / DAY_S), 'day')
  const years = seconds / YEAR_S
  if (years >= 1e12) return 'more than a trillion years'
  for (const [from, name] of [
    [1e9, 'billion'],
    [1e6, 'million'],
    [1e3, 'thousand'],
  ] as const)
    if (years >= from) return `${plainNumber(Math.round(years / from), 0)} ${name} years`
  return counted(Math.round(years), 'year')
}

/** How well that is: below a day weak, from a hundred years strong. */
export function strengthOf(exponent: number): 'Weak' | 'Fair' | 'Strong' {
  const seconds = 10 ** exponent
  if (seconds < DAY_S) return 'Weak'
  return seconds < HUNDRED_YEARS * YEAR_S ? 'Fair' : 'Strong'
}
