// Parts of a whole, for what draws them by their share.
import { HUNDRED_PERCENT, plainPercent } from '../../format/percent.ts'
import type { FamilyName } from '../../theme/tokens.ts'

/** A part of a whole. */
export interface Part {
  /** As it is read: "ETH". */
  name: string
  /** From 0 up, in the unit of the other parts. */
  value: number
  /** The family in whose color it is drawn; `rest` is gray, for all that is not named. */
  tone: FamilyName | 'rest'
}

/** Where a part lies in the whole, from 0 to 1. */
export interface Place {
  /** Where it begins: the share of all before it. */
  from: number
  share: number
}

/** Where each part lies, in the order given. What is no number, or below 0, counts as nothing. */
export function placed<SomePart extends Part>(parts: readonly SomePart[]): (SomePart & Place)[] {
  const sizes = parts.map(({ value }) => (value > 0 && Number.isFinite(value) ? value : 0))
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  let before = 0
  return parts.map((part, index) => {
    const share = whole > 0 ? (sizes[index] ?? 0) / whole : 0
    const from = before
    before += share
    return { ...part, from, share }
  })
}

/** A share as it is written, and as long as it is drawn: `37.50%`. No screen is so wide that more digits were seen. */
export const shareText = (share: number): string => plainPercent(share * HUNDRED_PERCENT)

/** What a drawing of parts says: `Treasury: ETH 37.50%, USDC 25.00%`. */
export const wordsOf = (label: string, parts: readonly (Part & Place)[]): string =>
  `${label}: ${parts.map(({ name, share }) => `${name} ${shareText(share)}`).join(', ')}`
