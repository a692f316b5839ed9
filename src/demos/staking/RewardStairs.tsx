// The payouts of a pool over its lock period, drawn as stairs by its payout schedule.
import type { ReactElement } from 'react'
import { days } from '../../format/duration.ts'
import { plainNumber } from '../../format/number.ts'
import { HUNDRED_PERCENT, plainPercent } from '../../format/percent.ts'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { Stairs } from '../../primitives/drawings/Stairs.tsx'
import type { Pool } from './samplePools.ts'
import { dailyRewards, paymentsOf } from './staking.ts'
import * as styles from './Staking.css.ts'

/** The maximum decimals of a reward (Rules, Staking). */
export const REWARD_DECIMALS = 6
/** The decimals for rewards of one token and more. */
const WHOLE_DECIMALS = 2
const LEAST_READ = 10 ** -REWARD_DECIMALS

const OVER_THE_LOCK_PERIOD = 'Rewards over the lock period'

const rewardText = (value: number) =>
  plainNumber(value, Math.abs(value) < 1 ? REWARD_DECIMALS : WHOLE_DECIMALS)
/** The label of a grid line; empty below the smallest value of the text alternative. */
const briefReward = (value: number) => (value < LEAST_READ ? '' : rewardText(value))

/** The common props of the stairs of all pools. */
const rhythmOf = ({ rewards, lockPeriod }: Pool) => ({
  stepsName: `${rewards.charAt(0).toUpperCase()}${rewards.slice(1)}`,
  courseName: 'Earned',
  // Each lock period is divisible by three.
  ticks: [0, 1, 2, 3].map((third) => (third * lockPeriod) / 3),
  start: 'Today',
  unit: 'Day',
  nothing: 'no amount yet',
})

export interface RewardStairsProps {
  /** Its rate, its lock period, and how it pays. */
  pool: Pool
  /** As typed, in the pool's token. See `NoAmount`. */
  amount: string
}

/** The rewards of the typed amount in the pool's token, from today to the day it unlocks. See `Weekly`. */
export function RewardStairs({ pool, amount }: RewardStairsProps): ReactElement {
  const daily = dailyRewards(pool, amount)
  const { token, lockPeriod } = pool
  return (
    <Stairs
      {...rhythmOf(pool)}
      label={OVER_THE_LOCK_PERIOD}
      steps={paymentsOf(pool, daily)}
      format={(value) => `${rewardText(value)} ${token}`}
      brief={briefReward}
      end={`${rewardText(daily * lockPeriod)} ${token} by day ${lockPeriod}`}
    />
  )
}

export interface PoolRhythmsProps {
  /** In the order of the list. */
  pools: readonly Pool[]
}

/** The payout schedule of each pool, in percent of any amount. See `Rhythms`. */
export function PoolRhythms({ pools }: PoolRhythmsProps): ReactElement {
  return (
    <section>
      <div className={styles.rhythmsHead}>
        <h3 className={panelHeading}>{OVER_THE_LOCK_PERIOD}</h3>
        <p className={styles.rhythmsNote}>As a percentage of the amount. An estimate from sample data.</p>
      </div>
      <ul className={styles.rhythms}>
        {pools.map((pool) => {
          const daily = dailyRewards(pool, String(HUNDRED_PERCENT))
          return (
            <li key={pool.id}>
              <Stairs
                {...rhythmOf(pool)}
                size="small"
                label={`${pool.name}, ${days(pool.lockPeriod)}`}
                steps={paymentsOf(pool, daily)}
                format={plainPercent}
                brief={plainPercent}
                end={`${plainPercent(daily * pool.lockPeriod)} by day ${pool.lockPeriod}`}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
