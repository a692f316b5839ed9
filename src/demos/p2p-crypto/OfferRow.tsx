// One offer: trader, price and limits, and a sample control.
import { TriangleAlert } from 'lucide'
import type { ReactElement } from 'react'
import { price } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { plainPercent } from '../../format/percent.ts'
import type { PointedHandlers } from '../../patterns/controls/usePointedAt.ts'
import { factName } from '../../patterns/figures/headedRows.css.ts'
import { TrustBadges } from '../../patterns/figures/TrustBadges.tsx'
import { Counted } from '../../primitives/Counted.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { PersonMark } from '../../primitives/PersonMark.tsx'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import { paidBy, priceOf } from './p2pCrypto.ts'
import { paymentOptions, type Asset, type Offer, type Payment } from './sampleOffers.ts'
import * as styles from './P2pCrypto.css.ts'

/** Decimals of an amount of an asset, the same in each offer. */
const ASSET_DECIMALS = 5
/** Decimals of a rating. */
const RATING_DECIMALS = 2

/** The heads of the list; on narrow screens each is above its fact. */
export const offerHeads = ['Price', 'Limits', 'Payment', 'Location', 'Status'] as const

/** Facts with a separate place on narrower screens. */
const places: Partial<Record<(typeof offerHeads)[number], string>> = {
  Location: styles.location,
  Status: styles.status,
}

export interface OfferRowProps {
  /** Its price in percent of the market's, its limits in US dollars, its trader rated from 0 to 5. */
  offer: Offer
  /** The asset of its price. */
  asset: Asset
  /** The visitor's payment method; an offer that takes another one says so. See `OtherPayment`. */
  payment: Payment
  /** Whether the typed amount is within the offer's limits; null while nothing is typed. See `AmountBelowSome`. */
  fit: 'below' | 'within' | 'above' | null
  /** What the visitor receives for the typed amount, in units of the asset or in US dollars; null if the offer does not accept it. */
  received: { value: number; unit: 'asset' | 'dollars' } | null
  /** Whether no other offer that accepts the amount and takes the payment method has a better price. See `MostReceived`, `MostReceivedOffline`. */
  isBest: boolean
  /** The row or its mark on the line of prices is pointed at. See `Lit`. */
  isLit?: boolean
  /** Handlers that light row and mark together. */
  handlers?: PointedHandlers | undefined
}

const hints = {
  below: (offer: Offer) => `Your amount is below the minimum of ${price(offer.min)}.`,
  above: (offer: Offer) => `Your amount is above the maximum of ${price(offer.max)}.`,
}

const receivedText = ({ value, unit }: NonNullable<OfferRowProps['received']>, asset: Asset) =>
  unit === 'asset' ? `${plainNumber(value, ASSET_DECIMALS, ASSET_DECIMALS)} ${asset}` : price(value)

/** A row of the list; Chat has no effect (Rules, Sample controls). */
export function OfferRow({
  offer,
  asset,
  payment: chosenPayment,
  fit,
  received,
  isBest,
  isLit = false,
  handlers,
}: OfferRowProps): ReactElement {
  const { trader, rating, trades, min, max, payment, location, online, verified } = offer
  const facts = {
    Price: (
      <>
        <span className={styles.price}>{price(priceOf(offer, asset))}</span>
        <span className={styles.note}>{`${plainPercent(offer.price)} of market`}</span>
      </>
    ),
    Limits: (
      <>
        <span>{`${price(min)} to`}</span> <span>{price(max)}</span>
      </>
    ),
    Payment: (
      <>
        <span>{paymentOptions.find(({ value }) => value === payment)?.label}</span>
        {payment !== chosenPayment && <span className={styles.note}>{` not ${paidBy[chosenPayment]}`}</span>}
      </>
    ),
    Location: location,
    Status: (
      <span className={styles.badges}>
        <TrustBadges isOnline={online} isVerified={verified} />
      </span>
    ),
  } satisfies Record<(typeof offerHeads)[number], ReactElement | string | undefined>
  return (
    <li className={isLit ? styles.litOffer : styles.offer} {...handlers}>
      <div className={styles.who}>
        <span className={styles.mark}>
          <PersonMark name={trader} />
        </span>
        <div className={styles.whoText}>
          <h4 className={styles.trader} dir="auto">
            {trader}
          </h4>
          <p
            className={styles.record}
          >{`Rated ${rating.toFixed(RATING_DECIMALS)} of 5, ${plainNumber(trades, 0)} trades`}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        {offerHeads.map((head) => (
          <div key={head} className={`${styles.factPair} ${places[head] ?? ''}`}>
            <dt className={factName}>{head}</dt> <dd className={styles.fact}>{facts[head]}</dd>
          </div>
        ))}
      </dl>
      {received && (
        <p className={isBest ? styles.bestReceived : styles.received}>
          <span>You receive</span>
          <strong className={styles.receivedFigure}>
            <Counted text={receivedText(received, asset)} value={received.value} />
          </strong>
          {isBest && (
            <span className={styles.bestMark}>
              {`the most for this amount ${paidBy[payment]}${online ? '' : ', but offline now'}`}
            </span>
          )}
        </p>
      )}
      {(fit === 'below' || fit === 'above') && (
        <p className={styles.hint}>
          <Icon icon={TriangleAlert} size={16} />
          <span>{hints[fit](offer)}</span>
        </p>
      )}
      <div className={styles.actions}>
        <SampleButton
          variant="primary"
          size="small"
          label={`Chat with ${trader}`}
          explains="In your version this opens a chat with the trader, beside the trade."
        >
          Chat
        </SampleButton>
      </div>
    </li>
  )
}
