// The P2P exchange's rules: a side, an asset, a payment method and an amount. None of them filters the offers, because an
// offer names no asset (Rules, P2P exchange); offers that take the payment method come first. An open trade
// runs through its steps by a sample clock. No random values.
import * as v from 'valibot'
import { price, priceWith } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { parseTyped, readTyped } from '../../format/typedNumber.ts'
import { labelOf } from '../../simulation/entries.ts'
import { nextOnGrid, type Simulation } from '../../simulation/simulation.ts'
import { happened, typedText } from '../../simulation/visitorEvents.ts'
import {
  assetOptions,
  paymentOptions,
  sampleMarket,
  sampleOffers,
  sides,
  type Asset,
  type Offer,
  type Payment,
  type Side,
} from './sampleOffers.ts'

export interface P2pCryptoState {
  side: Side
  asset: Asset
  payment: Payment
  /** In US dollars, as typed. */
  amount: string
  /** The id of the offer whose trade is shown in steps, while it accepts the amount; null if none is. */
  offer: string | null
  /** The run of the open trade; left out if none is open. */
  run?: TradeRun
}

/** A sample trade that goes from step to step. */
export interface TradeRun {
  /** 0 before the first step, then as many as are done. */
  step: number
  /** When the next one is done, in milliseconds since the epoch; null at the end, and where the visitor is to do it. */
  nextAt: number | null
  /** The visitor does the steps of their side. */
  isByHand?: true
}

/** From step to step, in ms of the visitor's (Rules, P2P exchange). */
export const STEP_MS = 1200
/** The minute of the sample clock at the start and after each step: pay, confirm, release. */
export const TRADE_MINUTES = [0, 8, 11, 12] as const
const LAST_STEP = TRADE_MINUTES.length - 1
/** The steps of the visitor's side, before which a trade by hand waits: a buyer pays, a seller confirms and releases. */
const ownSteps: Readonly<Record<Side, readonly number[]>> = { buy: [0], sell: [1, 2] }

/** Whether a run waits for the visitor. */
export const isWaiting = ({ step, nextAt }: TradeRun): boolean => nextAt === null && step < LAST_STEP

/** A run whose step is done; `dueAt` is when its clock does the next one. */
function runAt(step: number, dueAt: number, { offer, run }: Pick<P2pCryptoState, 'offer' | 'run'>): TradeRun {
  const side = sampleOffers.buy.some(({ id }) => id === offer) ? 'buy' : 'sell'
  const isOver = step === LAST_STEP || (run?.isByHand && ownSteps[side].includes(step))
  return { ...run, step, nextAt: isOver ? null : dueAt }
}

const offerIds = Object.values(sampleOffers).flatMap((offers) => offers.map(({ id }) => id))
const p2pCryptoEvents = v.variant('type', [
  happened('sideChosen', { side: v.picklist(sides.map(({ key }) => key)) }),
  happened('assetChosen', { asset: v.picklist(assetOptions.map(({ value }) => value)) }),
  happened('paymentChosen', { payment: v.picklist(paymentOptions.map(({ value }) => value)) }),
  /** The amount was typed, dragged to, or taken from the limit of an offer. */
  happened('amountTyped', { text: typedText }),
  /** The trade of an offer was opened in steps; null if it was closed. */
  happened('offerChosen', {
    offer: v.nullable(v.picklist(offerIds)),
  }),
  /** The trade of an offer was opened, for the visitor to do the steps of their side. */
  happened('tradeOpened', { offer: v.picklist(offerIds) }),
  /** The visitor did the step for which the open trade waits. */
  happened('stepPressed'),
  /** The open trade was sent from its start again. */
  happened('tradeReplayed'),
])
/** Due: the next step of the open trade is done. */
type P2pCryptoDue = { type: 'stepDone' }
export type P2pCryptoEvent = v.InferOutput<typeof p2pCryptoEvents> | P2pCryptoDue

export const p2pCrypto: Simulation<P2pCryptoState, P2pCryptoEvent> = {
  visitorEvents: p2pCryptoEvents,

  entries: ({ side, asset, payment, amount }) => [
    ['Buy or sell', sides.find(({ key }) => key === side)?.label ?? ''],
    ['Asset', asset],
    ['Payment method', labelOf(paymentOptions, payment)],
    ['USD amount', amount],
  ],

  start: () => ({ side: 'buy', asset: 'BTC', payment: 'bank', amount: '', offer: null }),

  reduce(state, event, now) {
    switch (event.type) {
      case 'sideChosen':
        return { ...state, side: event.side }
      case 'assetChosen':
        return { ...state, asset: event.asset }
      case 'paymentChosen':
        return { ...state, payment: event.payment }
      case 'amountTyped':
        return { ...state, amount: event.text }
      case 'offerChosen': {
        const { run: _, ...rest } = state
        return event.offer === null
          ? { ...rest, offer: null }
          : { ...rest, offer: event.offer, run: runAt(0, now + STEP_MS, { offer: event.offer }) }
      }
      case 'tradeOpened': {
        const opened = {
          ...state,
          offer: event.offer,
          run: { step: 0, nextAt: null, isByHand: true },
        } as const
        return { ...opened, run: runAt(0, now + STEP_MS, opened) }
      }
      case 'stepPressed':
        return state.run && isWaiting(state.run)
          ? { ...state, run: runAt(state.run.step + 1, now + STEP_MS, state) }
          : state
      case 'tradeReplayed':
        return state.run ? { ...state, run: runAt(0, now + STEP_MS, state) } : state
      case 'stepDone': {
        if (!state.run || state.run.nextAt === null) return state
        return { ...state, run: runAt(state.run.step + 1, nextOnGrid(state.run.nextAt, STEP_MS, now), state) }
      }
    }
  },

  due: ({ run }) => (!run || run.nextAt === null ? null : { event: { type: 'stepDone' }, at: run.nextAt }),
}

/** Whether a typed amount is within an offer's inclusive limits; null while nothing is typed, or no amount. */
export function fitOf(
  { min, max }: Pick<Offer, 'min' | 'max'>,
  amount: string,
): 'below' | 'within' | 'above' | null {
  const dollars = readTyped(amount)
  if (dollars === null || dollars < 0) return null
  if (dollars < min) return 'below'
  return dollars > max ? 'above' : 'within'
}

/** Whether a typed amount is below an offer's minimum or above its maximum. */
export function isOutside(offer: Pick<Offer, 'min' | 'max'>, amount: string): boolean {
  const fit = fitOf(offer, amount)
  return fit === 'below' || fit === 'above'
}

/** The amount nearest to the typed one that an offer accepts, as it is typed. */
export const nearestFit = ({ min, max }: Pick<Offer, 'min' | 'max'>, fit: 'below' | 'above'): string =>
  String(fit === 'below' ? min : max)

/** The amounts of the slider, in US dollars: from the lowest limit of the samples to the highest. */
export const sliderAmounts = [
  20, 30, 50, 75, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 7500,
  10_000, 15_000, 20_000,
] as const

/** Before an amount is typed, the offers say what this one brings, in US dollars. */
export const EXAMPLE_AMOUNT = '500'

/** The place of the typed amount on the slider: the last one up to it. */
export const slidTo = (amount: string): number =>
  Math.max(
    0,
    sliderAmounts.findLastIndex((one) => one <= parseTyped(amount)),
  )

/** The place of dollars on the bars of an offer, from 0 to 1: by their logarithm, as limits differ a thousandfold. */
export function alongBar(dollars: number): number {
  const [least, most] = [sliderAmounts[0], sliderAmounts.at(-1)!]
  const share = Math.log(Math.max(dollars, least) / least) / Math.log(most / least)
  return Math.min(1, share)
}

/** What is wrong with the typed text, in words; null if it is an amount, or empty. */
export function faultOf(amount: string): string | null {
  if (amount.trim() === '') return null
  const dollars = readTyped(amount)
  if (dollars === null) return 'This is not a number. Use digits and a decimal point.'
  return dollars < 0 ? 'An amount cannot be below zero.' : null
}

/** The price of one unit of the asset in an offer, in US dollars, on the sample market. */
export function priceOf({ price }: Pick<Offer, 'price'>, asset: Asset): number {
  return (sampleMarket[asset] * price) / HUNDRED_PERCENT
}

/** As many decimals of a price as tell the offers apart. */
const priceDecimals: Readonly<Record<Asset, number>> = { BTC: 2, ETH: 2, USDT: 4, SOL: 2, TRX: 6, BNB: 2 }

/** A price of the asset as all offers show it, from percent of the market's: "$67,445.71", "$1.0005". */
export const shownPrice = (percent: number, asset: Asset): string =>
  priceWith(priceDecimals[asset], priceOf({ price: percent }, asset))

/** The difference of two shown prices: what a visitor who subtracts them gets. */
export function shownSpread(bid: number, ask: number, asset: Asset): string {
  const [low = 0, high = 0] = [bid, ask].map((percent) =>
    Number(priceOf({ price: percent }, asset).toFixed(priceDecimals[asset])),
  )
  return priceWith(priceDecimals[asset], high - low)
}

/** The offers of a side with the best price first: the lowest for a buyer, the highest for a seller. */
export function bestFirst<SomeOffer extends Pick<Offer, 'price'>>(
  offers: readonly SomeOffer[],
  side: Side,
): SomeOffer[] {
  const sign = side === 'buy' ? 1 : -1
  return offers.toSorted((one, other) => sign * (one.price - other.price))
}

/**
 * The offers that take the payment method before all others, in each part those that accept the amount first, then the best
 * price; none is left out.
 */
export function listedFor<SomeOffer extends Pick<Offer, 'price' | 'payment' | 'min' | 'max'>>(
  offers: readonly SomeOffer[],
  { side, payment, amount }: Pick<P2pCryptoState, 'side' | 'payment' | 'amount'>,
): SomeOffer[] {
  const sorted = bestFirst(offers, side)
  const rank = (offer: SomeOffer) => (offer.payment === payment ? 0 : 2) + (isOutside(offer, amount) ? 1 : 0)
  return sorted.toSorted((one, other) => rank(one) - rank(other))
}

/**
 * What a visitor receives for the typed dollars: units of the asset when buying; dollars when selling so much of the asset at
 * the market's price. Null if the offer does not accept the amount, and without a price.
 */
export function receivedOf(
  offer: Pick<Offer, 'price' | 'min' | 'max'>,
  { side, asset, amount }: Pick<P2pCryptoState, 'side' | 'asset' | 'amount'>,
): number | null {
  if (fitOf(offer, amount) !== 'within') return null
  const dollars = parseTyped(amount)
  const received =
    side === 'buy' ? dollars / priceOf(offer, asset) : (dollars * offer.price) / HUNDRED_PERCENT
  return Number.isFinite(received) ? received : null
}

/** Decimals of an amount of an asset, the same in each offer. */
const ASSET_DECIMALS = 5
/** What one receives in words: the asset to five decimals, or dollars. */
export const receivedText = (value: number, side: Side, asset: Asset): string =>
  side === 'buy' ? `${plainNumber(value, ASSET_DECIMALS, ASSET_DECIMALS)} ${asset}` : price(value)

/** The asset that a seller gives for so many dollars at the market's price, in words. */
export const soldText = (dollars: number, asset: Asset): string =>
  receivedText(dollars / priceOf({ price: HUNDRED_PERCENT }, asset), 'buy', asset)

/** The best price of each side, in percent of the market's: the highest bid and the lowest ask; null for a side without offers. */
export function bestPrices(
  bids: readonly Pick<Offer, 'price'>[],
  asks: readonly Pick<Offer, 'price'>[],
): { bid: number; ask: number } | null {
  if (bids.length === 0 || asks.length === 0) return null
  const pricesOf = (offers: readonly Pick<Offer, 'price'>[]) => offers.map(({ price }) => price)
  return { bid: Math.max(...pricesOf(bids)), ask: Math.min(...pricesOf(asks)) }
}

/** How a trade is paid, in words. */
export const paidBy = {
  bank: 'by bank transfer',
  paypal: 'by PayPal',
  cash: 'in cash',
  upi: 'by UPI',
} as const
const verb = { buy: 'Buy', sell: 'Sell' } as const

/** The choice in words: "Buy BTC, paid by bank transfer". */
export function choiceOf({ side, asset, payment }: P2pCryptoState): string {
  return `${verb[side]} ${asset}, paid ${paidBy[payment]}`
}
