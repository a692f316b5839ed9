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

/** What a page is, without its passages. An empty family or demo is none. */
interface StoredPage {
  readonly kind: PageKind
  readonly name: string
  readonly href: string
  readonly family: Family | ''
  readonly demo: DemoId | ''
  readonly words: string
  /** Of each of its passages the place of its part in `PARTS`, as a letter. */
  readonly parts: string
}
/** The order in which the fields of pages are stored. */
const FIELDS = [
  'kind',
  'name',
  'href',
  'family',
  'demo',
  'words',
  'parts',
] as const satisfies (keyof StoredPage)[]

/** The headings and the texts of a part, of one page after the other, in lines. A heading that follows from the part is empty. */
type StoredPart = readonly [headings: string, texts: string]

/** How pages are stored: equal fields and equal parts together, which compresses better. */
export interface StoredPages {
  /** In the order of `FIELDS`, each with a line for each page. */
  readonly pages: readonly string[]
  /** In the order of `PARTS`. */
  readonly parts: readonly StoredPart[]
}

const LETTERS = 'abcdefghijkl'

/** The heading of a passage of some page where its part says it. */
const usualHeading = (part: Part, name: string): string | undefined =>
  part === 'summary' ? name : headingOf[part]

const linesOf = (texts: readonly string[]): string => {
  const broken = texts.find((text) => text.includes('\n'))
  if (broken !== undefined) throw new Error(`A passage is one line: ${broken}`)
  return texts.join('\n')
}

/** Pages as they are written into the index. Throws where a field, a heading or a text has several lines. */
export function stored(pages: readonly IndexedPage[]): StoredPages {
  const rows = pages.map(({ family, demo, passages, ...page }): StoredPage => ({
    ...page,
    family: family ?? '',
    demo: demo ?? '',
    parts: passages.map(({ part }) => LETTERS[PARTS.indexOf(part)]).join(''),
  }))
  return {
    pages: FIELDS.map((field) => linesOf(rows.map((row) => row[field]))),
    parts: PARTS.map((part) => {
      const own = pages.flatMap(({ name, passages }) =>
        passages.filter((passage) => passage.part === part).map((passage) => ({ ...passage, name })),
      )
      return [
        linesOf(own.map(({ heading, name }) => (heading === usualHeading(part, name) ? '' : heading))),
        linesOf(own.map(({ text }) => text)),
      ]
    }),
  }
}

/** The pages of an index. */
export function restored({ pages, parts }: StoredPages): IndexedPage[] {
  const columns = pages.map((column) => column.split('\n'))
  const rows = (columns[0] ?? []).map(
    (_, at) =>
      Object.fromEntries(
        FIELDS.map((field, place) => [field, columns[place]?.[at]]),
      ) as unknown as StoredPage,
  )
  const left = parts.map(([headings, texts]) => ({
    headings: headings.split('\n').values(),
    texts: texts.split('\n').values(),
  }))
  return rows.map(({ family, demo, parts: letters, ...page }) => ({
    ...page,
    family: family || null,
    demo: demo || null,
    passages: [...letters].map((letter) => {
      const at = LETTERS.indexOf(letter)
      const part = PARTS[at] ?? 'text'
      return {
        part,
        heading: left[at]?.headings.next().value || (usualHeading(part, page.name) ?? ''),
        text: left[at]?.texts.next().value ?? '',
      }
    }),
  }))
}
