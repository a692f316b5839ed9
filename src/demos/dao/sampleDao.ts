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
  /** The part of the votes that must be for it, in percent. */
  threshold: number
  /** What it does with the treasury; null if nothing. */
  use: TreasuryUse | null
}

/** A part of the treasury that a proposal spends, or keeps as it is. */
export interface TreasuryUse {
  kind: 'spends' | 'keeps'
  /** The token that is spent or kept. */
  symbol: string
  /** In US dollars; at most what the treasury holds of the token. */
  value: number
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
    threshold: 60,
    use: { kind: 'spends', symbol: 'USDC', value: 60_000 },
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
    threshold: 60,
    use: null,
  },
  {
    id: 'tools-grants',
    title: 'Open a grants round for developer tools',
    description:
      'Ten grants of $24,000 for test tools and documentation, chosen by a committee of five members.',
    status: 'active',
    votesFor: 142_900,
    votesAgainst: 35_300,
    timeLeft: '5 days',
    aiScore: 85,
    category: 'Grants',
    threshold: 50,
    use: { kind: 'spends', symbol: 'AIZ', value: 240_000 },
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
    threshold: 60,
    use: { kind: 'keeps', symbol: 'USDC', value: 1_213_416 },
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
    threshold: 50,
    use: null,
  },
]

/** Shares are whole rows of the sheet (see `SHEET`). Values add up to the total, percentages to 100; a test adds them. */
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

/** The votes to try on each active proposal: enough to turn every one of them. */
export const SAMPLE_VOTES = { power: 120_000, step: 2000 } as const

/** Fixed texts about the samples; a test checks that they are true. */
export const sampleInsights = [
  {
    title: 'Closest vote',
    text: 'The vote on the swap fee is the closest of the active proposals: a margin of 8,330 votes.',
  },
  {
    title: 'AI scores',
    text: 'In your version a model rates each proposal from 0 to 100. Here the scores are fixed samples.',
  },
] as const
