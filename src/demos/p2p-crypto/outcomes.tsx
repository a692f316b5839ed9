// What a delivered P2P exchange would show after its sample controls.
import { price } from '../../format/money.ts'
import { readTyped } from '../../format/typedNumber.ts'
import { PersonMark } from '../../primitives/PersonMark.tsx'
import type { SampleOutcome } from '../../primitives/SampleLine.tsx'
import { labelOf } from '../../simulation/entries.ts'
import { fitOf, nearestFit, paidBy, receivedOf, receivedText, TRADE_MINUTES } from './p2pCrypto.ts'
import { paymentOptions, type Asset, type Offer, type Side } from './sampleOffers.ts'
import * as styles from './Outcomes.css.ts'

/** A line of a chat, and whether the visitor wrote it. */
type Message = readonly [text: string, isOwn: boolean]

/** The side and the amount that the visitor asks. */
interface Asked {
  side: Side
  asset: Asset
  /** In US dollars, as typed, or the example. */
  amount: string
}

/** The messages about an amount that the offer accepts. */
function messagesOf(offer: Offer, { side, asset, amount }: Asked, received: number): Message[] {
  const [dollars, how, minutes] = [price(readTyped(amount)), paidBy[offer.payment], TRADE_MINUTES[1]]
  const receives = receivedText(received, side, asset)
  return side === 'buy'
    ? [
        [`I buy ${receives} for ${dollars}.`, true],
        [`Good. Please pay ${how}.`, false],
        [`Yes, in about ${minutes} minutes.`, true],
      ]
    : [
        [`I sell ${asset} worth ${dollars} for ${receives}.`, true],
        [`Good. I pay ${how}, in about ${minutes} minutes.`, false],
        [`The ${asset} waits in escrow until then.`, true],
      ]
}

/** The messages about another amount, and the nearest one that the offer accepts. */
function missedMessages(offer: Offer, fit: 'below' | 'above'): Message[] {
  const nearest = price(Number(nearestFit(offer, fit)))
  return [
    [fit === 'below' ? 'Do you take less?' : 'Do you take more?', true],
    [`No, at ${fit === 'below' ? 'least' : 'most'} ${nearest} ${paidBy[offer.payment]}.`, false],
  ]
}

/** The chat with a trader about the amount; none if the text is no amount. */
export function chatOutcome(offer: Offer, asked: Asked): SampleOutcome | undefined {
  const fit = fitOf(offer, asked.amount)
  const received = receivedOf(offer, asked)
  const dollars = readTyped(asked.amount)
  if (fit === null || dollars === null || (fit === 'within' && received === null)) return undefined
  const isMissed = fit !== 'within'
  const messages = isMissed ? missedMessages(offer, fit) : messagesOf(offer, asked, received ?? 0)
  const amount = isMissed ? Number(nearestFit(offer, fit)) : dollars
  return {
    title: `Chat with ${offer.trader}`,
    picture: <PersonMark name={offer.trader} />,
    sheet: (
      <span className={styles.messages}>
        {messages.map(([text, isOwn]) => (
          <span key={text} className={isOwn ? styles.ownMessage : styles.message}>
            {text}
          </span>
        ))}
      </span>
    ),
    rows: [
      [isMissed ? 'Nearest amount' : 'Amount', price(amount)],
      ['Payment', labelOf(paymentOptions, offer.payment)],
      ['Time to pay', `${TRADE_MINUTES[1]} minutes`],
    ],
  }
}
