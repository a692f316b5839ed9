// The bridge's rules: two chains, an amount, and the reasons that block bridging. No timers or random values.
import * as v from 'valibot'
import type { Simulation } from '../../simulation/simulation.ts'
import { happened, typedText } from '../../simulation/visitorEvents.ts'
import { chainOf, chains, type ChainId } from './sampleChains.ts'

export interface CrossChainState {
  source: ChainId
  /** May equal the source after the source was changed; it is kept, and bridging is blocked. */
  destination: ChainId
  /** As typed. */
  amount: string
}

const chainId = v.picklist(chains.map(({ id }) => id))

const crossChainEvents = v.variant('type', [
  happened('sourceChosen', { chain: chainId }),
  happened('destinationChosen', { chain: chainId }),
  happened('amountTyped', { text: typedText }),
])
export type CrossChainEvent = v.InferOutput<typeof crossChainEvents>

export const crossChain: Simulation<CrossChainState, CrossChainEvent> = {
  visitorEvents: crossChainEvents,

  entries: ({ source, destination, amount }) => [
    ['Source chain', chainOf(source).name],
    ['Destination chain', chainOf(destination).name],
    ['Amount', amount],
  ],

  // The initial choice (Rules, Bridge).
  start: () => ({ source: 'ethereum', destination: 'polygon', amount: '' }),

  reduce(state, event) {
    switch (event.type) {
      case 'sourceChosen':
        return { ...state, source: event.chain }
      case 'destinationChosen':
        // The list disables the source chain, so such a choice is ignored (Rules, Bridge).
        return event.chain === state.source ? state : { ...state, destination: event.chain }
      case 'amountTyped':
        return { ...state, amount: event.text }
    }
  },
}

/** Whether an amount was entered: literally, without trimming; "0" counts (Rules, Typed texts). */
export const hasAmount = ({ amount }: CrossChainState): boolean => amount !== ''

/** Whether both ends are the same chain. */
export const isSameChain = ({ source, destination }: CrossChainState): boolean => source === destination

/** Why Bridge Assets is disabled, all that applies; empty when it is not (Rules, Bridge). */
export function obstaclesOf(state: CrossChainState): ('same-chain' | 'no-amount')[] {
  return [
    ...(isSameChain(state) ? (['same-chain'] as const) : []),
    ...(hasAmount(state) ? [] : (['no-amount'] as const)),
  ]
}
