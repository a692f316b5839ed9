// The entries of a demo whose moment is too long for a link: they go along as far as they fit.
import { PARAMETERS, withParams } from '../../address/address.ts'
import { pack } from '../../simulation/deflate.ts'
import type { Entry } from '../../simulation/entries.ts'
import { LARGEST_UNPACKED, LONGEST_LINK } from '../../simulation/momentLimits.ts'
import type { TooLong } from '../../simulation/momentLink.ts'
import { fitted } from './fitted.ts'

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
