// Which of the questions that the pages answer is meant: the one that has most of what was asked and is about little else,
// in the same words or in others that say the same.
import type { Library } from '../passages/library.ts'
import type { Passage } from '../passages/passages.ts'
import { isStopStem, isStopWord, stemOf, tokensOf } from '../passages/words.ts'
import { conceptOf } from './sameWords.ts'

/** Words that only hold a sentence together. */
const FUNCTION_WORDS = new Set(
  (
    'a about am an and any are as at be been but by can could did do does for from had has have he her here him his i if in ' +
    'into is it its just me might my of on or our please she should so than that the their them then there these they this ' +
    'those to too up us was we were what which will with would you your yours ll ve re im whats really simply actually'
  ).split(' '),
)

/** What a word of any question counts, beside one that says what is meant. */
const COMMON = 0.3
/** How much of a word is met where it stands in the page's name, and where only the answer has it. */
const IN_NAME = 0.9
const IN_ANSWER = 0.55
/** What is asked counts more than what the page's question says besides. */
const ASKED = 0.65

interface Entry {
  readonly passage: Passage
  readonly heading: ReadonlySet<string>
  readonly name: ReadonlySet<string>
  /** What its heading counts. */
  readonly sum: number
}

interface Entries {
  /** Where a concept stands, and how much of it is met there. */
  readonly having: ReadonlyMap<string, readonly (readonly [Entry, number])[]>
  readonly weightOf: (concept: string) => number
  /** What is in the name of any service or product. */
  readonly names: ReadonlySet<string>
}

const wordsOf = (text: string) => tokensOf(text).filter((word) => !FUNCTION_WORDS.has(word))

/** What a page's text speaks of. */
const conceptsOf = (text: string) => new Set(wordsOf(text).map((word) => conceptOf(stemOf(word))))

/** The same of what a visitor typed, slips set right. */
const conceptsTyped = (library: Library, text: string) =>
  new Set(
    wordsOf(text).map((word) => {
      const stem = stemOf(word)
      const concept = conceptOf(stem)
      if (concept !== stem || isStopWord(word)) return concept
      const [term] = library.termsOf(word)
      return conceptOf(term?.term ?? stem)
    }),
  )

const sumOf = (concepts: Iterable<string>, worthOf: (concept: string) => number) => {
  let sum = 0
  for (const concept of concepts) sum += worthOf(concept)
  return sum
}

function entriesOf(library: Library): Entries {
  const nameOf = new Map(library.pages.map((page) => [page, conceptsOf(page.name)]))
  const all = library.passages
    .filter(({ part }) => part === 'question')
    .map((passage) => ({
      passage,
      heading: conceptsOf(passage.heading),
      name: nameOf.get(passage.page) ?? new Set<string>(),
      text: conceptsOf(passage.text),
    }))
  const often = new Map<string, number>()
  for (const { heading, name, text } of all)
    for (const concept of new Set([...heading, ...name, ...text]))
      often.set(concept, (often.get(concept) ?? 0) + 1)
  const most = Math.log(all.length)
  const weightOf = (concept: string) =>
    (isStopStem(concept) ? COMMON : 1) * (1 + most - Math.log(1 + (often.get(concept) ?? 0)))
  const having = new Map<string, [Entry, number][]>()
  for (const { passage, heading, name, text } of all) {
    const entry: Entry = { passage, heading, name, sum: sumOf(heading, weightOf) }
    const shares = new Map<string, number>()
    for (const concept of text) shares.set(concept, IN_ANSWER)
    for (const concept of name) shares.set(concept, IN_NAME)
    for (const concept of heading) shares.set(concept, 1)
    for (const [concept, share] of shares)
      having.set(concept, [...(having.get(concept) ?? []), [entry, share]])
  }
  const offers = library.pages.filter(({ kind }) => kind === 'service' || kind === 'product')
  return { having, weightOf, names: new Set(offers.flatMap((page) => [...(nameOf.get(page) ?? [])])) }
}

const known = new WeakMap<Library, Entries>()

/** The questions of the pages, made ready to be compared; once for a library. */
export function questionsIn(library: Library): Entries {
  const entries = known.get(library) ?? entriesOf(library)
  known.set(library, entries)
  return entries
}

export interface Asked {
  readonly passage: Passage
  /** From 0 to 1: how near it is to what was asked. */
  readonly nearness: number
  /** From 0 to 1: how much of what was asked the page's question and its answer have. */
  readonly met: number
  /** From 0 to 1: how much of the page's question was asked. */
  readonly share: number
  /** What was asked that the page's question says, without its page's name and without words of any question. */
  readonly hits: readonly string[]
  /** Those of them that name no service and no product. */
  readonly besides: readonly string[]
  /** Whether the page's name was said as well, or is open. */
  readonly isNamed: boolean
}

/** What the page that is open, or was spoken of, is ahead by. */
const HERE = 0.2

/** The question of the pages that comes nearest to what was asked; null where none has a word of it. `here` is the page that it is asked about. */
export function nearestQuestion(library: Library, question: string, here: string | null): Asked | null {
  const { having, weightOf, names } = questionsIn(library)
  const asked = conceptsTyped(library, question)
  const most = sumOf(asked, weightOf)
  const sums = new Map<Entry, number>()
  for (const concept of asked)
    for (const [entry, share] of having.get(concept) ?? [])
      sums.set(entry, (sums.get(entry) ?? 0) + weightOf(concept) * share)
  let best: Asked | null = null
  let ahead = 0
  for (const [{ passage, heading, name, sum }, worth] of sums) {
    const isHere = passage.page.href === here
    const said = [...heading].filter((concept) => asked.has(concept))
    // What is open need not be named.
    const unsaid = isHere
      ? sumOf(heading, (concept) => (name.has(concept) && !asked.has(concept) ? weightOf(concept) : 0))
      : 0
    const met = worth / most
    const share = sumOf(said, weightOf) / (sum - unsaid || 1)
    const nearness = ASKED * met + (1 - ASKED) * share
    const place = nearness + (isHere ? HERE : 0)
    if (place <= ahead) continue
    ahead = place
    const hits = said.filter((concept) => !name.has(concept) && !isStopStem(concept))
    const besides = hits.filter((concept) => !names.has(concept))
    const isNamed = isHere || [...name].some((concept) => asked.has(concept))
    best = { passage, nearness, met, share, hits, besides, isNamed }
  }
  return best
}
