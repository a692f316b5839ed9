import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../simulation/entries.ts'
import { replay } from '../../simulation/replay.ts'
import { balanceOutcome, stakeOutcome, termsOutcome } from './outcomes.tsx'
import { samplePools, type Pool } from './samplePools.ts'
import { bestInWords, highestReward, rewardsOf, smallTokens } from './rewardText.ts'
import {
  amountOf,
  boughtWith,
  dailyRewards,
  dayAt,
  DAYS_READ,
  dollarsOf,
  earnedBy,
  FIRST_READ,
  noticeOf,
  paymentsOf,
  staking,
  summaryOf,
  type StakingEvent,
} from './staking.ts'

const opened = (poolId: string): StakingEvent => ({ type: 'poolOpened', poolId })
const typed = (text: string): StakingEvent => ({ type: 'amountTyped', text })
const closed: StakingEvent = { type: 'poolClosed' }
const compared = (text: string): StakingEvent => ({ type: 'comparedTyped', text })
const polygon = samplePools[1] as Pool

describe('one pool at a time', () => {
  it.each<[string, StakingEvent[], unknown]>([
    ['none at first', [], { openPool: null }],
    ['the opened one', [opened('ether-core')], { openPool: 'ether-core', amount: '' }],
    [
      'its amount, as typed',
      [opened('ether-core'), typed(' 1.50 ')],
      { openPool: 'ether-core', amount: ' 1.50 ' },
    ],
    [
      'another one, amount cleared',
      [opened('ether-core'), typed('9'), opened('aiz-reserve')],
      { openPool: 'aiz-reserve', amount: '' },
    ],
    [
      'the same one again keeps its amount',
      [opened('ether-core'), typed('9'), opened('ether-core')],
      { openPool: 'ether-core', amount: '9' },
    ],
    ['none after closing', [opened('ether-core'), typed('9'), closed], { openPool: null }],
    ['no amount without a pool', [typed('9')], { openPool: null }],
  ])('%s', (_, events, state) => {
    expect(replay(staking, events)).toEqual({ compared: '', ...(state as object) })
  })
})

describe('one amount for all pools', () => {
  it.each<[string, StakingEvent[], string, string]>([
    ['none at first', [], '', ''],
    ['what is compared, as typed', [compared(' 2,5 ')], ' 2,5 ', ' 2,5 '],
    [
      'comes along into the first pool, in its token',
      [compared('7000'), opened('ether-core')],
      '1.9896',
      '7000',
    ],
    ['and as typed if it is no number', [compared('7,0'), opened('ether-core')], '7,0', '7,0'],
    ['is changed there', [compared('7'), opened('ether-core'), typed('9')], '9', '7'],
    ['is cleared by another pool', [compared('7'), opened('ether-core'), opened('aiz-reserve')], '', '7'],
    ['is there again after closing', [compared('7'), opened('ether-core'), typed('9'), closed], '7', '7'],
    ['is that of the open pool', [opened('ether-core'), typed('9')], '9', ''],
    ['is not compared while a pool is open', [opened('ether-core'), compared('7')], '', ''],
  ])('%s', (_, events, amount, kept) => {
    const state = replay(staking, events)
    expect(amountOf(state)).toBe(amount)
    expect(state.compared).toBe(kept)
  })
})

describe('a day that is read', () => {
  it('is one of the longest lock period, at first its middle', () => {
    expect(DAYS_READ).toEqual({ first: 1, last: 90 })
    expect(FIRST_READ).toBe(45)
  })
  it.each([
    [-1, 1],
    [0, 1],
    [0.5, 45],
    [1, 90],
    [2, 90],
  ])('is at a share of the curves: %d', (share, day) => expect(dayAt(share)).toBe(day))
  it('has earned what the days before it have, and no more after the lock period', () => {
    expect(earnedBy(polygon, 2, 10)).toBe(20)
    expect(earnedBy(polygon, 2, 60)).toBe(120)
    expect(earnedBy(polygon, 2, 90)).toBe(120)
  })
  it.each<[number | null, number, string]>([
    [2500, 45, 'Day 45: $30.21'],
    [2500, 30, 'Day 30: $20.14'],
    [2500, 90, 'Day 90: $40.27 (ended)'],
    [null, 45, 'Day 45: 1.21%'],
    [null, 60, 'Day 60: 1.61%'],
    [0, 45, 'Day 45: $0.00'],
    [-2500, 45, 'Day 45: −$30.21'],
    [2_500_000, 60, 'Day 60: $40,273.97'],
  ])('is in words: %s on day %d', (dollars, day, words) => {
    expect(rewardsOf(polygon, dollars).readOn(day)).toBe(words)
  })
})

describe('the dollars of an amount', () => {
  it.each<[string, StakingEvent[], number | null]>([
    ['none', [], null],
    ['blank', [compared(' ')], null],
    ['compared', [compared('2500')], 2500],
    ['not a number', [compared('abc')], 0],
    ['of the open pool, at its sample price', [opened('polygon-growth'), typed('2500')], 1208.25],
    ['more than a number can be', [opened('ether-core'), typed('1e308')], 0],
  ])('%s', (_, events, dollars) => {
    const found = dollarsOf(replay(staking, events))
    if (dollars === null) expect(found).toBeNull()
    else expect(found).toBeCloseTo(dollars, 6)
  })
})

describe('the money of a day', () => {
  it.each<[number | null, number, string | null]>([
    [1208.25, 45, '30.21 POL'],
    [1208.25, 90, '40.27 POL'],
    [1, 45, '0.024999 POL'],
    [null, 45, null],
  ])('is in tokens at the sample price: %s on day %d', (dollars, day, tokens) => {
    expect(rewardsOf(polygon, dollars).tokensOn(day)).toBe(tokens)
  })
  it.each<[number | null, number, string]>([
    [2500, 90, 'After 90 days: $49.11 more in AIZ Reserve than in Polygon Growth'],
    [2500, 1, 'After 1 day: $0.32 more in AIZ Reserve than in Polygon Growth, earned, not paid yet'],
    [null, 90, 'After 90 days: 1.96% more in AIZ Reserve than in Polygon Growth'],
    [0, 90, ''],
  ])('says which pool has earned most: %s on day %d', (dollars, day, words) => {
    expect(bestInWords(samplePools, dollars, day)).toBe(words)
  })
  it.each<[string, number, string]>([
    ['ether-core', 1, 'Day 1: $0.36 of it paid, next on day 2'],
    ['ether-core', 30, 'Day 30: all paid, ended on day 30'],
    ['polygon-growth', 6, 'Day 6: not paid before day 7'],
    ['polygon-growth', 7, 'Day 7: $4.70 of it paid, next on day 14'],
    ['polygon-growth', 58, 'Day 58: $37.59 of it paid, next on day 60'],
    ['aiz-reserve', 89, 'Day 89: not paid before day 90'],
    ['aiz-reserve', 90, 'Day 90: all paid, ended on day 90'],
  ])('says what of it is paid: %s on day %d', (id, day, words) => {
    const pool = samplePools.find((one) => one.id === id)!
    expect(rewardsOf(pool, 2500).paidOn(day)).toBe(words)
  })
  it('is never 0 while something is earned', () => {
    expect([0, 0.0000001, 0.000001, -1].map(smallTokens)).toEqual(['0', '< 0.000001', '0.000001', '−1'])
  })
  it('has one scale in all pools: the highest reward of them', () => {
    expect(highestReward(samplePools, null)).toBeCloseTo((14.5 * 90) / 365, 10)
    expect(highestReward(samplePools, 1000)).toBeCloseTo((1000 * 0.145 * 90) / 365, 10)
    expect(highestReward(samplePools, -5)).toBe(0)
  })
})

describe('what is unusual about an amount', () => {
  it.each<[string, string]>([
    ['', ''],
    ['2500', ''],
    ['abc', 'That is not a number, so it counts as 0.'],
    ['0.05', 'That is less than the minimum of Ether Core, Polygon Growth, and AIZ Reserve.'],
    ['300', 'That is less than the minimum of Ether Core.'],
    [
      '5000',
      'That is more than the sample balance of Polygon Growth and AIZ Reserve. The estimate counts all of it.',
    ],
  ])('is said of all pools: %s dollars', (amount, notice) => {
    expect(noticeOf(amount, samplePools, boughtWith)).toBe(notice)
  })
  it.each<[string, string]>([
    ['100', ''],
    ['99.9', 'That is less than the minimum.'],
    ['8400.1', 'That is more than the sample balance. The estimate counts all of it.'],
  ])('is said of the open one: %s', (amount, notice) => {
    expect(noticeOf(amount, [polygon])).toBe(notice)
  })
})

describe('estimated daily rewards', () => {
  it.each([
    ['2500', 0.671233],
    ['', 0],
    ['0', 0],
    ['-365', -0.098],
    ['NaN', 0],
    ['1e400', 0],
    ['1e308', 0],
    ['١٢', 0],
    ['<script>alert(1)</script>', 0],
    ['x'.repeat(10_000), 0],
  ])('of %s', (amount, expected) => {
    expect(dailyRewards(polygon, amount)).toBeCloseTo(expected, 6)
  })
  it('is a finite number for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (amount) => {
        expect(Number.isFinite(dailyRewards(polygon, amount))).toBe(true)
      }),
    )
  })
})

describe('the payouts of a pool over its lock period', () => {
  it('follow its payout schedule', () => {
    const days = samplePools.map((pool) => paymentsOf(pool, 1).map(({ at }) => at))
    expect(days).toEqual([
      Array.from({ length: 30 }, (_, index) => index + 1),
      [7, 14, 21, 28, 35, 42, 49, 56, 60],
      [90],
    ])
  })
  it('pay the rewards earned so far, and all of them by the day it unlocks', () => {
    const payments = paymentsOf(polygon, dailyRewards(polygon, '2500'))
    expect(payments[0]?.value).toBeCloseTo(4.69863, 6)
    expect(payments.at(-1)?.value).toBeCloseTo(40.273973, 6)
  })
  it.each(samplePools)('never falls, and ends with the lock period: $name', (pool) => {
    const payments = paymentsOf(pool, 0.5)
    expect(payments.at(-1)).toEqual({ at: pool.lockPeriod, value: pool.lockPeriod * 0.5 })
    payments.forEach(({ at }, index) => expect(at).toBeGreaterThan(payments[index - 1]?.at ?? 0))
  })
})

describe('the receipt of a stake', () => {
  const rowsOf = (pool: Pool, amount: string) => Object.fromEntries(stakeOutcome(pool, amount)?.rows ?? [])
  it('follows the amount, with what the form says of it', () => {
    expect(rowsOf(polygon, '2500')).toEqual({
      Locked: '2,500 POL',
      'First reward': '4.6986 POL, day 7',
      Unlocks: 'after 60 days',
      'You have then': '2,540.274 POL',
    })
    expect(rowsOf(polygon, ' 5000 ')).toMatchObject({
      Locked: '5,000 POL',
      'First reward': '9.3973 POL, day 7',
      'You have then': '5,080.5479 POL',
    })
  })
  it('pays first what a day is estimated to earn, where a pool pays daily', () => {
    const [ether] = samplePools
    const daily = smallTokens(dailyRewards(ether!, '2'))
    expect(rowsOf(ether!, '2')).toMatchObject({ 'First reward': `${daily} ETH, day 1` })
  })
  it.each(['abc', '-5', '0', '99', '8401', '1e400', '9'.repeat(300)])('does not exist for %s', (amount) => {
    expect(stakeOutcome(polygon, amount)).toBeUndefined()
  })
  it.each(samplePools)('is for the minimum while nothing is typed: $name', (pool) => {
    const blank = rowsOf(pool, ' ')
    expect(blank['Locked']).toMatch(/, the minimum$/)
    expect(blank['You have then']).toBe(rowsOf(pool, String(pool.minStake))['You have then'])
  })
})

it.each(samplePools)('has terms, and a balance that can be staked: $name', (pool) => {
  expect(termsOutcome(pool).rows).toContainEqual(['Lock period', `${pool.lockPeriod} days`])
  const amounts = [balanceOutcome(pool), stakeOutcome(pool, String(pool.balance))]
  const [balance, locked] = amounts.map((outcome) => outcome?.rows[0]?.[1])
  expect(balance).toBe(locked)
})

it('summarizes the pools', () => {
  const { tvl, averageApy } = summaryOf(samplePools)
  expect(tvl).toBe(48_200_000)
  expect(averageApy).toBeCloseTo(8.3, 2)
  expect(summaryOf([])).toEqual({ tvl: 0, averageApy: 0 })
})

it('has three pools with the lock periods of the rules', () => {
  expect(samplePools.map((pool) => pool.lockPeriod)).toEqual([30, 60, 90])
})

// The entries in an inquiry: the label and value of each field, in the order of the form (Rules, Inquiry).
it.each<[string, StakingEvent[], Entry[]]>([
  ['no pool', [], []],
  ['no pool, but an amount', [{ type: 'comparedTyped', text: '12' }], [['Amount in each pool', '12']]],
  [
    'filled in',
    [
      { type: 'poolOpened', poolId: 'aiz-reserve' },
      { type: 'amountTyped', text: '12' },
    ],
    [
      ['Pool', 'AIZ Reserve'],
      ['Amount to stake', '12'],
    ],
  ],
])('has entries: %s', (_, events, entries) => {
  expect(staking.entries?.(replay(staking, events))).toEqual(entries)
})
