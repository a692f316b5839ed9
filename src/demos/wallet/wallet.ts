// The wallet's rules (Rules, Wallet): a balance that is visible at first and can be hidden, and three tabs.
// No timers or random values.
import * as v from 'valibot'
import { knownPast, samplePrices } from '../../content/samplePrices.ts'
import { HOURS_PER_DAY } from '../../format/duration.ts'
import { beforeChange, HUNDRED_PERCENT } from '../../format/percent.ts'
import { coinLook } from '../../primitives/coins.ts'
import type { Part } from '../../primitives/drawings/parts.ts'
import { PAST_STEP_HOURS, pastOf } from '../../simulation/past.ts'
import type { Simulation } from '../../simulation/simulation.ts'
import { happened } from '../../simulation/visitorEvents.ts'
import { sampleAssets, type Asset } from './sampleWallet.ts'

/** The tabs (Rules, Wallet). */
export const walletTabs = [
  { key: 'assets', label: 'Assets' },
  { key: 'transactions', label: 'Transactions' },
  { key: 'nfts', label: 'NFTs' },
] as const
export type WalletTab = (typeof walletTabs)[number]['key']

/** How far a price can be tried, in percent. */
export const MOST_MOVE = 20
/** The ranges of the curve; of the longer ones not each price is drawn. */
export const walletRanges = [
  { value: 'week', label: '7 days', days: 7, every: 1 },
  { value: 'month', label: '30 days', days: 30, every: 4 },
  { value: 'quarter', label: '90 days', days: 90, every: 12 },
] as const
export type WalletRange = (typeof walletRanges)[number]['value']

export interface WalletState {
  tab: WalletTab
  range: WalletRange
  /** Hides every balance, value and amount; a change in percent tells no balance and stays. */
  isBalanceHidden: boolean
  /** The symbol of the asset that the card shows the share of and the curve draws, or null. */
  chosenAsset: string | null
  /** The tried change of the chosen asset's price, or of all prices, in percent. */
  move: number
}

const walletEvents = v.variant('type', [
  happened('tabChosen', { tab: v.picklist(walletTabs.map(({ key }) => key)) }),
  /** An asset or its part of the bar was pressed; again, none is chosen. */
  happened('assetPressed', { symbol: v.picklist(sampleAssets.map(({ symbol }) => symbol)) }),
  happened('rangeChosen', { range: v.picklist(walletRanges.map(({ value }) => value)) }),
  happened('moveTried', { percent: v.pipe(v.number(), v.minValue(-MOST_MOVE), v.maxValue(MOST_MOVE)) }),
  /** "Hide balance" was pressed. */
  happened('balanceHidden'),
  /** "Show balance" was pressed. */
  happened('balanceShown'),
])
export type WalletEvent = v.InferOutput<typeof walletEvents>

export const wallet: Simulation<WalletState, WalletEvent> = {
  visitorEvents: walletEvents,

  start: () => ({ tab: 'assets', range: 'month', isBalanceHidden: false, chosenAsset: null, move: 0 }),

  reduce(state, event) {
    switch (event.type) {
      case 'tabChosen':
        return { ...state, tab: event.tab }
      case 'assetPressed':
        return { ...state, chosenAsset: state.chosenAsset === event.symbol ? null : event.symbol, move: 0 }
      case 'rangeChosen':
        return { ...state, range: event.range }
      case 'moveTried':
        return { ...state, move: event.percent }
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

/** A coin that stays at a dollar while all others move. */
const STABLE = 'USDC'
/** An asset at a tried price. */
export interface MovedAsset extends Asset {
  /** The tried change in percent; absent or 0 if it does not move. */
  tried?: number
}

/** The assets after the tried change: of the chosen one, or of all but the stable one. */
export function movedAssets({ chosenAsset, move }: WalletState): readonly MovedAsset[] {
  return sampleAssets.map((asset) => {
    const tried = (chosenAsset === null ? asset.symbol !== STABLE : asset.symbol === chosenAsset) ? move : 0
    return { ...asset, tried, value: asset.value * (1 + tried / HUNDRED_PERCENT) }
  })
}

/** What assets gained or lost in 24 hours, in US dollars. */
export const gainOf = (assets: readonly Pick<Asset, 'value' | 'change'>[]): number =>
  assets.reduce((sum, { value, change }) => sum + value - beforeChange(value, change), 0)

/** The share of an asset in the balance, from 0 to 1. */
export const shareOf = ({ value }: Pick<Asset, 'value'>, assets: readonly Asset[]): number =>
  value / totalOf(assets)

/** The assets as parts of the balance, each in the color of its mark. */
export function sharesOf(assets: readonly Asset[]): Part[] {
  return assets.map(({ symbol, value }) => {
    const look = coinLook(symbol)
    return {
      name: symbol,
      value,
      tone: look.kind === 'unknown' ? look.family : 'rest',
      face: look.kind === 'known' ? look.face : undefined,
    }
  })
}

/** The value of assets over a range, in US dollars, oldest first: what they are today, at past prices. */
export function courseOf(assets: readonly Pick<Asset, 'symbol' | 'value'>[], range: WalletRange): number[] {
  const { days, every } = walletRanges.find(({ value }) => value === range)!
  const courses = assets.map(({ symbol, value }) => {
    const past = pastOf(symbol, knownPast(symbol), days * HOURS_PER_DAY).filter(
      (_, index) => index % every === 0,
    )
    return past.map((usd) => value * (usd / samplePrices[symbol].usd))
  })
  return Array.from({ length: (days * HOURS_PER_DAY) / PAST_STEP_HOURS / every + 1 }, (_, index) =>
    courses.reduce((sum, course) => sum + (course[index] ?? 0), 0),
  )
}
