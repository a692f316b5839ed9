// The mobile wallet's rules: a balance that can be hidden, four tabs, a form that sends nothing, an address to copy.
import type { Simulation } from '../../simulation/simulation.ts'
import { sampleAssets, type Asset } from './sampleMobileWallet.ts'

/** SPEC section 2: "bottom tabs (home, send, receive, settings labelled Security)". */
export const mobileWalletTabs = [
  { key: 'home', label: 'Home' },
  { key: 'send', label: 'Send' },
  { key: 'receive', label: 'Receive' },
  { key: 'settings', label: 'Security' },
] as const
export type MobileWalletTab = (typeof mobileWalletTabs)[number]['key']

/** How long "Copied" shows (RESOLUTIONS, Demos). */
export const COPY_NOTICE_MS = 2000

/** What became of a copy. A refused one stays: the address that it shows is still to be selected. */
export type CopyNotice = { result: 'copied'; until: number } | { result: 'refused' }

/** The fields that are typed. */
export type TextName = 'recipient' | 'amount'

/** What is to be sent; texts are kept as typed (SPEC section 5), from tab to tab. */
export interface SendDraft {
  recipient: string
  amount: string
  /** The symbol of an asset. */
  symbol: string
}

export type MobileWalletState = {
  /** Hides every balance and value. */
  isBalanceHidden: boolean
  draft: SendDraft
} & ({ tab: Exclude<MobileWalletTab, 'receive'> } | { tab: 'receive'; copy: CopyNotice | null })

export type MobileWalletEvent =
  /** A bottom tab was chosen, or "Send" or "Receive" on the home tab was pressed. */
  | { type: 'tabChosen'; tab: MobileWalletTab }
  /** "Hide balance" was pressed. */
  | { type: 'balanceHidden' }
  /** "Show balance" was pressed. */
  | { type: 'balanceShown' }
  | { type: 'assetChosen'; symbol: string }
  | { type: 'textTyped'; field: TextName; text: string }
  /** The address is on the clipboard. */
  | { type: 'copied' }
  /** The browser did not allow copying. */
  | { type: 'copyRefused' }
  /** Due: the copy's notice has been seen. */
  | { type: 'copyNoticeEnded' }

const copyBecame = (state: MobileWalletState, copy: CopyNotice | null): MobileWalletState =>
  // An answer that comes after the tab was left tells nobody anything.
  state.tab === 'receive' ? { ...state, copy } : state

export const mobileWallet: Simulation<MobileWalletState, MobileWalletEvent> = {
  start: () => ({
    tab: 'home',
    isBalanceHidden: false,
    draft: { recipient: '', amount: '', symbol: sampleAssets[0]?.symbol ?? '' },
  }),

  reduce(state, event, now) {
    switch (event.type) {
      case 'tabChosen': {
        const { isBalanceHidden, draft } = state
        if (event.tab === state.tab) return state
        return event.tab === 'receive'
          ? { tab: event.tab, isBalanceHidden, draft, copy: null }
          : { tab: event.tab, isBalanceHidden, draft }
      }
      case 'balanceHidden':
        return { ...state, isBalanceHidden: true }
      case 'balanceShown':
        return { ...state, isBalanceHidden: false }
      case 'assetChosen':
        return { ...state, draft: { ...state.draft, symbol: event.symbol } }
      case 'textTyped':
        return { ...state, draft: { ...state.draft, [event.field]: event.text } }
      case 'copied':
        return copyBecame(state, { result: 'copied', until: now + COPY_NOTICE_MS })
      case 'copyRefused':
        return copyBecame(state, { result: 'refused' })
      case 'copyNoticeEnded':
        return copyBecame(state, null)
    }
  },

  due: (state) =>
    state.tab === 'receive' && state.copy?.result === 'copied'
      ? { event: { type: 'copyNoticeEnded' }, at: state.copy.until }
      : null,
}

/** The total balance in US dollars: the sum of what the assets are worth. */
export function totalOf(assets: readonly Asset[]): number {
  return assets.reduce((sum, { value }) => sum + value, 0)
}
