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

/** An offer in one line: id, trader, rating, trades, price, limits, payment, location, whether online, whether verified. */
type OfferLine = [string, string, number, number, number, number, number, Payment, string, boolean, boolean]

const offersOf = (lines: OfferLine[]): Offer[] =>
  lines.map(([id, trader, rating, trades, price, min, max, payment, location, online, verified]) => ({
    id,
    trader,
    rating,
    trades,
    price,
    min,
    max,
    payment,
    location,
    online,
    verified,
  }))

/** The sellers for a visitor who buys, and the buyers for one who sells: three for each payment method. */
export const sampleOffers: Readonly<Record<Side, readonly Offer[]>> = {
  buy: offersOf([
    ['harbor-desk', 'HarborDesk', 4.9, 1284, 100.4, 50, 5000, 'bank', 'Lisbon, Portugal', true, true],
    ['mira-k', 'mira_k', 4.8, 612, 100.9, 20, 1500, 'paypal', 'Toronto, Canada', true, true],
    ['tin-lantern', 'TinLantern', 4.6, 233, 100.2, 200, 10_000, 'upi', 'Pune, India', false, true],
    ['corner-kiosk', 'CornerKiosk', 4.3, 87, 101.5, 100, 800, 'cash', 'Warsaw, Poland', true, false],
    [
      'quay-ledger',
      'QuayLedger',
      4.7,
      940,
      100.05,
      400,
      20_000,
      'bank',
      'Rotterdam, Netherlands',
      true,
      true,
    ],
    ['oat-miller', 'oat.miller', 4.4, 58, 100.9, 20, 800, 'bank', 'Dublin, Ireland', false, false],
    ['jun-park', 'jun_park', 4.6, 371, 100.5, 300, 2000, 'paypal', 'Seoul, South Korea', true, true],
    ['blue-parcel', 'BlueParcel', 4.2, 119, 101.4, 50, 5000, 'paypal', 'Chicago, USA', false, true],
    ['monsoon-desk', 'MonsoonDesk', 4.8, 505, 100.7, 20, 1000, 'upi', 'Kochi, India', true, true],
    ['a-rao', 'a_rao', 4.1, 64, 101.2, 50, 5000, 'upi', 'Mumbai, India', true, false],
    ['plaza-norte', 'PlazaNorte', 4.5, 268, 101, 500, 5000, 'cash', 'Bogotá, Colombia', true, true],
    ['tram-stop', 'tram.stop', 4, 41, 102, 20, 600, 'cash', 'Brno, Czechia', false, false],
  ]),
  sell: offersOf([
    ['north-ferry', 'NorthFerry', 4.9, 2107, 99.6, 100, 20_000, 'bank', 'Oslo, Norway', true, true],
    ['sunday-market', 'SundayMarket', 4.7, 418, 98.7, 30, 600, 'cash', 'Valencia, Spain', false, true],
    ['r-okafor', 'r.okafor', 4.5, 156, 99.1, 50, 2500, 'paypal', 'Lagos, Nigeria', true, false],
    ['paper-kite', 'PaperKite', 4.8, 701, 99.4, 25, 4000, 'upi', 'Chennai, India', true, true],
    ['long-pier', 'LongPier', 4.6, 322, 99.2, 20, 2000, 'bank', 'Gdynia, Poland', true, true],
    ['vellum', 'vellum', 4.2, 77, 98.7, 50, 5000, 'bank', 'Ghent, Belgium', false, false],
    ['old-depot', 'OldDepot', 4.4, 190, 99.1, 400, 3000, 'cash', 'Porto, Portugal', true, true],
    ['kiosk-9', 'kiosk_9', 4.1, 35, 98.2, 20, 600, 'cash', 'Vilnius, Lithuania', true, false],
    ['tessa-w', 'tessa.w', 4.7, 533, 99.5, 400, 5000, 'paypal', 'Austin, USA', true, true],
    ['post-road', 'PostRoad', 4.3, 102, 98.6, 20, 1000, 'paypal', 'Leeds, UK', false, true],
    ['salt-flat', 'SaltFlat', 4.5, 244, 98.9, 20, 800, 'upi', 'Jaipur, India', true, true],
    ['d-iyer', 'd_iyer', 4, 49, 98.4, 500, 10_000, 'upi', 'Madurai, India', false, false],
  ]),
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
