// Words that are written almost like one of a list: what a hurried hand changes.
import SearchableMap from 'minisearch/SearchableMap'

/** Longer words are no slips of anything known. */
const LONGEST_WITH_SLIPS = 30
/** From how many letters on a word may have two letters in the wrong order or one left out, another slip, and two. */
const TURNED = 4
const ONE_SLIP = 5
const TWO_SLIPS = 9

/** A word with two neighbors in the wrong order, set right in each place in turn. */
export function turnsOf(word: string): string[] {
  if (word.length < TURNED || word.length > LONGEST_WITH_SLIPS) return []
  return Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  ).filter((other) => other !== word)
}

/** How many slips a word may have: in short ones they make another word. */
function mostSlips({ length }: string): 0 | 1 | 2 {
  if (length < TURNED || length > LONGEST_WITH_SLIPS) return 0
  return length < TWO_SLIPS ? 1 : 2
}

/** Letters that are taken for one another: by ear, and beside one another on a keyboard. */
const ALIKE: readonly string[] = ['aeiouy', 'ckq', 'sz', 'fvw', 'mn', 'bp', 'dt', 'gj', 'xs']
const ROWS: readonly string[] = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm']
const isAlike = (one: string, other: string): boolean =>
  ALIKE.some((group) => group.includes(one) && group.includes(other)) ||
  ROWS.some((row) => row.includes(one + other) || row.includes(other + one))

/** Whether the letters that differ in two words of one length are taken for one another. */
const isMisheard = (typed: string, word: string): boolean =>
  [...typed].every((letter, at) => letter === word[at] || isAlike(letter, word[at] ?? ''))

/**
 * Whether one word may be a slip of another: the first letter is seldom wrong, a short one lacks a letter at most, and a
 * single letter that stands for another is like it, or two words that only look alike would be taken for one.
 */
const mayBe = (typed: string, word: string, slips: number): boolean =>
  typed[0] === word[0] &&
  (typed.length >= ONE_SLIP || word.length > typed.length) &&
  (typed.length !== word.length || slips > 1 || isMisheard(typed, word))

/** Words by how often they stand somewhere, to be found by what was typed. */
interface WordList {
  /** The word that another one is a slip of; null where it is none. Of several the most frequent. */
  readonly nearest: (word: string) => string | null
  /** All words that begin so, the most frequent first. */
  readonly begun: (beginning: string) => string[]
}

export function wordListOf(counts: ReadonlyMap<string, number>): WordList {
  const list = SearchableMap.from<number>(counts)
  return {
    nearest(word) {
      const most = mostSlips(word)
      if (most === 0) return null
      const near = [...list.fuzzyGet(word, most)].filter(([other, [, slips]]) => mayBe(word, other, slips))
      near.sort(([, [often, slips]], [, [other, others]]) => slips - others || other - often)
      return near[0]?.[0] ?? null
    },
    begun: (beginning) =>
      [...list.atPrefix(beginning).entries()].sort(([, one], [, other]) => other - one).map(([word]) => word),
  }
}
