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
const headingOf: Readonly<Partial<Record<Part, string>>> = HEADINGS

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

/** Pages in lines, equal fields together, which compresses better than objects. */
export interface StoredPages {
  readonly kinds: string
  readonly names: string
  readonly hrefs: string
  readonly families: string
  readonly demos: string
  /** Of each page the parts of its passages, a letter each: its place in `PARTS`. */
  readonly parts: string
  /** Of each part, the headings of its passages; empty where the part says it. */
  readonly headings: readonly string[]
  /** Of each part, the texts of its passages. */
  readonly texts: readonly string[]
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
  readonly pages: StoredPages
  readonly wordings: StoredWordings
}

/** What is loaded for a visitor who writes in another language. */
export interface StoredLanguage {
  /** `word=english words`, separated by semicolons. */
  readonly words: string
  readonly wordings: StoredWordings
}

/** The heading of a passage where its part says it. */
const usualHeading = (part: Part, name: string): string | undefined =>
  part === 'summary' ? name : headingOf[part]

const linesOf = (texts: readonly string[]): string => {
  const broken = texts.find((text) => text.includes('\n'))
  if (broken !== undefined)
    throw new Error(`A passage is one line, without a line break: write "${broken}" in one line.`)
  return texts.join('\n')
}

const letterOf = (part: Part) => String.fromCharCode(97 + PARTS.indexOf(part))
const partAt = (letter: string): Part => PARTS[letter.charCodeAt(0) - 97] ?? 'text'

/** Pages as they are written into the index. Throws where a field, a heading or a text has several lines. */
export function stored(pages: readonly IndexedPage[]): StoredPages {
  const column = (field: (page: IndexedPage) => string) => linesOf(pages.map(field))
  const ofPart = (part: Part, field: (passage: PagePassage, name: string) => string) =>
    linesOf(
      pages.flatMap(({ name, passages }) =>
        passages.filter((passage) => passage.part === part).map((passage) => field(passage, name)),
      ),
    )
  return {
    kinds: column(({ kind }) => kind),
    names: column(({ name }) => name),
    hrefs: column(({ href }) => href),
    families: column(({ family }) => family ?? ''),
    demos: column(({ demo }) => demo ?? ''),
    parts: column(({ passages }) => passages.map(({ part }) => letterOf(part)).join('')),
    headings: PARTS.map((part) =>
      ofPart(part, ({ heading }, name) => (heading === usualHeading(part, name) ? '' : heading)),
    ),
    texts: PARTS.map((part) => ofPart(part, ({ text }) => text)),
  }
}

/** The pages of an index. */
export function restored(index: StoredPages): IndexedPage[] {
  const [kinds, hrefs, families, demos, parts] = [
    index.kinds,
    index.hrefs,
    index.families,
    index.demos,
    index.parts,
  ].map((column) => column.split('\n'))
  const left = PARTS.map((_, at) => ({
    headings: (index.headings[at] ?? '').split('\n').values(),
    texts: (index.texts[at] ?? '').split('\n').values(),
  }))
  return index.names.split('\n').map((name, at) => ({
    kind: (kinds?.[at] ?? 'company') as PageKind,
    name,
    href: hrefs?.[at] ?? '',
    family: (families?.[at] || null) as Family | null,
    demo: (demos?.[at] || null) as DemoId | null,
    passages: [...(parts?.[at] ?? '')].map((letter) => {
      const part = partAt(letter)
      const own = left[PARTS.indexOf(part)]
      return {
        part,
        heading: own?.headings.next().value || (usualHeading(part, name) ?? ''),
        text: own?.texts.next().value ?? '',
      }
    }),
  }))
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
