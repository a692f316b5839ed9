// Bids and asks around the market price, on one scale. It uses attributes, not inline styles.
import type { ReactElement, ReactNode } from 'react'
import type { PointedHandlers } from '../../patterns/controls/usePointedAt.ts'
import { HUNDRED_PERCENT, plainPercent } from '../../format/percent.ts'
import { PersonMark } from '../../primitives/PersonMark.tsx'
import { slid } from '../../theme/motion.css.ts'
import { bestPrices, fitOf, paidBy, shownPrice, shownSpread } from './p2pCrypto.ts'
import type { Asset, Offer, Payment, Side } from './sampleOffers.ts'
import * as styles from './P2pCrypto.css.ts'

const HEIGHT = 68
/** The scale, and the patches of listed traders above it, from the top, in px. */
const SCALE = 42
const PATCH_TOP = 6
/** The side of a patch, the foot of the market, and the marks of all other offers, in px. */
const LISTED = 24
const FOOT = 48
const OTHER = { width: 3, height: 10 }
/** The margin at each end of the scale, as a share of its length. */
const MARGIN = 0.04

export interface PriceSpreadProps {
  /** The payment method: the traders on the line take it, and the figures are theirs. */
  payment: Payment
  /** The side in the list: its traders' patches are on the line, pale if they do not accept the amount. See `AmountBelowSome`. */
  side: Side
  /** The asset of the prices. */
  asset: Asset
  /** In US dollars, as typed. */
  amount: string
  /** The buyers, for a visitor who sells. */
  bids: readonly Offer[]
  /** The sellers, for a visitor who buys. */
  asks: readonly Offer[]
  /** The offer that gives the most for the amount: a line slides to its price. See `BestForTheAmount`. */
  best?: Offer | undefined
  /** The id of the offer whose mark or row is pointed at: its price is below the scale. See `Lit`. */
  lit?: string | null
  /** The id of the offer that stays lit. */
  pressed?: string | null
  /** Handlers that light a mark and its row together. */
  handlersOf?: ((id: string) => PointedHandlers) | undefined
  /** The mark of an offer was pressed. */
  onPress?: ((id: string) => void) | undefined
  /** What changes the amount, below the figures. */
  children?: ReactNode
}

/** The best offers of both sides, the spread, and all offers on a scale. See `Spread`. */
export function PriceSpread({
  side,
  asset,
  payment,
  amount,
  bids,
  asks,
  best: most,
  lit = null,
  pressed = null,
  handlersOf,
  onPress,
  children,
}: PriceSpreadProps): ReactElement | null {
  const taking = (offers: readonly Offer[]) => offers.filter((offer) => offer.payment === payment)
  const best = bestPrices(taking(bids), taking(asks)) ?? bestPrices(bids, asks)
  if (!best) return null
  const sides = [
    { name: 'Bids', offers: bids, isListed: side === 'sell' },
    { name: 'Asks', offers: asks, isListed: side === 'buy' },
  ].map((one) => ({ ...one, offers: one.offers.toSorted((a, b) => a.price - b.price) }))
  const prices = [...bids, ...asks].map((offer) => offer.price)
  const least = Math.min(...prices, HUNDRED_PERCENT)
  const range = Math.max(...prices, HUNDRED_PERCENT) - least
  const shareAt = (percent: number) =>
    MARGIN + (1 - 2 * MARGIN) * (range > 0 ? (percent - least) / range : 0.5)
  const placeOf = (percent: number) => `${(shareAt(percent) * HUNDRED_PERCENT).toFixed(2)}%`
  const costs = (percent: number) => shownPrice(percent, asset)
  const spread = best.ask - best.bid
  const listed = taking(sides.find(({ isListed }) => isListed)?.offers ?? [])
  const read = listed.find(({ id }) => id === lit)
  return (
    <div className={styles.spread}>
      <div className={styles.bestSide}>
        <dl className={styles.best}>
          {[
            { name: 'Highest bid', figure: costs(best.bid) },
            { name: 'Lowest ask', figure: costs(best.ask) },
            {
              name: 'Spread',
              figure: shownSpread(best.bid, best.ask, asset),
              note: plainPercent(spread),
            },
          ].map(({ name, figure, note }) => (
            <div key={name} className={styles.factPair}>
              <dt className={styles.bestName}>{name}</dt>{' '}
              <dd className={styles.bestFigure}>
                <span>{figure}</span>
                {note && <span className={styles.bestNote}>{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
      <div>
        <div className={styles.scalePlace}>
          <svg
            className={styles.scale}
            width="100%"
            height={HEIGHT}
            role="img"
            aria-label={`Prices in percent of the market. ${sides
              .map(
                ({ name, offers }) =>
                  `${name}: ${offers.map((offer) => plainPercent(offer.price)).join(', ')}`,
              )
              .join('. ')}`}
          >
            {spread > 0 && (
              <rect
                className={styles.between}
                x={placeOf(best.bid)}
                width={`${((shareAt(best.ask) - shareAt(best.bid)) * HUNDRED_PERCENT).toFixed(2)}%`}
                height={FOOT}
              />
            )}
            <line className={styles.scaleLine} x2="100%" y1={SCALE} y2={SCALE} />
            <line
              className={styles.marketLine}
              x1={placeOf(HUNDRED_PERCENT)}
              x2={placeOf(HUNDRED_PERCENT)}
              y2={FOOT}
            />
            {most && (
              <svg width="100%" height={FOOT} viewBox={`0 0 ${HUNDRED_PERCENT} 1`} preserveAspectRatio="none">
                <g
                  className={slid}
                  transform={`translate(${(shareAt(most.price) * HUNDRED_PERCENT).toFixed(2)} 0)`}
                >
                  <line className={styles.bestLine} y2="1" />
                </g>
              </svg>
            )}
            {sides.map(({ name, offers, isListed }) => (
              <g key={name}>
                {offers.map((offer) => {
                  if (!isListed || offer.payment !== payment)
                    return (
                      <rect
                        key={offer.id}
                        className={styles.other}
                        x={placeOf(offer.price)}
                        y={SCALE - OTHER.height / 2}
                        {...OTHER}
                        transform={`translate(${-OTHER.width / 2} 0)`}
                      />
                    )
                  const fit = fitOf(offer, amount)
                  return (
                    <svg
                      key={offer.id}
                      className={fit === null || fit === 'within' ? styles.taken : styles.missed}
                      x={placeOf(offer.price)}
                      y={PATCH_TOP}
                      width={LISTED}
                      height={LISTED}
                    >
                      <PersonMark name={offer.trader} />
                      <line
                        className={styles.stem}
                        x1={LISTED / 2}
                        x2={LISTED / 2}
                        y1={LISTED}
                        y2={SCALE - PATCH_TOP}
                      />
                    </svg>
                  )
                })}
              </g>
            ))}
            <text className={styles.scaleText} y={HEIGHT - 4}>
              Bids
            </text>
            <text
              className={styles.scaleText}
              x={placeOf(HUNDRED_PERCENT)}
              y={HEIGHT - 4}
              textAnchor="middle"
            >
              Market
            </text>
            <text className={styles.scaleText} x="100%" y={HEIGHT - 4} textAnchor="end">
              Asks
            </text>
          </svg>
          {/* Apart from the image, which has no parts for assistive technology. */}
          <svg
            className={styles.presses}
            width="100%"
            height={HEIGHT}
            role="group"
            aria-label="Offers on the line of prices"
          >
            {listed.map((offer) => (
              <foreignObject
                key={offer.id}
                x={placeOf(offer.price)}
                y={0}
                width={LISTED}
                height={FOOT}
                overflow="visible"
              >
                <button
                  type="button"
                  className={offer.id === lit ? styles.litPress : styles.press}
                  aria-label={`${offer.trader}, ${costs(offer.price)}`}
                  aria-pressed={offer.id === pressed}
                  {...handlersOf?.(offer.id)}
                  onClick={() => onPress?.(offer.id)}
                />
              </foreignObject>
            ))}
          </svg>
        </div>
        <p className={styles.read}>
          <span dir="auto">
            {read
              ? `${read.trader}: ${costs(read.price)}, ${plainPercent(read.price)} of market`
              : most
                ? `Most ${paidBy[most.payment]}: ${most.trader}, ${costs(most.price)}`
                : 'Point at a mark or press it to see its offer.'}
          </span>
        </p>
      </div>
    </div>
  )
}
