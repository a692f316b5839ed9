// The staking demo's rules: one pool open at a time, and a preview of the rewards of an amount. No timers or random values.
import * as v from 'valibot'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { parseTyped } from '../../format/typedNumber.ts'
import type { Simulation } from '../../simulation/simulation.ts'
import { happened, typedText } from '../../simulation/visitorEvents.ts'
import { samplePools, type Pool, type Rewards } from './samplePools.ts'

/** None or one pool is open; the amount belongs to the open one, as typed. */
export type StakingState = { openPool: null } | { openPool: string; amount: string }

const stakingEvents = v.variant('type', [
  /** "Stake" of a pool was pressed. */
  happened('poolOpened', { poolId: v.picklist(samplePools.map(({ id }) => id)) }),
  /** "Close" or "Cancel" was pressed. */
  happened('poolClosed'),
  happened('amountTyped', { text: typedText }),
])
export type StakingEvent = v.InferOutput<typeof stakingEvents>

const closed: StakingState = { openPool: null }

export const staking: Simulation<StakingState, StakingEvent> = {
  visitorEvents: stakingEvents,

  entries: (state) =>
    state.openPool === null
      ? []
      : [
          ['Pool', samplePools.find(({ id }) => id === state.openPool)?.name ?? ''],
          ['Amount to stake', state.amount],
        ],

  start: () => closed,
  reduce(state, event) {
    switch (event.type) {
      case 'poolOpened':
        // Another pool clears the amount (Rules, Staking).
        return state.openPool === event.poolId ? state : { openPool: event.poolId, amount: '' }
      case 'poolClosed':
        return closed
      case 'amountTyped':
        return state.openPool === null ? state : { ...state, amount: event.text }
    }
  },
}

const DAYS_A_YEAR = 365
/** Estimated daily rewards in the pool's token: amount × APY ÷ 100 ÷ 365; a text that is not a number counts as 0. */
export function dailyRewards(pool: Pool, amount: string): number {
  const rewards = (parseTyped(amount) * pool.apy) / HUNDRED_PERCENT / DAYS_A_YEAR
  return Number.isFinite(rewards) ? rewards : 0
}

/** Days from one payment to the next; a pool that pays at unlock pays once. */
const DAYS_BETWEEN: Readonly<Record<Rewards, number>> = {
  'paid daily': 1,
  'paid weekly': 7,
  'paid at unlock': Number.POSITIVE_INFINITY,
}

/** The cumulative payouts of a pool, by payment day; the remainder is paid at unlock. */
export function paymentsOf(
  { rewards, lockPeriod }: Pick<Pool, 'rewards' | 'lockPeriod'>,
  daily: number,
): { at: number; value: number }[] {
  const between = Math.min(DAYS_BETWEEN[rewards], lockPeriod)
  return Array.from({ length: Math.ceil(lockPeriod / between) }, (_, index) => {
    const at = Math.min((index + 1) * between, lockPeriod)
    return { at, value: at * daily }
  })
}

/** The summary cards' figures, from the pools themselves. */
export function summaryOf(pools: readonly Pool[]): { tvl: number; averageApy: number } {
  const tvl = pools.reduce((sum, pool) => sum + pool.tvl, 0)
  const weighted = pools.reduce((sum, pool) => sum + pool.apy * pool.tvl, 0)
  return { tvl, averageApy: tvl === 0 ? 0 : weighted / tvl }
}
