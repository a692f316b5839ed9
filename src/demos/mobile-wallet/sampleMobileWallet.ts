// The data of the mobile wallet: an address, its assets and security options; fixed sample data.
import { samplePrices, worth, type PricedSymbol } from '../../content/samplePrices.ts'
import { plainNumber } from '../../format/number.ts'

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

/** Of each network an address to try, owned by no one, and what a transfer costs. */
const samples = {
  Bitcoin: {
    recipient: 'bc1qg65kqnv7kuhu098sgpqg0u7q00x8v990cgjzj0',
    fee: { amount: 0.000_02, coin: 'BTC' },
  },
  Solana: {
    recipient: '7LkDBqHeffkLULyGhF5vgqgi5ny4wJcoVqQPGD7hG9KA',
    fee: { amount: 0.000_005, coin: 'SOL' },
  },
  Ethereum: { recipient: '0xd6b9e008fFc664B31Cce3C77f2176Cca9C6272Fc', fee: { amount: 0.0003, coin: 'ETH' } },
} as const satisfies Record<Network, { recipient: string; fee: { amount: number; coin: PricedSymbol } }>

/** An address to try on the network of an asset. */
export const sampleRecipient = (symbol: string): string => samples[networkOf(symbol)].recipient
/** The sample network fee of a transfer, in the coin of the network. */
export const feeOf = (symbol: string): { amount: number; coin: PricedSymbol } =>
  samples[networkOf(symbol)].fee

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

/** The maximum decimals of a fee. */
export const FEE_DECIMALS = 6

/** "0.0003 ETH" */
export const feeText = (symbol: string): string =>
  `${plainNumber(feeOf(symbol).amount, FEE_DECIMALS)} ${feeOf(symbol).coin}`
