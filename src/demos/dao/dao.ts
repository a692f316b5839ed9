// The DAO's rules: votes have no effect (Rules, Sample controls); the visitor chooses which proposal is lifted in the treasury,
// and tries votes in the view.
import * as v from 'valibot'
import { abbreviatedUsd } from '../../format/money.ts'
import { HUNDRED_PERCENT, plainPercent } from '../../format/percent.ts'
import { votesWith } from '../../patterns/controls/votes.ts'
import type { Simulation } from '../../simulation/simulation.ts'
import { happened } from '../../simulation/visitorEvents.ts'
import { sampleProposals, type Proposal, type Treasury } from './sampleDao.ts'

export interface DaoState {
  /** The id of the proposal whose part of the treasury stays lifted. */
  lifted: string | null
}

const daoEvents = v.variant('type', [
  /** What a proposal spends was pressed; null if that was pressed again. */
  happened('proposalLifted', { proposal: v.nullable(v.picklist(sampleProposals.map(({ id }) => id))) }),
])
export type DaoEvent = v.InferOutput<typeof daoEvents>

export const dao: Simulation<DaoState, DaoEvent> = {
  visitorEvents: daoEvents,
  start: () => ({ lifted: null }),
  reduce: (_, { proposal }) => ({ lifted: proposal }),
}

/** The stat cards' figures, from the proposals themselves. */
export function summaryOf(proposals: readonly Proposal[]): { active: number; votes: number } {
  return {
    active: proposals.filter(({ status }) => status === 'active').length,
    votes: proposals.reduce((sum, { votesFor, votesAgainst }) => sum + votesFor + votesAgainst, 0),
  }
}

/** The shares of the votes of a proposal, in percent; both 0 before the first vote. */
export function sharesOf({ votesFor, votesAgainst }: Pick<Proposal, 'votesFor' | 'votesAgainst'>): {
  for: number
  against: number
} {
  const votes = votesFor + votesAgainst
  if (votes === 0) return { for: 0, against: 0 }
  const share = (votesFor / votes) * HUNDRED_PERCENT
  return { for: share, against: HUNDRED_PERCENT - share }
}

/** Whether a proposal passes because of a visitor's votes: above 0 for it, below 0 against it. */
export const passesWith = (proposal: Proposal, own: number): boolean =>
  own !== 0 && votesWith(proposal, own).isPassing

/** The part of the treasury that a proposal spends or keeps, in percent of the total value; 0 if none. */
export function usedShareOf({ use }: Pick<Proposal, 'use'>, { totalValue }: Treasury): number {
  return use && totalValue > 0 ? (use.value / totalValue) * HUNDRED_PERCENT : 0
}

/** The treasury once some proposals have passed: what they spend is gone. */
export function treasuryAfter({ tokens }: Treasury, passed: readonly Pick<Proposal, 'use'>[]): Treasury {
  const left = tokens.map((token) => {
    const spent = passed
      .filter(({ use }) => use?.kind === 'spends' && use.symbol === token.symbol)
      .reduce((sum, { use }) => sum + (use?.value ?? 0), 0)
    const value = Math.max(0, token.value - spent)
    return { ...token, value, amount: token.value > 0 ? (token.amount * value) / token.value : 0 }
  })
  const totalValue = left.reduce((sum, { value }) => sum + value, 0)
  return {
    totalValue,
    tokens: left.map((token) => ({
      ...token,
      percentage: totalValue > 0 ? (token.value / totalValue) * HUNDRED_PERCENT : 0,
    })),
  }
}

/** A remark on the treasury. */
export function treasuryRemark({ tokens }: Treasury): string {
  const both = tokens
    .filter(({ symbol }) => ['ETH', 'USDC'].includes(symbol))
    .reduce((sum, { percentage }) => sum + percentage, 0)
  return `ETH and USDC together make up ${plainPercent(both)} of the treasury.`
}

/** The treasury's total value once a proposal has passed, in US dollars. */
export function totalAfter({ use }: Pick<Proposal, 'use'>, { totalValue }: Treasury): number {
  return use?.kind === 'spends' ? totalValue - use.value : totalValue
}

/**
 * What a proposal does to the treasury, in words: "the treasury goes from $4.85M to $4.79M".
 *
 * @param isPassing - The outcome of a vote that is tried; none is open.
 */
export function changeInWords(
  proposal: Pick<Proposal, 'use' | 'status'>,
  treasury: Treasury,
  isPassing?: boolean,
): string {
  const after = isPassing === false ? treasury.totalValue : totalAfter(proposal, treasury)
  const total = abbreviatedUsd(treasury.totalValue)
  const change =
    after === treasury.totalValue
      ? `the treasury stays at ${total}`
      : `the treasury goes from ${total} to ${abbreviatedUsd(after)}`
  if (isPassing !== undefined) return `${isPassing ? 'It passes' : 'It fails'}: ${change}.`
  return proposal.status === 'active' ? `If it passes, ${change}.` : `It passed: ${change}.`
}
