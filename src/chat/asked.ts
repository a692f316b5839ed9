// Which passage answers a question. Their order is BM25F: over the page's name, the heading, the text, and the other words
// that visitors ask with. How surely one answers is another measure: how much of what was asked it has, and how much of the
// page's question was asked.
import { companyQuestions, type CompanyQuestionId } from '../content/companyQuestions.ts'
import { onDemand } from '../format/onDemand.ts'
import type { Library } from '../passages/library.ts'
import type { IndexedPage, Part, Passage } from '../passages/passages.ts'
import { isStopStem, isStopWord, stemOf, tokensOf } from '../passages/words.ts'
import { alsoAsked, companyAsked, factsAsked } from './alsoAsked.ts'
import { conceptOf } from './sameWords.ts'

/** Words that only hold a sentence together. */
const FUNCTION_WORDS = new Set(
  (
    'a about am an and any are as at be been but by can could did do does for from had has have he her here him his i if in ' +
    'into is it its just me might my of on or our please she should so than that the their them then there these they this ' +
    'those to too up us was we were what which will with would you your yours ll ve re im whats really simply actually roughly approximately honestly'
  ).split(' '),
)

/** What a word of any question counts, beside one that says what is meant. */
const COMMON = 0.5
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
/** For the order of passages (BM25F): what a word counts by where it stands, and how far the length of that text reduces it. */
const FIELDS = {
  name: { worth: 2, byLength: 0.3 },
  heading: { worth: 2, byLength: 0.4 },
  text: { worth: 1, byLength: 0.5 },
  others: { worth: 1.5, byLength: 0.8 },
} as const
type Field = keyof typeof FIELDS
/** The same word again adds less. */
const SATURATION = 2
/** What the rest of its page adds to the order of a passage. */
const PAGE = 0.3
/** What is said of a demo, and what can be changed in it, are ahead where a demo is asked about. */
const OF_DEMO = 0.07
/** Of several questions of a passage the one that most was asked of; so much of it counts where little of it was asked. */
const MET_ALONE = 0.8
/** A question of a page weighs at least so much: one word of it alone is not all of it. */
const LEAST_SUM = { heading: 3, other: 7 } as const

/** The passages that answer a question, and how much a page's own question is ahead of its other parts. */
const ANSWERING: Readonly<Partial<Record<Part, number>>> = {
  question: 1,
  included: 1,
  standard: 1,
  step: 0.95,
  changes: 0.95,
  handover: 0.95,
  needs: 0.95,
  uses: 0.95,
  text: 0.9,
  summary: 0.9,
  price: 0.9,
  time: 0.9,
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

/** Where a concept stands, how much of it is met there, and its worth for the order of passages. */
type Standing = readonly [entry: Entry, share: number, worth: number]

interface Entries {
  readonly having: ReadonlyMap<string, readonly Standing[]>
  /** How many passages of a page have a concept. */
  readonly onPage: ReadonlyMap<IndexedPage, ReadonlyMap<string, number>>
  readonly weightOf: (concept: string) => number
  /** The weights of all concepts of a question of a passage. */
  readonly totalOf: (concepts: Concepts) => number
  /** What is in the name of any service or product. */
  readonly names: Concepts
}

const wordsOf = (text: string) => tokensOf(text).filter((word) => !FUNCTION_WORDS.has(word))

/** The concepts of words that were met. */
type Met = Map<string, string>

/** What a page's text speaks of, as often as it says it. */
function spokenIn(text: string, met: Met): string[] {
  return wordsOf(text).map((word) => {
    const concept = met.get(word) ?? conceptOf(stemOf(word))
    met.set(word, concept)
    return concept
  })
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
          ?.filter(([begin]) => heading.startsWith(begin) || (page.kind === 'demo' && text.startsWith(begin)))
          .toSorted(([one], [other]) => other.length - one.length)[0]?.[1]
  return others ? others.split('; ') : []
}

/** Passages that are prepared before the page may do something else. */
const CHUNK = 60

/** A passage with its concepts by field. */
interface Prepared {
  readonly entry: Entry
  readonly fields: Readonly<Record<Field, readonly string[]>>
}

const fieldNames = Object.keys(FIELDS) as Field[]

/** What each concept of a passage is worth for the order. */
function worthsOf({ fields }: Prepared, average: Readonly<Record<Field, number>>): Map<string, number> {
  const worths = new Map<string, number>()
  for (const field of fieldNames) {
    const { worth, byLength } = FIELDS[field]
    const each = worth / (1 - byLength + (byLength * fields[field].length) / average[field])
    for (const concept of fields[field]) worths.set(concept, (worths.get(concept) ?? 0) + each)
  }
  return worths
}

function rankOf({ part, page }: Passage): number | null {
  if (part === 'summary' && page.kind === 'company') return FACT
  return part === 'summary' && page.kind === 'demo' ? null : (ANSWERING[part] ?? null)
}

/** Yields before each chunk. */
function* entriesOf(library: Library): Generator<undefined, Entries> {
  // Most words are in several passages.
  const met: Met = new Map()
  const ofPage = new Map(
    library.pages.map((page) => {
      const name = spokenIn(page.name, met)
      return [page, { name, concepts: new Set(name) }]
    }),
  )
  const all: Prepared[] = []
  const average = { name: 0, heading: 0, text: 0, others: 0 }
  for (const [at, passage] of library.passages.entries()) {
    if (at % CHUNK === 0) yield undefined
    const rank = rankOf(passage)
    if (rank === null) continue
    const { name = [], concepts = new Set<string>() } = ofPage.get(passage.page) ?? {}
    const heading = spokenIn(passage.heading, met)
    const others = otherWordsFor(passage).map((variant) => spokenIn(variant, met))
    const words = passage.part === 'summary' ? spokenIn(passage.page.words, met) : []
    const fields = { name, heading, text: spokenIn(passage.text, met), others: [...others.flat(), ...words] }
    for (const field of fieldNames) average[field] += fields[field].length
    const asked = [heading, ...others].map((concepts) => new Set(concepts))
    all.push({ entry: { passage, asked, name: concepts, rank }, fields })
  }
  for (const field of fieldNames) average[field] = Math.max(1, average[field] / all.length)
  const having = new Map<string, Standing[]>()
  const onPage = new Map<IndexedPage, Map<string, number>>(library.pages.map((page) => [page, new Map()]))
  for (const [at, prepared] of all.entries()) {
    if (at % CHUNK === 0) yield undefined
    const { entry, fields } = prepared
    const inQuestions = new Set([...fields.heading, ...fields.others])
    for (const [concept, worth] of worthsOf(prepared, average)) {
      const share = inQuestions.has(concept) ? 1 : entry.name.has(concept) ? IN_NAME : IN_ANSWER
      const standing = [entry, share, worth] as const
      const others = having.get(concept)
      if (others) others.push(standing)
      else having.set(concept, [standing])
      const counts = onPage.get(entry.passage.page)
      if (!entry.name.has(concept)) counts?.set(concept, (counts.get(concept) ?? 0) + 1)
    }
  }
  const most = Math.log(all.length)
  const weighed = (concept: string) => {
    const count = having.get(concept)?.length
    if (NUMBER.test(concept)) return NUMBER_WORTH
    if (count === undefined) return (isStopStem(concept) ? COMMON : UNKNOWN) * most
    return (isStopStem(concept) ? COMMON : 1) * (1 + most - Math.log(1 + count))
  }
  const weights = new Map<string, number>([...having.keys()].map((concept) => [concept, weighed(concept)]))
  const weightOf = (concept: string) => weights.get(concept) ?? weighed(concept)
  const totals = new WeakMap<Concepts, number>()
  const totalOf = (concepts: Concepts) => {
    const total = totals.get(concepts) ?? sumOf(concepts, weightOf)
    totals.set(concepts, total)
    return total
  }
  const offers = library.pages.filter(({ kind }) => kind === 'service' || kind === 'product')
  return {
    onPage,
    having,
    weightOf,
    totalOf,
    names: new Set(offers.flatMap((page) => ofPage.get(page)?.name ?? [])),
  }
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
  /** From 0 to 1: how much of what was asked is in the page's name. */
  readonly called: number
  /** Whether the question is about this part of the page, and the page is named or open. */
  readonly isWanted: boolean
}

export const DEMO = conceptOf(stemOf('demo'))

/** Passages that are compared closely: those that have most of what was asked. */
const MOST_JUDGED = 40

/** What the page that is open, or was spoken of, is ahead by. */
const HERE = 0.4
/** The same where the question points to it: "is it", "does this". */
const POINTED_AT = 0.5
/** The same of a page whose name was said. */
const NAMED = 0.05
/** What a part that the question is about is ahead by, on a page that is open or has so much of its name said. */
const WANTED = 0.3
const MOST_OF_NAME = 0.5

/** Answers that are remembered: one answer looks several times for the same. */
const MOST_KEPT = 8
const kept = new WeakMap<Library, Map<string, Asked[]>>()

/**
 * The passages that come nearest to what was asked, the nearest first. `here` is the page that it is asked about, `isPointedAt`
 * tells whether the question points to it, and `wanted` are the parts of a page that it asks for.
 */
export function nearestQuestions(
  library: Library,
  question: string,
  here: string | null,
  isPointedAt = false,
  wanted: ReadonlySet<Part> = new Set(),
): readonly Asked[] {
  const before = kept.get(library) ?? new Map<string, Asked[]>()
  kept.set(library, before)
  const key = JSON.stringify([question, here, here !== null && isPointedAt, ...wanted])
  const found = before.get(key) ?? nearestTo(library, question, here, isPointedAt, wanted)
  if (!before.has(key) && before.size >= MOST_KEPT) before.delete(before.keys().next().value ?? '')
  before.set(key, found)
  return found
}

/** Keeps the entries with the highest places, the highest first; of equal ones, the first that was added. */
function firstOf(most: number) {
  const entries: Entry[] = []
  const places: number[] = []
  return {
    entries,
    add(entry: Entry, place: number) {
      let at = entries.length
      if (at === most && place <= (places[at - 1] ?? 0)) return
      while (at > 0 && place > (places[at - 1] ?? 0)) at -= 1
      entries.splice(at, 0, entry)
      places.splice(at, 0, place)
      if (entries.length > most) {
        entries.pop()
        places.pop()
      }
    },
  }
}

function nearestTo(
  library: Library,
  question: string,
  here: string | null,
  isPointedAt: boolean,
  wanted: ReadonlySet<Part>,
): Asked[] {
  const { onPage, having, weightOf, totalOf, names } = questionsIn(library)
  const asked = conceptsTyped(library, question, (concept) => having.has(concept))
  const most = sumOf(asked, weightOf)
  const unknown = sumOf(asked, (concept) => (having.has(concept) ? 0 : weightOf(concept)))
  const sums = new Map<Entry, number>()
  const orders = new Map<Entry, number>()
  for (const concept of asked)
    for (const [entry, share, worth] of having.get(concept) ?? []) {
      sums.set(entry, (sums.get(entry) ?? 0) + weightOf(concept) * share)
      orders.set(entry, (orders.get(entry) ?? 0) + (weightOf(concept) * worth) / (SATURATION + worth) / most)
    }
  const ofPages = new Map(
    [...onPage].map(([page, counts]) => [
      page,
      (PAGE / most) *
        sumOf(asked, (concept) => {
          const count = counts.get(concept) ?? 0
          return (weightOf(concept) * count) / (SATURATION + count)
        }),
    ]),
  )
  // Demos answer what is asked of demos.
  const isOfDemos = asked.has(DEMO)
  const demoHere = library.pages.find(({ href }) => href === here)?.demo ?? null
  // A page shows its demo.
  const isOfHere = ({ page }: Passage) =>
    page.href === here || (page.kind === 'demo' && page.demo === demoHere)
  const saidWorths = new Map([...asked].map((concept) => [concept, weightOf(concept)]))
  const worthSaid = (concept: string) => saidWorths.get(concept) ?? 0
  const askedWords = [...asked]
  // A page's passages have the same name.
  const saidNames = new Map<Concepts, boolean>()
  const isNameSaid = (name: Concepts) => {
    const isSaid = saidNames.get(name) ?? askedWords.some((concept) => name.has(concept))
    saidNames.set(name, isSaid)
    return isSaid
  }
  const isWanted = ({ passage, name }: Entry) =>
    wanted.has(passage.part) &&
    (isOfHere(passage) || sumOf(name, worthSaid) >= MOST_OF_NAME * sumOf(name, weightOf))
  const aheadBy = (entry: Entry) => {
    const { page, part } = entry.passage
    const near = isPointedAt ? POINTED_AT : HERE
    const byPage = isOfHere(entry.passage) ? near : isNameSaid(entry.name) ? NAMED : 0
    const byDemo = isOfDemos && (page.kind === 'demo' || part === 'changes') ? OF_DEMO : 0
    return byPage + byDemo + (isWanted(entry) ? WANTED : 0)
  }
  const nearest = firstOf(MOST_JUDGED)
  for (const [entry, order] of orders) {
    const { page } = entry.passage
    if (isOfDemos || page.kind !== 'demo' || isOfHere(entry.passage))
      nearest.add(entry, (order + (ofPages.get(page) ?? 0)) * entry.rank + aheadBy(entry))
  }
  return nearest.entries.map((entry) => {
    const { passage, asked: variants, name, rank } = entry
    const worth = sums.get(entry) ?? 0
    const isHere = isOfHere(passage)
    const inAny = worth / most
    const said = askedWords.filter((concept) => variants.some((words) => words.has(concept)))
    const inVariants = said.filter((concept) => !name.has(concept))
    const judged = variants.map((words, at) => {
      const worthOfSaid = sumOf(words, worthSaid)
      // What is open need not be named.
      const needed = isHere
        ? sumOf(
            [...words].filter((concept) => !name.has(concept) || asked.has(concept)),
            weightOf,
          )
        : totalOf(words)
      const apart = sumOf(inVariants, (concept) => (words.has(concept) ? 0 : weightOf(concept)))
      const met = inAny - (apart * (1 - IN_OTHER)) / most
      const share = worthOfSaid / Math.max(needed, at === 0 ? LEAST_SUM.heading : LEAST_SUM.other)
      return {
        met,
        share,
        isWhole: needed > 0 && worthOfSaid >= needed,
        nearness: (ASKED * met + (1 - ASKED) * share) * rank,
        order: met * (MET_ALONE + (1 - MET_ALONE) * share) * rank,
      }
    })
    const { met, share, isWhole, nearness } = judged.reduce((best, other) =>
      other.order > best.order ? other : best,
    )
    const hits = said.filter((concept) => !name.has(concept) && !isStopStem(concept))
    const besides = hits.filter((concept) => !names.has(concept))
    const namesOther = askedWords.some(
      (concept) => names.has(concept) && !name.has(concept) && !said.includes(concept),
    )
    const isNamed = isHere || isNameSaid(name)
    return {
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
      called: sumOf(name, worthSaid) / most,
      isWanted: isWanted(entry),
    }
  })
}
