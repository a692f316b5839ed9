// What the site says, in passages of one to three sentences, by the page that says it. The build makes them from the
// content of the pages; search and chat find their answers among them.
import type { DemoId } from '../content/demos.ts'
import type { Family } from '../content/families.ts'

/** What a page of the index is; search shows its results by it. "talk" is small talk, which no page says. */
const KINDS = ['demo', 'service', 'product', 'company', 'policy', 'talk'] as const
export type PageKind = (typeof KINDS)[number]

/** What a passage is. */
export const PARTS = [
  /** What the page is about, in one sentence. */
  'summary',
  'uses',
  'included',
  /** A step of its project. */
  'step',
  'price',
  'time',
  'handover',
  'needs',
  'standard',
  'changes',
  'question',
  /** A question that the site leaves to the team: email and WhatsApp are shown beside the answer. */
  'open',
  /** Any other sentence. */
  'text',
  /** The reply to small talk. */
  'remark',
  /** The reply to a visitor who wants to be called or written to. */
  'wish',
  /** The reply to what other trades do. */
  'elsewhere',
  /** A question that weighs two things against each other. */
  'comparison',
] as const
export type Part = (typeof PARTS)[number]

/** The headings of parts that a page has once. */
export const HEADINGS = {
  uses: 'Used for',
  price: 'What sets the price',
  time: 'What sets the timeline',
  handover: 'What is handed over',
  needs: 'What we need from you',
  changes: 'What you can change',
} as const satisfies Partial<Record<Part, string>>

export interface PagePassage {
  readonly part: Part
  readonly heading: string
  readonly text: string
}

/** A page with its passages. */
export interface IndexedPage {
  readonly kind: PageKind
  readonly name: string
  readonly href: string
  readonly family: Family | null
  /** The demo that it shows or is. */
  readonly demo: DemoId | null
  readonly passages: readonly PagePassage[]
}

/** A passage with its page. */
export interface Passage extends PagePassage {
  /** Its place among all passages. */
  readonly id: number
  readonly page: IndexedPage
}

/** The stems of other wordings, and the passages that are asked with them. */
export interface StoredWordings {
  /** Sorted, separated by spaces. */
  readonly stems: string
  /** A line for each stem: the distances from one passage to the next, a character each, and a mark where it is asked with more than once. */
  readonly postings: string
}

/** What is loaded for an English visitor. */
export interface StoredLibrary {
  readonly pages: readonly IndexedPage[]
  readonly wordings: StoredWordings
}

/** What is loaded for a visitor who writes in another language. */
export interface StoredLanguage {
  /** `word=english words`, separated by semicolons. */
  readonly words: string
  readonly wordings: StoredWordings
}

/** Printable characters without those that JSON escapes, from a distance of 1 on. */
const charOf = (distance: number): string => {
  const code = distance + 34
  return String.fromCharCode(code < 92 ? code : code < 126 ? code + 1 : code + 40)
}
const distanceOf = (char: string): number => {
  const code = char.charCodeAt(0)
  return (code < 92 ? code : code < 127 ? code - 1 : code - 40) - 34
}

/** How often a passage is asked with a stem: once is not written, twice and more often are. */
const TWICE = '!'
const OFTEN = ' '
/** What "more often" counts. */
const OFTEN_COUNT = 4

/** How often each stem is in the wordings of each passage: `countsOf` has ids in rising order. */
export function storedWordings(countsOf: ReadonlyMap<string, ReadonlyMap<number, number>>): StoredWordings {
  const all = [...countsOf].sort(([one], [other]) => (one < other ? -1 : 1))
  const lineOf = (counts: ReadonlyMap<number, number>) =>
    [...counts]
      .map(([id, count], at, pairs) => {
        const often = count > 2 ? OFTEN : count > 1 ? TWICE : ''
        return charOf(id - (pairs[at - 1]?.[0] ?? -1)) + often
      })
      .join('')
  return {
    stems: all.map(([stem]) => stem).join(' '),
    postings: all.map(([, counts]) => lineOf(counts)).join('\n'),
  }
}

/** Calls `each` for every stem and passage, with how often the stem is in the wordings of the passage. */
export function readWordings(
  { stems, postings }: StoredWordings,
  each: (stem: string, id: number, count: number) => void,
): void {
  const lines = postings.split('\n')
  for (const [at, stem] of stems.split(' ').entries()) {
    const line = lines[at] ?? ''
    let id = -1
    for (let place = 0; place < line.length; place += 1) {
      id += distanceOf(line[place] ?? '')
      const mark = line[place + 1]
      const count = mark === TWICE ? 2 : mark === OFTEN ? OFTEN_COUNT : 1
      if (count > 1) place += 1
      each(stem, id, count)
    }
  }
}
