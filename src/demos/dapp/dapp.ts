// The DApp's rules (Rules, DApp): not connected, then connected permanently; four tabs, and a swap whose
// sides follow each other.
// No timers or random values.
import * as v from 'valibot'
import { samplePrices } from '../../content/samplePrices.ts'
import { plainNumber } from '../../format/number.ts'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { parseTyped } from '../../format/typedNumber.ts'
import type { Simulation } from '../../simulation/simulation.ts'
import type { Stat } from '../../patterns/figures/StatTiles.tsx'
import { ownVotes } from '../../patterns/controls/votes.ts'
import { shareText, type Part } from '../../primitives/drawings/parts.ts'
import { happened, typedText } from '../../simulation/visitorEvents.ts'
import {
  AIZ_HELD,
  SAMPLE_RATE,
  sampleInsights,
  sampleLock,
  sampleStats,
  sampleVote,
  sampleWallet,
  WAITING_VOTE,
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
  /** One amount was typed, and the other stays: in old links only. */
  happened('amountTyped', { side: v.picklist(swapSides), text: typedText }),
  /** An amount was typed in From: To follows the quote again. */
  happened('fromTyped', { text: typedText }),
  /** An amount was typed in To: From follows it. */
  happened('toTyped', { text: typedText }),
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
      case 'toTyped':
        return { ...state, swap: { from: fromOf(event.text), to: event.text } }
    }
  },
}

/** The decimals of a quote from one AIZ, and the digits of one below. */
const QUOTE_DECIMALS = 2
const SMALL_QUOTE_DIGITS = 3

/** The decimals of the ETH for an amount typed in To. */
const ETH_DECIMALS = 8

/** The ETH to swap, from what is typed in From; null if the wallet can't send that. */
export function ethIn(from: string): number | null {
  const amount = parseTyped(from)
  return amount > 0 && amount <= sampleWallet.balance ? amount : null
}

/** Why a text typed in a field has no quote; null if it has one, or nothing is typed. */
export function swapFault(text: string, side: SwapSide = 'from'): 'no-amount' | 'above-balance' | null {
  if (text.trim() === '') return null
  const amount = parseTyped(text)
  if (!(amount > 0)) return 'no-amount'
  return side === 'from' && amount > sampleWallet.balance ? 'above-balance' : null
}

/** The content of From for what is typed in To, as plain digits; empty without an amount. */
function fromOf(to: string): string {
  const eth = parseTyped(to) / SAMPLE_RATE
  return eth > 0 && Number.isFinite(eth) ? String(Number(eth.toFixed(ETH_DECIMALS))) : ''
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

const DAYS_A_YEAR = 365
/** What a lock has earned by a day, in AIZ. */
export const rewardOf = (amount: number, day: number): number =>
  (amount * sampleLock.yearlyRate * day) / HUNDRED_PERCENT / DAYS_A_YEAR

/** What the visitor tries in two of the tabs. */
export interface Tried {
  /** The AIZ of the lock; null until it is changed. */
  locked: number | null
  /** The days of the lock. */
  days: number
  /** Votes of the wallet: above 0 for the proposal, below 0 against it. */
  votes: number
}
/** Nothing is tried yet. */
export const nothingTried: Tried = { locked: null, days: sampleLock.terms.start, votes: 0 }

/** The wallet with what is tried: before gas, a vote for each whole AIZ that is not locked, `votes` of them given. */
export type TriedWallet = Record<'eth' | 'aiz' | 'locked' | 'power' | 'votes', number>

/** The most that can be locked, or voted with, of some AIZ: whole steps. */
export const inSteps = (aiz: number, step: number): number => Math.floor(aiz / step) * step

/** The wallet after the swap of what is typed in From, the lock and the vote. */
export function walletWith(from: string, { locked, votes }: Tried): TriedWallet {
  const aiz = AIZ_HELD + (quoteFor(from) ?? 0)
  const kept = Math.min(locked ?? 0, inSteps(aiz, sampleLock.amounts.step))
  const power = Math.floor(aiz - kept)
  const most = inSteps(power, sampleVote.step)
  return {
    eth: sampleWallet.balance - (ethIn(from) ?? 0),
    aiz,
    locked: kept,
    power,
    votes: Math.max(-most, Math.min(votes, most)),
  }
}

/** A part of the portfolio: its amount, and its value in US dollars. */
export type Holding = Part & { amount: number; coin: keyof typeof samplePrices & ('ETH' | 'AIZ') }

/** The parts of the portfolio; what is locked is one if there is any. */
export function holdingsOf({ eth, aiz, locked }: TriedWallet): readonly Holding[] {
  const of = (name: string, coin: Holding['coin'], amount: number, tone: Part['tone']): Holding => ({
    name,
    coin,
    amount,
    value: amount * samplePrices[coin].usd,
    tone,
  })
  return [
    of('ETH', 'ETH', eth, 'build'),
    of('AIZ', 'AIZ', aiz - locked, 'trade'),
    ...(locked > 0 ? [of('Locked AIZ', 'AIZ', locked, 'launch')] : []),
  ]
}

/** The dashboard of the wallet with what is tried: figures and insights. */
export function dashboardOf(wallet: TriedWallet): { stats: readonly Stat[]; insights: readonly string[] } {
  const { power, votes, eth, aiz } = wallet
  const ethUsd = eth * samplePrices.ETH.usd
  const ethShare = ethUsd / (ethUsd + aiz * samplePrices.AIZ.usd)
  return {
    stats: sampleStats.map((stat) =>
      stat.label !== 'Governance power'
        ? stat
        : {
            ...stat,
            figure: plainNumber(power - Math.abs(votes), 0),
            unit: votes === 0 ? 'votes' : `of ${plainNumber(power, 0)} votes left`,
          },
    ),
    insights: [
      `ETH makes up ${shareText(ethShare)} of the portfolio and AIZ ${shareText(1 - ethShare)}.`,
      ...sampleInsights,
      votes === 0 ? WAITING_VOTE : `Your sample votes: ${ownVotes(votes)}.`,
    ],
  }
}
