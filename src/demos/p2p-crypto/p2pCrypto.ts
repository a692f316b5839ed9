// The P2P exchange's rules: a side, an asset, a payment method and an amount. None of them filters the offers, because an
// offer names no asset (Rules, P2P exchange); offers that take the payment method come first. An open trade
// runs through its steps by a sample clock. No random values.
import * as v from 'valibot'
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
  /** When the next one is done, in milliseconds since the epoch; null at the end. */
  nextAt: number | null
}

/** From step to step, in ms of the visitor's (Rules, P2P exchange). */
export const STEP_MS = 1200
/** The minute of the sample clock at the start and after each step: pay, confirm, release. */
export const TRADE_MINUTES = [0, 8, 11, 12] as const
const LAST_STEP = TRADE_MINUTES.length - 1
const runFrom = (now: number): TradeRun => ({ step: 0, nextAt: now + STEP_MS })

const p2pCryptoEvents = v.variant('type', [
  happened('sideChosen', { side: v.picklist(sides.map(({ key }) => key)) }),
  happened('assetChosen', { asset: v.picklist(assetOptions.map(({ value }) => value)) }),
  happened('paymentChosen', { payment: v.picklist(paymentOptions.map(({ value }) => value)) }),
  /** The amount was typed, dragged to, or taken from the limit of an offer. */
  happened('amountTyped', { text: typedText }),
  /** The trade of an offer was opened in steps; null if it was closed. */
  happened('offerChosen', {
    offer: v.nullable(
      v.picklist(Object.values(sampleOffers).flatMap((offers) => offers.map(({ id }) => id))),
    ),
  }),
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
          : { ...rest, offer: event.offer, run: runFrom(now) }
      }
      case 'tradeReplayed':
        return state.run ? { ...state, run: runFrom(now) } : state
      case 'stepDone': {
        if (!state.run || state.run.nextAt === null) return state
        const step = state.run.step + 1
        return {
          ...state,
          run: { step, nextAt: step === LAST_STEP ? null : nextOnGrid(state.run.nextAt, STEP_MS, now) },
        }
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
  const rank = (offer: SomeOffer) =>
    (offer.payment === payment ? 0 : 2) + (['below', 'above'].includes(String(fitOf(offer, amount))) ? 1 : 0)
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
