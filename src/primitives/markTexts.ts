// What marks with letters have in common: how they are drawn, their letters and, where they have no color, a family.
import { hashText } from '../simulation/random.ts'
import { families, type FamilyName } from '../theme/tokens.ts'

/** The picture of a mark with letters: decoration, a square of 44, and no word for a page translator. */
export const letteredPicture = { 'aria-hidden': true, translate: 'no', viewBox: '0 0 44 44' } as const

/** A letter with its accents, or a digit. Emoji and signs are neither. */
const LETTER = /\p{L}\p{M}*|\p{N}/u
/** Where a word ends: at a space or sign, and before a capital as in "HarborDesk". */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u

const letterOf = (text: string): string => LETTER.exec(text)?.[0] ?? ''

/** The first letter or digit of a name, as a capital where its script has capitals; empty if the name has none. */
export const initialOf = (name: string): string => letterOf(letterOf(name.normalize()).toUpperCase())

/**
 * The initials of a name: those of its first and last word; empty if it has no letters. A script without capitals has one
 * letter, because two of them side by side would read as a word.
 */
export function initialsOf(name: string): string {
  const words = name.normalize().split(BETWEEN_WORDS).filter(letterOf)
  const [first = '', last = ''] = [words.at(0), words.slice(1).at(-1)].map((word) => word && initialOf(word))
  return first === first.toLowerCase() && LETTER.test(first) && !/\p{N}/u.test(first) ? first : first + last
}

/** The family of a text: always the same one. */
export const familyOfText = (text: string): FamilyName =>
  families[hashText(text) % families.length] ?? 'build'
