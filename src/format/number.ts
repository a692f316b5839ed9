// Formats plain numbers: abbreviations, thousands separators, the minus sign, the missing value.
import { onDemand } from './onDemand.ts'

/** The placeholder for an unknown figure. */
export const MISSING = '–'

/** U+2212, as wide as the plus sign; the hyphen that `Intl` writes in en-US is not. */
export const MINUS = '−'

/** Replaces the hyphen before a formatted number with a minus sign. */
export function withRealMinus(text: string): string {
  return text.replace('-', MINUS)
}

/** The thresholds for abbreviations, with their letters (Rules, Figures). */
const ABBREVIATIONS = [
  { from: 1e12, letter: 'T' },
  { from: 1e9, letter: 'B' },
  { from: 1e6, letter: 'M' },
  { from: 1e3, letter: 'K' },
] as const

const twoDecimals = onDemand(
  () =>
    new Intl.NumberFormat('en-US', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: false,
      signDisplay: 'negative',
    }),
)

/**
 * `2.50T`, `48.20M`, `1.20K`, `12.00`. The thresholds act on the raw value, so that 999,999 stays `1000.00K`.
 */
export function abbreviate(value: number | null): string {
  if (value === null || !Number.isFinite(value)) return MISSING
  const size = Math.abs(value)
  const abbreviation = ABBREVIATIONS.find(({ from }) => size >= from)
  if (abbreviation === undefined) return withRealMinus(twoDecimals().format(value))
  return withRealMinus(twoDecimals().format(value / abbreviation.from)) + abbreviation.letter
}

const plainFormats = new Map<string, Intl.NumberFormat>()

function plainFormat(maximumFractionDigits: number, minimumFractionDigits: number): Intl.NumberFormat {
  const key = `${maximumFractionDigits} ${minimumFractionDigits}`
  const known = plainFormats.get(key)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat('en-US', {
    maximumFractionDigits,
    minimumFractionDigits,
    signDisplay: 'negative',
  })
  plainFormats.set(key, format)
  return format
}

/**
 * `1,234.5`: thousands separators and a maximum of decimals, without trailing zeros beyond `minDecimals`. Figures to compare
 * have the same number of decimals: `minDecimals` is then the maximum.
 */
export function plainNumber(value: number | null, maxDecimals: number, minDecimals = 0): string {
  if (value === null || !Number.isFinite(value)) return MISSING
  return withRealMinus(plainFormat(maxDecimals, minDecimals).format(value))
}
