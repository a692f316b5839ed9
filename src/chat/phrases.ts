// Finds set phrases in what a visitor wrote, slips of the pen included.
import { onDemand } from '../format/onDemand.ts'
import { wordListIn } from '../passages/spelling.ts'
import { normalized } from '../passages/words.ts'

/**
 * Words in their order: `a|b` is either word, `*` up to five others, `^` and `$` the beginning and the end of a
 * clause; `a|$` is a word or the end. 'how long * take|need'
 */
export type Phrase = string

/** What is between two signs, or between two sentences joined by "and". */
export interface Clause {
  /** As written, in small letters. */
  readonly words: readonly string[]
}

/** Most words between two of a phrase. */
const WIDEST_GAP = 5

/** A sign ends a clause where a space follows it, so that numbers and addresses stay whole; "and" where a sentence does. */
const BETWEEN_CLAUSES =
  /(?<![.,;:!?)(…])[.,;:!?)(…]+(?=\s|$)|\n|\s[+&–-]\s|\s(?:and|but|also|plus|then)\s(?=(?:i|we|you|how|what|when|where|who|which|is|are|am|can|could|do|does|did|should|will|would|thanks?)\s)/u

/** Tags are no words, and neither is what a script says. */
const MARKUP = /<(script|style)\b[^<]*(?:<(?!\/\1\b)[^<]*)*(?:<\/\1>|$)|<\/?[a-z!][^<>]*>/giu

/** What a visitor wrote, without markup. */
export const withoutMarkup = (text: string): string => text.replace(MARKUP, ' ')

export function clausesOf(text: string): Clause[] {
  return normalized(text)
    .split(BETWEEN_CLAUSES)
    .map((part) => ({ words: part.replace(/['’`´]/g, '').match(/[\p{L}\p{N}%]+/gu) ?? [] }))
    .filter(({ words }) => words.length > 0)
}

type Part = '*' | '^' | '$' | ReadonlySet<string>

const partsOf = (phrase: Phrase): Part[] =>
  phrase
    .split(' ')
    .map((part) => (part === '*' || part === '^' || part === '$' ? part : new Set(part.split('|'))))

/** The places of a phrase's words, its gaps left out, from a place on; null where it is not there. */
function placesFrom(parts: readonly Part[], words: readonly string[], at: number): number[] | null {
  const [part, ...rest] = parts
  if (part === undefined) return []
  if (part === '^') return at === 0 ? placesFrom(rest, words, at) : null
  if (part === '$') return at === words.length ? placesFrom(rest, words, at) : null
  if (part === '*') {
    for (let gap = 0; gap <= WIDEST_GAP && at + gap <= words.length; gap += 1) {
      const places = placesFrom(rest, words, at + gap)
      if (places) return places
    }
    return null
  }
  const word = words[at]
  if (word === undefined) return part.has('$') ? placesFrom(rest, words, at) : null
  if (!part.has(word)) return null
  const places = placesFrom(rest, words, at + 1)
  return places && [at, ...places]
}

/** Finds the places of the words of those phrases that are in a clause; none where there is none. */
export type PhraseFinder = (words: readonly string[]) => ReadonlySet<number>

const NO_PLACES: ReadonlySet<number> = new Set()

export function phraseFinder(phrases: readonly Phrase[]): PhraseFinder {
  // A phrase is looked for at its first word. Made with the first question, so that the chat opens sooner.
  const byFirst = onDemand(() => {
    const partsByFirst = new Map<string, (readonly Part[])[]>()
    for (const parts of phrases.map(partsOf)) {
      const first = parts.find((part) => typeof part !== 'string') ?? []
      for (const word of first) partsByFirst.set(word, [...(partsByFirst.get(word) ?? []), parts])
    }
    return partsByFirst
  })
  return (words) => {
    const likely = new Set(words.flatMap((word) => byFirst().get(word) ?? []))
    if (likely.size === 0) return NO_PLACES
    const found = new Set<number>()
    for (const parts of likely)
      for (let at = 0; at < words.length; at += 1)
        for (const place of placesFrom(parts, words, at) ?? []) found.add(place)
    return found
  }
}

/** The words of phrases. */
export const wordsIn = (phrases: readonly Phrase[]): Set<string> =>
  new Set(phrases.flatMap((phrase) => phrase.split(/[ |]/)).filter((word) => /\p{L}/u.test(word)))

/**
 * Sets right what was meant: a known word with a slip, or with its last letter held down ("hiii"). Words that mean
 * something as they are stay.
 */
export function corrector(
  vocabularyOf: () => ReadonlySet<string>,
): (word: string, isOther: (word: string, slips: number) => boolean) => string {
  const known = onDemand(() => {
    const vocabulary = vocabularyOf()
    return { vocabulary, words: wordListIn(vocabulary) }
  })
  return (word, isOther) => {
    const { vocabulary, words } = known()
    if (vocabulary.has(word) || isOther(word, 0)) return word
    const short = word.replace(/(\p{L})\1+$/u, '$1')
    if (vocabulary.has(short)) return short
    const near = words.nearest(word)
    if (near === null) return word
    // What the site knows may be the same word.
    return isOther(word, near.slips) && !isOther(near.word, 0) ? word : near.word
  }
}
