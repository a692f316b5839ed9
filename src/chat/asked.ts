// Which of the questions that the pages answer is meant: the one that has most of what was asked and is about little else,
// in the same words or in others that say the same.
import type { Library } from '../passages/library.ts'
import type { IndexedPage, Passage } from '../passages/passages.ts'
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
  readonly text: ReadonlySet<string>
}

interface Entries {
  readonly all: readonly Entry[]
  readonly weightOf: (concept: string) => number
  /** What is in the name of any service or product. */
  readonly names: ReadonlySet<string>
}

function conceptsOf(library: Library, text: string): Set<string> {
  const concepts = tokensOf(text)
    .filter((word) => !FUNCTION_WORDS.has(word))
    .map((word) => {
      const concept = conceptOf(stemOf(word))
      if (concept !== stemOf(word) || isStopWord(word)) return concept
      const [term] = library.termsOf(word)
      return conceptOf(term?.term ?? stemOf(word))
    })
  return new Set(concepts)
}

function entriesOf(library: Library): Entries {
  const names = new Map<IndexedPage, ReadonlySet<string>>()
  const nameOf = (page: IndexedPage) => {
    const name = names.get(page) ?? conceptsOf(library, page.name)
    names.set(page, name)
    return name
  }
  const all = library.passages
    .filter(({ part }) => part === 'question')
    .map((passage) => ({
      passage,
      heading: conceptsOf(library, passage.heading),
      name: nameOf(passage.page),
      text: conceptsOf(library, passage.text),
    }))
  const often = new Map<string, number>()
  for (const { heading, name, text } of all)
    for (const concept of new Set([...heading, ...name, ...text]))
      often.set(concept, (often.get(concept) ?? 0) + 1)
  const most = Math.log(all.length)
  return {
    all,
    names: new Set(
      library.pages
        .filter(({ kind }) => kind === 'service' || kind === 'product')
        .flatMap((page) => [...nameOf(page)]),
    ),
    weightOf: (concept) =>
      (isStopStem(concept) ? COMMON : 1) * (1 + most - Math.log(1 + (often.get(concept) ?? 0))),
  }
}

const known = new WeakMap<Library, Entries>()

function entriesIn(library: Library): Entries {
  const entries = known.get(library) ?? entriesOf(library)
  known.set(library, entries)
  return entries
}

/** How much of a word an entry has. */
function shareIn({ heading, name, text }: Pick<Entry, 'heading' | 'name' | 'text'>, concept: string): number {
  if (heading.has(concept)) return 1
  if (name.has(concept)) return IN_NAME
  return text.has(concept) ? IN_ANSWER : 0
}

export interface Asked {
  readonly passage: Passage
  /** From 0 to 1: how near it is to what was asked. */
  readonly nearness: number
  /** What was asked that the page's question says, without its page's name and without words of any question. */
  readonly hits: readonly string[]
  /** Those of them that name no service and no product. */
  readonly besides: readonly string[]
  /** From 0 to 1: how much of what was asked the page's question and its answer have. */
  readonly met: number
  /** From 0 to 1: how much of the page's question was asked. */
  readonly share: number
  /** Whether the page's name was said as well, or is open. */
  readonly isNamed: boolean
}

/** What the page that is open, or was spoken of, is ahead by. */
const HERE = 0.2

/** The question of the pages that comes nearest to what was asked; null where none has a word of it. `here` is the page that it is asked about. */
export function nearestQuestion(library: Library, question: string, here: string | null): Asked | null {
  const { all, weightOf, names } = entriesIn(library)
  const asked = conceptsOf(library, question)
  const sumOf = (concepts: Iterable<string>, shareOf: (concept: string) => number) => {
    let sum = 0
    for (const concept of concepts) sum += weightOf(concept) * shareOf(concept)
    return sum
  }
  const most = sumOf(asked, () => 1)
  let best: Asked | null = null
  let ahead = 0
  for (const { passage, heading, name, text } of all) {
    const met = sumOf(asked, (concept) => shareIn({ heading, name, text }, concept)) / most
    if (met === 0 || most === 0) continue
    const isHere = passage.page.href === here
    // What is open need not be named.
    const open = [...heading].filter((concept) => !isHere || !name.has(concept) || asked.has(concept))
    const share = sumOf(open, (concept) => (asked.has(concept) ? 1 : 0)) / (sumOf(open, () => 1) || 1)
    const nearness = ASKED * met + (1 - ASKED) * share
    const place = nearness + (isHere ? HERE : 0)
    if (place <= ahead) continue
    ahead = place
    const hits = open.filter((concept) => asked.has(concept) && !name.has(concept) && !isStopStem(concept))
    const besides = hits.filter((concept) => !names.has(concept))
    const isNamed = isHere || [...name].some((concept) => asked.has(concept))
    best = { passage, nearness, met, share, hits, besides, isNamed }
  }
  return best
}
