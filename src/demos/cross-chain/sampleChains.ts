// What the visitor sees: the chains (Rules, Bridge), fixed estimates, and how a bridge works.

/** A chain. */
export interface Chain {
  id: string
  name: string
  /** The symbol of the chain's coin; amounts are in this coin. */
  symbol: string
}

/** Both lists offer these, in this order (Rules, Bridge). */
export const chains = [
  { id: 'ethereum', name: 'Ethereum', symbol: 'ETH' },
  { id: 'polygon', name: 'Polygon', symbol: 'POL' },
  { id: 'bsc', name: 'BSC', symbol: 'BNB' },
  { id: 'solana', name: 'Solana', symbol: 'SOL' },
] as const satisfies readonly Chain[]
export type ChainId = (typeof chains)[number]['id']

/** One of them. */
export type SampleChain = (typeof chains)[number]

const byId = new Map<ChainId, SampleChain>(chains.map((chain) => [chain.id, chain]))

/** The chain of an id. */
export const chainOf = (id: ChainId): SampleChain => byId.get(id) as SampleChain

/** The bridge fee in percent of the amount; gas is added (Rules, Bridge). */
export const FEE_PERCENT = 0.1

/** The fixed values of the analysis (Rules, Bridge): the same for every amount and every pair of chains. */
export const sampleAnalysis = {
  time: 'About 5-10 minutes',
  fee: `${FEE_PERCENT}% plus gas`,
  security: 'Quantum-Safe',
} as const

/** Four steps (Rules, Bridge), and how many minutes each takes in the sample. */
export const howItWorks = [
  { name: 'Lock', minutes: 1, text: 'A contract on the source chain locks the amount.' },
  {
    name: 'Confirm',
    minutes: 3,
    text: 'The bridge waits until the source chain treats the lock as final.',
  },
  {
    name: 'Verify',
    minutes: 2,
    text: 'A signed proof of the lock is checked on the destination chain.',
  },
  {
    name: 'Release',
    minutes: 1,
    text: 'The destination chain pays out the amount, less the fee, to the same owner.',
  },
] as const
