// The DAO's rules: there is nothing to change, as votes have no effect (Rules, Sample controls); and its figures.
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import type { Simulation } from '../../simulation/simulation.ts'
import type { Proposal } from './sampleDao.ts'

/** Nothing can happen in this demo, so there is nothing to remember. */
export type DaoState = Record<string, never>
/** No control acts. */
export type DaoEvent = never

export const dao: Simulation<DaoState, DaoEvent> = {
  start: () => ({}),
  reduce: (state) => state,
}

/** The stat cards' figures, from the proposals themselves. */
export function summaryOf(proposals: readonly Proposal[]): { active: number; votes: number } {
  return {
    active: proposals.filter(({ status }) => status === 'active').length,
    votes: proposals.reduce((sum, { votesFor, votesAgainst }) => sum + votesFor + votesAgainst, 0),
  }
}

/** How the votes of a proposal are divided, in percent; null before the first vote. */
export function sharesOf({ votesFor, votesAgainst }: Pick<Proposal, 'votesFor' | 'votesAgainst'>): {
  for: number
  against: number
} {
  const votes = votesFor + votesAgainst
  if (votes === 0) return { for: 0, against: 0 }
  const share = (votesFor / votes) * HUNDRED_PERCENT
  return { for: share, against: HUNDRED_PERCENT - share }
}
