import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainNumber } from '../../format/number.ts'
import { plainPercent } from '../../format/percent.ts'
import { after, replay } from '../../simulation/replay.ts'
import { votesWith } from '../../patterns/controls/votes.ts'
import {
  changeInWords,
  dao,
  sharesOf,
  summaryOf,
  totalAfter,
  treasuryAfter,
  treasuryRemark,
  usedShareOf,
  type DaoEvent,
} from './dao.ts'
import { SAMPLE_VOTES, sampleInsights, sampleProposals, sampleTreasury } from './sampleDao.ts'

const lifts = (proposal: string | null): DaoEvent => ({ type: 'proposalLifted', proposal })

describe('which proposal stays lifted', () => {
  it.each<[string, DaoEvent[], string | null]>([
    ['none at the start', [], null],
    ['the one that was pressed', [lifts('second-audit')], 'second-audit'],
    ['the last one', [lifts('second-audit'), lifts('tools-grants')], 'tools-grants'],
    ['none when it is pressed again', [lifts('second-audit'), lifts(null)], null],
  ])('%s', (_, events, lifted) => {
    expect(replay(dao, events)).toEqual({ lifted })
  })
  it('changes with no timer and no time, the same for every seed', () => {
    expect('due' in dao).toBe(false)
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, ms) => {
        expect(replay(dao, [after(ms)], { seed })).toEqual({ lifted: null })
      }),
    )
  })
})

describe('what a proposal uses', () => {
  it.each(sampleProposals)('of the treasury is held by it, and its text says so: $id', (proposal) => {
    const { use } = proposal
    if (!use) return expect(usedShareOf(proposal, sampleTreasury)).toBe(0)
    const held = sampleTreasury.tokens.find(({ symbol }) => symbol === use.symbol)?.value ?? 0
    expect(use.value).toBeLessThanOrEqual(held)
    expect(usedShareOf(proposal, sampleTreasury)).toBeCloseTo(
      (use.value / sampleTreasury.totalValue) * 100,
      10,
    )
  })
  it('is the sum of the second audit, and ten grants', () => {
    const of = (id: string) => sampleProposals.find((proposal) => proposal.id === id)
    expect(plainPercent(usedShareOf(of('second-audit')!, sampleTreasury))).toBe('1.24%')
    expect(of('second-audit')?.description).toContain('$60,000')
    expect(of('tools-grants')?.description).toContain('Ten grants of $24,000')
    expect(of('tools-grants')?.use?.value).toBe(10 * 24_000)
    expect(plainPercent(usedShareOf(of('quarter-in-usdc')!, sampleTreasury))).toBe('25.00%')
  })
  it('is nothing of an empty treasury', () => {
    expect(usedShareOf(sampleProposals[0]!, { totalValue: 0, tokens: [] })).toBe(0)
  })
})

describe('what a proposal changes', () => {
  it.each([
    ['second-audit', 4_793_664, 'If it passes, the treasury goes from $4.85M to $4.79M.'],
    ['tools-grants', 4_613_664, 'If it passes, the treasury goes from $4.85M to $4.61M.'],
    ['swap-fee', 4_853_664, 'If it passes, the treasury stays at $4.85M.'],
    ['quarter-in-usdc', 4_853_664, 'It passed: the treasury stays at $4.85M.'],
  ])('is, for %s, a treasury of %i', (wanted, total, words) => {
    const proposal = sampleProposals.find(({ id }) => id === wanted)!
    expect(totalAfter(proposal, sampleTreasury)).toBe(total)
    expect(changeInWords(proposal, sampleTreasury)).toBe(words)
  })
})

describe('the treasury after votes that are tried', () => {
  const proposalOf = (id: string) => sampleProposals.find((proposal) => proposal.id === id)!
  it('is whole while nothing passes, and without what is spent afterward', () => {
    expect(treasuryAfter(sampleTreasury, [])).toEqual(sampleTreasury)
    const after = treasuryAfter(sampleTreasury, [proposalOf('second-audit'), proposalOf('tools-grants')])
    expect(after.totalValue).toBe(4_853_664 - 60_000 - 240_000)
    const usdc = after.tokens.find(({ symbol }) => symbol === 'USDC')
    expect(usdc?.amount).toBeCloseTo(1_153_416, 6)
    expect(after.tokens.reduce((sum, { percentage }) => sum + percentage, 0)).toBeCloseTo(100, 10)
    expect(treasuryRemark(after)).not.toBe(treasuryRemark(sampleTreasury))
  })
  it('stays as it is with what is kept, and is never below zero', () => {
    expect(treasuryAfter(sampleTreasury, [proposalOf('quarter-in-usdc')])).toEqual(sampleTreasury)
    const all = { use: { kind: 'spends', symbol: 'ETH', value: 1e12 } } as const
    expect(treasuryAfter(sampleTreasury, [all]).tokens[0]).toMatchObject({ value: 0, amount: 0 })
    expect(treasuryAfter({ totalValue: 0, tokens: [] }, [all])).toEqual({ totalValue: 0, tokens: [] })
  })
  it('depends on the visitor: the sample votes turn every active proposal', () => {
    for (const proposal of sampleProposals.filter(({ status }) => status === 'active')) {
      const { power, step } = SAMPLE_VOTES
      expect(power % step).toBe(0)
      const outcomes = [-power, power].map((own) => votesWith(proposal, own).isPassing)
      expect(outcomes, proposal.id).toEqual([false, true])
    }
  })
  it('is said in words', () => {
    const said = (id: string, isPassing: boolean) => changeInWords(proposalOf(id), sampleTreasury, isPassing)
    expect(said('tools-grants', true)).toBe('It passes: the treasury goes from $4.85M to $4.61M.')
    expect(said('tools-grants', false)).toBe('It fails: the treasury stays at $4.85M.')
  })
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
  it('has passed proposals with as many votes for as they need, and an active one that has not', () => {
    const isEnough = (proposal: (typeof sampleProposals)[number]) =>
      sharesOf(proposal).for >= proposal.threshold
    for (const proposal of sampleProposals.filter(({ status }) => status === 'passed'))
      expect(isEnough(proposal), proposal.id).toBe(true)
    expect(sampleProposals.filter((proposal) => !isEnough(proposal)).map(({ id }) => id)).toEqual([
      'swap-fee',
    ])
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
    expect(treasuryRemark(sampleTreasury)).toContain(plainPercent(both))
  })
})
