// One offer: trader, price and limits, the bar of the amount, its trade in steps, and a sample control. One that does not accept
// the amount is a single line with the nearest amount that fits.
import { TriangleAlert } from 'lucide'
import { useEffect, useId, useRef, type ReactElement, type RefObject } from 'react'
import { price } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { HUNDRED_PERCENT, plainPercent } from '../../format/percent.ts'
import type { PointedHandlers } from '../../patterns/controls/usePointedAt.ts'
import { factName } from '../../patterns/figures/headedRows.css.ts'
import { TrustBadges } from '../../patterns/figures/TrustBadges.tsx'
import { Button } from '../../primitives/Button.tsx'
import { Counted } from '../../primitives/Counted.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { PersonMark } from '../../primitives/PersonMark.tsx'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import { readTyped } from '../../format/typedNumber.ts'
import { stamped } from '../../theme/motion.css.ts'
import {
  alongBar,
  fitOf,
  isOutside,
  nearestFit,
  paidBy,
  receivedOf,
  receivedText,
  soldText,
  shownPrice,
  type P2pCryptoState,
} from './p2pCrypto.ts'
import { paymentOptions, type Asset, type Offer, type Payment, type Side } from './sampleOffers.ts'
import { useTrade } from './later.ts'
import * as styles from './P2pCrypto.css.ts'

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
  /** Whether the visitor buys or sells. See `LessReceived`. */
  side: Side
  /** In US dollars, as typed; the offer says what one receives for it. See `MostReceived`, `AmountBelow`. */
  amount: string
  /** The amount is an example, as none is typed; the offer says so. See `Example`. */
  isExample?: boolean
  /** Whether no other offer that accepts the amount and takes the payment method has a better price. See `MostReceived`, `MostReceivedOffline`. */
  isBest: boolean
  /** The row or its mark on the line of prices is pointed at. See `Lit`. */
  isLit?: boolean
  /** Its trade is shown in steps. See `TradeShown`. */
  isOpen?: boolean
  /** How many of the steps of its trade are done, from 0 to 3. See `TradeReleased`. */
  step?: number
  /** Handlers that light row and mark together. */
  handlers?: PointedHandlers | undefined
  /** The nearest amount that fits was pressed. */
  onAmount?: ((text: string) => void) | undefined
  /** The button that opens or closes its trade was pressed. */
  onOpen?: (() => void) | undefined
  /** Sends its trade from the start again. */
  onReplay?: (() => void) | undefined
  /** The step of its trade that is the visitor's was done; without it none is. See `TradeWaiting`. */
  onStep?: (() => void) | undefined
}

const hints = {
  below: (offer: Offer) => `Your amount is below the minimum of ${price(offer.min)}.`,
  above: (offer: Offer) => `Your amount is above the maximum of ${price(offer.max)}.`,
}

/** The heights of a bar and of its scale, the width of the mark at the typed amount, in px. */
const BAR = { height: 20, scale: 18, mark: 3 }
/** Dollars on the scale. */
const scaleMarks = [20, 200, 2000, 20_000] as const
const percentAlong = (dollars: number) => alongBar(dollars) * HUNDRED_PERCENT

/** What an offer accepts, from its minimum to its maximum, full up to the typed amount, over the scale; the row says the same in words. */
function AmountBar({ offer: { min, max }, dollars }: { offer: Offer; dollars: number | null }): ReactElement {
  const [from, to] = [percentAlong(min), percentAlong(max)]
  const at = dollars === null ? null : percentAlong(dollars)
  return (
    <svg className={styles.bar} width="100%" height={BAR.height + BAR.scale} aria-hidden>
      <rect
        className={styles.barLimits}
        x={`${from}%`}
        width={`${Math.max(0, to - from)}%`}
        height={BAR.height}
      />
      {at !== null && (
        <>
          <rect
            className={styles.barFilled}
            x={`${from}%`}
            width={`${Math.max(0, at - from)}%`}
            height={BAR.height}
          />
          <rect
            className={styles.barMark}
            x={`${at}%`}
            width={BAR.mark}
            height={BAR.height}
            transform={`translate(${-BAR.mark} 0)`}
          />
        </>
      )}
      {scaleMarks.map((mark) => (
        <text
          key={mark}
          className={styles.barText}
          x={`${percentAlong(mark)}%`}
          y={BAR.height + BAR.scale - 4}
          textAnchor={mark === scaleMarks[0] ? 'start' : mark === scaleMarks.at(-1) ? 'end' : 'middle'}
        >
          {`$${plainNumber(mark, 0)}`}
        </text>
      ))}
    </svg>
  )
}

/** Whether an offer is one line: it does not accept the amount, or takes another payment method and its trade is closed. */
export function isFolded(offer: Offer, state: Pick<P2pCryptoState, 'amount' | 'payment' | 'offer'>): boolean {
  if (isOutside(offer, state.amount)) return true
  return offer.payment !== state.payment && offer.id !== state.offer
}

/** An offer in one line: the nearest amount that it accepts, or what it gives by its payment method. */
function FoldedOffer(
  props: OfferRowProps & { received: string | null; trade: RefObject<HTMLButtonElement | null> },
): ReactElement {
  const { offer, asset, payment, amount, isLit, handlers, onAmount, onOpen, received, trade } = props
  const { trader } = offer
  const fit = fitOf(offer, amount)
  const missed = fit === 'below' || fit === 'above' ? fit : null
  const nearest = missed && nearestFit(offer, missed)
  const cost = shownPrice(offer.price, asset)
  return (
    <li className={isLit ? styles.litFolded : styles.folded} {...handlers}>
      <span className={styles.foldedMark}>
        <PersonMark name={trader} />
      </span>
      <h4 className={styles.trader} dir="auto">
        {trader}
      </h4>
      {missed ? (
        <p className={styles.hint}>
          <Icon icon={TriangleAlert} size={16} />
          <span>{hints[missed](offer)}</span>
        </p>
      ) : (
        <p className={styles.foldedText}>
          <span>{`${paymentOptions.find(({ value }) => value === offer.payment)?.label}, not ${paidBy[payment]}`}</span>
          <span>{received === null ? cost : `${cost}: ${received}`}</span>
        </p>
      )}
      <div className={styles.foldedAction}>
        {nearest !== null && (
          <Button
            size="small"
            label={`Use ${price(Number(nearest))} for ${trader}`}
            onClick={() => onAmount?.(nearest)}
          >
            {`Use ${price(Number(nearest))}`}
          </Button>
        )}
        {received !== null && (
          <Button
            ref={trade}
            size="small"
            label={`See the trade with ${trader}`}
            isExpanded={false}
            onClick={onOpen}
          >
            See the trade
          </Button>
        )}
        <Chat offer={offer} side={props.side} asset={asset} amount={amount} />
      </div>
    </li>
  )
}

function Chat({ offer, ...asked }: Pick<OfferRowProps, 'offer' | 'side' | 'asset' | 'amount'>): ReactElement {
  return (
    <SampleButton
      size="small"
      label={`Chat with ${offer.trader}`}
      explains="In your version this opens a chat with the trader, beside the trade."
      outcome={async () => (await import('./outcomes.tsx')).chatOutcome(offer, asked)}
    >
      Chat
    </SampleButton>
  )
}

/** A row of the list; Chat has no effect (Rules, Sample controls). */
export function OfferRow(props: OfferRowProps): ReactElement {
  const { offer, asset, payment: chosenPayment, side, amount, isBest, handlers } = props
  const {
    isExample = false,
    isLit = false,
    isOpen = false,
    step = 0,
    onAmount,
    onOpen,
    onReplay,
    onStep,
  } = props
  const tradeId = useId()
  const isLine = isFolded(offer, { amount, payment: chosenPayment, offer: isOpen ? offer.id : null })
  const dollars = readTyped(amount)
  const received = receivedOf(offer, { side, asset, amount })
  const receives = received === null ? null : receivedText(received, side, asset)
  const isTaken = receives !== null
  /** What it is for: a seller's dollars are coins. */
  const given =
    side === 'sell' && isTaken && dollars !== null
      ? soldText(dollars, asset)
      : isExample
        ? price(Number(amount))
        : null
  const later = useTrade()
  const trade = useRef<HTMLButtonElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    // The pressed button is gone.
    if (isPressed.current) trade.current?.focus()
    isPressed.current = false
  }, [isLine, isTaken])
  if (isLine)
    return (
      <FoldedOffer
        {...props}
        received={receives}
        trade={trade}
        onAmount={(text) => {
          isPressed.current = true
          onAmount?.(text)
        }}
        onOpen={() => {
          isPressed.current = true
          onOpen?.()
        }}
      />
    )
  const { trader, rating, trades, min, max, payment, location, online, verified } = offer
  const facts = {
    Price: (
      <>
        <span className={styles.price}>{shownPrice(offer.price, asset)}</span>
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
      <div className={isBest ? styles.bestReceived : styles.received}>
        <p className={styles.receivedLine}>
          <span>{given === null ? 'You receive' : `For ${given} you receive`}</span>
          <strong className={styles.receivedFigure}>
            {received === null || receives === null ? '–' : <Counted text={receives} value={received} />}
          </strong>
          {isBest && (
            <span className={`${styles.bestMark} ${stamped}`}>
              {`the most for this amount ${paidBy[payment]}${online ? '' : ', but offline now'}`}
            </span>
          )}
        </p>
        <div className={styles.barPlace}>
          <AmountBar offer={offer} dollars={dollars} />
        </div>
        {receives !== null && (
          <div className={styles.see}>
            <Button
              ref={trade}
              variant={isOpen ? 'secondary' : 'primary'}
              size="small"
              label={`${isOpen ? 'Close' : 'See'} the trade with ${trader}`}
              isExpanded={isOpen}
              controls={tradeId}
              onClick={onOpen}
            >
              {isOpen ? 'Close' : 'See the trade'}
            </Button>
          </div>
        )}
      </div>
      {isOpen && later && receives !== null && dollars !== null && (
        <later.TradeStrip
          id={tradeId}
          offer={offer}
          side={side}
          asset={asset}
          dollars={dollars}
          received={receives}
          step={step}
          onReplay={onReplay}
          onStep={onStep}
        />
      )}
      <div className={styles.actions}>
        <Chat offer={offer} side={props.side} asset={asset} amount={amount} />
      </div>
    </li>
  )
}
