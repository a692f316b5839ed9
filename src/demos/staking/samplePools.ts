// Three sample pools (Rules, Staking) and a sample position.
import type { PricedSymbol } from '../../content/samplePrices.ts'

/** The risk level of a pool. */
export type Risk = 'Low' | 'Medium'

/** The payout schedule, in the words of the pool. */
export type Rewards = 'paid daily' | 'paid weekly' | 'paid at unlock'

/** A staking pool; every record is fixed sample data. */
export interface Pool {
  id: string
  name: string
  token: PricedSymbol
  /** Yearly rate in percent. */
  apy: number
  /** Total value locked, in US dollars. */
  tvl: number
  /** The minimum amount, in the pool's token. */
  minStake: number
  /** In days: 30, 60 or 90 (Rules, Staking). */
  lockPeriod: 30 | 60 | 90
  /** How rewards are paid. */
  rewards: Rewards
  risk: Risk
  /** 0 to 100, a fixed sample value. */
  aiScore: number
  /** The visitor's sample balance, in the pool's token. */
  balance: number
  /** The address of its contract; well-formed and owned by no one: the end of a hash, not made from any key. */
  contract: string
}

export const samplePools: readonly Pool[] = [
  {
    id: 'ether-core',
    name: 'Ether Core',
    token: 'ETH',
    apy: 5.2,
    tvl: 24_600_000,
    minStake: 0.1,
    lockPeriod: 30,
    rewards: 'paid daily',
    risk: 'Low',
    aiScore: 94,
    balance: 3.2,
    contract: '0x8B49B1FC5a0949dd2B786a64251e57cBcBb22a77',
  },
  {
    id: 'polygon-growth',
    name: 'Polygon Growth',
    token: 'POL',
    apy: 9.8,
    tvl: 14_900_000,
    minStake: 100,
    lockPeriod: 60,
    rewards: 'paid weekly',
    risk: 'Low',
    aiScore: 88,
    balance: 8400,
    contract: '0x4fc560E4862Fbf55986C5a8Cdaf5c5a6b9374A57',
  },
  {
    id: 'aiz-reserve',
    name: 'AIZ Reserve',
    token: 'AIZ',
    apy: 14.5,
    tvl: 8_700_000,
    minStake: 500,
    lockPeriod: 90,
    rewards: 'paid at unlock',
    risk: 'Medium',
    aiScore: 81,
    balance: 12_000,
    contract: '0x853EAAb9D97110aC47348211053159734d5856bF',
  },
]

/** The visitor's sample position, in US dollars. */
export const samplePosition = { stake: 4210.5, rewardsToDate: 86.14 }
