// One coin of the tracker: its price, its change, and the link to its page.
import type { ReactElement } from 'react'
import { coinPageUrl } from '../../content/coinPages.ts'
import { abbreviatedUsd, briefPrice } from '../../format/money.ts'
import { Trend } from '../../primitives/Badge.tsx'
import { Counted } from '../../primitives/Counted.tsx'
import { ExternalLink } from '../../primitives/ExternalLink.tsx'
import { CoinMark } from '../../primitives/CoinMark.tsx'
import { Sparkline } from '../../primitives/Sparkline.tsx'
import { coinPrice, isStable, type TrackedCoin } from './sampleCoins.ts'
import * as styles from './PriceTracker.css.ts'

/** A price of more characters is long. */
const LONG_PRICE = 10

export interface CoinCardProps {
  /** Price, market cap and volume in US dollars, changes in percent; null where a figure is not known. */
  coin: TrackedCoin
}

/** A card of the grid. */
export function CoinCard({ coin }: CoinCardProps): ReactElement {
  const now = coinPrice(coin, coin.current_price)
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
            <span className={now.length > LONG_PRICE ? styles.longPrice : styles.price}>
              <Counted text={now} value={coin.current_price ?? 0} isGain />
            </span>
          </dd>
        </div>
        <div>
          <dt className={styles.factName}>7 days</dt>{' '}
          <dd>
            <Sparkline
              label={`${coin.name}, price over 7 days`}
              values={coin.sparkline}
              format={(value) => coinPrice(coin, value)}
              // Just below a dollar, three digits would be `$1`.
              brief={isStable(coin) ? (value) => coinPrice(coin, value) : briefPrice}
              size="small"
            />
          </dd>
        </div>
      </dl>
      <dl className={styles.facts}>
        {[
          { name: '1 h', value: <Trend value={coin.price_change_percentage_1h} /> },
          { name: '24 h', value: <Trend value={coin.price_change_percentage_24h} /> },
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
