// How sure it is that the first passages of a ranking answer a question: a fitted probability, and what is made of it.
import type { Term } from './library.ts'
import type { Ranked } from './ranking.ts'
import weights from './weights.json'

/** Sure: the passage that answers leads. Unsure: which is meant is asked. None: the site says nothing on it. */
export type Certainty = 'sure' | 'unsure' | 'none'

/** From this probability on an answer is sure; below the second there is none. */
const SURE = 0.85
const NONE = 0.35
/** From this probability on, small talk is answered: a short message says little. */
const TALK = 0.65

/** What tells whether the right passage is among the first three. */
export function certaintyFeatures(
  ranked: readonly Ranked[],
  terms: readonly Term[],
): Readonly<Record<string, number>> {
  const [first, second] = ranked
  if (!first) return { nothing: 1 }
  const total = ranked.reduce((sum, { score }) => sum + Math.exp(score - first.score), 0)
  const unknown = terms.filter(({ isUnknown }) => isUnknown).length / Math.max(1, terms.length)
  const { cover = 0, here = 0, coverWordings = 0, headingShare = 0, sum = 0, topic = 0 } = first.features
  return {
    bias: 1,
    first: 1 / total,
    three: ranked.slice(0, 3).reduce((add, { score }) => add + Math.exp(score - first.score), 0) / total,
    ahead: Math.min(3, first.score - (second?.score ?? first.score - 3)) / 3,
    height: Math.max(0, Math.min(12, first.score)) / 12,
    cover,
    coverWordings,
    headingShare,
    sum,
    here,
    topic,
    unknown,
    few: terms.length <= 1 ? 1 : 0,
    many: Math.min(terms.length, 16) / 16,
    talk: first.passage.page.kind === 'talk' ? 1 : 0,
    company: first.passage.page.kind === 'company' ? 1 : 0,
  }
}

/** The probability, from 0 to 1, that one of the first three passages answers. */
export function probabilityOf(
  features: Readonly<Record<string, number>>,
  by: Readonly<Record<string, number>> = weights.certainty,
): number {
  const sum = Object.entries(features).reduce((add, [name, value]) => add + value * (by[name] ?? 0), 0)
  return 1 / (1 + Math.exp(-sum))
}

export function certaintyOf(ranked: readonly Ranked[], terms: readonly Term[]): Certainty {
  const probability = probabilityOf(certaintyFeatures(ranked, terms))
  const areUnknown = terms.length > 0 && terms.every(({ isUnknown }) => isUnknown)
  if (ranked.length === 0 || areUnknown || probability < NONE) return 'none'
  const part = ranked[0]?.passage.part
  return probability >= (part === 'remark' || part === 'wish' ? TALK : SURE) ? 'sure' : 'unsure'
}
