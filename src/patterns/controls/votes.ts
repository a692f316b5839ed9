// A sample vote with the votes that a visitor adds on one side.
import { HUNDRED_PERCENT, plainPercent } from '../../format/percent.ts'
import { plainNumber } from '../../format/number.ts'

/** A vote as it stands. */
export interface Vote {
  votesFor: number
  votesAgainst: number
  /** What it needs, in percent of all votes. */
  threshold: number
}

/** A vote with a visitor's votes in it, and its outcome. */
export interface TriedVote extends Vote {
  /** In percent of all votes; 0 before the first vote. */
  percentFor: number
  isPassing: boolean
}

/**
 * A vote with a visitor's votes.
 *
 * @param own - Above 0 for it, below 0 against it.
 */
export function votesWith({ votesFor, votesAgainst, threshold }: Vote, own: number): TriedVote {
  const tried = {
    votesFor: votesFor + Math.max(0, own),
    votesAgainst: votesAgainst + Math.max(0, -own),
    threshold,
  }
  const all = tried.votesFor + tried.votesAgainst
  const percentFor = all > 0 ? (tried.votesFor / all) * HUNDRED_PERCENT : 0
  return { ...tried, percentFor, isPassing: all > 0 && percentFor >= threshold }
}

/** The outcome in words: `Passes with 63.46% for`. */
export const outcomeOf = ({ percentFor, isPassing, threshold }: TriedVote): string =>
  isPassing
    ? `Passes with ${plainPercent(percentFor)} for`
    : `Fails: ${plainPercent(percentFor)} for, ${plainNumber(threshold, 2)}% needed`

/** A visitor's votes in words: `60,000 for`. */
export const ownVotes = (own: number): string =>
  own === 0 ? 'None' : `${plainNumber(Math.abs(own), 0)} ${own > 0 ? 'for' : 'against'}`
