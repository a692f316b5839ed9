// The choices (Rules, P2P exchange), sample offers, and safety notes.
import { samplePrices } from '../../content/samplePrices.ts'

/** Whether the visitor buys or sells, in the order of the tabs (Rules, P2P exchange). */
export const sides = [
  { key: 'buy', label: 'Buy' },
  { key: 'sell', label: 'Sell' },
] as const
export type Side = (typeof sides)[number]['key']

/** P2P assets (Rules, P2P exchange). */
export const assetOptions = [
  { value: 'BTC', label: 'BTC' },
  { value: 'ETH', label: 'ETH' },
  { value: 'USDT', label: 'USDT' },
  { value: 'SOL', label: 'SOL' },
  { value: 'TRX', label: 'TRX' },
  { value: 'BNB', label: 'BNB' },
] as const
export type Asset = (typeof assetOptions)[number]['value']

/** Payment methods (Rules, P2P exchange). */
export const paymentOptions = [
  { value: 'bank', label: 'Bank transfer' },
  { value: 'paypal', label: 'PayPal' },
  { value: 'cash', label: 'Cash' },
  { value: 'upi', label: 'UPI' },
] as const
export type Payment = (typeof paymentOptions)[number]['value']

/** The price of one unit of an asset on the sample market, in US dollars. */
export const sampleMarket: Readonly<Record<Asset, number>> = {
  BTC: samplePrices.BTC.usd,
  ETH: samplePrices.ETH.usd,
  USDT: samplePrices.USDT.usd,
  SOL: samplePrices.SOL.usd,
  TRX: samplePrices.TRX.usd,
  BNB: samplePrices.BNB.usd,
}

/** An offer; every record is fixed sample data. It names no asset. */
export interface Offer {
  id: string
  trader: string
  /** From 0 to 5. */
  rating: number
  /** Completed trades. */
  trades: number
  /** In percent of the market price, so that it is valid for each asset. */
  price: number
  /** The minimum amount of a trade, in US dollars. */
  min: number
  /** The maximum amount of a trade, in US dollars. */
  max: number
  payment: Payment
  location: string
  /** Display only (Rules, Sample data). */
  online: boolean
  /** Display only (Rules, Sample data). */
  verified: boolean
}

/** The sellers for a visitor who buys, and the buyers for one who sells. */
export const sampleOffers: Readonly<Record<Side, readonly Offer[]>> = {
  buy: [
    {
      id: 'harbor-desk',
      trader: 'HarborDesk',
      rating: 4.9,
      trades: 1284,
      price: 100.4,
      min: 50,
      max: 5000,
      payment: 'bank',
      location: 'Lisbon, Portugal',
      online: true,
      verified: true,
    },
    {
      id: 'mira-k',
      trader: 'mira_k',
      rating: 4.8,
      trades: 612,
      price: 100.9,
      min: 20,
      max: 1500,
      payment: 'paypal',
      location: 'Toronto, Canada',
      online: true,
      verified: true,
    },
    {
      id: 'tin-lantern',
      trader: 'TinLantern',
      rating: 4.6,
      trades: 233,
      price: 100.2,
      min: 200,
      max: 10_000,
      payment: 'upi',
      location: 'Pune, India',
      online: false,
      verified: true,
    },
    {
      id: 'corner-kiosk',
      trader: 'CornerKiosk',
      rating: 4.3,
      trades: 87,
      price: 101.5,
      min: 100,
      max: 800,
      payment: 'cash',
      location: 'Warsaw, Poland',
      online: true,
      verified: false,
    },
  ],
  sell: [
    {
      id: 'north-ferry',
      trader: 'NorthFerry',
      rating: 4.9,
      trades: 2107,
      price: 99.6,
      min: 100,
      max: 20_000,
      payment: 'bank',
      location: 'Oslo, Norway',
      online: true,
      verified: true,
    },
    {
      id: 'sunday-market',
      trader: 'SundayMarket',
      rating: 4.7,
      trades: 418,
      price: 98.7,
      min: 30,
      max: 600,
      payment: 'cash',
      location: 'Valencia, Spain',
      online: false,
      verified: true,
    },
    {
      id: 'r-okafor',
      trader: 'r.okafor',
      rating: 4.5,
      trades: 156,
      price: 99.1,
      min: 50,
      max: 2500,
      payment: 'paypal',
      location: 'Lagos, Nigeria',
      online: true,
      verified: false,
    },
    {
      id: 'paper-kite',
      trader: 'PaperKite',
      rating: 4.8,
      trades: 701,
      price: 99.4,
      min: 25,
      max: 4000,
      payment: 'upi',
      location: 'Chennai, India',
      online: true,
      verified: true,
    },
  ],
}

/** Fixed texts; one mentions KYC verification (Rules, P2P exchange). */
export const sampleFeatures = [
  {
    title: 'KYC verification',
    text: 'A trader is marked as verified after KYC verification has confirmed their identity.',
  },
  {
    title: 'Escrow',
    text: 'The coins stay in escrow until the seller confirms the payment.',
  },
  {
    title: 'Ratings',
    text: 'Both sides rate each other after a trade. The ratings shown here are samples.',
  },
] as const
