// One coin of the tracker: its price, its week as a curve, its changes, and the link to its page.
import { Maximize2, Minimize2 } from 'lucide'
import { useMemo, type ReactElement } from 'react'
import { coinPageUrl } from '../../content/coinPages.ts'
import { knownWeek } from '../../content/sampleMarket.ts'
import { abbreviatedUsd } from '../../format/money.ts'
import { PriceHistory } from '../../patterns/figures/PriceHistory.tsx'
import { Trend } from '../../primitives/Badge.tsx'
import { IconButton } from '../../primitives/Button.tsx'
import { Counted } from '../../primitives/Counted.tsx'
import { ExternalLink } from '../../primitives/ExternalLink.tsx'
import { CoinMark } from '../../primitives/CoinMark.tsx'
import { weekOf } from '../../simulation/past.ts'
import { visuallyHidden } from '../../theme/global.css.ts'
import { chartPrice, coinPrice, firstOf, type TrackedCoin } from './sampleCoins.ts'
import * as styles from './PriceTracker.css.ts'

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

/** A card of the grid; with a large chart it takes the grid's width. See `OneCoin`. */
export function CoinCard({ coin, isOpen, read, onRead, onToggle }: CoinCardProps): ReactElement {
  const { name, symbol } = coin
  const now = coinPrice(coin, coin.current_price)
  // What is past stays: it comes from the coin as it was first, and ends at the price of now.
  const week = useMemo(() => {
    const first = firstOf(coin) ?? coin
    return [...weekOf(first.symbol, knownWeek(first), first.sparkline).slice(0, -1), coin.current_price]
  }, [coin])
  return (
    <li className={isOpen ? styles.openCard : styles.card}>
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
      <div className={styles.chart} role="presentation" onClick={isOpen ? undefined : onToggle}>
        <PriceHistory
          name={name}
          what="price"
          symbol={symbol}
          past={7}
          values={week}
          format={(value) => (isOpen ? chartPrice : coinPrice)(coin, value)}
          read={read}
          onRead={onRead}
          size={isOpen ? 'large' : 'small'}
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
