// How long a password resists, by the guesses that it takes.
import { counted } from '../../format/counted.ts'
import { plainNumber } from '../../format/number.ts'

/** A sample: many graphics cards against a fast hash. */
export const GUESSES_A_SECOND = 100_000_000_000

/** The powers of ten of the time, in seconds, that are empty and full: a tenth of a second, and a trillion years. */
const SCALE = { empty: -1, full: 19.5 } as const

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S
const YEAR_S = 365 * DAY_S
const HUNDRED_YEARS = 100

/** The seconds after which half of the guesses are made, as a power of ten; of guesses as a power of ten. */
export const crackExponent = (guesses: number): number => guesses - Math.log10(2 * GUESSES_A_SECOND)

/** From 0 to 1, by powers of ten. */
export const resistance = (exponent: number): number =>
  Math.min(1, Math.max(0, (exponent - SCALE.empty) / (SCALE.full - SCALE.empty)))

/** "Less than a second", "3 hours", "34 thousand years". */
export function crackWords(exponent: number): string {
  const seconds = 10 ** exponent
  if (seconds < 1) return 'Less than a second'
  if (seconds < MINUTE_S) return counted(Math.round(seconds), 'second')
  if (seconds < HOUR_S) return counted(Math.round(seconds / MINUTE_S), 'minute')
  if (seconds < DAY_S) return counted(Math.round(seconds / HOUR_S), 'hour')
  if (seconds < YEAR_S) return counted(Math.round(seconds / DAY_S), 'day')
  const years = seconds / YEAR_S
  return years >= 1e12
    ? 'More than a trillion years'
    : `${largeWords(years)} ${Math.round(years) === 1 ? 'year' : 'years'}`
}

/** "34 thousand", "5 billion", up to a million trillion. */
export function largeWords(amount: number): string {
  if (amount >= 1e18) return 'more than a million trillion'
  for (const [from, name] of [
    [1e12, 'trillion'],
    [1e9, 'billion'],
    [1e6, 'million'],
    [1e3, 'thousand'],
  ] as const)
    if (amount >= from) return `${plainNumber(Math.round(amount / from), 0)} ${name}`
  return plainNumber(Math.round(amount), 0)
}

/** How well that is: below a day weak, from a hundred years strong. */
export function strengthOf(exponent: number): 'Weak' | 'Fair' | 'Strong' {
  const seconds = 10 ** exponent
  if (seconds < DAY_S) return 'Weak'
  return seconds < HUNDRED_YEARS * YEAR_S ? 'Fair' : 'Strong'
}
