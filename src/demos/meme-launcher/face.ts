// A face from the letters of a name: each letter draws or changes one feature, in turn.
import { listInWords } from '../../format/list.ts'
import { families, type FamilyName } from '../../theme/tokens.ts'

/** The features in the order in which letters draw them, each with the names of its variants. */
export const FEATURES = {
  head: ['square', 'eight-cornered', 'pointed', 'round-shouldered', 'shield-shaped'],
  eyes: ['square', 'triangle', 'half-closed', 'diamond', 'winking', 'wide'],
  mouth: ['a smile', 'an open mouth', 'two teeth', 'a straight mouth', 'its tongue out', 'a small mouth'],
  hat: ['a party hat', 'a top hat', 'a crown', 'a cap', 'an antenna', 'a paper boat'],
  ears: ['square', 'cat’s', 'rabbit’s', 'hanging', 'pointed'],
  extra: ['red cheeks', 'freckles', 'a moustache', 'glasses', 'a tie'],
} as const satisfies Record<string, readonly string[]>

export type Feature = keyof typeof FEATURES
/** In the order of drawing. */
export const features = Object.keys(FEATURES) as Feature[]

/** A face: the variant of each feature that is drawn so far, by its place in `FEATURES`, and the family of its paper. */
export interface Face {
  drawn: Partial<Record<Feature, number>>
  paper: FamilyName | null
}

/** What counts: all but spaces, as a person counts letters. */
function lettersOf(name: string): string[] {
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)
  return Array.from(segments, ({ segment }) => segment).filter((letter) => letter.trim() !== '')
}

const codeOf = (letter: string) =>
  Array.from(letter.toLowerCase()).reduce((sum, each) => sum + (each.codePointAt(0) ?? 0), 0)

/**
 * The face of a name. The first letters draw its features one by one; each further letter changes the next one, so that no
 * letter leaves the face as it was.
 */
export function faceOf(name: string): Face {
  const drawn: Partial<Record<Feature, number>> = {}
  let paper: FamilyName | null = null
  for (const [index, letter] of lettersOf(name).entries()) {
    const feature = features[index % features.length]!
    const count = FEATURES[feature].length
    const before = drawn[feature]
    const wanted = codeOf(letter) % count
    drawn[feature] = wanted === before ? (wanted + 1) % count : wanted
    if (index === 0) paper = families[codeOf(letter) % families.length]!
  }
  return { drawn, paper }
}

/** The face in words: "A square face with triangle eyes, an open mouth and a crown". */
export function wordsOfFace({ drawn }: Face): string {
  const variantOf = (feature: Feature) => {
    const index = drawn[feature]
    return index === undefined ? undefined : FEATURES[feature][index]
  }
  const head = variantOf('head')
  if (!head) return 'An empty sheet: each letter of the name draws a part of a face'
  const [eyes, ears] = [variantOf('eyes'), variantOf('ears')]
  const parts = [
    eyes && `${eyes} eyes`,
    variantOf('mouth'),
    variantOf('hat'),
    ears && `${ears} ears`,
    variantOf('extra'),
  ].filter((part) => part !== undefined)
  const list = listInWords(parts)
  return `${/^[aeiou]/.test(head) ? 'An' : 'A'} ${head} face${parts.length > 0 ? ` with ${list}` : ''}`
}
