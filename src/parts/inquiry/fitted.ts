// Entries of a demo, shortened until they fit.
import type { Entry } from '../../simulation/entries.ts'

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
