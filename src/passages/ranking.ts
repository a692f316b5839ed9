// Which passages answer a question, best first: a linear score over features of a passage for a question. The weights are
// fitted by `npm run fit` from the labeled questions in tests/questions; none is set by hand.
import type { DemoId } from '../content/demos.ts'
import type { Library, Term } from './library.ts'
import type { IndexedPage, Part, Passage } from './passages.ts'
import { tokensOf } from './words.ts'
import weights from './weights.json'

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

/** A passage with its features for a question. */
export interface Candidate {
  readonly passage: Passage
  /** Feature values from 0 to about 1, by name; those that are left out are 0. */
  readonly features: Readonly<Record<string, number>>
  /** Words of the question that it has. */
  readonly matched: readonly Term[]
}

export interface Ranked extends Candidate {
  /** The fitted score: differences count, not its height. */
  readonly score: number
}

/** Passages that get features: the nearest by a plain sum, and all of the open page. */
const MOST_CANDIDATES = 60
/** How much the length of a field reduces what its words count (BM25's b), in the order of `FIELDS`. */
const BY_LENGTH = [0.3, 0.4, 0.5, 0.75] as const

/**
 * How much a passage and a page are smoothed, in words (Dirichlet): so many words of the whole site stand for what their own
 * wordings leave out.
 */
const SMOOTHING = { passage: 120, page: 1000 } as const

const POINTING = new Set(['it', 'its', 'this', 'that', 'they', 'them', 'these', 'those', 'here', 'there'])

/** Words that speak to the company, and of the business of the visitor. */
const YOU = new Set('you your yours u ur yall guys yourself yourselves'.split(' '))
const WE = new Set('we our us i my me im ive'.split(' '))

const isOf = (page: IndexedPage, { path, demo }: Place): boolean =>
  page.kind !== 'company' &&
  page.kind !== 'talk' &&
  (demo === null ? page.href === path && path !== '/' : page.demo === demo)

/** What was counted for a passage while the words of a question were looked up. */
interface Count {
  /** The idf of the words that each field has. */
  readonly cover: number[]
  /** The same, reduced by the length of the field. */
  readonly weighed: number[]
  readonly matched: Term[]
  any: number
  /** How much likelier its words are in the passage than anywhere: a logarithm. */
  likelier: number
}

const emptyCount = (): Count => ({
  cover: [0, 0, 0, 0],
  weighed: [0, 0, 0, 0],
  matched: [],
  any: 0,
  likelier: 0,
})

const most = (values: Iterable<number>): number => {
  let best = 1e-9
  for (const value of values) if (value > best) best = value
  return best
}

/** The passages that may answer, with their features. `text` is the question, `terms` are its words. */
export function candidatesFor(
  library: Library,
  text: string,
  terms: readonly Term[],
  place: Place,
): Candidate[] {
  const { passages } = library
  const total = Math.max(
    1e-9,
    terms.reduce((sum, { idf }) => sum + idf, 0),
  )
  const unknown = terms.reduce((sum, { idf, isUnknown }) => sum + (isUnknown ? idf : 0), 0) / total
  const counts = new Map<number, Count>()
  const pageCover = new Map<IndexedPage, number>()
  const pageLikelier = new Map<IndexedPage, number>()
  const lift = new Map<Part, number>()
  for (const term of terms) {
    const pages = new Map<IndexedPage, number>()
    const fieldsOf = new Map<number, number>()
    const countOf = new Map<number, number>()
    let often = 0
    for (const stem of term.stems)
      for (const { id, fields, count } of library.postingsOf(stem)) {
        fieldsOf.set(id, (fieldsOf.get(id) ?? 0) | fields)
        countOf.set(id, (countOf.get(id) ?? 0) + count)
        often += count
      }
    const share = often / library.size
    const parts = new Map<Part, number>()
    for (const [id, fields] of fieldsOf) {
      const passage = passages[id]
      if (!passage) continue
      const count = counts.get(id) ?? emptyCount()
      counts.set(id, count)
      count.any += term.idf
      count.matched.push(term)
      for (const [field, byLength] of BY_LENGTH.entries())
        if (fields & (1 << field)) {
          const length = library.lengths[id]?.[field] ?? 0
          count.cover[field] = (count.cover[field] ?? 0) + term.idf
          count.weighed[field] = (count.weighed[field] ?? 0) + term.idf / (1 - byLength + byLength * length)
        }
      const own = countOf.get(id) ?? 0
      count.likelier += Math.log(1 + own / share / SMOOTHING.passage)
      pages.set(passage.page, (pages.get(passage.page) ?? 0) + own)
      parts.set(passage.part, (parts.get(passage.part) ?? 0) + 1)
    }
    for (const [page, own] of pages) {
      pageCover.set(page, (pageCover.get(page) ?? 0) + term.idf)
      pageLikelier.set(page, (pageLikelier.get(page) ?? 0) + Math.log(1 + own / share / SMOOTHING.page))
    }
    if (fieldsOf.size > 0)
      for (const [part, usual] of library.partShares) {
        const ratio = ((parts.get(part) ?? 0) + 4 * usual) / (fieldsOf.size + 4) / usual
        lift.set(part, (lift.get(part) ?? 0) + Math.log(ratio))
      }
  }
  const sumOf = ([id, { weighed }]: [number, Count]) => {
    const [name = 0, heading = 0, own = 0, wordings = 0] = weighed
    const here = isOf((passages[id] as Passage).page, place) ? total / 2 : 0
    return name + heading * 1.5 + own + wordings * 1.5 + here
  }
  const all = [...counts].map((entry) => ({ id: entry[0], count: entry[1], sum: sumOf(entry) }))
  all.sort((one, other) => other.sum - one.sum)
  const near = all.slice(0, MOST_CANDIDATES)
  const chosen = new Set(near.map(({ id }) => id))
  for (const { id, page } of passages)
    if (!chosen.has(id) && isOf(page, place))
      near.push(all.find((other) => other.id === id) ?? { id, count: emptyCount(), sum: 0 })
  const said = new Set(terms.flatMap(({ stems }) => stems))
  const named = new Set(library.named(said))
  const best = BY_LENGTH.map((_, field) => most(all.map(({ count }) => count.weighed[field] ?? 0)))
  const bestSum = most(all.map(({ sum }) => sum))
  const bestPage = most(pageCover.values())
  const knownTerms = terms.filter(({ isUnknown }) => !isUnknown).length
  const likelierOf = (count: number, words: number, smoothing: number) =>
    count + knownTerms * Math.log(smoothing / (words + smoothing))
  const likelier = new Map(
    near.map(({ id, count }) => [id, likelierOf(count.likelier, library.sizes[id] ?? 0, SMOOTHING.passage)]),
  )
  const likelierPage = new Map(
    [...new Set(near.map(({ id }) => (passages[id] as Passage).page))].map((page) => [
      page,
      likelierOf(pageLikelier.get(page) ?? 0, library.pageSizes.get(page) ?? 0, SMOOTHING.page),
    ]),
  )
  const likeliest = Math.max(...likelier.values())
  const likeliestPage = Math.max(...likelierPage.values())
  const words = tokensOf(text)
  const says = (any: ReadonlySet<string>) => (words.some((word) => any.has(word)) ? 1 : 0)
  const points = says(POINTING)
  const [you, we] = [says(YOU), says(WE)]
  const isOnOffer = /^\/(?:services|products)\//.test(place.path) && place.demo === null

  return near.map(({ id, count, sum }): Candidate => {
    const passage = passages[id] as Passage
    const { page, part } = passage
    const here = isOf(page, place) ? 1 : 0
    const topic = place.topics.includes(page.href) ? 1 : 0
    const cover = count.any / total
    const share = (stems: readonly string[]) => {
      const whole = stems.reduce((add, stem) => add + library.idfOf(stem), 0)
      const part0 = stems.reduce((add, stem) => add + (said.has(stem) ? library.idfOf(stem) : 0), 0)
      return whole > 0 ? part0 / whole : 0
    }
    const partLift = (lift.get(part) ?? 0) / Math.max(1, terms.length)
    const isOther = page.kind !== 'company' && page.kind !== 'talk' && here === 0
    const long = Math.min(terms.length, 16) / 16
    return {
      passage,
      matched: count.matched,
      features: {
        coverName: (count.cover[0] ?? 0) / total,
        coverHeading: (count.cover[1] ?? 0) / total,
        coverText: (count.cover[2] ?? 0) / total,
        coverWordings: (count.cover[3] ?? 0) / total,
        cover,
        heading: (count.weighed[1] ?? 0) / (best[1] ?? 1),
        text: (count.weighed[2] ?? 0) / (best[2] ?? 1),
        wordings: (count.weighed[3] ?? 0) / (best[3] ?? 1),
        sum: sum / bestSum,
        likelier: (likelier.get(id) ?? 0) / 10,
        likeliest: ((likelier.get(id) ?? 0) - likeliest) / 8,
        likeliestPage: ((likelierPage.get(page) ?? 0) - likeliestPage) / 8,
        words: Math.min(count.matched.length, 4) / 4,
        headingShare: share(library.headings[id] ?? []),
        here,
        hereCover: here * cover,
        hereSum: (here * sum) / bestSum,
        herePointed: here * points,
        topic,
        topicCover: topic * cover,
        topicPointed: topic * points,
        topicShort: topic * (terms.length <= 2 ? 1 : 0),
        pageCover: (pageCover.get(page) ?? 0) / total,
        pageBest: (pageCover.get(page) ?? 0) / bestPage,
        named: named.has(page) ? 1 : 0,
        otherNamed: named.size > 0 && !named.has(page) && here === 0 ? 1 : 0,
        otherPage: isOnOffer && isOther ? 1 : 0,
        partLift,
        hereLift: here * partLift,
        topicLift: topic * partLift,
        // What is asked of a part of the page that the question is about.
        pageLift: partLift * Math.max(0, 1 + ((likelierPage.get(page) ?? 0) - likeliestPage) / 4),
        namedLift: (named.has(page) ? 1 : 0) * partLift,
        hereUses: here * (part === 'uses' || part === 'summary' ? 1 : 0),
        hereLikeliest: (here * ((likelier.get(id) ?? 0) - likeliest)) / 8,
        companyYou: page.kind === 'company' ? you : 0,
        companyWe: page.kind === 'company' ? we : 0,
        companyHome: page.kind === 'company' && !isOnOffer ? 1 : 0,
        questionYou: part === 'question' ? you : 0,
        summaryWe: part === 'summary' || part === 'uses' ? we : 0,
        talkLong: page.kind === 'talk' ? long : 0,
        summaryShort: part === 'summary' && terms.length <= 2 ? 1 : 0,
        summaryLong: part === 'summary' ? long : 0,
        usesLong: part === 'uses' ? long : 0,
        talkUnknown: page.kind === 'talk' ? unknown : 0,
        talkCover: page.kind === 'talk' ? cover : 0,
        companyCover: page.kind === 'company' ? cover : 0,
        [`is ${page.kind}`]: 1,
        [`is ${part}`]: 1,
      },
    }
  })
}

const fitted: Readonly<Record<string, number>> = weights.ranking

const scoreOf = (features: Readonly<Record<string, number>>): number =>
  Object.entries(features).reduce((sum, [name, value]) => sum + value * (fitted[name] ?? 0), 0)

/** The passages that may answer a question, best first. */
export const rank = (library: Library, text: string, terms: readonly Term[], place: Place): Ranked[] =>
  candidatesFor(library, text, terms, place)
    .map((candidate) => ({ ...candidate, score: scoreOf(candidate.features) }))
    .sort((one, other) => other.score - one.score)
