// How rewards are written: in a pool's token, or in percent while there is no amount.
import { worth } from '../../content/samplePrices.ts'
import { price } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { HUNDRED_PERCENT, plainPercent } from '../../format/percent.ts'
import type { Pool } from './samplePools.ts'
import { dailyRewards, earnedBy } from './staking.ts'

/** The maximum decimals of a reward (Rules, Staking). */
export const REWARD_DECIMALS = 6
/** The decimals for rewards of one token and more. */
const WHOLE_DECIMALS = 2
const LEAST_READ = 10 ** -REWARD_DECIMALS

const tokens = (value: number) => plainNumber(value, Math.abs(value) < 1 ? REWARD_DECIMALS : WHOLE_DECIMALS)

/** With both decimals from one token up, so that a figure that is read day by day keeps its width: `30.20`. */
function steadyTokens(value: number): string {
  const [whole = '', decimals = ''] = tokens(value).split('.')
  return Math.abs(value) < 1 ? tokens(value) : `${whole}.${decimals.padEnd(WHOLE_DECIMALS, '0')}`
}

/** The rewards of an amount in a pool. */
export interface PoolRewards {
  /** A day's rewards, in the pool's token or in percent. */
  daily: number
  /** Whether they are in percent of any amount, because none is typed. */
  isPercent: boolean
  /** A value with its unit: `40.27 POL`, `1.61%`. */
  format: (value: number) => string
  /** A value without unit at a line of the grid; empty below the smallest value that is shown. */
  brief: (value: number) => string
  /** The value of a day in words: `Day 45: 30.20 POL`; `Day 45: 2.13 ETH (ended)` after the lock period. */
  readOn: (day: number) => string
  /** What that is worth at the sample price: `$14.60`; null in percent. */
  worthOn: (day: number) => string | null
}

/** The highest reward of all pools for an amount, at the end of a lock period: the top of the scale that they share. */
export const highestReward = (pools: readonly Pool[], amount: string): number =>
  Math.max(0, ...pools.map((pool) => rewardsOf(pool, amount).daily * pool.lockPeriod))

/** @param amount As typed. */
export function rewardsOf(pool: Pool, amount: string): PoolRewards {
  const isPercent = amount.trim() === ''
  const daily = dailyRewards(pool, isPercent ? String(HUNDRED_PERCENT) : amount)
  const read = (day: number) => {
    const value = earnedBy(pool, daily, day)
    return isPercent ? plainPercent(value) : `${steadyTokens(value)} ${pool.token}`
  }
  return {
    daily,
    isPercent,
    format: isPercent ? plainPercent : (value) => `${tokens(value)} ${pool.token}`,
    brief: isPercent ? plainPercent : (value) => (value < LEAST_READ ? '' : tokens(value)),
    worthOn: (day) => (isPercent ? null : price(worth(pool.token, earnedBy(pool, daily, day)))),
    readOn: (day) => `Day ${day}: ${read(day)}${day > pool.lockPeriod ? ' (ended)' : ''}`,
  }
}
