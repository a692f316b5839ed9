// What a delivered mobile wallet would show after its sample controls.
import { samplePrices, worth, type PricedSymbol } from '../../content/samplePrices.ts'
import { shortAddress } from '../../format/address.ts'
import { price } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { CoinMark } from '../../primitives/CoinMark.tsx'
import type { SampleOutcome } from '../../primitives/SampleLine.tsx'
import { balanceOf } from './Assets.tsx'
import { sendingOf, type SendDraft } from './mobileWallet.ts'
import { FEE_DECIMALS, feeOf, feeText, type Asset } from './sampleMobileWallet.ts'

/** What the examples pay with, in US dollars. */
const PAID_USD = 100
/** The ways to pay, and what each keeps of the payment, in percent. */
const WAYS = [
  ['Card', 2.9],
  ['Phone', 2.4],
  ['Bank transfer', 0.5],
] as const
/** Of a fee in percent. */
const RATE_DECIMALS = 1
/** Of less than one coin, and of more: the amounts are compared, so all have as many. */
const [PART_DECIMALS, COIN_DECIMALS] = [6, 2]

/**
 * The receipt of a transfer. A hidden balance stays hidden: then the receipt does not have what is left.
 *
 * @returns undefined for an amount that cannot be sent.
 */
export function transferOutcome(
  asset: Asset,
  { amount, recipient }: SendDraft,
  isBalanceHidden: boolean,
): SampleOutcome | undefined {
  const { left } = sendingOf(amount, asset)
  if (left === null) return undefined
  const fee = feeOf(asset.symbol)
  return {
    title: 'Receipt of the transfer',
    picture: <CoinMark symbol={asset.symbol} />,
    rows: [
      ['Amount', `${plainNumber(Number(amount), FEE_DECIMALS)} ${asset.symbol}`],
      ['To', shortAddress(recipient.trim())],
      ['Network fee', `${feeText(asset.symbol)}, ${price(worth(fee.coin, fee.amount))}`],
      ...(isBalanceHidden ? [] : [['Left', balanceOf({ ...asset, balance: left })] as const]),
    ],
  }
}

/** The payment providers, and what each gives for the same payment at the sample price. */
export const buyOutcome = (symbol: PricedSymbol): SampleOutcome => ({
  title: 'Ways to pay',
  picture: <CoinMark symbol={symbol} />,
  rows: [
    ['You pay', price(PAID_USD)],
    ...WAYS.map(([name, percent]) => {
      const bought = (PAID_USD * (1 - percent / HUNDRED_PERCENT)) / samplePrices[symbol].usd
      const decimals = bought < 1 ? PART_DECIMALS : COIN_DECIMALS
      const amount = plainNumber(bought, decimals, decimals)
      return [name, `${plainNumber(percent, RATE_DECIMALS)}% fee, ${amount} ${symbol}`] as const
    }),
  ],
})
