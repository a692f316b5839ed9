// How rewards are written: in dollars and in a pool's token, or in percent while there is no amount.
import { days } from '../../format/duration.ts'
import { priceWith } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { HUNDRED_PERCENT, plainPercent } from '../../format/percent.ts'
import type { Pool } from './samplePools.ts'
import { bestOn, boughtWith, dailyRewards, earnedBy, paydays } from './staking.ts'

/** The maximum decimals of a reward (Rules, Staking). */
export const REWARD_DECIMALS = 6
/** The decimals for rewards of one token and more. */
const WHOLE_DECIMALS = 2
/** From here on a line of the grid has no cents, below it none is named. */
const WHOLE_FROM_USD = 10
const LEAST_USD = 0.01
const CENT_DECIMALS = 2
const inCents = (value: number) => priceWith(CENT_DECIMALS, value)
const onGrid = (value: number) =>
  value < LEAST_USD ? '' : priceWith(value < WHOLE_FROM_USD ? CENT_DECIMALS : 0, value)

/** An amount of tokens, with cents below one. */
export const tokenAmount = (value: number): string => (value < 1 ? value.toFixed(2) : plainNumber(value, 2))

/** A reward with up to six decimals; one that is smaller says so: `< 0.000001`. */
export function smallTokens(value: number): string {
  const least = 10 ** -REWARD_DECIMALS
  return value > 0 && value < least
    ? `< ${least.toFixed(REWARD_DECIMALS)}`
    : plainNumber(value, REWARD_DECIMALS)
}

/** The maximum decimals of what is locked, and of what comes back. */
const STAKE_DECIMALS = 4

/** What is locked or comes back, with the pool's token: `2,540.274 POL`. */
export const stakeText = (value: number, { token }: Pick<Pool, 'token'>): string =>
  `${smallTokens(Number(value.toFixed(STAKE_DECIMALS)))} ${token}`

/** With both decimals from one token up, so that a figure that is read day by day keeps its width: `30.20`. */
function steadyTokens(value: number): string {
  if (Math.abs(value) < 1) return smallTokens(value)
  const [whole = '', decimals = ''] = plainNumber(value, WHOLE_DECIMALS).split('.')
  return `${whole}.${decimals.padEnd(WHOLE_DECIMALS, '0')}`
}

/** The rewards of an amount in a pool. */
export interface PoolRewards {
  /** A day's rewards, in US dollars or in percent. */
  daily: number
  /** A value with its unit: `$19.46`, `1.61%`. */
  format: (value: number) => string
  /** A value at a line of the grid; empty below the smallest value that is shown. */
  brief: (value: number) => string
  /** The value of a day in words: `Day 45: $30.20`; `Day 45: $10.68 (ended)` after the lock period. */
  readOn: (day: number) => string
  /** How much of it is paid out, and when the next payment is: `Day 45: $28.19 of it paid, next on day 49`. */
  paidOn: (day: number) => string
  /** What that is in the pool's token: `30.20 POL`; null in percent. */
  tokensOn: (day: number) => string | null
}

/** The highest reward of all pools for an amount, at the end of a lock period: the top of the scale that they share. */
export const highestReward = (pools: readonly Pool[], dollars: number | null): number =>
  Math.max(0, ...pools.map((pool) => rewardsOf(pool, dollars).daily * pool.lockPeriod))

/** "After 45 days: $15.07 more in AIZ Reserve than in Polygon Growth, earned, not paid yet"; '' if two are equal. */
export function bestInWords(pools: readonly Pool[], dollars: number | null, day: number): string {
  const found = bestOn(pools, (pool) => rewardsOf(pool, dollars).daily, day)
  if (!found) return ''
  const more = rewardsOf(found.best, dollars).format(found.more)
  const unpaid = paydays(found.best, day).last === 0 ? ', earned, not paid yet' : ''
  return `After ${days(day)}: ${more} more in ${found.best.name} than in ${found.next.name}${unpaid}`
}

/** @param dollars The amount in US dollars; null, the rewards are in percent of any amount. */
export function rewardsOf(pool: Pool, dollars: number | null): PoolRewards {
  const isPercent = dollars === null
  const daily = dailyRewards(pool, String(dollars ?? HUNDRED_PERCENT))
  const format = isPercent ? plainPercent : inCents
  return {
    daily,
    format,
    brief: isPercent ? plainPercent : onGrid,
    tokensOn: (day) =>
      isPercent ? null : `${steadyTokens(boughtWith(earnedBy(pool, daily, day), pool))} ${pool.token}`,
    paidOn: (day) => {
      const { last, next } = paydays(pool, day)
      if (next === null) return `Day ${day}: all paid, ended on day ${last}`
      return last === 0
        ? `Day ${day}: not paid before day ${next}`
        : `Day ${day}: ${format(daily * last)} of it paid, next on day ${next}`
    },
    readOn: (day) =>
      `Day ${day}: ${format(earnedBy(pool, daily, day))}${day > pool.lockPeriod ? ' (ended)' : ''}`,
  }
}
