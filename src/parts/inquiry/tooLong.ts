// Sentences on a demo whose moment is too long for a link.
import { LONGEST_SENT_TEXT } from '../../simulation/momentLimits.ts'
import type { TooLong } from '../../simulation/momentLink.ts'
import { CUT } from './fitted.ts'

/** Why a demo's moment is in no link, as a sentence. */
export const TOO_LONG: Readonly<Record<TooLong, string>> = {
  text: `A text of more than ${LONGEST_SENT_TEXT} characters does not fit into a link.`,
  events: 'This demo has too many steps for a link.',
  age: 'This demo has run for more than a day, too long for a link.',
  link: 'These entries do not fit into a link.',
}

/** Said where entries were shortened. */
export const SHORTENED = `Entries that end with ${CUT} are longer in the demo.`
