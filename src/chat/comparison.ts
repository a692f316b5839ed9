// Two things side by side: what is compared in a question, and what their own pages say of each.
import type { Library } from '../passages/library.ts'
import type { IndexedPage, Passage } from '../passages/passages.ts'
import { normalized } from '../passages/words.ts'
import { includedIn, isOffer, lineOf, offerNamed, partOf } from './knowledge.ts'
import type { Line } from './lines.ts'

/** What is between the two, and before them, where a question asks in which they differ. */
const DIFFER: readonly RegExp[] = [
  /\b(?:dif[a-z]*|distinction|comparison) (?:is there |are there )?(?:between|of) (.+?) (?:and|vs\.?|versus|or|&) (.+)/u,
  /\bhow (?:is|are|does|do) (.+?) (?:differ(?:ent)?|compare) (?:from|to|than|with) (.+)/u,
  /\b(?:is|are|do|does) (.+?) (?:do )?the same (?:thing |job |work )?(?:as|like) (.+)/u,
  /\bwhat (?:does|can|do) (?:an? |the )?(.+?) (?:do |have |offer )?that (?:an? |the )?(.+?) (?:doesn|can['’]?t|cannot|don|lacks?|hasn)/u,
  /\bhow (?:is|are) (.+?) not (?:just|simply|only|the same as) (.+)/u,
  /\bcompar(?:e|ing) (.+?) (?:with|to|and|against|vs\.?) (.+)/u,
  /^(.+?) (?:vs\.?|versus|compared (?:to|with)|or rather|as opposed to) (.+)/u,
  /^(.+?) (?:and|&) (.+?)[,:;.?!]* (?:isn['’]?t|aren['’]?t|is|are|what|where|how|which|same|any) .*\b(?:same|dif[a-z]*|distinction|one thing)\b/u,
]
/** The same where the words may join any two things: both have to be called by their names. */
const EITHER: readonly RegExp[] = [
  /\b(?:better|which|choose|need|pick|take|want|prefer)\b.*?[:,]? (?:an? |the )?(.+?),? or (?:an? |the )?(.+)/u,
  /^(.+?),? or (?:an? |the )?(.+)/u,
  /^(?:is|are|isn['’]?t|aren['’]?t) (.+?) (?:just|simply) (.+)/u,
]

/** What joins two names that a question weighs against each other. */
const WEIGHS =
  /\b(?:or|vs\.?|versus|against|instead|rather|same|dif[a-z]*|compared?|better|cheaper|enough|pros)\b/u

/** Most characters of a question that are looked at. */
const LONGEST = 300

/** Whether a text has each word of a page's name that is not in the name of the other page. */
function namesAlone(library: Library, text: string, page: IndexedPage, other: IndexedPage): boolean {
  const words = new Set(library.termsOf(text).map(({ term }) => term))
  const shared = new Set(library.termsOf(other.name).map(({ term }) => term))
  return library.termsOf(page.name).every(({ term }) => shared.has(term) || words.has(term))
}

/** Of what is said besides a name there may be so many words. */
const MOST_BESIDES = 2

/** Whether a text says a word of a page's name, and little else. */
function isCalled(library: Library, text: string, { name }: IndexedPage): boolean {
  const inName = new Set(library.termsOf(name).map(({ term }) => term))
  const said = library.termsOf(text)
  const called = said.filter(({ term }) => inName.has(term)).length
  return called > 0 && said.length - called <= MOST_BESIDES
}

interface Compared {
  /** In which the two differ, in one or two sentences. */
  readonly content: string
  /** What a page says of both, and each of them. */
  readonly lines: readonly Line[]
}

const WHAT = {
  service: 'a service: we do the work for you',
  product: 'a product: ready-made and adapted to your business',
} as const

/** What the kinds of two pages say of their difference; nothing of two of a kind. */
function kindsOf(pages: readonly IndexedPage[]): string | null {
  const [one, other] = pages.map(({ kind, name }) =>
    kind === 'service' || kind === 'product' ? `${name} is ${WHAT[kind]}.` : '',
  )
  return pages[0]?.kind === pages[1]?.kind ? null : `${one} ${other}`
}

function compared(library: Library, first: IndexedPage, second: IndexedPage): Compared {
  const pages = [first, second]
  const isPassage = (passage: Passage | null) => passage !== null
  const summaries = pages.map(({ href }) => partOf(library, href, 'summary')).filter(isPassage)
  // A page may answer it itself.
  const own = library.passages.find(
    ({ part, heading, page }) =>
      part === 'question' &&
      pages.includes(page) &&
      /\bdiffer|\bor\b|better/.test(heading) &&
      pages.some((side) => side !== page && namesAlone(library, heading, side, page)),
  )
  // Or says when it is not the right one.
  const limit = library.passages.find(
    ({ part, heading, page }) =>
      part === 'question' && pages.includes(page) && /\binstead\b|\bnot (?:enough|create)\b/.test(heading),
  )
  const said = own ?? limit
  const answer = said ? [lineOf(said)] : []
  const kinds = kindsOf(pages)
  if (kinds !== null) return { content: kinds, lines: [...answer, ...summaries.map(lineOf)] }
  return {
    content: `They differ in what they are for. ${summaries.map(({ page, text }) => `${page.name}: ${text}`).join(' ')}`,
    lines: [...answer, ...pages.flatMap(({ href }) => includedIn(library, href) ?? [])],
  }
}

const lettersOf = (text: string) => ` ${(normalized(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `

/** The services and products whose names are in a text, letter by letter, in its order. */
function namedIn(library: Library, text: string): IndexedPage[] {
  const said = lettersOf(text)
  const placeOf = ({ name }: IndexedPage) => said.indexOf(lettersOf(name).trimEnd().replace(/s$/u, ''))
  const named = library.pages.filter((page) => isOffer(page) && placeOf(page) >= 0)
  return named
    .filter((page) => named.every(({ name }) => name === page.name || !name.startsWith(page.name)))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The two that a question compares, with the difference; null when it compares none. */
export function comparisonIn(library: Library, question: string): Compared | null {
  const text = normalized(question).slice(0, LONGEST).replace(/\s+/g, ' ').trim()
  for (const pattern of [...DIFFER, ...EITHER]) {
    const [, one = '', other = ''] = pattern.exec(text) ?? []
    if (one === '' || other === '') continue
    const [first, second] = [offerNamed(library, one), offerNamed(library, other)]
    if (!first || !second || first === second) continue
    if (EITHER.includes(pattern) && !(isCalled(library, one, first) && isCalled(library, other, second)))
      continue
    return compared(library, first, second)
  }
  if (!WEIGHS.test(text)) return null
  const [first, second, third] = namedIn(library, text)
  return first && second && !third ? compared(library, first, second) : null
}
