// One state for each picture of the P2P exchange, by replaying what leads to it, and offers that prove a layout.
import { p2pCrypto, STEP_MS } from '#src/demos/p2p-crypto/p2pCrypto.ts'
import type { Asset, Offer, Payment, Side } from '#src/demos/p2p-crypto/sampleOffers.ts'
import { after, replay } from '#src/simulation/replay.ts'
import { hostileTexts } from '../hostileTexts.ts'

const chosenSide = (side: Side) => ({ type: 'sideChosen', side }) as const
const chosenAsset = (asset: Asset) => ({ type: 'assetChosen', asset }) as const
const chosenPayment = (payment: Payment) => ({ type: 'paymentChosen', payment }) as const
const opened = (offer: string) => ({ type: 'offerChosen', offer }) as const
const typed = (text: string) => ({ type: 'amountTyped', text }) as const

const offerOf = (id: string, text: string, price: number, max: number): Offer => ({
  id,
  trader: text,
  rating: 0,
  trades: max,
  price,
  min: 0,
  max,
  payment: 'bank',
  location: text,
  online: false,
  verified: false,
})

export const hostileOffers: readonly Offer[] = [
  offerOf('very-long', hostileTexts.veryLong.slice(0, 200), 1e9, Number.MAX_SAFE_INTEGER),
  offerOf('right-to-left', hostileTexts.rightToLeft, 1e-6, 0.000_01),
  offerOf('script', hostileTexts.script, 0, 0),
]

/** $500, paid as the trader takes it, with the trade open. */
const tradedWith = (offer: string, side: Side, payment: Payment) =>
  replay(p2pCrypto, [chosenSide(side), chosenPayment(payment), typed('500'), opened(offer)])

export const states = {
  buy: replay(p2pCrypto),
  sell: replay(p2pCrypto, [chosenSide('sell')]),
  everythingChosen: replay(p2pCrypto, [chosenAsset('TRX'), chosenPayment('upi'), typed('300')]),
  amountTakenByAll: replay(p2pCrypto, [typed('500')]),
  amountBelowSome: replay(p2pCrypto, [typed('75')]),
  amountAboveSome: replay(p2pCrypto, [chosenSide('sell'), chosenPayment('cash'), typed('3000')]),
  tradeShown: replay(p2pCrypto, [typed('500'), opened('tin-lantern')]),
  tradeWaiting: replay(p2pCrypto, [typed('500'), { type: 'tradeOpened', offer: 'quay-ledger' }]),
  tradeDone: replay(p2pCrypto, [typed('500'), opened('tin-lantern'), after(10 * STEP_MS)]),
  amountOutsideAll: replay(p2pCrypto, [typed('50000')]),
  notANumber: replay(p2pCrypto, [typed(hostileTexts.script)]),
  negativeAmount: replay(p2pCrypto, [typed(hostileTexts.negative)]),
  infiniteAmount: replay(p2pCrypto, [typed(hostileTexts.infinite)]),
  rightToLeftAmount: replay(p2pCrypto, [typed(hostileTexts.rightToLeft)]),
  veryLongAmount: replay(p2pCrypto, [typed(hostileTexts.veryLong)]),
  etherByPayPal: replay(p2pCrypto, [
    chosenAsset('ETH'),
    chosenPayment('paypal'),
    typed('250'),
    opened('mira-k'),
  ]),
  tetherSold: replay(p2pCrypto, [
    chosenSide('sell'),
    chosenAsset('USDT'),
    typed('400'),
    opened('north-ferry'),
  ]),
  solanaByUpi: replay(p2pCrypto, [
    chosenAsset('SOL'),
    chosenPayment('upi'),
    typed('400'),
    opened('harbor-desk'),
  ]),
  bnbForCash: replay(p2pCrypto, [
    chosenAsset('BNB'),
    chosenPayment('cash'),
    typed('400'),
    opened('corner-kiosk'),
  ]),
  soldForCash: replay(p2pCrypto, [
    chosenSide('sell'),
    chosenPayment('cash'),
    typed('400'),
    opened('sunday-market'),
  ]),
  soldByPayPal: replay(p2pCrypto, [
    chosenSide('sell'),
    chosenPayment('paypal'),
    typed('400'),
    opened('r-okafor'),
  ]),
  soldByUpi: replay(p2pCrypto, [
    chosenSide('sell'),
    chosenPayment('upi'),
    typed('400'),
    opened('paper-kite'),
  ]),
  withQuayLedger: tradedWith('quay-ledger', 'buy', 'bank'),
  withOatMiller: tradedWith('oat-miller', 'buy', 'bank'),
  withJunPark: tradedWith('jun-park', 'buy', 'paypal'),
  withBlueParcel: tradedWith('blue-parcel', 'buy', 'paypal'),
  withMonsoonDesk: tradedWith('monsoon-desk', 'buy', 'upi'),
  withARao: tradedWith('a-rao', 'buy', 'upi'),
  withPlazaNorte: tradedWith('plaza-norte', 'buy', 'cash'),
  withTramStop: tradedWith('tram-stop', 'buy', 'cash'),
  withLongPier: tradedWith('long-pier', 'sell', 'bank'),
  withVellum: tradedWith('vellum', 'sell', 'bank'),
  withOldDepot: tradedWith('old-depot', 'sell', 'cash'),
  withKioskNine: tradedWith('kiosk-9', 'sell', 'cash'),
  withTessaW: tradedWith('tessa-w', 'sell', 'paypal'),
  withPostRoad: tradedWith('post-road', 'sell', 'paypal'),
  withSaltFlat: tradedWith('salt-flat', 'sell', 'upi'),
  withDIyer: tradedWith('d-iyer', 'sell', 'upi'),
}
