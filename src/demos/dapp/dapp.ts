// The DApp's rules (Rules, DApp): not connected, then connected permanently; four tabs, and a swap whose To follows From.
// No timers or random values.
import * as v from 'valibot'
import { samplePrices } from '../../content/samplePrices.ts'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { parseTyped } from '../../format/typedNumber.ts'
import type { Simulation } from '../../simulation/simulation.ts'
import { happened, typedText } from '../../simulation/visitorEvents.ts'
import {
  SAMPLE_RATE,
  sampleDashboard,
  sampleHoldings,
  sampleLock,
  sampleVote,
  sampleWallet,
} from './sampleDapp.ts'

/** The tabs (Rules, DApp). */
export const dappTabs = [
  { key: 'dashboard', label: 'Dashboard' },
  { key: 'swap', label: 'AI Swap' },
  { key: 'stake', label: 'Quantum Stake' },
  { key: 'governance', label: 'DAO Vote' },
] as const
export type DappTab = (typeof dappTabs)[number]['key']

/** The two amounts of the swap, unchecked. */
const swapSides = ['from', 'to'] as const
export type SwapSide = (typeof swapSides)[number]

/** As typed; while nothing is typed in `to`, the field shows the quote. */
export type SwapTexts = Record<SwapSide, string>

export type DappState = { connection: 'none' } | { connection: 'connected'; tab: DappTab; swap: SwapTexts }

const dappEvents = v.variant('type', [
  /** "Connect Wallet" was pressed. */
  happened('walletConnected'),
  happened('tabChosen', { tab: v.picklist(dappTabs.map(({ key }) => key)) }),
  /** One amount was typed, and the other stays: To in the form, either of them in links from before the quote. */
  happened('amountTyped', { side: v.picklist(swapSides), text: typedText }),
  /** An amount was typed in From: To follows the quote again. */
  happened('fromTyped', { text: typedText }),
])
export type DappEvent = v.InferOutput<typeof dappEvents>

export const dapp: Simulation<DappState, DappEvent> = {
  visitorEvents: dappEvents,

  entries: (state) =>
    state.connection === 'none'
      ? []
      : [
          ['Swap from', state.swap.from],
          ['Swap to', shownTo(state.swap)],
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
      case 'fromTyped':
        return { ...state, swap: { from: event.text, to: '' } }
    }
  },
}

/** In ETH: about eight times as many as exist. Above it there is no quote. */
const MOST_QUOTED = 1e9
/** The decimals of a quote from one AIZ, and the digits of one below. */
const QUOTE_DECIMALS = 2
const SMALL_QUOTE_DIGITS = 3

/** The ETH to swap, from what is typed in From; null if that is no amount. */
export function ethIn(from: string): number | null {
  const amount = parseTyped(from)
  return amount > 0 && amount <= MOST_QUOTED ? amount : null
}

/** Why a text typed in From has no quote of the whole amount; null if it has one, or nothing is typed. */
export function swapFault(from: string): 'no-amount' | 'above-balance' | null {
  if (from.trim() === '') return null
  if (parseTyped(from) > sampleWallet.balance) return 'above-balance'
  return ethIn(from) === null ? 'no-amount' : null
}

/** The quote for what is typed in From, in AIZ, at the sample rate; null without an amount. */
export function quoteFor(from: string): number | null {
  const amount = ethIn(from)
  return amount === null ? null : amount * SAMPLE_RATE
}

/** The content of the field To: what is typed there, else the quote, as plain digits. */
export function shownTo({ from, to }: SwapTexts): string {
  const quote = quoteFor(from)
  if (to !== '' || quote === null) return to
  return quote < 1 ? String(Number(quote.toPrecision(SMALL_QUOTE_DIGITS))) : quote.toFixed(QUOTE_DECIMALS)
}

/** The holdings after the swap at the sample rate, in US dollars and before gas; more than the wallet holds moves nothing. */
export function holdingsAfter(from: string): { ETH: number; AIZ: number } {
  const [eth, aiz] = sampleHoldings
  // All of it, exactly, where the value of the balance is rounded.
  const moved = swapFault(from) === null ? Math.min((ethIn(from) ?? 0) * samplePrices.ETH.usd, eth.value) : 0
  return { ETH: eth.value - moved, AIZ: aiz.value + moved }
}

const DAYS_A_YEAR = 365
/** What a lock has earned by a day, in AIZ. */
export const rewardOf = (amount: number, day: number): number =>
  (amount * sampleLock.yearlyRate * day) / HUNDRED_PERCENT / DAYS_A_YEAR

/** Whether and how the wallet has voted. */
export type VoteSide = 'none' | 'for' | 'against'

/** The sample vote with the votes of the wallet on a side. */
export function voteWith(side: VoteSide) {
  const own = (of: VoteSide) => (side === of ? sampleDashboard.governancePower : 0)
  const votes = { for: sampleVote.for + own('for'), against: sampleVote.against + own('against') }
  const percentFor = (votes.for / (votes.for + votes.against)) * HUNDRED_PERCENT
  return { ...votes, percentFor, isPassing: percentFor >= sampleVote.thresholdPercent }
}
