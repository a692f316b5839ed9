// The data of the mobile wallet: an address, its assets and security options; fixed sample data.
import { samplePrices, worth, type PricedSymbol } from '../../content/samplePrices.ts'

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

/** Well-formed and owned by no one: the end of a hash, not made from any key. */
export const sampleAddress = '0x4d9bf7CA6466dF792296FAB7758f24c8145e71fe'

const asset = (symbol: PricedSymbol, name: string, balance: number): Asset => ({
  symbol,
  name,
  balance,
  value: worth(symbol, balance),
  change: samplePrices[symbol].change,
})

export const sampleAssets: readonly Asset[] = [
  asset('BTC', 'Bitcoin', 0.0425),
  asset('ETH', 'Ethereum', 1.84),
  asset('SOL', 'Solana', 12.5),
  asset('AIZ', 'AIZ token', 3200),
  asset('USDT', 'Tether', 640),
]

export type Network = 'Bitcoin' | 'Ethereum' | 'Solana'

/** The network of an asset. */
export const networkOf = (symbol: string): Network =>
  symbol === 'BTC' ? 'Bitcoin' : symbol === 'SOL' ? 'Solana' : 'Ethereum'

const examples = {
  Bitcoin: 'For example bc1q…',
  Solana: 'For example 7LkD…G9KA',
  Ethereum: 'For example 0x4d9b…71fe',
} as const satisfies Record<Network, string>

/** An example address on the network of an asset. */
export const recipientExample = (symbol: string): string => examples[networkOf(symbol)]

/** The spending limit to try, in US dollars. */
export const LIMITS = { start: 1000, most: 5000, step: 250 } as const
/** The option that can be tried. */
export const LIMITED = 'Spending limit'

/** Options of a custom wallet. */
export const securityFeatures = [
  {
    name: 'Recovery phrase',
    text: 'Twelve words on paper restore the wallet on another phone.',
  },
  { name: 'Passcode or fingerprint', text: 'Required to open the wallet and before every transfer.' },
  { name: LIMITED, text: 'A daily amount; transfers above it need a second confirmation.' },
  { name: 'Address book', text: 'Known addresses have names; new ones are highlighted.' },
  { name: 'Transaction check', text: 'Explains in words what the user is about to sign.' },
] as const
