// The DApp's rules (Rules, DApp): not connected, then connected permanently; four tabs, and two inputs of a swap.
// No timers or random values.
import * as v from 'valibot'
import type { Simulation } from '../../simulation/simulation.ts'
import { happened, typedText } from '../../simulation/visitorEvents.ts'

/** The tabs (Rules, DApp). */
export const dappTabs = [
  { key: 'dashboard', label: 'Dashboard' },
  { key: 'swap', label: 'AI Swap' },
  { key: 'stake', label: 'Quantum Stake' },
  { key: 'governance', label: 'DAO Vote' },
] as const
export type DappTab = (typeof dappTabs)[number]['key']

/** The two amounts of the swap. They are unchecked and independent: the demo has no rate. */
const swapSides = ['from', 'to'] as const
export type SwapSide = (typeof swapSides)[number]

export type DappState =
  | { connection: 'none' }
  | { connection: 'connected'; tab: DappTab; swap: Record<SwapSide, string> }

const dappEvents = v.variant('type', [
  /** "Connect Wallet" was pressed. */
  happened('walletConnected'),
  happened('tabChosen', { tab: v.picklist(dappTabs.map(({ key }) => key)) }),
  happened('amountTyped', { side: v.picklist(swapSides), text: typedText }),
])
export type DappEvent = v.InferOutput<typeof dappEvents>

export const dapp: Simulation<DappState, DappEvent> = {
  visitorEvents: dappEvents,

  entries: (state) =>
    state.connection === 'none'
      ? []
      : [
          ['Swap from', state.swap.from],
          ['Swap to', state.swap.to],
        ],

  start: () => ({ connection: 'none' }),

  reduce(state, event) {
    if (state.connection === 'none')
      return event.type === 'walletConnected'
        ? { connection: 'connected', tab: 'dashboard', swap: { from: '', to: '' } }
        : state
    switch (event.type) {
      case 'walletConnected':
        return state
      case 'tabChosen':
        return { ...state, tab: event.tab }
      case 'amountTyped':
        return { ...state, swap: { ...state.swap, [event.side]: event.text } }
    }
  },
}
