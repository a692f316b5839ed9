// One coin of the tracker: its price, its week as a curve, its changes, and the link to its page.
import { Maximize2, Minimize2 } from 'lucide'
import { useMemo, useState, type ReactElement } from 'react'
import { coinPageUrl } from '../../content/coinPages.ts'
import { knownWeek } from '../../content/sampleMarket.ts'
import { dayRanges, HOURS_PER_DAY, hoursAgo, type DayRange } from '../../format/duration.ts'
import { signedPercent } from '../../format/percent.ts'
import { abbreviatedUsd } from '../../format/money.ts'
import { PriceHistory } from '../../patterns/figures/PriceHistory.tsx'
import { Curve } from '../../primitives/drawings/Curve.tsx'
import { coinLook } from '../../primitives/coins.ts'
import { Select } from '../../primitives/Field.tsx'
import { Trend } from '../../primitives/Badge.tsx'
import { IconButton } from '../../primitives/Button.tsx'
import { Counted } from '../../primitives/Counted.tsx'
import { ExternalLink } from '../../primitives/ExternalLink.tsx'
import { CoinMark } from '../../primitives/CoinMark.tsx'
import { SegmentedControl } from '../../primitives/SegmentedControl.tsx'
import { inParts, pastOf } from '../../simulation/past.ts'
import { visuallyHidden } from '../../theme/global.css.ts'
import { changesOf } from './priceTracker.ts'
import { chartPrice, coinPrice, firstOf, type Known, type TrackedCoin } from './sampleCoins.ts'
import * as styles from './PriceTracker.css.ts'

/** What each small curve shows. */
const DAYS = 7
/** What is past stays: it comes from the coin as it was first, and ends at the price of now. */
function pastOfCoin(coin: TrackedCoin, past: number): Known[] {
  const first = firstOf(coin) ?? coin
  const known = knownWeek(first)
  const values = known ? pastOf(first.symbol, known, past * HOURS_PER_DAY) : first.sparkline
  return [...values.slice(0, -1), coin.current_price]
}

/** A price of more characters is long. */
const LONG_PRICE = 10

export interface CoinCardProps {
  /** Price, market cap and volume in US dollars, changes in percent; null where a figure is not known. */
  coin: TrackedCoin
  /** Its chart is large. See `Open`. */
  isOpen: boolean
  /** The place in the week that is read, from 0 to 1: the same on each card. See `Read`. */
  read: number | null
  /** Pointer, finger or keys are at a place of the week, or have left it. */
  onRead: (share: number | null) => void
  /** The button in the corner was pressed, or the small chart. */
  onToggle: () => void
}

/** A card of the grid. See `OneCoin`. */
export function CoinCard({ coin, isOpen, read, onRead, onToggle }: CoinCardProps): ReactElement {
  const { name, symbol } = coin
  const now = coinPrice(coin, coin.current_price)
  const week = useMemo(() => pastOfCoin(coin, DAYS), [coin])
  return (
    <li className={styles.card}>
      <IconButton
        className={styles.toggle}
        icon={isOpen ? Minimize2 : Maximize2}
        label={`Large chart of ${name}`}
        isExpanded={isOpen}
        onClick={onToggle}
      />
      <div className={styles.head}>
        <span className={styles.mark}>
          <CoinMark symbol={symbol} />
        </span>
        <div className={styles.names}>
          <h3 className={styles.name}>
            <bdi>{name}</bdi>
          </h3>
          <p className={styles.symbol}>
            <bdi>{symbol}</bdi>
          </p>
        </div>
        <dl className={styles.now}>
          <dt className={visuallyHidden}>Price</dt>{' '}
          <dd className={now.length > LONG_PRICE ? styles.longPrice : styles.price}>
            <Counted text={now} value={coin.current_price ?? 0} isGain />
          </dd>
        </dl>
      </div>
      <div className={styles.chart} role="presentation" onClick={onToggle}>
        <PriceHistory
          name={name}
          what="price"
          symbol={symbol}
          past={DAYS}
          values={week}
          format={(value) => coinPrice(coin, value)}
          read={read}
          onRead={onRead}
          size="small"
        />
      </div>
      <dl className={styles.facts}>
        {[
          { name: '1 h', value: <Trend value={coin.price_change_percentage_1h} /> },
          { name: '24 h', value: <Trend value={coin.price_change_percentage_24h} /> },
          { name: 'Market cap', value: abbreviatedUsd(coin.market_cap) },
          { name: 'Volume', value: abbreviatedUsd(coin.total_volume) },
        ].map((fact) => (
          <div key={fact.name}>
            <dt className={styles.factName}>{fact.name}</dt> <dd className={styles.figure}>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <ExternalLink href={coinPageUrl(coin.id)} subject={name}>
        Coin details
      </ExternalLink>
    </li>
  )
}

/** Parts of two curves that are compared: few enough for the dashes of the second to be seen. */
const COMPARED_PARTS = 60
const NONE = 'none'

/** The printed color of a coin. */
function faceOf(symbol: string): string | undefined {
  const look = coinLook(symbol)
  return look.kind === 'known' ? look.face : undefined
}

export interface LargeChartProps extends Pick<CoinCardProps, 'coin' | 'read' | 'onRead'> {
  /** All coins, to compare with. */
  coins: readonly TrackedCoin[]
  /** The id of the one that is compared with; null for none. See `Compared`. */
  compared: string | null
  /** Another one was chosen. */
  onCompare: (coinId: string | null) => void
}

/** The past of a coin, below the row of its card; with another one, both in percent from the left edge. See `Large`, `Compared`. */
export function LargeChart({
  coin,
  coins,
  compared,
  read,
  onRead,
  onCompare,
}: LargeChartProps): ReactElement {
  const { id, name, symbol } = coin
  const [range, setRange] = useState<DayRange>('7')
  const past = Number(range)
  // The cards share a place in their week, not in another time.
  const [ownRead, setOwnRead] = useState<number | null>(null)
  const reading = past === DAYS ? { read, onRead } : { read: ownRead, onRead: setOwnRead }
  const values = useMemo(() => pastOfCoin(coin, past), [coin, past])
  const other = coins.find((one) => one.id === compared && one.id !== id)
  const otherValues = useMemo(() => other && changesOf(pastOfCoin(other, past)), [other, past])
  return (
    <li className={styles.openChart}>
      <div className={styles.compare}>
        <Select
          label={`Compare ${name} with`}
          value={other?.id ?? NONE}
          options={[
            { value: NONE, label: 'No other coin' },
            ...coins.filter((one) => one.id !== id).map((one) => ({ value: one.id, label: one.name })),
          ]}
          onChange={(chosen) => onCompare(chosen === NONE ? null : chosen)}
        />
        <SegmentedControl
          label={`Days of ${name}`}
          isLabelHidden
          value={range}
          options={dayRanges}
          onChange={setRange}
        />
      </div>
      {other && otherValues ? (
        <Curve
          label={`${name} and ${other.name}, change over ${past} days`}
          caption={`${symbol} solid, ${other.symbol} dashed`}
          values={inParts(changesOf(values), COMPARED_PARTS)}
          beside={{
            name: symbol,
            otherName: other.symbol,
            values: inParts(otherValues, COMPARED_PARTS),
          }}
          format={signedPercent}
          whenOf={(share) => hoursAgo((1 - share) * past * HOURS_PER_DAY)}
          face={faceOf(symbol)}
          {...reading}
          size="large"
        />
      ) : (
        <PriceHistory
          name={name}
          isNamed
          what="price"
          symbol={symbol}
          past={past}
          values={values}
          format={(value) => chartPrice(coin, value)}
          {...reading}
          size="large"
        />
      )}
    </li>
  )
}
