// The entries of a demo whose moment is too long for a link: they go along as far as they fit.
import { PARAMETERS, withParams } from '../../address/address.ts'
import { pack } from '../../simulation/deflate.ts'
import type { Entry } from '../../simulation/entries.ts'
import { LARGEST_UNPACKED, LONGEST_LINK } from '../../simulation/momentLimits.ts'
import type { TooLong } from '../../simulation/momentLink.ts'

/** Ends an entry that was shortened. */
export const CUT = '…'
/** Entries within a bound. */
export interface FittedEntries {
  readonly entries: readonly Entry[]
  readonly isShortened: boolean
}

/** The entries, the longest of them shortened as far as needed; none if their labels alone do not fit. */
export function fitted(
  entries: readonly Entry[],
  doFit: (entries: readonly Entry[]) => boolean,
): FittedEntries {
  if (doFit(entries)) return { entries, isShortened: false }
  const values = entries.map(([label, value]) => [label, Array.from(value)] as const)
  const shortened = (most: number) =>
    values.map(([label, letters]): Entry => [
      label,
      letters.length > most ? letters.slice(0, most).join('') + CUT : letters.join(''),
    ])
  // The most letters of an entry, found by halving.
  let most = 0
  let tooMany = Math.max(0, ...values.map(([, letters]) => letters.length))
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2)
    if (doFit(shortened(middle))) most = middle
    else tooMany = middle
  }
  return { entries: most > 0 ? shortened(most) : [], isShortened: true }
}

/** A link to an inquiry with the entries of the demo. */
export function withEntered(link: string, why: TooLong, all: readonly Entry[]): string {
  const textOf = (entries: readonly Entry[], isShortened: boolean) =>
    JSON.stringify([why, isShortened, ...entries])
  const linkOf = (text: string) => withParams(link, { [PARAMETERS.entered]: pack(text) })
  const { entries, isShortened } = fitted(all, (some) => {
    const text = textOf(some, true)
    // Packing takes longer than looking at the length.
    return new TextEncoder().encode(text).length <= LARGEST_UNPACKED && linkOf(text).length <= LONGEST_LINK
  })
  return linkOf(textOf(entries, isShortened))
}
