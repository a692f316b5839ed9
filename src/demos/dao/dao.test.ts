import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainNumber } from '../../format/number.ts'
import { plainPercent } from '../../format/percent.ts'
import { after, replay } from '../../simulation/replay.ts'
import { dao, sharesOf, summaryOf } from './dao.ts'
import { sampleInsights, sampleProposals, sampleTreasury, treasuryRemark } from './sampleDao.ts'

it('never changes: no event, no timer, the same for every seed', () => {
  expect('due' in dao).toBe(false)
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (seed, ms) => {
      expect(replay(dao, [after(ms)], { seed })).toEqual({})
    }),
  )
})

describe('the shares of the votes', () => {
  it.each([
    [3, 1, { for: 75, against: 25 }],
    [1, 1, { for: 50, against: 50 }],
    [5, 0, { for: 100, against: 0 }],
    [0, 5, { for: 0, against: 100 }],
    [0, 0, { for: 0, against: 0 }],
  ])('%i for, %i against', (votesFor, votesAgainst, shares) => {
    expect(sharesOf({ votesFor, votesAgainst })).toEqual(shares)
  })
  it('adds up to 100 with the first vote, and the greater side has the greater share', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (votesFor, votesAgainst) => {
        const shares = sharesOf({ votesFor, votesAgainst })
        expect(shares.for + shares.against).toBe(votesFor + votesAgainst > 0 ? 100 : 0)
        expect(Math.sign(shares.for - shares.against)).toBe(Math.sign(votesFor - votesAgainst))
      }),
    )
  })
})

it('summarizes the proposals', () => {
  expect(summaryOf(sampleProposals)).toEqual({ active: 3, votes: 1_068_570 })
  expect(summaryOf([])).toEqual({ active: 0, votes: 0 })
})

describe('the treasury', () => {
  const { totalValue, tokens } = sampleTreasury
  const sum = (of: 'value' | 'percentage') => tokens.reduce((total, token) => total + token[of], 0)
  it('has values that add up to the total, and percentages that add up to 100', () => {
    expect(sum('value')).toBe(totalValue)
    expect(sum('percentage')).toBe(100)
  })
  it.each(tokens)('has the percentage of $symbol that matches its value', ({ value, percentage }) => {
    expect((value / totalValue) * 100).toBe(percentage)
  })
})

describe('samples', () => {
  it('has proposals of both kinds, with distinct ids and titles, and scores from 0 to 100', () => {
    expect(new Set(sampleProposals.map(({ status }) => status))).toEqual(new Set(['active', 'passed']))
    for (const of of ['id', 'title'] as const)
      expect(new Set(sampleProposals.map((proposal) => proposal[of])).size).toBe(sampleProposals.length)
    for (const { aiScore } of sampleProposals) expect(aiScore >= 0 && aiScore <= 100).toBe(true)
  })
  it('has passed proposals with more votes for than against', () => {
    for (const proposal of sampleProposals.filter(({ status }) => status === 'passed'))
      expect(proposal.votesFor).toBeGreaterThan(proposal.votesAgainst)
  })
  it('has true insights', () => {
    const apart = sampleProposals
      .filter(({ status }) => status === 'active')
      .map(({ id, votesFor, votesAgainst }) => ({ id, votes: Math.abs(votesFor - votesAgainst) }))
      .sort((a, b) => a.votes - b.votes)
    expect(apart[0]?.id).toBe('swap-fee')
    expect(sampleInsights[0].text).toContain(`a margin of ${plainNumber(apart[0]?.votes ?? 0, 0)} votes`)
    const both = sampleTreasury.tokens
      .filter(({ symbol }) => ['ETH', 'USDC'].includes(symbol))
      .reduce((total, { percentage }) => total + percentage, 0)
    expect(treasuryRemark).toContain(plainPercent(both))
  })
})
