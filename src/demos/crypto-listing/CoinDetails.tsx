// What an open row shows of its coin: the last days, supplies and holders.
import { useMemo, useState, type ReactElement } from 'react'
import { coinPageUrl } from '../../content/coinPages.ts'
import { knownWeek } from '../../content/sampleMarket.ts'
import { dayRanges, HOURS_PER_DAY, type DayRange } from '../../format/duration.ts'
import { abbreviatedUsd, price } from '../../format/money.ts'
import { MISSING, plainNumber } from '../../format/number.ts'
import { PriceHistory } from '../../patterns/figures/PriceHistory.tsx'
import { Trend } from '../../primitives/Badge.tsx'
import { ExternalLink } from '../../primitives/ExternalLink.tsx'
import { SegmentedControl } from '../../primitives/SegmentedControl.tsx'
import { pastOf } from '../../simulation/past.ts'
import type { Known, ListedCoin } from './sampleCoins.ts'
import * as styles from './CryptoListing.css.ts'

/** An amount in the coin. */
const amountOf = (amount: Known, symbol: string) =>
  plainNumber(amount, 0) === MISSING ? (
    MISSING
  ) : (
    <>
      <span>{plainNumber(amount, 0)}</span> <bdi className={styles.unit}>{symbol}</bdi>
    </>
  )

/** The last days as a curve, supplies and holders; on a phone also the figures that the row leaves out. */
export function CoinDetails({
  coin,
}: {
  /** The coin of the row. See `OpenRow`. */
  coin: ListedCoin
}): ReactElement {
  const [read, setRead] = useState<number | null>(null)
  const { name, symbol } = coin
  const [range, setRange] = useState<DayRange>('7')
  const known = useMemo(() => knownWeek(coin), [coin])
  const values = useMemo(
    () => (known ? pastOf(coin.symbol, known, Number(range) * HOURS_PER_DAY) : coin.sparkline),
    [coin, known, range],
  )
  return (
    <div className={styles.details}>
      <div className={styles.history}>
        {known && (
          <div className={styles.range}>
            <SegmentedControl
              label={`Days of ${name}`}
              isLabelHidden
              value={range}
              options={dayRanges}
              onChange={setRange}
            />
          </div>
        )}
        <PriceHistory
          name={name}
          what="price"
          symbol={symbol}
          past={Number(range)}
          values={values}
          format={price}
          read={read}
          onRead={setRead}
        />
      </div>
      <dl className={styles.facts}>
        {[
          { key: '1 h', value: <Trend value={coin.price_change_percentage_1h} />, isForNarrow: true },
          { key: 'Rank', value: plainNumber(coin.market_cap_rank, 0), isForNarrow: true },
          { key: 'Market cap', value: abbreviatedUsd(coin.market_cap), isForNarrow: true },
          { key: 'Volume', value: abbreviatedUsd(coin.total_volume), isForNarrow: true },
          { key: 'Circulating supply', value: amountOf(coin.circulating_supply, symbol) },
          { key: 'Total supply', value: amountOf(coin.total_supply, symbol) },
          { key: 'Holders', value: plainNumber(coin.holders, 0) },
          { key: 'Coin id', value: coin.id },
          {
            key: 'Data provider',
            value: (
              <ExternalLink href={coinPageUrl(coin.id)} subject={name}>
                Coin page
              </ExternalLink>
            ),
            isForNarrow: true,
          },
        ].map(({ key, value, isForNarrow = false }) => (
          <div key={key} className={isForNarrow ? styles.forNarrow : undefined}>
            <dt className={styles.detailName}>{key}</dt> <dd className={styles.detail}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
