// The options of a token (Rules, Token generator), and the fixed samples of the success step.
import type { Option } from '../../primitives/Field.tsx'

/** Decimals of a token, by the three usual conventions. */
export const decimalsOptions = [
  { value: '18', label: '18', note: 'Standard' },
  { value: '9', label: '9', note: 'Solana Style' },
  { value: '6', label: '6', note: 'USDC Style' },
] as const satisfies Option<string>[]

export const networkOptions = [
  { value: 'ethereum', label: 'Ethereum' },
  { value: 'bsc', label: 'BSC' },
  { value: 'polygon', label: 'Polygon' },
  { value: 'solana', label: 'Solana' },
] as const satisfies Option<string>[]

export type Decimals = (typeof decimalsOptions)[number]['value']
export type Network = (typeof networkOptions)[number]['value']

interface Deployment {
  readonly address: string
  readonly hash: string
}

const onAnEvm: Deployment = {
  address: '0x4f0Ca17B6E6b1D1cF1a0F3AB3b7D5c0E5B2291aE',
  hash: '0x9c1f4b7a02d35e8862fd1c94ab70e3d58f6a1b2c3d4e5f60718293a4b5c6d7e8',
}
/** Solana writes both in base58. The address is off the curve, so that no key can belong to it. */
const onSolana: Deployment = {
  address: '7LkDBqHeffkLULyGhF5vgqgi5ny4wJcoVqQPGD7hG9KA',
  hash: 'hiWoYTpo61QngzkywXjW4wDAQGyUAUQ6pDvRcmiju25k2EgpNgwiHfWABJrqthpRJhXBDrB9RNR2nRBgY1Hzdcb',
}

/** The sample result of a deployment: well-formed, fixed and owned by no one. */
export const sampleDeployments: Readonly<Record<Network, Deployment>> = {
  ethereum: onAnEvm,
  bsc: onAnEvm,
  polygon: onAnEvm,
  solana: onSolana,
}

/** What does not fit a choice of decimals on a network, and what to choose; every choice is allowed. */
export const decimalsFault = (decimals: Decimals, network: Network): string =>
  network === 'solana' && decimals === '18' ? 'A Solana token has at most 9 decimals: choose 9.' : ''

/** A line of the same height in its place where nothing is wrong. */
export const decimalsHint = (network: Network): string =>
  network === 'solana' ? 'Nine decimals are the norm on Solana.' : 'How finely one token can be divided.'
