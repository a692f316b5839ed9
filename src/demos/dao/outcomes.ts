// What a delivered DAO would show after its sample controls.
import { abbreviatedUsd } from '../../format/money.ts'
import { outcomeOf, ownVotes, votesWith } from '../../patterns/controls/votes.ts'
import type { SampleOutcome } from '../../primitives/SampleLine.tsx'
import { totalAfter } from './dao.ts'
import { SAMPLE_VOTES, type Proposal, type Treasury } from './sampleDao.ts'

/**
 * The receipt of a vote on one side.
 *
 * @param own - The votes that the visitor tried; if they are on the other side, or none, all sample votes are given.
 */
export function voteOutcome(
  proposal: Proposal,
  treasury: Treasury,
  side: 'for' | 'against',
  own: number,
): SampleOutcome {
  const sign = side === 'for' ? 1 : -1
  const given = own * sign > 0 ? own : SAMPLE_VOTES.power * sign
  const tried = votesWith(proposal, given)
  const total = tried.isPassing ? totalAfter(proposal, treasury) : treasury.totalValue
  return {
    title: 'Receipt of the vote',
    rows: [
      ['Votes', ownVotes(given)],
      ['The proposal', outcomeOf(tried)],
      ['The treasury', abbreviatedUsd(total)],
      ['Open for', proposal.timeLeft],
    ],
  }
}
