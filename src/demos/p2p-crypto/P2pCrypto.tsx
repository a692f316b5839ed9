// The P2P exchange demo: an amount, what each offer gives for it, and where its price lies.
import { ChevronDown, ChevronUp } from 'lucide'
import { useState, type ReactElement } from 'react'
import { useMediaQuery } from '../../browser/externalStores.ts'
import { price } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { parseTyped, readTyped } from '../../format/typedNumber.ts'
import { usePointedAt } from '../../patterns/controls/usePointedAt.ts'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { Button } from '../../primitives/Button.tsx'
import { Select } from '../../primitives/Field.tsx'
import { FigureField } from '../../primitives/FigureField.tsx'
import { Slider } from '../../primitives/Slider.tsx'
import { Tabs } from '../../primitives/Tabs.tsx'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { isFolded, OfferRow, offerHeads } from './OfferRow.tsx'
import {
  choiceOf,
  EXAMPLE_AMOUNT,
  faultOf,
  fitOf,
  isOutside,
  isWaiting,
  listedFor,
  paidBy,
  receivedOf,
  sliderAmounts,
  slidTo,
  TRADE_MINUTES,
  type P2pCryptoEvent,
  type P2pCryptoState,
} from './p2pCrypto.ts'
import { PriceSpread } from './PriceSpread.tsx'
import {
  assetOptions,
  paymentOptions,
  sampleFeatures,
  sampleOffers,
  sides,
  type Offer,
} from './sampleOffers.ts'
import { media } from '../../theme/tokens.ts'
import * as styles from './P2pCrypto.css.ts'

/** The number of offers, how many accept the amount, and how many of those take the payment method. */
function countOf(
  offers: readonly Offer[],
  { amount, payment }: Pick<P2pCryptoState, 'amount' | 'payment'>,
): string {
  const fits = offers.map((offer) => fitOf(offer, amount))
  if (fits.includes(null)) return `${offers.length} sample offers`
  const within = offers.filter((_, index) => fits[index] === 'within')
  const paid = within.filter((offer) => offer.payment === payment).length
  return `${within.length} of ${offers.length} sample offers accept this amount, ${paid === 0 ? 'none' : paid} of them ${paidBy[payment]}`
}

/** So many offers that take neither the payment method nor the amount have a line each; more have one in all. */
const MOST_MISSED = 4

export interface P2pCryptoProps extends DemoViewProps<P2pCryptoState, P2pCryptoEvent> {
  /** The offers to list, independent of the choice; by default the samples of the chosen side. See `HostileOffers`. */
  offers?: readonly Offer[]
}

/** Draws the P2P exchange's state. */
export function P2pCrypto({ state, send, offers = sampleOffers[state.side] }: P2pCryptoProps): ReactElement {
  const { side, asset, payment, amount } = state
  /** Local to the view: a mark that is pressed changes nothing that a link could hold. */
  const [pressed, setPressed] = useState<string | null>(null)
  const [areMissedShown, setAreMissedShown] = useState(false)
  const { shown: lit, handlersOf } = usePointedAt<string>(pressed)
  // With reduced motion a trade that runs automatically is at its end.
  const isAtEnd = useMediaQuery(media.motionReduced) && !state.run?.isByHand
  const isExample = amount.trim() === ''
  const shown = { ...state, amount: isExample ? EXAMPLE_AMOUNT : amount }
  const listed = listedFor(offers, shown)
  const best = listed.find((offer) => offer.payment === payment && receivedOf(offer, shown) !== null)
  const fitting = listed.filter((offer) => offer.payment === payment)
  const others = listed.filter((offer) => offer.payment !== payment)
  const missed = others.filter((offer) => isOutside(offer, shown.amount))
  const canFold = missed.length > MOST_MISSED
  const rowOf = (offer: Offer) => (
    <OfferRow
      key={offer.id}
      offer={offer}
      asset={asset}
      payment={payment}
      side={side}
      amount={shown.amount}
      isExample={isExample}
      isBest={offer === best}
      isLit={offer.id === lit}
      isOpen={offer.id === state.offer}
      step={isAtEnd ? TRADE_MINUTES.length - 1 : state.run?.step}
      onReplay={isAtEnd ? undefined : () => send({ type: 'tradeReplayed' })}
      onStep={state.run && isWaiting(state.run) ? () => send({ type: 'stepPressed' }) : undefined}
      handlers={handlersOf(offer.id)}
      onAmount={(text) => send({ type: 'amountTyped', text })}
      onOpen={() =>
        send(
          offer.id === state.offer
            ? { type: 'offerChosen', offer: null }
            : { type: 'tradeOpened', offer: offer.id },
        )
      }
    />
  )
  return (
    <>
      <div className={styles.sides}>
        <Tabs
          label="Buy or sell"
          tabs={sides}
          selected={side}
          onSelect={(key) => send({ type: 'sideChosen', side: key })}
        >
          <div className={styles.form}>
            <FigureField
              label="USD amount"
              value={amount}
              onChange={(text) => send({ type: 'amountTyped', text })}
              placeholder="For example 500"
              error={faultOf(amount) ?? undefined}
            />
            <Select
              label="Asset"
              value={asset}
              options={assetOptions}
              onChange={(value) => send({ type: 'assetChosen', asset: value })}
            />
            <Select
              label="Payment method"
              value={payment}
              options={paymentOptions}
              onChange={(value) => send({ type: 'paymentChosen', payment: value })}
            />
          </div>
          <section>
            <div className={styles.offersHead}>
              <h3 className={panelHeading}>{choiceOf(state)}</h3>
              <p className={styles.count} role="status">
                {readTyped(amount) === null
                  ? `${countOf(offers, state)}. Type an amount or drag it to see which of them accept it.`
                  : countOf(offers, state)}
              </p>
            </div>
            <PriceSpread
              side={side}
              asset={asset}
              payment={payment}
              amount={shown.amount}
              best={best}
              bids={side === 'sell' ? offers : sampleOffers.sell}
              asks={side === 'buy' ? offers : sampleOffers.buy}
              lit={lit}
              pressed={pressed}
              handlersOf={handlersOf}
              onPress={(id) => setPressed(pressed === id ? null : id)}
            >
              <div className={styles.drag}>
                <Slider
                  label="Drag the amount"
                  min={0}
                  max={sliderAmounts.length - 1}
                  value={slidTo(shown.amount)}
                  text={`$${plainNumber(parseTyped(shown.amount), 2)}`}
                  valueText={`${price(sliderAmounts[slidTo(shown.amount)]!)}, ${countOf(offers, state)}`}
                  onChange={(at) => send({ type: 'amountTyped', text: String(sliderAmounts[at]) })}
                />
              </div>
            </PriceSpread>
            <div>
              {fitting.some((offer) => !isFolded(offer, shown)) && (
                <div className={styles.heads} aria-hidden>
                  <span>Trader</span>
                  {offerHeads.map((head) => (
                    <span key={head}>{head}</span>
                  ))}
                </div>
              )}
              {fitting.length === 0 && (
                <p className={styles.part}>{`No sample offer is paid ${paidBy[payment]}.`}</p>
              )}
              <ul className={styles.offers}>{fitting.map(rowOf)}</ul>
              {others.length > 0 && (
                <>
                  <p className={styles.part}>{`Not paid ${paidBy[payment]}`}</p>
                  <ul className={styles.otherOffers}>
                    {[
                      ...others.filter((offer) => !missed.includes(offer)).map(rowOf),
                      canFold && (
                        <li key="missed" className={styles.missedLine}>
                          <Button
                            size="small"
                            icon={areMissedShown ? ChevronUp : ChevronDown}
                            isExpanded={areMissedShown}
                            onClick={() => setAreMissedShown(!areMissedShown)}
                          >
                            {`${missed.length} more do not accept this amount`}
                          </Button>
                        </li>
                      ),
                      ...(canFold && !areMissedShown ? [] : missed.map(rowOf)),
                    ]}
                  </ul>
                </>
              )}
            </div>
          </section>
        </Tabs>
      </div>
      <section>
        <h3 className={panelHeading}>How a trade is kept safe</h3>
        <ul className={styles.features}>
          {sampleFeatures.map(({ title, text }) => (
            <li key={title}>
              <h4 className={styles.featureTitle}>{title}</h4>
              <p className={styles.featureText}>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
