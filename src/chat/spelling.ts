// How alike two words are written: what a hurried hand changes. Everything here takes time in line with the text.

/** As compared: one form of each letter, no invisible characters, lower case. */
export const normalized = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()

/** Longer words are no slips of anything known. */
const LONGEST_WITH_SLIPS = 30

/** From how many letters of the shorter word on two slips may lie between two words, and one. */
const SHORTEST_WITH_TWO = 7
const SHORTEST_WITH_ONE = 4

/** How many slips two words may have: in short ones they make another word. */
function mostSlips(short: number, long: number): number {
  if (long > LONGEST_WITH_SLIPS || short < SHORTEST_WITH_ONE) return 0
  return short < SHORTEST_WITH_TWO ? 1 : 2
}

/**
 * In how many places two words differ: a letter changed, left out, too much, or two in the wrong order. Infinite above
 * `most`; only that far from the diagonal is looked at.
 */
function slipsBetween(one: string, other: string, most: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => (at <= most ? at : Infinity))
  for (let row = 1; row <= one.length; row += 1) {
    const current = Array.from({ length: other.length + 1 }, () => Infinity)
    if (row <= most) current[0] = row
    for (let at = Math.max(1, row - most); at <= Math.min(other.length, row + most); at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const isTurned = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      current[at] = Math.min(
        (last[at - 1] ?? Infinity) + (isSame ? 0 : 1),
        (last[at] ?? Infinity) + 1,
        (current[at - 1] ?? Infinity) + 1,
        isTurned ? (beforeLast[at - 2] ?? Infinity) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = current
  }
  const slips = last[other.length] ?? Infinity
  return slips <= most ? slips : Infinity
}

const isSameLetters = (one: string, other: string) =>
  [...one].toSorted().join('') === [...other].toSorted().join('')

/** How many slips lie between two words; infinite where they are two words. The same word has none. */
export function slips(asked: string, word: string): number {
  if (asked === word) return 0
  const [short, long] = asked.length <= word.length ? [asked, word] : [word, asked]
  const most = mostSlips(short.length, long.length)
  if (long.length - short.length > most) return Infinity
  // The first letter is seldom wrong.
  if (asked[0] !== word[0] && (asked[0] !== word[1] || asked[1] !== word[0])) return Infinity
  // Four letters have room for no other slip than two of them in the wrong order.
  if (long.length === SHORTEST_WITH_ONE && !isSameLetters(short, long)) return Infinity
  return slipsBetween(asked, word, most)
}
