// The mobile wallet's rules: a balance that can be hidden, four tabs, a transfer that is confirmed and
// never sent, an address to copy.
import * as v from 'valibot'
import {
  copyNotice,
  copyNoticeDue,
  type CopyNotice,
  type CopyNoticeEnded,
  type CopyOutcome,
} from '../../patterns/feedback/copyNotice.ts'
import { priceWith } from '../../format/money.ts'
import { beforeChange, HUNDRED_PERCENT } from '../../format/percent.ts'
import { readTyped } from '../../format/typedNumber.ts'
import type { Simulation } from '../../simulation/simulation.ts'
import { happened, typedText } from '../../simulation/visitorEvents.ts'
import { feeOf, networkOf, sampleAssets, type Asset, type Network } from './sampleMobileWallet.ts'

/** The tabs at the foot; the settings are labeled Security (Rules, Mobile wallet). */
export const mobileWalletTabs = [
  { key: 'home', label: 'Home' },
  { key: 'send', label: 'Send' },
  { key: 'receive', label: 'Receive' },
  { key: 'settings', label: 'Security' },
] as const
export type MobileWalletTab = (typeof mobileWalletTabs)[number]['key']

/** The fields that are typed. */
const textNames = ['recipient', 'amount'] as const
export type TextName = (typeof textNames)[number]

/** The draft of a transfer; texts are kept as typed (Rules, Typed texts), from tab to tab. */
export interface SendDraft {
  recipient: string
  amount: string
  symbol: Asset['symbol']
}

export type MobileWalletState = {
  /** Hides every balance and value. */
  isBalanceHidden: boolean
  /** The symbol of the asset that is open on the home screen, or null for the list. */
  asset: Asset['symbol'] | null
  draft: SendDraft
  /** How often the transfer that waits for it is confirmed; null while the form is open. */
  confirmed: 0 | 1 | null
} & ({ tab: Exclude<MobileWalletTab, 'receive'> } | { tab: 'receive'; copy: CopyNotice | null })

const mobileWalletEvents = v.variant('type', [
  /** An asset of the home screen was pressed. */
  happened('assetOpened', { symbol: v.picklist(sampleAssets.map(({ symbol }) => symbol)) }),
  /** The arrow of an open asset was pressed. */
  happened('assetClosed'),
  /** A bottom tab was chosen, or "Send" or "Receive" on the home tab was pressed. */
  happened('tabChosen', { tab: v.picklist(mobileWalletTabs.map(({ key }) => key)) }),
  /** "Hide balance" was pressed. */
  happened('balanceHidden'),
  /** "Show balance" was pressed. */
  happened('balanceShown'),
  happened('assetChosen', { symbol: v.picklist(sampleAssets.map(({ symbol }) => symbol)) }),
  /** "Send" of the form was pressed: the transfer waits to be confirmed. */
  happened('sendPressed'),
  /** The first of two confirmations; the last one is a sample control. */
  happened('transferConfirmed'),
  /** Back to the form. */
  happened('transferLeft'),
  happened('textTyped', { field: v.picklist(textNames), text: typedText }),
])
export type MobileWalletEvent = v.InferOutput<typeof mobileWalletEvents> | CopyOutcome | CopyNoticeEnded

const copyBecame = (state: MobileWalletState, copy: CopyNotice | null): MobileWalletState =>
  // A result that arrives after the visitor left the tab is not shown.
  state.tab === 'receive' ? { ...state, copy } : state

export const mobileWallet: Simulation<MobileWalletState, MobileWalletEvent> = {
  visitorEvents: mobileWalletEvents,

  entries: ({ draft }) => [
    ['Asset', draft.symbol],
    ['Recipient address', draft.recipient],
    ['Amount', draft.amount],
  ],

  start: () => ({
    tab: 'home',
    isBalanceHidden: false,
    asset: null,
    draft: { recipient: '', amount: '', symbol: sampleAssets[0]!.symbol },
    confirmed: null,
  }),

  reduce(state, event, now) {
    switch (event.type) {
      case 'tabChosen': {
        const { isBalanceHidden, draft } = state
        // Each tab begins with its screen, also when it is pressed again.
        if (event.tab === state.tab) return { ...state, asset: null, confirmed: null }
        const kept = { isBalanceHidden, draft, asset: null, confirmed: null }
        return event.tab === 'receive' ? { tab: event.tab, ...kept, copy: null } : { tab: event.tab, ...kept }
      }
      case 'assetOpened':
        return state.tab === 'home' ? { ...state, asset: event.symbol } : state
      case 'assetClosed':
        return { ...state, asset: null }
      case 'balanceHidden':
        return { ...state, isBalanceHidden: true }
      case 'balanceShown':
        return { ...state, isBalanceHidden: false }
      case 'assetChosen':
        return { ...state, confirmed: null, draft: { ...state.draft, symbol: event.symbol } }
      case 'textTyped':
        return { ...state, confirmed: null, draft: { ...state.draft, [event.field]: event.text } }
      case 'sendPressed':
        return state.tab === 'send' && canSend(state.draft) ? { ...state, confirmed: 0 } : state
      case 'transferConfirmed':
        return state.confirmed === 0 ? { ...state, confirmed: 1 } : state
      case 'transferLeft':
        return { ...state, confirmed: null }
      case 'copied':
      case 'copyRefused':
        return copyBecame(state, copyNotice(event, now))
      case 'copyNoticeEnded':
        return copyBecame(state, null)
    }
  },

  due: (state) => (state.tab === 'receive' ? copyNoticeDue(state.copy) : null),
}

/** The total balance in US dollars: the sum of the assets' values. */
export function totalOf(assets: readonly Asset[]): number {
  return assets.reduce((sum, { value }) => sum + value, 0)
}

/** The change of the whole balance over 24 hours, in percent. */
export function changeOf(assets: readonly Asset[]): number {
  const before = assets.reduce((sum, { value, change }) => sum + beforeChange(value, change), 0)
  return (totalOf(assets) / before - 1) * HUNDRED_PERCENT
}

/** What a typed amount does to an asset: what it is worth in US dollars and what stays, or why it cannot be sent. */
export type Sending = { worth: number; left: number; why: null } | { worth: null; left: null; why: string }

const refused = (why: string): Sending => ({ worth: null, left: null, why })

/** Nothing typed sends nothing. The amount is in the asset; a network fee in the same coin leaves with it. */
export function sendingOf(amount: string, { symbol, balance, value }: Asset): Sending {
  const typed = amount.trim() === '' ? 0 : readTyped(amount)
  if (typed === null) return refused('This is not a number.')
  if (typed < 0) return refused('An amount cannot be below zero.')
  if (typed > balance) return refused('This is more than the sample balance.')
  const fee = feeOf(symbol)
  const left = balance - typed - (typed > 0 && fee.coin === symbol ? fee.amount : 0)
  if (left < 0) return refused('This leaves nothing for the network fee.')
  return { worth: (value * typed) / balance, left, why: null }
}

/** What the spending limit asks of a transfer that is worth so many US dollars; null up to it. */
export const limitNote = (worth: number | null, limit: number): string | null =>
  worth !== null && worth > limit ? `Above your limit of ${priceWith(0, limit)}: you confirm twice.` : null

/** A whole address of a network. */
const wholeAddress: Readonly<Record<Network, RegExp>> = {
  Bitcoin: /^(?:bc1[a-z\d]{39,59}|[13][a-z\d]{25,34})$/i,
  Ethereum: /^0x[\da-f]{40}$/i,
  Solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
}
/** How one begins, as far as it is typed. */
const addressBegins: Readonly<Record<Network, RegExp>> = {
  Bitcoin: /^(?:bc?|bc1[a-z\d]*|[13][a-z\d]*)$/i,
  Ethereum: /^(?:0|0x[\da-f]{0,40})$/i,
  Solana: /^(?!bc1)[1-9A-HJ-NP-Za-km-z]{1,44}$/,
}

/** Why a typed recipient cannot be an address of the asset's network; null while it may become one. */
export function addressDoubt(recipient: string, symbol: string): string | null {
  const typed = recipient.trim()
  const network = networkOf(symbol)
  return typed === '' || addressBegins[network].test(typed)
    ? null
    : `This does not look like an address on ${network}.`
}

/** What is still to be typed before a draft can be sent, in words; null if nothing is. */
export function missingOf({ recipient, amount, symbol }: SendDraft): string | null {
  const isBlank = { recipient: recipient.trim() === '', amount: (readTyped(amount) ?? 0) === 0 }
  if (isBlank.recipient) return isBlank.amount ? 'Type a recipient and an amount.' : 'Type a recipient.'
  const network = networkOf(symbol)
  if (!wholeAddress[network].test(recipient.trim())) return `This address on ${network} is not complete.`
  return isBlank.amount ? 'Type an amount.' : null
}

/** Why a draft cannot be sent, in words; null if it can, or if something is only missing. */
export function faultOf({ recipient, amount, symbol }: SendDraft, asset: Asset): string | null {
  return sendingOf(amount, asset).why ?? addressDoubt(recipient, symbol)
}

function canSend(draft: SendDraft): boolean {
  const asset = sampleAssets.find(({ symbol }) => symbol === draft.symbol)
  return asset !== undefined && faultOf(draft, asset) === null && missingOf(draft) === null
}
