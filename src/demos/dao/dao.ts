// The DAO's rules: nothing changes, because votes have no effect (Rules, Sample controls); and its figures.
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import type { Simulation } from '../../simulation/simulation.ts'
import type { Proposal } from './sampleDao.ts'

/** This demo has no events, so its state is empty. */
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

/** The shares of the votes of a proposal, in percent; null before the first vote. */
export function sharesOf({ votesFor, votesAgainst }: Pick<Proposal, 'votesFor' | 'votesAgainst'>): {
  for: number
  against: number
} {
  const votes = votesFor + votesAgainst
  if (votes === 0) return { for: 0, against: 0 }
  const share = (votesFor / votes) * HUNDRED_PERCENT
  return { for: share, against: HUNDRED_PERCENT - share }
}
