// The DApp's rules (SPEC section 4): not connected, then connected for good; four tabs, and two inputs of a swap.
// No timer, no chance.
import type { Simulation } from '../../simulation/simulation.ts'

/** SPEC section 4: "tab among dashboard, swap, stake, governance". */
export const dappTabs = [
  { key: 'dashboard', label: 'Dashboard' },
  { key: 'swap', label: 'AI Swap' },
  { key: 'stake', label: 'Quantum Stake' },
  { key: 'governance', label: 'DAO Vote' },
] as const
export type DappTab = (typeof dappTabs)[number]['key']

/** The two amounts of the swap. They are unchecked and know nothing of each other: the demo has no rate. */
export type SwapSide = 'from' | 'to'

export type DappState =
  | { connection: 'none' }
  | { connection: 'connected'; tab: DappTab; swap: Record<SwapSide, string> }

export type DappEvent =
  /** "Connect Wallet" was pressed. */
  | { type: 'walletConnected' }
  | { type: 'tabChosen'; tab: DappTab }
  | { type: 'amountTyped'; side: SwapSide; text: string }

export const dapp: Simulation<DappState, DappEvent> = {
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
