// What the visitor sees: the chains (SPEC sections 2 and 3), fixed estimates, and how a bridge works.

/** A chain (SPEC section 3). */
export interface Chain {
  id: string
  name: string
  /** Of the chain's own coin, which the amount is counted in. */
  symbol: string
}

/** Both lists offer these, in this order (SPEC section 2). */
export const chains = [
  { id: 'ethereum', name: 'Ethereum', symbol: 'ETH' },
  { id: 'polygon', name: 'Polygon', symbol: 'MATIC' },
  { id: 'bsc', name: 'BSC', symbol: 'BNB' },
  { id: 'solana', name: 'Solana', symbol: 'SOL' },
] as const satisfies readonly Chain[]
export type ChainId = (typeof chains)[number]['id']

const byId = new Map<ChainId, Chain>(chains.map((chain) => [chain.id, chain]))

/** The chain of an id. */
export const chainOf = (id: ChainId): Chain => byId.get(id) as Chain

/** The analysis (SPEC sections 2 and 9): the same for every amount and every pair of chains. */
export const sampleAnalysis = [
  { key: 'Estimated time', value: 'About 5-10 minutes' },
  { key: 'Bridge fee', value: '0.1% plus gas' },
  { key: 'Security level', value: 'Quantum-Safe' },
] as const

/** SPEC section 2: "Four-step how-it-works text". */
export const howItWorks = [
  { name: 'Lock', text: 'A contract on the source chain takes the amount and holds it.' },
  { name: 'Confirm', text: 'The bridge waits until the source chain treats the lock as final.' },
  { name: 'Verify', text: 'A signed proof of the lock is checked on the destination chain.' },
  { name: 'Release', text: 'The destination chain pays out the amount, less the fee, to the same owner.' },
] as const
