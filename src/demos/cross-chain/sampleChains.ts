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

/** In the sample, by source: the blocks until a lock is final, and how many minutes they take. */
export const finality: Record<ChainId, { blocks: number; minutes: number }> = {
  ethereum: { blocks: 15, minutes: 3 },
  polygon: { blocks: 120, minutes: 4 },
  bsc: { blocks: 40, minutes: 2 },
  solana: { blocks: 150, minutes: 1 },
}
/** In the sample, by destination: how many minutes a proof takes. */
const PROOF_MINUTES: Record<ChainId, number> = { ethereum: 2, polygon: 2, bsc: 2, solana: 1 }

/** In the sample, by source: the gas of a transfer, in the chain's coin. */
export const GAS: Record<ChainId, number> = { ethereum: 0.0012, polygon: 0.02, bsc: 0.0004, solana: 0.0001 }

/** Ways between the chains: the first by the rules, the others samples. The fee is in percent of the amount. */
export const routes = [
  { id: 'standard', name: 'Standard', fee: FEE_PERCENT, steps: ['Lock', 'Confirm', 'Verify', 'Release'] },
  { id: 'express', name: 'Express', fee: 0.3, steps: ['Lock', 'Release'] },
  { id: 'saver', name: 'Saver', fee: 0.05, steps: ['Lock', 'Confirm', 'Batch', 'Verify', 'Release'] },
] as const
export type RouteId = (typeof routes)[number]['id']

/** The route of an id. */
export const routeOf = (id: RouteId) => routes.find((route) => route.id === id)!

/** How many minutes each step takes in the sample, from chain to chain. */
export function planOf(
  source: ChainId,
  destination: ChainId,
  route: RouteId = 'standard',
): readonly number[] {
  const minutes = { Confirm: finality[source].minutes, Batch: 3, Verify: PROOF_MINUTES[destination] }
  return routeOf(route).steps.map((step) => (step in minutes ? minutes[step as keyof typeof minutes] : 1))
}

/** The fixed values of the analysis (Rules, Bridge): the same for every amount and every pair of chains. */
export const sampleAnalysis = {
  time: 'About 5-10 minutes',
  fee: `${FEE_PERCENT}% plus gas`,
  security: 'Quantum-Safe',
} as const

/** Four steps (Rules, Bridge). */
export const howItWorks = [
  { name: 'Lock', text: 'A contract on the source chain locks the amount.' },
  {
    name: 'Confirm',
    text: 'The bridge waits until the source chain treats the lock as final.',
  },
  {
    name: 'Verify',
    text: 'A signed proof of the lock is checked on the destination chain.',
  },
  {
    name: 'Release',
    text: 'The destination chain pays out the amount, less the fee, to the same owner.',
  },
] as const

const batch = { name: 'Batch', text: 'Several proofs wait for each other and share the gas.' }

/** What happens on a route, step by step. */
export const stepsOf = (route: RouteId): { name: string; text: string }[] =>
  routeOf(route).steps.map((step) => howItWorks.find(({ name }) => name === step) ?? batch)
