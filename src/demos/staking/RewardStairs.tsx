// The payouts of a pool over its lock period, drawn as stairs by its payout schedule; a day is read along them.
import type { ReactElement } from 'react'
import { days } from '../../format/duration.ts'
import { Readable } from '../../primitives/drawings/Reading.tsx'
import { StepChart, type StepChartProps } from '../../primitives/drawings/StepChart.tsx'
import { rewardsOf } from './rewardText.ts'
import type { Pool } from './samplePools.ts'
import { dayAt, DAYS_READ, paymentsOf } from './staking.ts'

export interface RewardStairsProps {
  /** Its rate, its lock period, and how it pays. */
  pool: Pool
  /** In US dollars; null, the rewards are in percent of any amount. See `NoAmount`. */
  dollars: number | null
  /** The day that is read; after the lock period its line moves, and its mark stays at the end. */
  day: number
  /** `smallest` where the pools are below each other. */
  size: NonNullable<StepChartProps['size']>
  /** The highest reward of all pools: the top of each curve's scale, so that the better one is higher. See `OnOneScale`. */
  highest: number
  /** Pointer or finger is at a day of the curve. */
  onRead: (day: number) => void
}

/** The rewards of an amount in dollars, from today to the day it unlocks. See `Weekly`. */
export function RewardStairs({ pool, dollars, day, size, highest, onRead }: RewardStairsProps): ReactElement {
  const { lockPeriod, rewards } = pool
  const { daily, format, brief } = rewardsOf(pool, dollars)
  return (
    <Readable onRead={(share) => share !== null && onRead(dayAt(share))}>
      <StepChart
        isBare
        label={`${pool.name}, ${days(lockPeriod)}`}
        stepsName={`${rewards.charAt(0).toUpperCase()}${rewards.slice(1)}`}
        courseName="Earned"
        steps={paymentsOf(pool, daily)}
        // The day it unlocks is between the first day and the last one of all pools.
        ticks={[...new Set([0, lockPeriod, DAYS_READ.last])]}
        start="Today"
        unit="Day"
        format={format}
        brief={brief}
        end=""
        nothing="no amount yet"
        size={size}
        scale={{ at: DAYS_READ.last, value: highest }}
        readAt={day}
        drawnFor={daily}
      />
    </Readable>
  )
}
