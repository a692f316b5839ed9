// Two offers side by side: what is compared in a question, and what their own pages say of each.
import type { Library, Term } from '../passages/library.ts'
import type { IndexedPage, Part, Passage } from '../passages/passages.ts'
import { normalized, tokensOf } from '../passages/words.ts'
import { lineOf, type Line } from './lines.ts'

/** What weighs two things against each other. */
const WEIGHS =
  /\b(?:or|vs\.?|versus|against|instead|rather|same|dif[a-z]*|compared?|comparison|better|cheaper|enough|pros|between|just)\b/u

export interface Compared {
  /** In which the two differ, in one or two sentences. */
  readonly content: string
  /** What a page says of both, and each of them. */
  readonly lines: readonly Line[]
}

const WHAT: Readonly<Record<string, string>> = {
  service: 'a service: we do the work for you',
  product: 'a product: ready-made and adapted to your business',
}

const passagesOf = (library: Library, { href }: IndexedPage, part: Part): Passage[] =>
  library.passages.filter((passage) => passage.page.href === href && passage.part === part)

/** What is included, as one line. */
function includedIn(library: Library, page: IndexedPage): Line[] {
  const all = passagesOf(library, page, 'included')
  const [first] = all
  if (!first) return []
  return [
    {
      ...lineOf(first),
      heading: 'What is included',
      text: `${all.map(({ heading }) => heading).join(', ')}.`,
    },
  ]
}

/** The services and products whose whole names are in a question, in its order; a name within a longer one does not count. */
export function namedIn(library: Library, question: string, terms: readonly Term[]): IndexedPage[] {
  const said = new Set(terms.flatMap(({ stems }) => stems))
  const words = tokensOf(question).join(' ')
  const placeOf = ({ name }: IndexedPage) => {
    const [first = '', ...others] = tokensOf(name)
    const whole = words.indexOf([first, ...others].join(' '))
    return whole < 0 ? words.indexOf(first) : whole
  }
  const named = library.named(said)
  const isWithin = (page: IndexedPage) =>
    named.some(
      (other) =>
        other !== page &&
        library.nameOf(other).length > library.nameOf(page).length &&
        library.nameOf(page).every((stem) => library.nameOf(other).includes(stem)) &&
        normalized(question).includes(normalized(other.name).replace(/s$/u, '')),
    )
  return named.filter((page) => !isWithin(page)).toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The two offers that a question compares, with the difference; null when it compares none. */
export function comparisonIn(library: Library, question: string, terms: readonly Term[]): Compared | null {
  if (!WEIGHS.test(normalized(question))) return null
  const [first, second, third] = namedIn(library, question, terms)
  if (!first || !second || third) return null
  const pages = [first, second]
  // A page may answer it, or say when it is not the right one.
  const questions = library.passages.filter(({ part, page }) => part === 'question' && pages.includes(page))
  const namesOther = ({ heading, page }: Passage) =>
    pages.some(
      (side) => side !== page && side.name.split(' ').some((word) => heading.includes(word.toLowerCase())),
    )
  const own =
    questions.find((passage) => /\bdiffer|\bor\b|better/.test(passage.heading) && namesOther(passage)) ??
    questions.find(({ heading }) => /\binstead\b|\bnot (?:enough|create)\b/.test(heading))
  const answer = own ? [lineOf(own)] : []
  const summaries = pages.flatMap((page) => passagesOf(library, page, 'summary'))
  if (first.kind !== second.kind)
    return {
      content: pages.map(({ name, kind }) => `${name} is ${WHAT[kind]}.`).join(' '),
      lines: [...answer, ...summaries.map(lineOf)],
    }
  return {
    content: `They differ in what they are for. ${summaries.map(({ page, text }) => `${page.name}: ${text}`).join(' ')}`,
    lines: [...answer, ...pages.flatMap((page) => includedIn(library, page))],
  }
}
