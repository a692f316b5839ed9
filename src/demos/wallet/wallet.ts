// The wallet's rules (SPEC section 4): a balance that is visible at first and can be hidden, and three tabs.
// No timer, no chance.
import type { Simulation } from '../../simulation/simulation.ts'
import type { Asset } from './sampleWallet.ts'

/** SPEC section 4: "Wallet demo tab: assets, transactions, nfts". */
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

export type WalletEvent =
  | { type: 'tabChosen'; tab: WalletTab }
  /** "Hide balance" was pressed. */
  | { type: 'balanceHidden' }
  /** "Show balance" was pressed. */
  | { type: 'balanceShown' }

export const wallet: Simulation<WalletState, WalletEvent> = {
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

/** The total balance in US dollars: the sum of what the assets are worth. */
export function totalOf(assets: readonly Asset[]): number {
  return assets.reduce((sum, { value }) => sum + value, 0)
}
