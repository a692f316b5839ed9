// What the site says to a question: the passages that answer it, found in the index (Rules, Chat). A page's own sentence
// stands for the page; any other passage is quoted, with its heading.
import { demoHref, type DemoId } from '../content/demos.ts'
import type { Found, Library, Term } from '../passages/library.ts'
import type { IndexedPage, Part, Passage } from '../passages/passages.ts'
import { isEveryday, normalized } from '../passages/words.ts'
import { MOST_LINES, type Line } from './lines.ts'

/** A use is named if so many of its words were asked: one where it was found by its uses, else two. */
const FEWEST_OF_USE = { uses: 1, summary: 2 } as const
/** Uses are separated by this in a passage. */
const BETWEEN_USES = '; '

/** In the middle of a sentence; terms such as "RPC nodes" and "Travel Rule exchange" keep their capitals. */
const inSentence = (text: string) =>
  /^\p{Lu}[^\p{Lu}]*$/u.test(text) ? `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}` : text

/** A page's own sentence, with what it is used for; a list of all uses answers nothing. */
export const usedForLine = (summary: Passage, use: string | null): Line => {
  const line = lineOf(summary)
  return use === null ? line : { ...line, text: `${line.text} Used for ${inSentence(use)}.` }
}

/** The uses that a passage lists. */
export const usesIn = ({ text }: Passage): string[] => text.replace(/\.$/, '').split(BETWEEN_USES)

export const lineOf = ({ part, heading, text, page }: Passage): Line => ({
  text,
  heading: part === 'summary' ? null : heading,
  href: page.href,
  name: page.name,
  family: page.family,
  demoHref: page.demo ? demoHref(page.demo) : null,
})

/** What a question may leave out, because it is seen or was said. */
export interface Place {
  /** The path of the page that is open. */
  readonly path: string
  /** The demo that is open over it. */
  readonly demo: DemoId | null
  /** The pages that the last answer was about, in its order. */
  readonly topics: readonly string[]
}

export const nowhere: Place = { path: '/', demo: null, topics: [] }

/** Found passages that mean less than this mean nothing. */
const LEAST_SCORE = 2.5
/** More than so much of what was asked has to be met, where no page is named. */
const LEAST_SHARE = 0.5
/** A word of every day, beside one that says what is meant. */
const EVERYDAY_SHARE = 0.5
/** What is on the page that is open, or was the subject before. */
const HERE = 1.5
/** Of a service and a product that answer alike the service is wider. */
const SERVICE = 1.05
/** A passing mention of the company ranks below the pages of what it offers. */
const ASIDE = 0.6
/** A page whose whole name was said. */
const NAMED = 1.6
/** From so many words on, a heading that has them all asks the same. */
const MANY = 3
/** What is less than this much of the best is left out, as a second line and as a third. */
const SHARE_OF_BEST = [0.45, 0.6] as const
/** What answers another wish of the same question is worth so much of the best. */
const SHARE_OF_OTHER_WISH = 0.12

export const isOffer = ({ kind }: IndexedPage) => kind === 'service' || kind === 'product'

/** A word that the site does not know, beside others: what is asked of is often told with whom and where. */
const UNKNOWN_SHARE = 0.5

function importanceOf({ term, isUnknown }: Term): number {
  if (isUnknown) return UNKNOWN_SHARE
  return isEveryday(term) ? EVERYDAY_SHARE : 1
}

const sumOf = (terms: readonly Term[], worthOf: (term: Term) => number) =>
  terms.reduce((sum, term) => sum + worthOf(term), 0)

/** How much of what was asked a passage has, from 0 to 1. */
const shareOf = (met: readonly Term[], terms: readonly Term[]) =>
  sumOf(met, importanceOf) / sumOf(terms, importanceOf)
/** The same, where what was guessed counts less. */
const sureShareOf = (met: readonly Term[], terms: readonly Term[]) =>
  sumOf(met, (term) => importanceOf(term) * term.weight) / sumOf(terms, importanceOf)

/** A page's name counts where so much of the question is met. */
const LEAST_NAMED = 0.3

/** Whether a passage is meant: a page is named, or most of what was asked is in it. Everyday words have to name the page, all of them. */
function isMeant({ met, named, titled }: Found, terms: readonly Term[]): boolean {
  const share = sureShareOf(met, terms)
  if (met.every(({ term }) => isEveryday(term))) return named.length === terms.length
  // One word, somewhere in a sentence, says nothing.
  if (share > LEAST_SHARE && (met.length > 1 || titled.length + named.length > 0)) return true
  return share >= LEAST_NAMED && named.some(({ term }) => !isEveryday(term))
}

interface Scored extends Found {
  readonly worth: number
}

const plain = (text: string) => ` ${normalized(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `

const plainNames = new WeakMap<IndexedPage, string>()

function plainNameOf(page: IndexedPage): string {
  const name = plainNames.get(page) ?? plain(page.name)
  plainNames.set(page, name)
  return name
}

/** Demos are opened from the page that they show: they answer what is asked of demos only. */
const asksForDemos = (terms: readonly Term[]) => terms.some(({ term }) => term === 'demo')

/** A passage that has all that was asked ranks above several that have half of it each. */
const SHARE_POWER = 1.7
/** What remains of a passage that has the page's name and nothing else that was asked. */
const BARE_NAME = 0.5
/** How much of what a page is found by goes to each of its passages. */
const FROM_PAGE = 0.4

/** The passages that answer, the best first. What names a page is met by each of its passages. */
function scored(
  library: Library,
  question: string,
  terms: readonly Term[],
  here: string | null,
  among: (passage: Passage) => boolean,
): Scored[] {
  const said = plain(question)
  const all = library.find(terms, among)
  const names = new Map<IndexedPage, ReadonlySet<string>>()
  const nameOf = (page: IndexedPage) => {
    const name = names.get(page) ?? new Set(library.termsOf(page.name).map(({ term }) => term))
    names.set(page, name)
    return name
  }
  const naming = new Map<IndexedPage, Found>()
  for (const found of all) {
    const { part, page } = found.passage
    if ((part === 'summary' || part === 'uses') && !naming.has(page)) naming.set(page, found)
  }
  return all
    .map((found): Scored => {
      const { page, part } = found.passage
      const name = naming.get(page)
      // A passage that adds nothing to the page's name says less of it than the page's own sentence.
      const isName =
        part !== 'summary' && part !== 'uses' && found.met.every(({ term }) => nameOf(page).has(term))
      const met = [...new Set([...found.met, ...(name?.named ?? [])])]
      const worth =
        (isName ? found.score * BARE_NAME : found.score + FROM_PAGE * (name?.score ?? 0)) *
        shareOf(met, terms) ** SHARE_POWER *
        (page.href === here ? HERE : 1) *
        (page.kind === 'service' ? SERVICE : 1) *
        (page.kind === 'company' && part === 'text' ? ASIDE : 1) *
        (said.includes(plainNameOf(page)) ? NAMED : 1)
      return { ...found, met, worth }
    })
    .filter((found) => found.worth >= LEAST_SCORE && isMeant(found, terms))
    .sort((one, other) => other.worth - one.worth)
}

/** The lines that answer a question, the best first: what answers most of it, then the pages that its other wishes name. */
export function linesAbout(library: Library, question: string, here: string | null = null): Line[] {
  const terms = library.termsOf(question)
  const isAllowed = asksForDemos(terms) ? () => true : ({ page }: Passage) => page.kind !== 'demo'
  const all = scored(library, question, terms, here, isAllowed)
  const best = all[0]
  if (!best) return []
  const lines: Line[] = []
  const lineFor = ({ passage, met }: Found): Line => {
    const { part, page } = passage
    if (part !== 'uses' && part !== 'summary') return lineOf(passage)
    const summary = partOf(library, page.href, 'summary') ?? passage
    const uses = partOf(library, page.href, 'uses')
    if (uses === null) return lineOf(summary)
    const metIn = (use: string) => {
      const stems = new Set(library.termsOf(use).map(({ term }) => term))
      return met.filter(({ term }) => stems.has(term)).length
    }
    const [use] = usesIn(uses).toSorted((one, other) => metIn(other) - metIn(one))
    return usedForLine(summary, use !== undefined && metIn(use) >= FEWEST_OF_USE[part] ? use : null)
  }
  const add = (found: Found, isOnlyNew = false) => {
    const line = lineFor(found)
    const isThere = lines.some(
      ({ href, text }) => href === line.href && (isOnlyNew || line.heading === null || text === line.text),
    )
    if (!isThere && lines.length < MOST_LINES) lines.push(line)
  }
  add(best)
  const answers = ({ named, met }: Found): ReadonlySet<Term> => new Set(named.length > 0 ? named : met)
  let open = terms.filter((term) => !answers(best).has(term))
  while (open.length > 0) {
    const next = scored(
      library,
      question,
      open,
      here,
      (passage) => isAllowed(passage) && (passage.part === 'summary' || passage.part === 'uses'),
    ).find(({ named }) => named.some(({ term }) => !isEveryday(term)))
    if (!next || next.worth < best.worth * SHARE_OF_OTHER_WISH) break
    add(next)
    const answered = answers(next)
    open = open.filter((term) => !answered.has(term))
  }
  // A question that is asked word by word is answered; more would only distract.
  if (terms.length >= MANY && isAsked(library, question, lineOf(best.passage))) return lines
  // What only names a page asks for no detail, and for no page of another name.
  const isNameOnly = best.passage.part === 'summary' && terms.every((term) => best.named.includes(term))
  const isAnswer = ({ passage: { part, page } }: Scored) => {
    if (!isNameOnly) return true
    const inName = new Set(library.termsOf(page.name).map(({ term }) => term))
    return part === 'summary' && terms.some(({ term }) => inName.has(term))
  }
  const isNear = ({ worth }: Scored) => worth >= best.worth * SHARE_OF_BEST[lines.length > 1 ? 1 : 0]
  for (const isOnlyNew of [true, false])
    for (const found of all)
      // One word of what a page is used for says little.
      if (
        isAnswer(found) &&
        (isNameOnly || isNear(found)) &&
        (found.passage.part !== 'uses' || found.met.length > 1)
      )
        add(found, isOnlyNew)
  return lines
}

/** Whether a passage's heading asks what was asked: all of it, and more than its page's name. */
export function isAsked(library: Library, question: string, { heading, name }: Line): boolean {
  if (heading === null) return false
  const wordsOf = (text: string) => new Set(library.termsOf(text).map(({ term }) => term))
  const [inHeading, inName] = [wordsOf(heading), wordsOf(name)]
  const terms = [...wordsOf(question)]
  return (
    terms.length > 1 &&
    terms.every((term) => inHeading.has(term) || inName.has(term)) &&
    terms.some((term) => inHeading.has(term) && !inName.has(term))
  )
}

/** The service or product that a text names, if it names one. */
export function offerNamed(library: Library, text: string): IndexedPage | null {
  const terms = library.termsOf(text)
  const asked = new Set(terms.map(({ term }) => term))
  const isWhole = ({ name }: IndexedPage) => library.termsOf(name).every(({ term }) => asked.has(term))
  const found = scored(
    library,
    text,
    terms,
    null,
    ({ part, page }) => (part === 'summary' || part === 'uses') && isOffer(page),
  )
    .filter(({ named }) => named.length > 0)
    .map(({ passage: { page }, worth }) => ({ page, worth: worth * (isWhole(page) ? NAMED : 1) }))
    .sort((one, other) => other.worth - one.worth)
  const said = plain(text)
  // Where all of its words are words of any question.
  return (
    found[0]?.page ?? library.pages.find((page) => isOffer(page) && said.includes(plainNameOf(page))) ?? null
  )
}

/** What a page says of one thing. */
export function partOf(library: Library, href: string, part: Part): Passage | null {
  return library.passages.find((passage) => passage.page.href === href && passage.part === part) ?? null
}

/** What is included, as one passage. */
export function includedIn(library: Library, href: string): Line | null {
  const all = library.passages.filter(({ page, part }) => page.href === href && part === 'included')
  const [first] = all
  if (!first) return null
  const names = all.map(({ heading }, at) => (at === 0 ? heading : inSentence(heading)))
  return { ...lineOf(first), heading: 'What is included', text: `${names.join(', ')}.` }
}
