// What a token can be (Rules, Token generator), and the fixed samples that the success step shows.
import type { Option } from '../../primitives/Field.tsx'

/** Decimals of a token, as the three usual conventions have them. */
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

/** Well-formed, fixed, and nobody's on purpose: what a deployment would answer with. */
export const sampleDeployment = {
  address: '0x4f0Ca17B6E6b1D1cF1a0F3AB3b7D5c0E5B2291aE',
  hash: '0x9c1f4b7a02d35e8862fd1c94ab70e3d58f6a1b2c3d4e5f60718293a4b5c6d7e8',
} as const
