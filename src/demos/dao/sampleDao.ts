// Sample proposals and a sample treasury (Rules, DAO), with remarks.

/** A proposal that members vote on; every record is fixed sample data. */
export interface Proposal {
  id: string
  title: string
  description: string
  status: 'active' | 'passed'
  /** Votes, one for each token. */
  votesFor: number
  /** Votes, one for each token. */
  votesAgainst: number
  /** In words: how long the vote stays open. */
  timeLeft: string
  /** 0 to 100, a fixed sample value. */
  aiScore: number
  category: string
}

/** A token that the treasury holds. */
export interface TreasuryToken {
  symbol: string
  /** In the token itself, to two decimals. */
  amount: number
  /** In US dollars. */
  value: number
  /** Of the treasury's total value. */
  percentage: number
}

/** The assets of the organization. */
export interface Treasury {
  /** In US dollars. */
  totalValue: number
  tokens: readonly TreasuryToken[]
}

export const sampleProposals: readonly Proposal[] = [
  {
    id: 'second-audit',
    title: 'Pay for a second audit of the vault',
    description: 'Have a second firm audit the vault contracts before the next release, for up to $60,000.',
    status: 'active',
    votesFor: 184_200,
    votesAgainst: 21_600,
    timeLeft: '2 days, 6 hours',
    aiScore: 92,
    category: 'Security',
  },
  {
    id: 'swap-fee',
    title: 'Lower the swap fee to 0.25%',
    description: 'Swaps cost 0.30% today. The lower fee would apply for three months.',
    status: 'active',
    votesFor: 96_450,
    votesAgainst: 88_120,
    timeLeft: '18 hours',
    aiScore: 74,
    category: 'Fees',
  },
  {
    id: 'tools-grants',
    title: 'Open a grants round for developer tools',
    description: 'Ten grants for test tools and documentation, chosen by a committee of five members.',
    status: 'active',
    votesFor: 142_900,
    votesAgainst: 35_300,
    timeLeft: '5 days',
    aiScore: 85,
    category: 'Grants',
  },
  {
    id: 'quarter-in-usdc',
    title: 'Keep a quarter of the treasury in USDC',
    description: 'Operating costs are paid in dollars. A quarter of the treasury covers them for two years.',
    status: 'passed',
    votesFor: 210_400,
    votesAgainst: 48_700,
    timeLeft: 'Voting ended',
    aiScore: 88,
    category: 'Treasury',
  },
  {
    id: 'public-minutes',
    title: 'Publish the minutes of every council call',
    description: 'Minutes appear within three days, with each decision and its participants.',
    status: 'passed',
    votesFor: 231_750,
    votesAgainst: 9150,
    timeLeft: 'Voting ended',
    aiScore: 95,
    category: 'Governance',
  },
]

/** Shares are whole tiles of a sheet of eight. Values add up to the total, percentages to 100; a test adds them. */
export const sampleTreasury: Treasury = {
  totalValue: 4_853_664,
  tokens: [
    { symbol: 'ETH', amount: 517.34, value: 1_820_124, percentage: 37.5 },
    { symbol: 'USDC', amount: 1_213_416, value: 1_213_416, percentage: 25 },
    { symbol: 'AIZ', amount: 2_923_893.98, value: 1_213_416, percentage: 25 },
    { symbol: 'WBTC', amount: 9, value: 606_708, percentage: 12.5 },
  ],
}

/** The number of holders of at least one token. */
export const SAMPLE_MEMBERS = 2847

/** A remark on the treasury; a test checks it. */
export const treasuryRemark = 'ETH and USDC together make up 62.50% of the treasury.'

/** Fixed texts about the samples; a test checks that they are true. */
export const sampleInsights = [
  {
    title: 'Closest vote',
    text: 'The vote on the swap fee is the closest of the active proposals: a margin of 8,330 votes.',
  },
  { title: 'AI scores', text: 'Fixed sample values from 0 to 100, made up for this demo.' },
] as const
