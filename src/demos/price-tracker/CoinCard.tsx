// One coin of the tracker: its price, its change, and the link to its page.
import { useState, type ReactElement } from 'react'
import { coinPageUrl } from '../../content/coinPages.ts'
import { abbreviatedUsd, briefPrice, price } from '../../format/money.ts'
import { Delta } from '../../primitives/Badge.tsx'
import { ExternalLink } from '../../primitives/ExternalLink.tsx'
import { CoinMark } from '../../primitives/CoinMark.tsx'
import { Sparkline } from '../../primitives/Sparkline.tsx'
import type { Known, TrackedCoin } from './sampleCoins.ts'
import * as styles from './PriceTracker.css.ts'

/** A price with a short color change when it updates (Rules, Motion). */
function RunningPrice({ value }: { value: Known }): ReactElement {
  const [shown, setShown] = useState<{ value: Known; flash: string; changes: number }>({
    value,
    flash: '',
    changes: 0,
  })
  if (!Object.is(value, shown.value)) {
    const flash = (value ?? 0) < (shown.value ?? 0) ? styles.flashDown : styles.flashUp
    setShown({ value, flash, changes: shown.changes + 1 })
  }
  return (
    // The key restarts the flash with each change.
    <span key={shown.changes} className={`${styles.price} ${shown.flash}`}>
      {price(value)}
    </span>
  )
}

export interface CoinCardProps {
  /** Price, market cap and volume in US dollars, changes in percent; null where a figure is not known. */
  coin: TrackedCoin
}

/** A card of the grid. */
export function CoinCard({ coin }: CoinCardProps): ReactElement {
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <span className={styles.mark}>
          <CoinMark symbol={coin.symbol} />
        </span>
        <div className={styles.names}>
          <h3 className={styles.name}>
            <bdi>{coin.name}</bdi>
          </h3>
          <p className={styles.symbol}>
            <bdi>{coin.symbol}</bdi>
          </p>
        </div>
      </div>
      <dl className={styles.now}>
        <div>
          <dt className={styles.factName}>Price</dt>{' '}
          <dd>
            <RunningPrice value={coin.current_price} />
          </dd>
        </div>
        <div>
          <dt className={styles.factName}>7 days</dt>{' '}
          <dd>
            <Sparkline
              label={`${coin.name}, price over 7 days`}
              values={coin.sparkline}
              format={price}
              brief={briefPrice}
            />
          </dd>
        </div>
      </dl>
      <dl className={styles.facts}>
        {[
          { name: '1 h', value: <Delta value={coin.price_change_percentage_1h} /> },
          { name: '24 h', value: <Delta value={coin.price_change_percentage_24h} /> },
          { name: 'Market cap', value: abbreviatedUsd(coin.market_cap) },
          { name: 'Volume', value: abbreviatedUsd(coin.total_volume) },
        ].map(({ name, value }) => (
          <div key={name}>
            <dt className={styles.factName}>{name}</dt> <dd className={styles.figure}>{value}</dd>
          </div>
        ))}
      </dl>
      <ExternalLink href={coinPageUrl(coin.id)} subject={coin.name}>
        Coin details
      </ExternalLink>
    </li>
  )
}
