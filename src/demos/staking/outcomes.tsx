// What a delivered staking platform would show after its sample controls.
import { worth } from '../../content/samplePrices.ts'
import { shortAddress } from '../../format/address.ts'
import { days } from '../../format/duration.ts'
import { price } from '../../format/money.ts'
import { plainPercent } from '../../format/percent.ts'
import { readTyped } from '../../format/typedNumber.ts'
import { CoinMark } from '../../primitives/CoinMark.tsx'
import type { SampleOutcome } from '../../primitives/SampleLine.tsx'
import { smallTokens, stakeText, tokenAmount } from './rewardText.ts'
import type { Pool } from './samplePools.ts'
import { dailyRewards, paymentsOf, stakeOf } from './staking.ts'

/** A payment; below one token with the decimals of the estimated daily rewards. */
const paymentText = (value: number, pool: Pool) =>
  value < 1 ? `${smallTokens(value)} ${pool.token}` : stakeText(value, pool)

/**
 * The receipt of a stake. A pool refuses less than its minimum, and a wallet has no more than its balance: such an amount has
 * no receipt, and neither has a text that is not a number.
 *
 * @param amount - As typed; while nothing is typed, the minimum of the pool is staked.
 */
export function stakeOutcome(pool: Pool, amount: string): SampleOutcome | undefined {
  const isBlank = amount.trim() === ''
  const tokens = isBlank ? pool.minStake : readTyped(amount)
  if (tokens === null || tokens < pool.minStake || tokens > pool.balance) return undefined
  const { locked, earned } = stakeOf(pool, String(tokens))
  const [first] = paymentsOf(pool, dailyRewards(pool, String(tokens)))
  return {
    title: 'Receipt of the stake',
    picture: <CoinMark symbol={pool.token} />,
    rows: [
      ['Locked', `${stakeText(locked, pool)}${isBlank ? ', the minimum' : ''}`],
      ['First reward', `${paymentText(first!.value, pool)}, day ${first!.at}`],
      ['Unlocks', `after ${days(pool.lockPeriod)}`],
      ['You have then', stakeText(locked + earned, pool)],
    ],
  }
}

/** The terms of a pool, with the address of its contract. */
export const termsOutcome = (pool: Pool): SampleOutcome => ({
  title: `Terms of ${pool.name}`,
  picture: <CoinMark symbol={pool.token} />,
  rows: [
    ['Yearly rate', `${plainPercent(pool.apy)}, ${pool.rewards}`],
    ['Lock period', days(pool.lockPeriod)],
    ['Minimum', `${tokenAmount(pool.minStake)} ${pool.token}`],
    ['Contract', shortAddress(pool.contract)],
  ],
})

/** The whole sample balance, as the field would show it. */
export const balanceOutcome = ({ token, balance }: Pool): SampleOutcome => ({
  title: 'Balance of the wallet',
  rows: [
    ['Amount to stake', `${tokenAmount(balance)} ${token}`],
    ['Worth', price(worth(token, balance))],
  ],
})
