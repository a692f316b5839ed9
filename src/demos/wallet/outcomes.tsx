// What a delivered wallet would show after its sample controls.
import { shortAddress } from '../../format/address.ts'
import { price } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { CoinMark } from '../../primitives/CoinMark.tsx'
import { QrCode } from '../../primitives/QrCode.tsx'
import type { SampleOutcome } from '../../primitives/SampleLine.tsx'
import { sampleAddress, type Asset } from './sampleWallet.ts'

/** Of an amount in the asset itself; of a hundred or more, fewer. */
const DECIMALS = 4
const FEW_DECIMALS = 2
const MANY = 100
/** The part of a balance that the examples send or swap. */
const PART = 0.25
/** What an example is sent to. */
const RECIPIENT = '0x3794EB814582311D07B99B6290AD8431544C1023'
/** In US dollars. */
const NETWORK_FEE = 0.42
/** What each route of a swap leaves, of the worth of what is swapped; the first is the best. */
const ROUTES = [
  ['Two pools, chosen', 0.9982],
  ['One pool', 0.9965],
  ['An order book', 0.9941],
] as const

const amountOf = (amount: number, symbol: string) =>
  `${plainNumber(amount, amount < MANY ? DECIMALS : FEW_DECIMALS)} ${symbol}`
const unitPrice = ({ value, balance }: Asset) => value / balance

/** The receipt of a quarter of an asset, sent. A hidden balance stays hidden: then it has neither amount nor what is left. */
export function sendOutcome(asset: Asset, isBalanceHidden: boolean): SampleOutcome {
  const { symbol, balance, value } = asset
  const known = (rows: SampleOutcome['rows']) => (isBalanceHidden ? [] : rows)
  return {
    title: 'Receipt of the transfer',
    picture: <CoinMark symbol={symbol} />,
    rows: [
      ...known([['Amount', `${amountOf(balance * PART, symbol)}, ${price(value * PART)}`]]),
      ['To', shortAddress(RECIPIENT)],
      ['Network fee', price(NETWORK_FEE)],
      ...known([['Left', amountOf(balance * (1 - PART), symbol)]]),
    ],
  }
}

/** The address as a code to scan. */
export const receiveOutcome: SampleOutcome = {
  title: 'Address to scan',
  sheet: <QrCode text={sampleAddress} />,
  rows: [['Address', sampleAddress]],
}

/** The routes of a swap, and what each gives. */
export function swapOutcome(from: Asset, to: Asset): SampleOutcome {
  const amount = from.balance * PART
  return {
    title: 'Routes, the best first',
    picture: <CoinMark symbol={to.symbol} />,
    rows: [
      ['Swapped', amountOf(amount, from.symbol)],
      ...ROUTES.map(
        ([name, left]) =>
          [name, amountOf((amount * unitPrice(from) * left) / unitPrice(to), to.symbol)] as const,
      ),
    ],
  }
}

/** The text that a press of the copy button leaves behind. */
export const copyOutcome: SampleOutcome = {
  title: 'Text in the clipboard',
  rows: [['Address', sampleAddress]],
}
