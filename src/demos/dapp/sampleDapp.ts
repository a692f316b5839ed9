// What the visitor sees once a wallet is connected: whose it is, what it holds, insights, a route; fixed sample data.
import { worth } from '../../content/samplePrices.ts'

/** The sample wallet. The address is well-formed and owned by no one: the end of a hash, not made from any key. */
export const sampleWallet = {
  address: '0x9bEa832eD3B801df73C23De2d31A06b510AA31d9',
  /** In ETH. */
  balance: 3.2,
} as const

/** What it holds beside its ETH. */
const AIZ_HELD = 12_000

/** The figures of the dashboard. */
export const sampleDashboard = {
  /** In US dollars: its ETH and its AIZ. */
  portfolio: worth('ETH', sampleWallet.balance) + worth('AIZ', AIZ_HELD),
  /** In AIZ. */
  rewards: 184.5,
  /** In votes: one for each AIZ held. */
  governancePower: AIZ_HELD,
} as const

/** Remarks on the sample figures, not on any market. */
export const sampleInsights = [
  'ETH makes up 69.33% of the portfolio and AIZ 30.67%.',
  'Rewards came in on 28 of the last 30 days.',
  'One open proposal awaits the vote of this wallet.',
] as const

/** Of the swap, in percent (Rules, DApp). */
export const SLIPPAGE_PERCENT = 0.1

/** The one swap there is (Rules, DApp). */
export const sampleSwap = {
  from: 'ETH',
  to: 'AIZ',
  route: 'ETH to AIZ, one pool',
  /** In ETH. */
  gasFee: 0.0021,
} as const
