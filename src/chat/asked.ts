// Which passage answers a question: the one that has most of what was asked and is about little else, in the same words or in
// others that mean the same.
import { companyQuestions, type CompanyQuestionId } from '../content/companyQuestions.ts'
import { onDemand } from '../format/onDemand.ts'
import type { Library } from '../passages/library.ts'
import type { Part, Passage } from '../passages/passages.ts'
import { isStopStem, isStopWord, stemOf, tokensOf } from '../passages/words.ts'
import { alsoAsked, companyAsked, factsAsked } from './alsoAsked.ts'
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
/** What a word counts that the site does not know: most questions tell more than they ask. */
const UNKNOWN = 0.5
/** What a number counts: it is seldom what is asked. */
const NUMBER_WORTH = 1
const NUMBER = /^\d+$/
/** How much of a word is met where it is in the page's name, and where only the answer has it. */
const IN_NAME = 0.9
const IN_ANSWER = 0.55
/** The same where another question of the same passage has it. */
const IN_OTHER = 0.65
/** What is asked counts more than what the page's question says besides. */
const ASKED = 0.65
/** For the order of passages, so much of it counts where nothing of the page's question was asked. */
const MET_ALONE = 0.8
/** A question of a page weighs at least so much: one word of it alone is not all of it. */
const LEAST_SUM = { heading: 3, other: 7 } as const

/** The passages that answer a question, and how much a page's own question is ahead of its other parts. */
const ANSWERING: Readonly<Partial<Record<Part, number>>> = {
  question: 1,
  included: 0.97,
  step: 0.87,
  standard: 0.95,
  text: 0.9,
  changes: 0.85,
  handover: 0.85,
}

/** A fact is short and says little besides its answer. */
const FACT = 1.03

type Concepts = ReadonlySet<string>

interface Entry {
  readonly passage: Passage
  /** Its heading, and the other questions that it answers. */
  readonly asked: readonly Concepts[]
  readonly name: Concepts
  readonly rank: number
}

interface Entries {
  /** Where a concept stands, and how much of it is met there. */
  readonly having: ReadonlyMap<string, readonly (readonly [Entry, number])[]>
  readonly weightOf: (concept: string) => number
  /** What is in the name of any service or product. */
  readonly names: Concepts
}

const wordsOf = (text: string) => tokensOf(text).filter((word) => !FUNCTION_WORDS.has(word))

/** The concepts of words that were met. */
type Met = Map<string, string>

/** What a page's text speaks of. */
function conceptsOf(text: string, met: Met): Concepts {
  const concepts = new Set<string>()
  for (const word of wordsOf(text)) {
    const concept = met.get(word) ?? conceptOf(stemOf(word))
    met.set(word, concept)
    concepts.add(concept)
  }
  return concepts
}

/** The same of what a visitor typed, slips set right. */
const conceptsTyped = (library: Library, text: string, isKnown: (concept: string) => boolean): Concepts =>
  new Set(
    wordsOf(text).map((word) => {
      const stem = stemOf(word)
      const concept = conceptOf(stem)
      if (concept !== stem || isStopWord(word) || isKnown(concept)) return concept
      const [term] = library.termsOf(word)
      return conceptOf(term?.term ?? stem)
    }),
  )

const sumOf = (concepts: Iterable<string>, worthOf: (concept: string) => number) => {
  let sum = 0
  for (const concept of concepts) sum += worthOf(concept)
  return sum
}

/** The other questions of a page, by the beginning of the heading that they belong to. */
const otherQuestions = onDemand(
  () =>
    new Map(
      Object.entries(alsoAsked).map(([href, lines]) => [
        href,
        lines
          .trim()
          .split('\n')
          .map((line) => line.split(' = ') as [string, string]),
      ]),
    ),
)

const companyOthers = onDemand(
  () =>
    new Map(
      (Object.keys(companyAsked) as CompanyQuestionId[]).map((id) => [
        companyQuestions[id].question,
        companyAsked[id] ?? '',
      ]),
    ),
)

/** How visitors ask for a passage, in other words than its heading. */
function otherWordsFor({ part, heading, text, page }: Passage): readonly string[] {
  const others =
    page.kind === 'company' || page.kind === 'policy'
      ? (part === 'question' && companyOthers().get(heading)) ||
        factsAsked.find(([begin]) => text.startsWith(begin))?.[1]
      : otherQuestions()
          .get(page.href)
          ?.filter(([begin]) => heading.startsWith(begin))
          .toSorted(([one], [other]) => other.length - one.length)[0]?.[1]
  return others ? others.split('; ') : []
}

/** Passages that are prepared before the page may do something else. */
const CHUNK = 60

/** Yields before each chunk. */
function* entriesOf(library: Library): Generator<undefined, Entries> {
  // Most words are in several passages.
  const met: Met = new Map()
  const nameOf = new Map(library.pages.map((page) => [page, conceptsOf(page.name, met)]))
  const all: { entry: Entry; text: Concepts }[] = []
  for (const [at, passage] of library.passages.entries()) {
    if (at % CHUNK === 0) yield undefined
    const isFact = passage.page.kind === 'company' && passage.part === 'summary'
    const rank = isFact ? FACT : ANSWERING[passage.part]
    if (rank === undefined) continue
    const asked = [passage.heading, ...otherWordsFor(passage)].map((words) => conceptsOf(words, met))
    const name = nameOf.get(passage.page) ?? new Set<string>()
    all.push({ entry: { passage, asked, name, rank }, text: conceptsOf(passage.text, met) })
  }
  const often = new Map<string, number>()
  const having = new Map<string, [Entry, number][]>()
  for (const [at, { entry, text }] of all.entries()) {
    if (at % CHUNK === 0) yield undefined
    const shares = new Map<string, number>()
    for (const concept of text) shares.set(concept, IN_ANSWER)
    for (const concept of entry.name) shares.set(concept, IN_NAME)
    for (const words of entry.asked) for (const concept of words) shares.set(concept, 1)
    for (const [concept, share] of shares) {
      often.set(concept, (often.get(concept) ?? 0) + 1)
      const others = having.get(concept)
      if (others) others.push([entry, share])
      else having.set(concept, [[entry, share]])
    }
  }
  const most = Math.log(all.length)
  const weighed = (concept: string) => {
    const count = often.get(concept)
    if (NUMBER.test(concept)) return NUMBER_WORTH
    if (count === undefined) return (isStopStem(concept) ? COMMON : UNKNOWN) * most
    return (isStopStem(concept) ? COMMON : 1) * (1 + most - Math.log(1 + count))
  }
  const weights = new Map<string, number>([...often.keys()].map((concept) => [concept, weighed(concept)]))
  const weightOf = (concept: string) => weights.get(concept) ?? weighed(concept)
  const offers = library.pages.filter(({ kind }) => kind === 'service' || kind === 'product')
  return { having, weightOf, names: new Set(offers.flatMap((page) => [...(nameOf.get(page) ?? [])])) }
}

const known = new WeakMap<Library, Entries>()

/** The questions of the pages, prepared for comparison; once for a library. */
function questionsIn(library: Library): Entries {
  const before = known.get(library)
  if (before) return before
  const preparing = entriesOf(library)
  let step = preparing.next()
  while (!step.done) step = preparing.next()
  known.set(library, step.value)
  return step.value
}

/** Prepares them before the first question, in pieces with pauses, so that the page stays usable. */
export async function prepareQuestions(library: Library, pause: () => Promise<void>): Promise<void> {
  const preparing = entriesOf(library)
  let step = preparing.next()
  while (!step.done) {
    await pause()
    // A question may have been faster.
    if (known.has(library)) return
    step = preparing.next()
  }
  known.set(library, step.value)
}

export interface Asked {
  /** What was asked, function words left out. */
  readonly asked: Concepts
  readonly passage: Passage
  /** From 0 to 1: how near it is to what was asked. */
  readonly nearness: number
  /** From 0 to 1: how much of what was asked the page's question and its answer have. */
  readonly met: number
  /** The same of those words of the question that any passage has. */
  readonly metOfKnown: number
  /** From 0 to 1: how much of the page's question was asked. */
  readonly share: number
  /** All of the page's question was asked. */
  readonly isWhole: boolean
  /** What was asked that the page's question says, without its page's name and without words of any question. */
  readonly hits: readonly string[]
  /** Those of them that name no service and no product. */
  readonly besides: readonly string[]
  /** Whether a word of another service's or product's name was said, which this passage has not. */
  readonly namesOther: boolean
  /** Whether the page's name was said as well, or is open. */
  readonly isNamed: boolean
}

export const DEMO = conceptOf(stemOf('demo'))

/** Passages that are compared closely: those that have most of what was asked. */
const MOST_JUDGED = 40

/** What the page that is open, or was spoken of, is ahead by. */
const HERE = 0.4
/** The same where the question points to it: "is it", "does this". */
const POINTED_AT = 0.5
/** The same of a page whose name was said. */
const NAMED = 0.07

/** The passages that come nearest to what was asked, the nearest first. `here` is the page that it is asked about. */
export function nearestQuestions(
  library: Library,
  question: string,
  here: string | null,
  isPointedAt = false,
): Asked[] {
  const { having, weightOf, names } = questionsIn(library)
  const asked = conceptsTyped(library, question, (concept) => having.has(concept))
  const most = sumOf(asked, weightOf)
  const unknown = sumOf(asked, (concept) => (having.has(concept) ? 0 : weightOf(concept)))
  const sums = new Map<Entry, number>()
  for (const concept of asked)
    for (const [entry, share] of having.get(concept) ?? [])
      sums.set(entry, (sums.get(entry) ?? 0) + weightOf(concept) * share)
  // Demos answer what is asked of demos.
  const isOfDemos = asked.has(DEMO)
  const worthAt = ([{ passage }, worth]: readonly [Entry, number]) =>
    worth + (passage.page.href === here ? HERE * most : 0)
  return [...sums]
    .filter(([{ passage }]) => isOfDemos || passage.page.kind !== 'demo')
    .sort((one, other) => worthAt(other) - worthAt(one))
    .slice(0, MOST_JUDGED)
    .map(([{ passage, asked: variants, name, rank }, worth]) => {
      const isHere = passage.page.href === here
      const inAny = worth / most
      const judged = variants.map((words, at) => {
        const isSaid = (concept: string) => (asked.has(concept) ? weightOf(concept) : 0)
        const said = sumOf(words, isSaid)
        // What is open need not be named.
        const needed = sumOf(
          [...words].filter((concept) => !isHere || !name.has(concept) || asked.has(concept)),
          weightOf,
        )
        const elsewhere = variants.filter((_, other) => other !== at)
        const apart = sumOf(asked, (concept) =>
          !words.has(concept) && !name.has(concept) && elsewhere.some((others) => others.has(concept))
            ? weightOf(concept)
            : 0,
        )
        const met = inAny - (apart * (1 - IN_OTHER)) / most
        const share = said / Math.max(needed, at === 0 ? LEAST_SUM.heading : LEAST_SUM.other)
        return {
          met,
          share,
          isWhole: needed > 0 && said >= needed,
          nearness: (ASKED * met + (1 - ASKED) * share) * rank,
          order: met * (MET_ALONE + (1 - MET_ALONE) * share) * rank,
        }
      })
      const { met, share, isWhole, nearness, order } = judged.reduce((best, other) =>
        other.order > best.order ? other : best,
      )
      const said = [...new Set(variants.flatMap((words) => [...words]))].filter((concept) =>
        asked.has(concept),
      )
      const hits = said.filter((concept) => !name.has(concept) && !isStopStem(concept))
      const besides = hits.filter((concept) => !names.has(concept))
      const namesOther = [...asked].some(
        (concept) => names.has(concept) && !name.has(concept) && !said.includes(concept),
      )
      const isNamed = isHere || [...name].some((concept) => asked.has(concept))
      return {
        found: {
          asked,
          passage,
          nearness,
          met,
          metOfKnown: (met * most) / (most - unknown),
          share,
          isWhole,
          hits,
          besides,
          namesOther,
          isNamed,
        },
        place: order + (isHere ? (isPointedAt ? POINTED_AT : HERE) : isNamed ? NAMED : 0),
      }
    })
    .sort((one, other) => other.place - one.place)
    .map(({ found }) => found)
}
