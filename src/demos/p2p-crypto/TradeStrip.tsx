// A trade in three steps, with the figures of the typed amount: pay, confirm, release.
import type { ReactElement } from 'react'
import { price } from '../../format/money.ts'
import { CoinMark } from '../../primitives/CoinMark.tsx'
import { PersonMark } from '../../primitives/PersonMark.tsx'
import { unfolded } from '../../theme/motion.css.ts'
import { paidBy } from './p2pCrypto.ts'
import type { Asset, Offer, Side } from './sampleOffers.ts'
import * as styles from './TradeStrip.css.ts'

export interface TradeStripProps {
  /** For the button that opens it. */
  id: string
  /** Who trades, and how it is paid. */
  offer: Offer
  /** Whether the visitor buys or sells. */
  side: Side
  /** What is traded. */
  asset: Asset
  /** The typed amount, in US dollars. */
  dollars: number
  /** What the visitor receives, as its row says it: "0.00739 BTC", "$498.00". */
  received: string
}

/** The steps of a trade: who does what, and what moves. See `TradeShown`, `SaleShown`. */
export function TradeStrip({ id, offer, side, asset, dollars, received }: TradeStripProps): ReactElement {
  const { trader, payment } = offer
  const isBuyer = side === 'buy'
  const how = paidBy[payment]
  const steps = [
    {
      name: 'Pay',
      figure: isBuyer ? price(dollars) : received,
      words: isBuyer
        ? `You pay ${trader} ${how}. The ${asset} waits in escrow.`
        : `${trader} pays you ${how}. Your ${asset} waits in escrow.`,
      mark: <PersonMark name={isBuyer ? 'You' : trader} />,
    },
    {
      name: 'Confirm',
      figure: isBuyer ? trader : 'You',
      words: isBuyer
        ? 'The seller confirms that the money is there.'
        : 'You confirm that the money is there.',
      mark: <PersonMark name={isBuyer ? trader : 'You'} />,
    },
    {
      name: 'Release',
      figure: isBuyer ? received : `${price(dollars)} in ${asset}`,
      words: isBuyer ? `Escrow releases the ${asset} to you.` : `Escrow releases the ${asset} to ${trader}.`,
      mark: <CoinMark symbol={asset} />,
    },
  ]
  return (
    <ol id={id} className={`${styles.strip} ${unfolded}`} aria-label={`The trade with ${trader}`}>
      {steps.map(({ name, figure, words, mark }, index) => (
        <li key={name} className={styles.step}>
          <span className={styles.mark}>{mark}</span>
          <div>
            <p className={styles.name}>{`${index + 1} ${name}`}</p>
            <p className={styles.figure} dir="auto">
              {figure}
            </p>
            <p className={styles.words} dir="auto">
              {words}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
