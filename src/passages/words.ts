// The words of a text as they are compared: one form of each letter, without endings, and without those of any question.

/** As compared: one form of each letter, no invisible characters, lower case. */
export const normalized = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()

/** Function words: they are in any question, and are not indexed. */
const stopWords = new Set(
  (
    'a about also am an and any are as at be been but by can could did do does doesnt dont for from get go got had has have he ' +
    'her him his i id if im in into is isnt it its ive just let like ll m me my not no of on one or our please pls re really s ' +
    'she should so some t than that the their them then there these they thing things this those through to too us us ve very ' +
    'was we were what whats which will with would you your yours cant d'
  ).split(' '),
)
export const isStopWord = (word: string): boolean => stopWords.has(word)

/** The shortest word that an ending is taken from, without it. */
const SHORTEST_STEM = 4

/** A word without the ending of a plural or of a verb: "stakes", "staking" and "staked" are one word. */
export function stemOf(word: string): string {
  // "Neighbour" and "neighbor" are one word, "tokenise" and "tokenize" are another.
  let stem = word
    .replace(/(\p{L}{3})ou(rs?|ring|red)$/u, '$1o$2')
    .replace(/(\p{L}{3}[lntr])is(e[drs]?|ing|ations?)$/u, '$1iz$2')
  if (/\d/.test(stem)) return stem
  if (stem.length >= SHORTEST_STEM && !/(?:ss|us|is)$/.test(stem))
    stem = stem.replace(/ies$/, 'y').replace(/s$/, '')
  const short = stem.replace(/(?:ing|ed)$/, '')
  if (short !== stem && short.length >= SHORTEST_STEM - 1 && /[aeiouy]/.test(short))
    stem = short.replace(/([bdgmnprt])\1$/, '$1')
  return stem.length > SHORTEST_STEM ? stem.replace(/e$/, '') : stem
}

/** Standards are written in three ways: "ERC-20", "ERC 20" and "erc20". */
const STANDARD = /\b(erc|eip|bep|trc|iso|web)[ -](\d+)\b/g

/** The words of a text, as written but in lower case. */
export const tokensOf = (text: string): string[] =>
  normalized(text)
    .replace(STANDARD, '$1$2')
    .replace(/['’`´](?:s|re|ve|ll|d|m|t)\b/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

const known = new Map<string, string>()
/** `stemOf` of a word of the site's own texts, remembered. */
function knownStemOf(word: string): string {
  const stem = known.get(word) ?? stemOf(word)
  known.set(word, stem)
  return stem
}

/** The distinct stems of one of the site's own texts, without function words and single letters. */
export const stemsOf = (text: string): string[] => [
  ...new Set(
    tokensOf(text).flatMap((word) => (word.length > 1 && !isStopWord(word) ? knownStemOf(word) : [])),
  ),
]

/** Words of a message that is compared as a whole: small talk is mostly function words. */
const MOST_OF_WHOLE = 5

/** A text as four letters or digits (FNV-1a): one in a million others has the same. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36).slice(-4)
}

/** A short message as a whole, as one word of the index; null for a longer one. */
export function wholeOf(text: string): string | null {
  const words = tokensOf(text)
  return words.length > 0 && words.length <= MOST_OF_WHOLE ? `=${hashOf(words.join(' '))}` : null
}
