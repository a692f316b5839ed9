// What a search finds, in groups: pages by their names and passages, questions, policies (Rules, Search).
import { families } from '../content/families.ts'
import type { DemoId } from '../content/demos.ts'
import type { Family } from '../content/families.ts'
import type { Library } from '../passages/library.ts'
import type { IndexedPage, Passage } from '../passages/passages.ts'
import { nowhere, rank } from '../passages/ranking.ts'
import { normalized, stemOf } from '../passages/words.ts'

export type GroupName = 'Demos' | 'Services' | 'Products' | 'Questions' | 'Company' | 'Policies'

export interface Result {
  /** Of its element; one of a kind among the results. */
  readonly id: string
  readonly title: string
  /** The passage that was found. */
  readonly text: string
  readonly href: string
  /** What its end shows: a family, or the page that answers. */
  readonly aside: string
  readonly family: Family | null
  /** The demo that it opens. */
  readonly demo: DemoId | null
}

export interface ResultGroup {
  readonly name: GroupName
  readonly results: readonly Result[]
}

export interface SearchResults {
  readonly groups: readonly ResultGroup[]
  readonly count: number
  /** Where nothing is found: what comes closest. */
  readonly near: readonly Result[]
  /** What was searched for instead of what was typed, where that is no word; '' else. */
  readonly instead: string
  /** The words that were found, as they are compared. */
  readonly words: readonly string[]
}

/** The groups in their order, and the most that is in each. */
const groups: readonly { name: GroupName; most: number }[] = [
  { name: 'Demos', most: 3 },
  { name: 'Services', most: 4 },
  { name: 'Products', most: 4 },
  { name: 'Questions', most: 4 },
  { name: 'Company', most: 2 },
  { name: 'Policies', most: 2 },
]
const NEAREST = 2
/** More than so much of the typed words has to be in a result. */
const LEAST_SHARE = 0.5
/** Results that score so much less than the best are left out. */
const MOST_BEHIND = 3.5

const groupOfKind: Readonly<Record<Exclude<IndexedPage['kind'], 'talk'>, GroupName>> = {
  demo: 'Demos',
  service: 'Services',
  product: 'Products',
  company: 'Company',
  policy: 'Policies',
}

const groupOf = ({ part, page }: Passage): GroupName | null => {
  if (page.kind === 'talk') return null
  return part === 'question' ? 'Questions' : groupOfKind[page.kind]
}

function resultOf({ id, part, heading, text, page }: Passage): Result {
  const isPage = part !== 'question' && page.kind !== 'policy'
  const aside =
    part === 'question' || page.family === null || page.kind === 'policy'
      ? page.name
      : families[page.family].name
  return {
    id: `result-${id}`,
    title: isPage ? page.name : part === 'question' ? heading : `${page.name}: ${heading}`,
    text: isPage && part !== 'summary' && heading !== page.name ? `${heading}: ${text}` : text,
    href: page.href,
    aside: page.kind === 'policy' ? 'Policy' : aside,
    family: page.family,
    demo: page.kind === 'demo' ? page.demo : null,
  }
}

const plain = (text: string) =>
  ` ${normalized(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`

/** Pages whose name has a word that begins with what is typed, also where that word is in any question: "training". */
function pagesNamed(library: Library, query: string): Passage[] {
  const begins = plain(query)
  if (begins.length < 3) return []
  return library.passages.filter(
    ({ part, page }) => part === 'summary' && page.kind !== 'company' && plain(page.name).includes(begins),
  )
}

const none: SearchResults = { groups: [], count: 0, near: [], instead: '', words: [] }

/** What is in the list for a text that is being typed. */
export function resultsFor(library: Library, query: string): SearchResults {
  const terms = library.termsOf(query, { isTyping: true })
  const ranked = rank(library, query, terms, nowhere).filter(({ passage }) => groupOf(passage) !== null)
  // What a text says itself is found first; other wordings only where no text has the words.
  const literal = ranked.filter(
    ({ features: { coverName = 0, coverHeading = 0, coverText = 0 } }) =>
      coverName + coverHeading + coverText > 0,
  )
  const found = literal.length > 0 ? literal : ranked
  const best = found[0]?.score ?? 0
  const meant = found
    .filter(
      ({ matched, score }) => matched.length > terms.length * LEAST_SHARE && score >= best - MOST_BEHIND,
    )
    .map(({ passage }) => passage)
  const named = pagesNamed(library, query)
  if (meant.length + named.length === 0) {
    const near = [...new Map(ranked.map(({ passage }) => [passage.page.href, passage])).values()]
    return { ...none, near: near.slice(0, NEAREST).map(resultOf) }
  }
  const seen = new Set<string>()
  const isNew = (passage: Passage) => {
    const key =
      passage.part === 'question'
        ? passage.heading
        : passage.page.kind + passage.page.name + (passage.page.kind === 'policy' ? passage.heading : '')
    const wasSeen = seen.has(key)
    seen.add(key)
    return !wasSeen
  }
  const all = [...named, ...meant].filter(isNew)
  const shown = groups
    .map(({ name, most }) => ({
      name,
      results: all
        .filter((one) => groupOf(one) === name)
        .slice(0, most)
        .map(resultOf),
    }))
    .filter(({ results }) => results.length > 0)
  const isGuessed = terms.some(({ isGuess }) => isGuess)
  return {
    groups: shown,
    count: shown.reduce((sum, { results }) => sum + results.length, 0),
    near: [],
    instead: isGuessed
      ? terms.map(({ stems, typed, isGuess }) => (isGuess ? stems[0] : typed)).join(' ')
      : '',
    words: terms.flatMap(({ stems, typed }) => (stems.length > 1 ? [typed] : stems)),
  }
}

export interface MarkedPiece {
  readonly text: string
  readonly isFound: boolean
}

/** A text in pieces: the words that were found, and what is between them. */
export function marked(text: string, words: readonly string[]): MarkedPiece[] {
  const isFound = (piece: string) => {
    const word = normalized(piece)
    return words.some((found) => stemOf(word) === found || (found.length > 1 && word.startsWith(found)))
  }
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isFound: /[\p{L}\p{N}]/u.test(piece) && isFound(piece) }))
}

/** The longest text before the first found word, in characters: a line of a phone has room for about 40. */
const BEFORE_FOUND = 24

/** A text in pieces as `marked`, from so near before the first word that was found that a phone's line shows it. */
export function excerpt(text: string, words: readonly string[]): MarkedPiece[] {
  const pieces = marked(text, words)
  const first = pieces.findIndex(({ isFound }) => isFound)
  const before = pieces.slice(0, Math.max(0, first)).map((piece) => piece.text)
  if (before.join('').length <= BEFORE_FOUND) return pieces
  let from = first
  for (let length = 0; from > 0; from--) {
    length += before[from - 1]?.length ?? 0
    if (length > BEFORE_FOUND) break
  }
  // From a word on.
  while (from < first && !/^[\p{L}\p{N}]/u.test(pieces[from]?.text ?? '')) from++
  return [{ text: '… ', isFound: false }, ...pieces.slice(from)]
}
