// The data after a connection: address, holdings, insights, a route, a lock and a vote; fixed sample data.
import { samplePrices, worth } from '../../content/samplePrices.ts'
import { price } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import type { Stat } from '../../patterns/figures/StatTiles.tsx'
import type { Part } from '../../primitives/drawings/parts.ts'

/** The sample wallet. The address is well-formed and owned by no one: the end of a hash, not made from any key. */
export const sampleWallet = {
  address: '0x9bEa832eD3B801df73C23De2d31A06b510AA31d9',
  /** In ETH. */
  balance: 3.2,
} as const

/** The holdings in addition to ETH. */
const AIZ_HELD = 12_000

/** The value in US dollars. */
export const sampleHoldings = [
  { name: 'ETH', value: worth('ETH', sampleWallet.balance), tone: 'build' },
  { name: 'AIZ', value: worth('AIZ', AIZ_HELD), tone: 'trade' },
] as const satisfies readonly Part[]

/** The figures of the dashboard. */
export const sampleDashboard = {
  /** In US dollars. */
  portfolio: sampleHoldings[0].value + sampleHoldings[1].value,
  /** In AIZ. */
  rewards: 184.5,
  /** In votes: one for each AIZ held. */
  governancePower: AIZ_HELD,
} as const

const REWARD_DECIMALS = 2

/** The three cards (Rules, DApp). */
export const sampleStats = [
  { label: 'Portfolio', figure: price(sampleDashboard.portfolio) },
  { label: 'Rewards', figure: plainNumber(sampleDashboard.rewards, REWARD_DECIMALS), unit: 'AIZ' },
  { label: 'Governance power', figure: plainNumber(sampleDashboard.governancePower, 0), unit: 'votes' },
] as const satisfies readonly Stat[]

/** Remarks on the sample figures, not on any market. */
export const sampleInsights = [
  'ETH makes up 69.33% of the portfolio and AIZ 30.67%.',
  'The wallet received rewards on 28 of the last 30 days.',
  'One open proposal is waiting for this wallet’s vote.',
] as const

/** The one that the wallet's vote answers. */
export const WAITING_VOTE = 2

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
  /** In AIZ, up to all that the wallet holds. */
  amounts: { first: 500, last: AIZ_HELD, step: 500, start: 6000 },
  /** In days. */
  terms: { first: 30, last: 180, start: 120 },
  /** In percent. */
  yearlyRate: 14.5,
  /** In days. */
  paidEvery: 15,
} as const

/** A vote to try, beside the description of votes; in votes, one for each AIZ. The wallet's own decide it. */
export const sampleVote = {
  title: 'Sample proposal: pay rewards each week',
  votesFor: 33_000,
  votesAgainst: 19_000,
  threshold: 60,
  /** From one number of own votes to the next. */
  step: 500,
} as const
