import fc from 'fast-check'
import { expect, it } from 'vitest'
import { outcomeOf, ownVotes, votesWith } from './votes.ts'

const vote = { votesFor: 33_000, votesAgainst: 19_000, threshold: 60 }

it.each([
  [0, 'Passes with 63.46% for', 'None'],
  [12_000, 'Passes with 70.31% for', '12,000 for'],
  [-12_000, 'Fails: 51.56% for, 60% needed', '12,000 against'],
  [-3000, 'Passes with 60.00% for', '3,000 against'],
  [-3500, 'Fails: 59.46% for, 60% needed', '3,500 against'],
])('the outcome with %i votes', (own, outcome, words) => {
  expect(outcomeOf(votesWith(vote, own))).toBe(outcome)
  expect(ownVotes(own)).toBe(words)
})

it('has no outcome but failing without votes', () => {
  const none = votesWith({ votesFor: 0, votesAgainst: 0, threshold: 0 }, 0)
  expect(none).toMatchObject({ percentFor: 0, isPassing: false })
})

it('passes with more votes for if it passes with fewer', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.nat({ max: 1e6 }), (own, more) => {
      if (votesWith(vote, own).isPassing) expect(votesWith(vote, own + more).isPassing).toBe(true)
    }),
  )
})
