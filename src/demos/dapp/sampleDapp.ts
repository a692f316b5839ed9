// The data after a connection: address, figures, insights, a route, a lock and a vote; fixed sample data.
import { samplePrices, worth } from '../../content/samplePrices.ts'
import { price } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import type { Stat } from '../../patterns/figures/StatTiles.tsx'

/** The sample wallet. The address is well-formed and owned by no one: the end of a hash, not made from any key. */
export const sampleWallet = {
  address: '0x9bEa832eD3B801df73C23De2d31A06b510AA31d9',
  /** In ETH. */
  balance: 3.2,
} as const

/** The AIZ in addition to ETH: a vote for each. */
export const AIZ_HELD = 12_000

/** In AIZ. */
const REWARDS = 184.5
const REWARD_DECIMALS = 2

/** The three cards (Rules, DApp). */
export const sampleStats = [
  { label: 'Portfolio', figure: price(worth('ETH', sampleWallet.balance) + worth('AIZ', AIZ_HELD)) },
  { label: 'Rewards', figure: plainNumber(REWARDS, REWARD_DECIMALS), unit: 'AIZ' },
  { label: 'Governance power', figure: plainNumber(AIZ_HELD, 0), unit: 'votes' },
] as const satisfies readonly Stat[]

/** Remarks on the sample figures, not on any market; the shares come before them, and the vote after them. */
export const sampleInsights = ['The wallet received rewards on 28 of the last 30 days.'] as const
/** The one that the wallet's vote answers. */
export const WAITING_VOTE = 'One open proposal is waiting for this wallet’s vote.'

/** AIZ for one ETH, by the sample prices: every quote of the swap (Rules, DApp). */
export const SAMPLE_RATE = samplePrices.ETH.usd / samplePrices.AIZ.usd

/** Of the swap, in percent (Rules, DApp). */
export const SLIPPAGE_PERCENT = 0.1

/** The only swap (Rules, DApp). */
export const sampleSwap = {
  from: 'ETH',
  to: 'AIZ',
  route: 'ETH to AIZ, one pool',
  /** In ETH. */
  gasFee: 0.0021,
} as const

/** A lock of AIZ to try, beside the description of staking. */
export const sampleLock = {
  /** In AIZ. */
  amounts: { first: 500, step: 500, start: 6000 },
  /** In days. */
  terms: { first: 30, last: 180, start: 120 },
  /** In percent. */
  yearlyRate: 14.5,
  /** In days. */
  paidEvery: 15,
} as const

/** A vote to try; in votes, one for each AIZ. The wallet's own decide it. */
export const sampleVote = {
  title: 'Sample proposal: pay rewards each week',
  votesFor: 33_000,
  votesAgainst: 19_000,
  threshold: 60,
  /** From one number of own votes to the next. */
  step: 500,
} as const
