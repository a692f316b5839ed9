// How close a question is to a text: keyword overlap. Stop words do not count, plurals and one-letter slips do, rare
// words weigh more than common ones.

/** A text to be found, by the weight of its words. */
export interface Searchable {
  /** Its name and other words for it. */
  readonly strong: string
  /** Whatever else it says. */
  readonly weak: string
}

const STRONG = 3
const WEAK = 1
/** How much of a word's weight remains when one word is the beginning of the other, and when one letter is wrong. */
const BEGINNING = 0.75
const SLIP = 0.6
/** Shorter beginnings say nothing, and neither do those of less than half a word. */
const SHORTEST_BEGINNING = 4
/** In shorter words, one wrong letter makes another word. */
const SHORTEST_WITH_SLIP = 5
/** Below this nothing was meant: one weak word is not enough, a strong one or two weak ones are. */
const THRESHOLD = 4.5
/** What is less than this much of the best match is left out. */
const SHARE_OF_BEST = 0.5
/** Words of a question that are looked at; in a longer one the rest is not. */
const MOST_WORDS = 60

/** Words that are in any question, the rules' own keywords among them. */
const stopWords = new Set(
  (
    'a about after all also am an and any anyone are as at be because been best but by can could did do does doing ' +
    'done each else ever every few first for from get gets give go going good got great had has have having he her ' +
    'here his how i if in into is it its just know let like ll look looking love made make makes making many may ' +
    'maybe me mean means might more most much my need needs new no not now of off ok on one only or other our out ' +
    'over own people please put re real really run said same say see she should show so some someone something such ' +
    'take tell than thank thanks that the their them then there these they thing things this those through time to ' +
    'today too try two up us use used uses using ve very want wants was way we well were what when where which while ' +
    'who why will with without work working works would yes yet you your ' +
    'blockchain build builder building built company crypto develop developer development platform solution ' +
    'hello hi hey service services product products ai quantum pricing contact support help training learn education ' +
    'course'
  ).split(' '),
)

/** Words of every day: alone they say nothing of what is offered here. */
const everydayWords = new Set(
  'buy sell play key market move train watch name list date item value share drop art bank city cash dog funny new order book picture matching text table compare check team staff region device company'.split(
    ' ',
  ),
)

/** As compared: one form of each letter, no invisible characters, lower case. */
export const normalized = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()

/** A plural without its ending; other words as they are. */
function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** The words of a text that count, each once. */
export function wordsOf(text: string): string[] {
  const words = normalized(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.filter((word) => word.length > 1 && !stopWords.has(word)).map(singular))]
}

/** Whether two words differ by one letter: changed, left out, or too much. */
function isOneSlipApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same++
  const rest = short.length === long.length ? same + 1 : same
  return short.slice(rest) === long.slice(same + 1)
}

/** From 0, nothing in common, to 1, the same word. */
function likeness(asked: string, word: string): number {
  if (asked === word) return 1
  const [short, long] = asked.length <= word.length ? [asked, word] : [word, asked]
  const isLongEnough = short.length >= SHORTEST_BEGINNING && short.length * 2 >= long.length
  if (isLongEnough && long.startsWith(short)) return BEGINNING
  const mayHaveSlip = long.length >= SHORTEST_WITH_SLIP && short.length >= SHORTEST_WITH_SLIP - 1
  return mayHaveSlip && short[0] === long[0] && isOneSlipApart(short, long) ? SLIP : 0
}

/** A function that finds, for a question, the texts that are close to it: the best first, none when nothing is. */
export function searcher<Text extends Searchable>(texts: readonly Text[]): (question: string) => Text[] {
  const indexed = texts.map((text) => {
    const weights = new Map(wordsOf(text.weak).map((word) => [word, WEAK]))
    for (const word of wordsOf(text.strong)) weights.set(word, everydayWords.has(word) ? WEAK : STRONG)
    return { text, weights }
  })
  const occurrences = new Map<string, number>()
  for (const { weights } of indexed)
    for (const word of weights.keys()) occurrences.set(word, (occurrences.get(word) ?? 0) + 1)
  const rarity = (word: string) => Math.log(1 + texts.length / (occurrences.get(word) ?? 1))

  return (question) => {
    const asked = wordsOf(question).slice(0, MOST_WORDS)
    // Each word of the question is compared with each known word once, not once a text.
    const found = asked.map((word) =>
      [...occurrences.keys()].flatMap((known) => {
        const like = likeness(word, known)
        return like > 0 ? [{ known, like, worth: like * rarity(known) }] : []
      }),
    )
    const scored = indexed.map(({ text, weights }) => {
      const hits = found.map((matches) => matches.filter(({ known }) => weights.has(known)))
      // A beginning or a slip alone may be another word altogether, unless everything that was asked is like that.
      const isMeant =
        hits.some((matches) => matches.some(({ like }) => like === 1)) ||
        hits.every((matches) => matches.length > 0)
      const score = hits.reduce(
        (sum, matches) =>
          sum + Math.max(0, ...matches.map(({ known, worth }) => worth * (weights.get(known) ?? 0))),
        0,
      )
      return { text, score: isMeant ? score : 0 }
    })
    const best = Math.max(0, ...scored.map(({ score }) => score))
    const least = Math.max(THRESHOLD, best * SHARE_OF_BEST)
    return scored
      .filter(({ score }) => score >= least)
      .sort((one, other) => other.score - one.score)
      .map(({ text }) => text)
  }
}
