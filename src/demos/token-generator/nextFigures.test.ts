import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  claimsOf,
  divided,
  fleet,
  fleetOf,
  guildItems,
  guildOf,
  holdersAnswer,
  holdersOf,
  lockAt,
  lockPlan,
  noSupply,
  pointsOf,
  shareOf,
  supplyOf,
  TEAM_PERCENT,
  tokens,
  vouchers,
} from './nextFigures.ts'

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)
/** Whole supplies that a number holds exactly. */
const supplies = fc.integer({ min: 1000, max: Number.MAX_SAFE_INTEGER })
const weights = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 8 })

describe('the supply', () => {
  it.each([
    ['10000000', 10_000_000],
    ['0.5', 0.5],
    ['1e6', 1_000_000],
    ['0', null],
    ['-5', null],
    ['', null],
    ['1,000', null],
    ['abc', null],
    ['1e400', null],
  ])('typed as %j is %j', (typed, supply) => expect(supplyOf(typed)).toBe(supply))

  it('says in words what is no number above 0', () => {
    expect(noSupply('abc')).toMatch(/^The supply “.abc.” is not a number above 0/)
  })
})

describe('dividing', () => {
  it('adds up to the amount, in whole tokens, whatever the weights', () => {
    fc.assert(
      fc.property(supplies, weights, (amount, each) => {
        const parts = divided(amount, each)
        expect(sum(parts)).toBe(amount)
        expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true)
      }),
    )
  })
  it('divides a small amount into millionths', () => {
    expect(divided(1, [1, 1, 1])).toEqual([
      0.333333,
      expect.closeTo(0.333333, 6),
      expect.closeTo(0.333334, 6),
    ])
    expect(shareOf(0.5, 20)).toBe(0.1)
  })
})

describe('an amount', () => {
  it.each([
    [20_000_000, 'HRB', '20,000,000 \u2068HRB\u2069'],
    [0.083333, 'HRB', '0.083333 \u2068HRB\u2069'],
    [1e30, 'X'.repeat(30), '1.000e+30 \u2068XXXXXXXXXXXX…\u2069'],
  ])('%j %s is written %j', (amount, symbol, text) => expect(tokens(amount, symbol)).toBe(text))
})

describe('the holders', () => {
  it('hold the supply together, whatever the share of the team', () => {
    fc.assert(
      fc.property(supplies, fc.integer({ min: 0, max: TEAM_PERCENT.most }), (supply, percent) => {
        const held = holdersOf(supply, percent)
        expect(Math.abs(held.team - (supply * percent) / 100)).toBeLessThanOrEqual(1)
        expect(sum(Object.values(held))).toBe(supply)
        expect(Math.min(...Object.values(held))).toBeGreaterThanOrEqual(0)
      }),
    )
    expect(holdersOf(10_000_000, 20)).toEqual({
      team: 2_000_000,
      investors: 2_400_000,
      community: 4_000_000,
      treasury: 1_600_000,
    })
  })
  it.each([
    [0, /^With nothing for the team/],
    [16, /^With 16% in one wallet, the team is the smallest/],
    [17, /^With 17% .* more than the treasury/],
    [23, /^With 23% .* more than the treasury/],
    [24, /^With 24% .* holders depend on one signature\.$/],
    [33, /^With 33% .* holders depend on one signature\.$/],
    [34, /^With 34% .* largest holder/],
    [TEAM_PERCENT.most, /^With 40% .* largest holder/],
  ])('at %i %% have an answer in words', (percent, answer) => {
    for (const supply of [3, 10_000_000, Number.MAX_SAFE_INTEGER])
      expect(holdersAnswer(supply, percent)).toMatch(answer)
  })
})

describe('the locked share', () => {
  it('unlocks nothing before the cliff, then what was earned, and all of it at the end', () => {
    fc.assert(
      fc.property(supplies, (locked) => {
        const months = Array.from({ length: lockPlan.months + 1 }, (_, month) => lockAt(locked, month))
        for (const [month, { earned, unlocked, held }] of months.entries()) {
          expect(unlocked).toBe(month < lockPlan.cliff ? 0 : earned)
          expect(unlocked + held).toBe(locked)
          expect(earned).toBeGreaterThanOrEqual(months[month - 1]?.earned ?? 0)
        }
        expect(months.at(-1)?.unlocked).toBe(locked)
      }),
    )
    expect(lockAt(20_000_000, 6)).toEqual({ earned: 10_000_000, unlocked: 10_000_000, held: 10_000_000 })
    expect(lockAt(20_000_000, 2)).toEqual({ earned: 3_333_333, unlocked: 0, held: 20_000_000 })
  })
})

it('the claims add up to the drop', () => {
  fc.assert(
    fc.property(supplies, (supply) => {
      const { drop, claims } = claimsOf(supply)
      expect(sum(claims.map(({ amount }) => amount))).toBe(drop)
    }),
  )
  expect(claimsOf(8_000_000).claims.map(({ amount }) => amount)).toEqual([
    240_000, 192_000, 144_000, 112_000, 72_000, 40_000,
  ])
})

it('the fleet holds the supply after its transfers, and no wallet less than nothing', () => {
  fc.assert(
    fc.property(supplies, (supply) => {
      const held = fleet.map((wallet) => fleetOf(supply).held[wallet])
      expect(sum(held)).toBe(supply)
      expect(Math.min(...held)).toBeGreaterThanOrEqual(0)
    }),
  )
  expect(fleetOf(2_400_000).held).toEqual({
    Main: 1_200_000,
    Office: 360_000,
    Payroll: 360_000,
    Vault: 480_000,
  })
})

it('points are earned with purchases, spent on vouchers, or left, and pay for all vouchers', () => {
  const all = vouchers.map(({ id }) => id)
  fc.assert(
    fc.property(supplies, fc.subarray(all), (supply, redeemed) => {
      const { purchases, earned, spent, left } = pointsOf(supply, redeemed)
      expect(sum(purchases)).toBe(earned)
      expect(spent + left).toBe(earned)
      expect(left).toBeGreaterThanOrEqual(0)
    }),
  )
  expect(pointsOf(1_000_000, ['coffee', 'dinner'])).toMatchObject({ earned: 1000, spent: 700, left: 300 })
})

it('the guild’s gold is paid for items, or left, and pays for all items', () => {
  const all = guildItems.map(({ id }) => id)
  fc.assert(
    fc.property(supplies, fc.subarray(all), (supply, equipped) => {
      const { gold, paid, left } = guildOf(supply, equipped)
      expect(paid + left).toBe(gold)
      expect(left).toBeGreaterThanOrEqual(0)
    }),
  )
  expect(guildOf(5_000_000, ['sword', 'lantern'])).toMatchObject({ gold: 50_000, paid: 25_000, left: 25_000 })
})
