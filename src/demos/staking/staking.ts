// The staking demo's rules: one pool open at a time, and a preview of the rewards of one amount in every pool. No timers or
// random values.
import { listInWords } from '../../format/list.ts'
import * as v from 'valibot'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { parseTyped, readTyped } from '../../format/typedNumber.ts'
import type { Simulation } from '../../simulation/simulation.ts'
import { happened, typedText } from '../../simulation/visitorEvents.ts'
import { samplePrices } from '../../content/samplePrices.ts'
import { samplePools, type Pool, type Rewards } from './samplePools.ts'

/** None or one pool is open; the amount belongs to the open one, as typed, in its token. `compared` is the amount in US dollars while none is open. */
export type StakingState =
  | { openPool: null; compared: string }
  | { openPool: string; amount: string; compared: string }

const stakingEvents = v.variant('type', [
  /** "Stake" of a pool was pressed. */
  happened('poolOpened', { poolId: v.picklist(samplePools.map(({ id }) => id)) }),
  /** "Close" or "Cancel" was pressed. */
  happened('poolClosed'),
  happened('amountTyped', { text: typedText }),
  /** The amount was typed that is compared while no pool is open. */
  happened('comparedTyped', { text: typedText }),
])
export type StakingEvent = v.InferOutput<typeof stakingEvents>

/** Amounts in US dollars to try, in each pool. */
export const EXAMPLES = [500, 2500, 4000] as const

/** The decimals of an amount that was typed in dollars, in a token. */
const AMOUNT_DECIMALS = 4

/** As many tokens of a pool as an amount in dollars buys; a text that is not a number stays. */
function tokensFor(text: string, poolId: string): string {
  const pool = samplePools.find(({ id }) => id === poolId)
  const dollars = readTyped(text)
  return pool && dollars !== null
    ? String(Number((dollars / samplePrices[pool.token].usd).toFixed(AMOUNT_DECIMALS)))
    : text
}

export const staking: Simulation<StakingState, StakingEvent> = {
  visitorEvents: stakingEvents,

  entries: (state) =>
    state.openPool === null
      ? state.compared === ''
        ? []
        : [['Amount in each pool', state.compared]]
      : [
          ['Pool', samplePools.find(({ id }) => id === state.openPool)?.name ?? ''],
          ['Amount to stake', state.amount],
        ],

  start: () => ({ openPool: null, compared: '' }),
  reduce(state, event) {
    switch (event.type) {
      case 'poolOpened': {
        if (state.openPool === event.poolId) return state
        // Another pool clears the amount (Rules, Staking); the compared amount comes along into the first one, in its token.
        const amount = state.openPool === null ? tokensFor(state.compared, event.poolId) : ''
        return { openPool: event.poolId, amount, compared: state.compared }
      }
      case 'poolClosed':
        return state.openPool === null ? state : { openPool: null, compared: state.compared }
      case 'amountTyped':
        return state.openPool === null ? state : { ...state, amount: event.text }
      case 'comparedTyped':
        return state.openPool === null ? { ...state, compared: event.text } : state
    }
  },
}

/** The amount as typed: in dollars, or in the token of the open pool. */
export const amountOf = (state: StakingState): string =>
  state.openPool === null ? state.compared : state.amount

/** What every pool is drawn for, in US dollars; null without an amount. A text that is not a number counts as 0. */
export function dollarsOf(state: StakingState): number | null {
  const amount = amountOf(state)
  if (amount.trim() === '') return null
  const open = samplePools.find(({ id }) => id === state.openPool)
  const dollars = parseTyped(amount) * (open ? samplePrices[open.token].usd : 1)
  return Number.isFinite(dollars) ? dollars : 0
}

const ABOVE = 'That is more than the sample balance'
/** What is unusual about an amount, in words; '' if nothing is. It blocks nothing (Rules, Staking). */
export function noticeOf(
  amount: string,
  pools: readonly Pool[],
  inTokens: (amount: number, pool: Pool) => number = (tokens) => tokens,
): string {
  const typed = readTyped(amount)
  if (typed === null) return amount.trim() === '' ? '' : 'That is not a number, so it counts as 0.'
  const those = (isSo: (pool: Pool, tokens: number) => boolean) =>
    pools.filter((pool) => isSo(pool, inTokens(typed, pool))).map(({ name }) => name)
  // Of one pool alone there is no need to say which.
  const of = (names: readonly string[]) => (pools.length > 1 ? ` of ${listInWords(names)}` : '')
  const above = those(({ balance }, tokens) => tokens > balance)
  const below = those(({ minStake }, tokens) => tokens < minStake)
  if (above.length > 0) return `${ABOVE}${of(above)}. The estimate counts all of it.`
  return below.length > 0 ? `That is less than the minimum${of(below)}.` : ''
}

/** The same for a field: more than the balance looks like an error, and blocks nothing either. */
export function remarkOf(...args: Parameters<typeof noticeOf>): { error: string } | { notice: string } {
  const notice = noticeOf(...args)
  return notice.startsWith(ABOVE) ? { error: notice } : { notice }
}

/** The tokens of a pool that an amount in dollars buys. */
export const boughtWith = (dollars: number, { token }: Pick<Pool, 'token'>): number =>
  dollars / samplePrices[token].usd

const DAYS_A_YEAR = 365
/** Estimated daily rewards in the pool's token: amount × APY ÷ 100 ÷ 365; a text that is not a number counts as 0. */
export function dailyRewards(pool: Pool, amount: string): number {
  const rewards = (parseTyped(amount) * pool.apy) / HUNDRED_PERCENT / DAYS_A_YEAR
  return Number.isFinite(rewards) ? rewards : 0
}

/** What an amount locks in a pool, and what it earns by the day it unlocks, in the pool's token. */
export function stakeOf(pool: Pool, amount: string): { locked: number; earned: number } {
  const locked = Math.max(0, parseTyped(amount))
  return { locked, earned: dailyRewards(pool, String(locked)) * pool.lockPeriod }
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

/** The days of the last payment by a day and of the next one; 0 before the first, null after the last. */
export function paydays(
  { rewards, lockPeriod }: Pick<Pool, 'rewards' | 'lockPeriod'>,
  day: number,
): { last: number; next: number | null } {
  if (day >= lockPeriod) return { last: lockPeriod, next: null }
  const between = Math.min(DAYS_BETWEEN[rewards], lockPeriod)
  const last = day - (day % between)
  return { last, next: Math.min(last + between, lockPeriod) }
}

/** The first and the last day that can be read, and the one that is read at first. */
export const DAYS_READ = { first: 1, last: Math.max(...samplePools.map(({ lockPeriod }) => lockPeriod)) }
export const FIRST_READ = DAYS_READ.last / 2

/** What has been earned by a day; after the lock period no more is. */
export const earnedBy = ({ lockPeriod }: Pick<Pool, 'lockPeriod'>, daily: number, day: number): number =>
  daily * Math.min(day, lockPeriod)

/** The day at a share of the curves' width, from 0 to 1; all pools have the same days. */
export const dayAt = (share: number): number =>
  Math.min(DAYS_READ.last, Math.max(DAYS_READ.first, Math.round(share * DAYS_READ.last)))

/** The pool that has earned most by a day, by how much more than the next one, and which that is; null if two are equal. */
export function bestOn(
  pools: readonly Pool[],
  dailyOf: (pool: Pool) => number,
  day: number,
): { best: Pool; next: Pool; more: number } | null {
  const [first, second] = pools
    .map((pool) => ({ pool, earned: earnedBy(pool, dailyOf(pool), day) }))
    .toSorted((a, b) => b.earned - a.earned)
  if (!first || !second || first.earned <= second.earned) return null
  return { best: first.pool, next: second.pool, more: first.earned - second.earned }
}

/** The summary cards' figures, from the pools themselves. */
export function summaryOf(pools: readonly Pool[]): { tvl: number; averageApy: number } {
  const tvl = pools.reduce((sum, pool) => sum + pool.tvl, 0)
  const weighted = pools.reduce((sum, pool) => sum + pool.apy * pool.tvl, 0)
  return { tvl, averageApy: tvl === 0 ? 0 : weighted / tvl }
}
