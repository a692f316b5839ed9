// Formats amounts of US dollars: large sums abbreviated, prices with the necessary decimals.
import { abbreviate, MINUS, MISSING, plainNumber } from './number.ts'
import { onDemand } from './onDemand.ts'

/** `$2.50T`, `$48.20M`. */
export function abbreviatedUsd(value: number | null): string {
  const text = abbreviate(value)
  if (text === MISSING) return MISSING
  return text.startsWith(MINUS) ? `${MINUS}$${text.slice(MINUS.length)}` : `$${text}`
}

/** The decimals of a price from one dollar, and the minimum for every price. */
const PRICE_DECIMALS = 2

/** The maximum digits of a price below one dollar, from the first nonzero digit. */
const SMALL_PRICE_DIGITS = 6

const belowOne = onDemand(
  () => new Intl.NumberFormat('en-US', { maximumSignificantDigits: SMALL_PRICE_DIGITS }),
)

/** `$67,412.00`; below one dollar up to six significant digits, never an exponent: `$0.0000123457`. */
export function price(value: number | null): string {
  if (value === null || !Number.isFinite(value)) return MISSING
  const size = Math.abs(value)
  return `${value < 0 ? MINUS : ''}$${size < 1 ? smallPrice(size) : plainNumber(size, PRICE_DECIMALS, PRICE_DECIMALS)}`
}

function smallPrice(size: number): string {
  const [whole = '', decimals = ''] = belowOne().format(size).split('.')
  return `${whole}.${decimals.padEnd(PRICE_DECIMALS, '0')}`
}

/** A price with a fixed number of decimals, for one that changes in place: `$0.5240` with 4. */
export function priceWith(decimals: number, value: number | null): string {
  if (value === null || !Number.isFinite(value)) return MISSING
  return `${value < 0 ? MINUS : ''}$${plainNumber(Math.abs(value), decimals, decimals)}`
}

/** A gain or a loss, both with a sign: `+$18.42`, `−$4.10`; zero has none. */
export const signedPrice = (value: number): string => (value > 0 ? `+${price(value)}` : price(value))
