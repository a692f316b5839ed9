// The wallet's rules (Rules, Wallet): a balance that is visible at first and can be hidden, and three tabs.
// No timers or random values.
import * as v from 'valibot'
import type { Part } from '../../primitives/drawings/parts.ts'
import type { Simulation } from '../../simulation/simulation.ts'
import { happened } from '../../simulation/visitorEvents.ts'
import type { Asset } from './sampleWallet.ts'

/** The tabs (Rules, Wallet). */
export const walletTabs = [
  { key: 'assets', label: 'Assets' },
  { key: 'transactions', label: 'Transactions' },
  { key: 'nfts', label: 'NFTs' },
] as const
export type WalletTab = (typeof walletTabs)[number]['key']

export interface WalletState {
  tab: WalletTab
  /** Hides every balance and value; amounts of transactions are no balances and stay. */
  isBalanceHidden: boolean
}

const walletEvents = v.variant('type', [
  happened('tabChosen', { tab: v.picklist(walletTabs.map(({ key }) => key)) }),
  /** "Hide balance" was pressed. */
  happened('balanceHidden'),
  /** "Show balance" was pressed. */
  happened('balanceShown'),
])
export type WalletEvent = v.InferOutput<typeof walletEvents>

export const wallet: Simulation<WalletState, WalletEvent> = {
  visitorEvents: walletEvents,

  start: () => ({ tab: 'assets', isBalanceHidden: false }),

  reduce(state, event) {
    switch (event.type) {
      case 'tabChosen':
        return { ...state, tab: event.tab }
      case 'balanceHidden':
        return { ...state, isBalanceHidden: true }
      case 'balanceShown':
        return { ...state, isBalanceHidden: false }
    }
  },
}

/** The total balance in US dollars: the sum of the assets' values. */
export function totalOf(assets: readonly Asset[]): number {
  return assets.reduce((sum, { value }) => sum + value, 0)
}

/** The assets as parts of the balance, each in the color of a family in turn. */
export function sharesOf(assets: readonly Asset[]): Part[] {
  const tones = ['build', 'trade', 'launch', 'secure'] as const
  return assets.map(({ symbol, value }, index) => ({
    name: symbol,
    value,
    tone: tones[index % tones.length] ?? 'rest',
  }))
}
