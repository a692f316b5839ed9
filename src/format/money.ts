// How amounts of US dollars are written: large sums abbreviated, prices with as many decimals as they need.
import { abbreviate, MINUS, MISSING } from './number.ts'
import { onDemand } from './onDemand.ts'

/** `$2.50T`, `$48.20M`. */
export function abbreviatedUsd(value: number | null): string {
  const text = abbreviate(value)
  if (text === MISSING) return MISSING
  return text.startsWith(MINUS) ? `${MINUS}$${text.slice(MINUS.length)}` : `$${text}`
}

/** Decimals of a price from one dollar up, and the fewest of any price. */
const PRICE_DECIMALS = 2

/** Most digits of a price below one dollar, counted from the first that is not zero. */
const SMALL_PRICE_DIGITS = 6

const fromOneUp = onDemand(
  () =>
    new Intl.NumberFormat('en-US', {
      minimumFractionDigits: PRICE_DECIMALS,
      maximumFractionDigits: PRICE_DECIMALS,
    }),
)

const belowOne = onDemand(
  () => new Intl.NumberFormat('en-US', { maximumSignificantDigits: SMALL_PRICE_DIGITS }),
)

/** `$67,412.00`; below one dollar up to six significant digits, never an exponent: `$0.0000123457`. */
export function price(value: number | null): string {
  if (value === null || !Number.isFinite(value)) return MISSING
  const size = Math.abs(value)
  return `${value < 0 ? MINUS : ''}$${size < 1 ? smallPrice(size) : fromOneUp().format(size)}`
}

function smallPrice(size: number): string {
  const [whole = '', decimals = ''] = belowOne().format(size).split('.')
  return `${whole}.${decimals.padEnd(PRICE_DECIMALS, '0')}`
}

/** Digits of a brief price below one dollar, counted from the first that is not zero. */
const briefBelowOne = onDemand(() => new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 }))

/** A price where room is short: `$67.41K`, `$612.30`, `$0.00482`. */
export function briefPrice(value: number): string {
  const size = Math.abs(value)
  if (size >= 1000) return abbreviatedUsd(value)
  return size > 0 && size < 1 ? `${value < 0 ? MINUS : ''}$${briefBelowOne().format(size)}` : price(value)
}
