import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../simulation/entries.ts'
import { replay } from '../../simulation/replay.ts'
import { samplePools, type Pool } from './samplePools.ts'
import { highestReward, rewardsOf } from './rewardText.ts'
import {
  amountOf,
  dailyRewards,
  dayAt,
  DAYS_READ,
  earnedBy,
  FIRST_READ,
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
    ['comes along into the first pool', [compared('7'), opened('ether-core')], '7', '7'],
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
  it.each<[string, number, string]>([
    ['2500', 45, 'Day 45: 30.21 POL'],
    ['2500', 30, 'Day 30: 20.14 POL'],
    ['2500', 90, 'Day 90: 40.27 POL (ended)'],
    ['1', 45, 'Day 45: 0.012082 POL'],
    ['372.45', 10, 'Day 10: 1.00 POL'],
    ['', 45, 'Day 45: 1.21%'],
    [' ', 60, 'Day 60: 1.61%'],
    ['abc', 45, 'Day 45: 0 POL'],
    ['-2500', 45, 'Day 45: −30.21 POL'],
    ['2500000', 60, 'Day 60: 40,273.97 POL'],
  ])('is in words: %s on day %d', (amount, day, words) => {
    expect(rewardsOf(polygon, amount).readOn(day)).toBe(words)
  })
})

describe('the money of a day', () => {
  it.each<[string, number, string | null]>([
    ['2500', 45, '$14.60'],
    ['2500', 90, '$19.46'],
    ['', 45, null],
    ['abc', 45, '$0.00'],
  ])('is at the sample price: %s on day %d', (amount, day, money) => {
    expect(rewardsOf(polygon, amount).worthOn(day)).toBe(money)
  })
  it('has one scale in all pools: the highest reward of them', () => {
    expect(highestReward(samplePools, '')).toBeCloseTo((14.5 * 90) / 365, 10)
    expect(highestReward(samplePools, '1000')).toBeCloseTo((1000 * 0.145 * 90) / 365, 10)
    expect(highestReward(samplePools, '-5')).toBe(0)
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
