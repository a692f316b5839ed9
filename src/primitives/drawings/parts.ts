// Parts of a whole, for drawings by share.
import { HUNDRED_PERCENT, plainPercent } from '../../format/percent.ts'
import type { FamilyName } from '../../theme/tokens.ts'

/** A part of a whole. */
export interface Part {
  /** Its name: "ETH". */
  name: string
  /** From 0 up, in the unit of the other parts. */
  value: number
  /** The family of its color; `rest` is gray, for everything not named. */
  tone: FamilyName | 'rest'
  /** A printed color in place of the tone, the same in both themes: that of a coin's mark. It gets an edge of ink. */
  face?: string | undefined
}

/** The position of a part in the whole, from 0 to 1. */
export interface Place {
  /** Its start: the share of all earlier parts. */
  from: number
  share: number
}

/** The place of each part, in the given order. Values that are not a number, or below 0, count as 0. */
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

/** A share as text and as a length: `37.50%`. More digits would not be visible on any screen. */
export const shareText = (share: number): string => plainPercent(share * HUNDRED_PERCENT)

/** The text alternative of a drawing of parts: `Treasury: ETH 37.50%, USDC 25.00%`. */
export const wordsOf = (label: string, parts: readonly (Part & Place)[]): string =>
  `${label}: ${parts.map(({ name, share }) => `${name} ${shareText(share)}`).join(', ')}`
