// How close a question is to a text: keyword overlap. Stop words do not count, plurals and slips do, rare words weigh
// more than common ones, and a word itself more than its beginning.
import { normalized, slips } from './spelling.ts'

/** A text to be found, by the weight of its words. */
export interface Searchable {
  readonly name?: string
  /** Other words for it. */
  readonly strong: string
  /** Whatever else it says. */
  readonly weak: string
}

const NAME = 3.5
const STRONG = 3
const WEAK = 1
/** How much of a word's weight remains when one word is the beginning of the other, and with one slip and two. */
const BEGINNING = 0.75
const SLIPPED = [1, 0.6, 0.5]
/** Shorter beginnings say nothing, and neither do those of less than half a word. */
const SHORTEST_BEGINNING = 4
/** Below this nothing was meant: one weak word is not enough, a strong one or two weak ones are. */
const THRESHOLD = 4.5
/** A slip in a word of so many letters hits no other word. */
const LONG = 7
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
    'whats who whos why will with without work working works would yes yet you your ' +
    'again along already always anything around ask away back before behind both bring come day end enough even ' +
    'everything far full happen however instead kind last later least less little lot must never next nothing often part ' +
    'per perhaps quite rather right several since start started still sure though together tomorrow tonight until week whole yesterday ' +
    'blockchain build builder building built company crypto cryptocurrency develop developer development platform solution ' +
    'hello hi hey service services product products ai quantum pricing contact support help training learn education ' +
    'course'
  ).split(' '),
)

/** Words of every day: alone they say nothing of what is offered here. */
const everydayWords = new Set(
  (
    'address age alert app apply arm armed art autopilot backup bank base bid board book broken bug call card cash cat chart ' +
    'check city clock code company compare connect copy current date design device dog download draw drop emergency ' +
    'expert failed fast fee find first fix flight follow funny gallery game garden grant guide guess hand history hold hour ' +
    'house image immediately inspect interest internal item judge key lesson list live local location login lost manual market ' +
    'match matching meeting message model money move music name near new number opinion order paper passport pay ' +
    'person phone photo photography picture play player pool position power print priority property quickly quote raise ' +
    'reach real receive recover recovery record region rent review rule safety school screen second secure select sell ' +
    'send seminar server shop show skin soon sort speak staff start stock stop store story strength stuck sword ' +
    'table tax teacher team television test text ticker time train transfer travel update urgently value view visit vote ' +
    'wait warranty watch weak weapon website where wizard world worth write writer writing'
  ).split(' '),
)

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

/** Shorter words are too much like others. */
const SHORTEST_STOP_WORD_WITH_SLIP = 7
const longStopWords = [...stopWords].filter(({ length }) => length >= SHORTEST_STOP_WORD_WITH_SLIP)
/** Whether a word is a stop word with a slip. */
const isStopSlip = (word: string) => longStopWords.some((stop) => slips(word, stop) < Infinity)

/** From 0, nothing in common, to 1, the same word. */
function likeness(asked: string, word: string): number {
  if (asked === word) return 1
  const [short, long] = asked.length <= word.length ? [asked, word] : [word, asked]
  const isLongEnough = short.length >= SHORTEST_BEGINNING && short.length * 2 >= long.length
  if (isLongEnough && long.startsWith(short)) return BEGINNING
  return SLIPPED[slips(asked, word)] ?? 0
}

export interface Search<Text> {
  /**
   * The texts that are close to a question, none when nothing is: first the best, then the best for each wish that it
   * leaves open, then the others.
   */
  readonly find: (question: string) => Text[]
  /** Whether a word stands in any of the texts or is in any question, as it is or with so many slips. */
  readonly knows: (word: string, slips?: number) => boolean
}

export function searcher<Text extends Searchable>(texts: readonly Text[]): Search<Text> {
  const indexed = texts.map((text) => {
    const weights = new Map(wordsOf(text.weak).map((word) => [word, WEAK]))
    for (const word of wordsOf(text.strong)) weights.set(word, everydayWords.has(word) ? WEAK : STRONG)
    for (const word of wordsOf(text.name ?? '')) weights.set(word, everydayWords.has(word) ? WEAK : NAME)
    const own = new Set([...wordsOf(text.name ?? ''), ...wordsOf(text.strong)])
    return { text, weights, own }
  })
  const occurrences = new Map<string, number>()
  for (const { weights } of indexed)
    for (const word of weights.keys()) occurrences.set(word, (occurrences.get(word) ?? 0) + 1)
  const rarity = (word: string) => Math.log(1 + texts.length / (occurrences.get(word) ?? 1))
  const knows = (word: string, most = 0) =>
    occurrences.has(singular(word)) ||
    stopWords.has(word) ||
    (most > 0 && [...occurrences.keys()].some((known) => slips(word, known) <= most))

  interface Match {
    readonly known: string
    readonly like: number
    readonly worth: number
  }

  /** The known words that a word of a question may be. What is known as it is has no slip. */
  const matchesOf = (word: string): Match[] => {
    const all = [...occurrences.keys()].flatMap((known) => {
      const like = likeness(word, known)
      return like > 0 ? [{ known, like, worth: like * rarity(known) }] : []
    })
    // The fewest slips are meant, and none in a word that is known as it is.
    const fewest = Math.max(0, ...all.map(({ like }) => (like === BEGINNING ? 0 : like)))
    return all.filter(({ like }) => like >= Math.min(fewest, BEGINNING))
  }

  interface Scored {
    readonly text: Text
    readonly score: number
    /** The words of the question that it answers; what it just mentions is open still. */
    readonly answers: ReadonlySet<Match[]>
  }

  /** The texts that some words of a question mean, the best first. */
  const scoredFor = (asked: readonly Match[][]): Scored[] =>
    indexed
      .map(({ text, weights, own }) => {
        const answers = new Set<Match[]>()
        let score = 0
        let isNamed = false
        let isStrong = false
        let hit = 0
        for (const matches of asked) {
          const hits = matches.filter(({ known }) => weights.has(known))
          if (hits.some(({ known }) => own.has(known))) answers.add(matches)
          isStrong ||= hits.some(({ known }) => weights.get(known) !== WEAK)
          if (hits.length > 0) hit += 1
          isNamed ||= hits.some(({ known, like }) => like === 1 || (like < BEGINNING && known.length >= LONG))
          score += Math.max(0, ...hits.map(({ known, worth }) => worth * (weights.get(known) ?? 0)))
        }
        // A beginning or a slip in a short word alone may be another word altogether, unless most of what was asked is
        // like that. Words of every day need all the others beside them.
        const isMeant = isStrong ? isNamed || hit * 2 > asked.length : isNamed && hit === asked.length
        return { text, score: isMeant ? score : 0, answers }
      })
      .filter(({ score }) => score >= THRESHOLD)
      .sort((one, other) => other.score - one.score)

  const find = (question: string): Text[] => {
    const asked = wordsOf(question)
      .slice(0, MOST_WORDS)
      .map((word) => ({ word, matches: matchesOf(word) }))
      .filter(({ word, matches }) => matches.length > 0 || !isStopSlip(word))
      .map(({ matches }) => matches)
    const ranked = scoredFor(asked)
    const least = (ranked[0]?.score ?? 0) * SHARE_OF_BEST
    const found = new Set<Text>()
    let open = asked
    for (let best = ranked[0]; best; best = scoredFor(open)[0]) {
      found.add(best.text)
      const { answers } = best
      if (answers.size === 0) break
      open = open.filter((matches) => !answers.has(matches))
    }
    for (const { text, score } of ranked) if (score >= least) found.add(text)
    return [...found]
  }
  return { find, knows }
}
