// What the site says, in passages of one to three sentences, by the page that says it. Made when the site is built, from the
// content that the pages are made of; search and chat find their answers in it.
import type { DemoId } from '../content/demos.ts'
import type { Family } from '../content/families.ts'

/** What a page of the index is; search shows its results by it. */
export type PageKind = 'demo' | 'service' | 'product' | 'company' | 'policy'

/** What a passage says of its page. */
export type Part =
  /** What it is, in one sentence. */
  | 'summary'
  | 'uses'
  | 'included'
  | 'price'
  | 'time'
  | 'handover'
  | 'needs'
  | 'standard'
  | 'changes'
  | 'question'
  /** Any other sentence. */
  | 'text'

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

/** How pages are stored: without the names of their fields. */
export type StoredPage = readonly [
  IndexedPage['kind'],
  IndexedPage['name'],
  IndexedPage['href'],
  IndexedPage['family'],
  IndexedPage['demo'],
  IndexedPage['words'],
  readonly (readonly [PagePassage['part'], PagePassage['heading'], PagePassage['text']])[],
]

/** Pages as they are written into the index. */
export const stored = (pages: readonly IndexedPage[]): StoredPage[] =>
  pages.map(({ kind, name, href, family, demo, words, passages }) => [
    kind,
    name,
    href,
    family,
    demo,
    words,
    passages.map(({ part, heading, text }) => [part, heading, text] as const),
  ])

/** The pages of an index. */
export const restored = (pages: readonly StoredPage[]): IndexedPage[] =>
  pages.map(([kind, name, href, family, demo, words, passages]) => ({
    kind,
    name,
    href,
    family,
    demo,
    words,
    passages: passages.map(([part, heading, text]) => ({ part, heading, text })),
  }))
