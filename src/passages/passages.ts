// What the site says, in passages of one to three sentences, by the page that says it. Made when the site is built, from the
// content that the pages are made of; search and chat find their answers in it.
import type { DemoId } from '../content/demos.ts'
import type { Family } from '../content/families.ts'

/** What a page of the index is; search shows its results by it. */
export type PageKind = 'demo' | 'service' | 'product' | 'company' | 'policy'

/** What a passage says of its page. */
const PARTS = [
  /** What it is, in one sentence. */
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
  /** Any other sentence. */
  'text',
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
const headingOf: Readonly<Partial<Record<Part, string>>> = HEADINGS

export interface PagePassage {
  readonly part: Part
  readonly heading: string
  readonly text: string
}

/** A page with its passages, as they are stored. */
export interface IndexedPage {
  readonly kind: PageKind
  readonly name: string
  readonly href: string
  readonly family: Family | null
  /** The demo that it shows or is. */
  readonly demo: DemoId | null
  /** Other words for it, which it does not say itself. */
  readonly words: string
  readonly passages: readonly PagePassage[]
}

/** A passage with its page. */
export interface Passage extends PagePassage {
  /** Its place among all passages. */
  readonly id: number
  readonly page: IndexedPage
}

/** What a page is, without its passages. */
type StoredPage = readonly [
  IndexedPage['kind'],
  IndexedPage['name'],
  IndexedPage['href'],
  IndexedPage['family'],
  IndexedPage['demo'],
  IndexedPage['words'],
  /** Of each of its passages the place of its part in `PARTS`, as a letter. */
  string,
]

/** How pages are stored: equal fields together, which compresses better, and without the names of fields. */
export interface StoredPages {
  readonly pages: readonly StoredPage[]
  /** Of all passages. Empty where the part says the heading. */
  readonly headings: readonly string[]
  readonly texts: readonly string[]
}

const LETTERS = 'abcdefghijkl'

/** Pages as they are written into the index. */
export function stored(pages: readonly IndexedPage[]): StoredPages {
  const passages = pages.flatMap((page) => page.passages)
  return {
    pages: pages.map(({ kind, name, href, family, demo, words, passages: own }) => [
      kind,
      name,
      href,
      family,
      demo,
      words,
      own.map(({ part }) => LETTERS[PARTS.indexOf(part)]).join(''),
    ]),
    headings: passages.map(({ part, heading }) => (heading === headingOf[part] ? '' : heading)),
    texts: passages.map(({ text }) => text),
  }
}

/** The pages of an index. */
export function restored({ pages, headings, texts }: StoredPages): IndexedPage[] {
  let at = -1
  return pages.map(([kind, name, href, family, demo, words, letters]) => ({
    kind,
    name,
    href,
    family,
    demo,
    words,
    passages: [...letters].map((letter) => {
      at += 1
      const part = PARTS[LETTERS.indexOf(letter)] ?? 'text'
      return { part, heading: headings[at] || (headingOf[part] ?? ''), text: texts[at] ?? '' }
    }),
  }))
}
