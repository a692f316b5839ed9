// The wallet's data: an address, four assets and a few transactions; all fixed sample data.
import { samplePrices, worth, type PricedSymbol } from '../../content/samplePrices.ts'
import type { FamilyName } from '../../theme/tokens.ts'

/** A wallet asset. */
export interface Asset {
  symbol: PricedSymbol
  name: string
  /** In the asset itself. */
  balance: number
  /** Of the whole balance, in US dollars. */
  value: number
  /** Over 24 hours, in percent. */
  change: number
}

/** The common fields of wallet transactions. */
interface Movement {
  id: string
  token: string
  /** In the token. */
  amount: number
  /** How long ago, as a fixed text. */
  time: string
  status: TransactionStatus
}

/** Received transactions have a sender, sent ones a recipient. */
export type Transaction =
  | (Movement & { type: 'Received'; from: string })
  | (Movement & { type: 'Sent'; to: string })

export type TransactionStatus = 'Completed' | 'Pending' | 'Failed'

/** Well-formed and owned by no one: the end of a hash, not made from any key. So are the other parties below. */
export const sampleAddress = '0x818A4B1bf2c284a23Cc641a46bED9AD47955D22e'

const asset = (symbol: PricedSymbol, name: string, balance: number): Asset => ({
  symbol,
  name,
  balance,
  value: worth(symbol, balance),
  change: samplePrices[symbol].change,
})

/** Four (Rules, Wallet). */
export const sampleAssets: readonly Asset[] = [
  asset('ETH', 'Ethereum', 3.2),
  asset('AIZ', 'AIZ token', 12_000),
  asset('USDC', 'USD Coin', 1_850),
  asset('POL', 'Polygon', 240.5),
]

/** Newest first. */
export const sampleTransactions: readonly Transaction[] = [
  {
    id: 'received-eth',
    type: 'Received',
    token: 'ETH',
    amount: 0.5,
    from: '0xd6b9e008fFc664B31Cce3C77f2176Cca9C6272Fc',
    time: '12 min ago',
    status: 'Pending',
  },
  {
    id: 'sent-usdc',
    type: 'Sent',
    token: 'USDC',
    amount: 250,
    to: '0x3794EB814582311D07B99B6290AD8431544C1023',
    time: '3 hours ago',
    status: 'Completed',
  },
  {
    id: 'received-aiz',
    type: 'Received',
    token: 'AIZ',
    amount: 1_500,
    from: '0xc3a7d98402ef05e86F628405baC49F50f54B44C6',
    time: '1 day ago',
    status: 'Completed',
  },
  {
    id: 'sent-pol',
    type: 'Sent',
    token: 'POL',
    amount: 86.4,
    to: '0x066E162567878F41A64D52786066fec2983B955e',
    time: '2 days ago',
    status: 'Failed',
  },
  {
    id: 'sent-eth',
    type: 'Sent',
    token: 'ETH',
    amount: 0.125,
    to: '0xCBF63D7C77a573d945dDaD33e728814191391454',
    time: '5 days ago',
    status: 'Completed',
  },
]

/** Pictures of works that are not this wallet's, each made from its text in the colors of its families. */
export const sampleWorks: readonly { seed: string; families: FamilyName[] }[] = [
  { seed: 'Harbor at noon', families: ['launch', 'build'] },
  { seed: 'Orchard', families: ['trade', 'launch'] },
  { seed: 'Night shift', families: ['secure', 'build'] },
  { seed: 'Four winds', families: ['build', 'trade', 'secure'] },
]
