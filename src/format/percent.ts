// Formats percentages, and determines the direction of a change: always as displayed, after rounding.
import { MINUS, MISSING, withRealMinus } from './number.ts'
import { onDemand } from './onDemand.ts'

/** The whole, in percent. */
export const HUNDRED_PERCENT = 100

/** What a value was before it changed by so many percent. */
export const beforeChange = (value: number, percent: number): number =>
  value / (1 + percent / HUNDRED_PERCENT)

const signed = onDemand(
  () =>
    new Intl.NumberFormat('en-US', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: 'exceptZero',
    }),
)

const unsigned = onDemand(
  () =>
    new Intl.NumberFormat('en-US', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: 'negative',
    }),
)

/** A change in percent: `+1.84%`, `−0.62%`, and `0.00%` for values that round to zero. */
export function signedPercent(value: number | null): string {
  if (value === null || !Number.isFinite(value)) return MISSING
  return `${withRealMinus(signed().format(value))}%`
}

/** A share or a rate in percent: `9.80%`. */
export function plainPercent(value: number | null): string {
  if (value === null || !Number.isFinite(value)) return MISSING
  return `${withRealMinus(unsigned().format(value))}%`
}

export type Direction = 'up' | 'down' | 'flat'

/** The direction of a change. It follows the displayed sign: −0.001 shows as `0.00%` and is flat. */
export function direction(value: number | null): Direction {
  const text = signedPercent(value)
  if (text.startsWith('+')) return 'up'
  return text.startsWith(MINUS) ? 'down' : 'flat'
}
