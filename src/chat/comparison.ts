// Two things side by side: what is compared in a question, and what their own pages say of each.
import type { Library } from '../passages/library.ts'
import type { IndexedPage } from '../passages/passages.ts'
import { normalized } from '../passages/words.ts'
import { lineOf, offerNamed, partOf, type Line } from './knowledge.ts'

/** What stands between the two, and before them. */
const PATTERNS: readonly RegExp[] = [
  /\b(?:differences?|diffrences?|differnce|distinction|comparison) (?:is there |are there )?(?:between|of) (.+?) (?:and|vs\.?|versus|or|&) (.+)/u,
  /\bhow (?:is|are|does|do) (.+?) (?:differ(?:ent)?|compare) (?:from|to|than|with) (.+)/u,
  /\b(?:is|are) (.+?) the same (?:thing )?(?:as|like) (.+)/u,
  /\bcompar(?:e|ing) (.+?) (?:with|to|and|against|vs\.?) (.+)/u,
  /^(.+?) (?:vs\.?|versus|compared (?:to|with)|or rather|as opposed to) (.+)/u,
  /\b(?:better|which|choose|need|pick|take|want|prefer)\b.*?[:,]? (?:an? |the )?(.+?),? or (?:an? |the )?(.+)/u,
  /^(.+?),? or (?:an? |the )?(.+)/u,
]

/** Most characters of a question that are looked at. */
const LONGEST = 300

/** Whether a text has each word of a page's name. */
function names(library: Library, text: string, { name }: IndexedPage): boolean {
  const words = new Set(library.termsOf(text).map(({ term }) => term))
  return library.termsOf(name).every(({ term }) => words.has(term))
}

/** The two that a question compares, each with its own page's sentence, and what a page says of both; null when it compares none. */
export function comparisonIn(library: Library, question: string): Line[] | null {
  const text = normalized(question).slice(0, LONGEST).replace(/\s+/g, ' ').trim()
  for (const pattern of PATTERNS) {
    const [, one = '', other = ''] = pattern.exec(text) ?? []
    if (one === '' || other === '') continue
    const pages = [offerNamed(library, one), offerNamed(library, other)]
    const [first, second] = pages
    if (!first || !second || first === second) continue
    const sides = [first, second].flatMap(({ href }) => {
      const passage = partOf(library, href, 'summary')
      return passage ? [lineOf(passage)] : []
    })
    // A page may answer it itself.
    const own = library.passages.find(
      ({ part, heading, page }) =>
        part === 'question' &&
        (page === first || page === second) &&
        /\bdiffer|\bor\b|better/.test(heading) &&
        [first, second].some((side) => side !== page && names(library, heading, side)),
    )
    return own ? [...sides, lineOf(own)] : sides
  }
  return null
}
