// What the visitor sees of the mobile wallet: an address, its assets and what such a wallet offers; fixed sample data.
import type { FamilyName } from '../../theme/tokens.ts'

/** A wallet asset. */
export interface Asset {
  symbol: string
  name: string
  /** In the asset itself. */
  balance: number
  /** Of the whole balance, in US dollars. */
  value: number
  /** Over 24 hours, in percent. */
  change: number
  /** The one color of its badge; the badge's pattern comes from the symbol, and the name stands beside it. */
  color: FamilyName
}

/** Well-formed and nobody's: the end of a hash, not made from any key. */
export const sampleAddress = '0x4d9bf7CA6466dF792296FAB7758f24c8145e71fe'

export const sampleAssets: readonly Asset[] = [
  { symbol: 'BTC', name: 'Bitcoin', balance: 0.0425, value: 2865.01, change: 0.94, color: 'launch' },
  { symbol: 'ETH', name: 'Ethereum', balance: 1.84, value: 6473.52, change: 1.84, color: 'build' },
  { symbol: 'SOL', name: 'Solana', balance: 12.5, value: 1854.5, change: -2.15, color: 'secure' },
  { symbol: 'AIZ', name: 'AIZ token', balance: 3200, value: 1328, change: 3.27, color: 'trade' },
  { symbol: 'USDT', name: 'Tether', balance: 640, value: 640, change: 0, color: 'secure' },
]

/** What a wallet made to order can have; nothing of it is switched on or off here. */
export const securityFeatures = [
  {
    name: 'Recovery phrase',
    text: 'Twelve words on paper bring the wallet back on another phone.',
  },
  { name: 'Passcode or fingerprint', text: 'Asked for on opening and before anything is sent.' },
  { name: 'Spending limit', text: 'A sum per day; whatever exceeds it needs a second confirmation.' },
  { name: 'Address book', text: 'Known addresses have names; a new one is pointed out.' },
  { name: 'Transaction check', text: 'Says in words what is about to be signed.' },
] as const
