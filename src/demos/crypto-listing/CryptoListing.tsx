// The crypto listing demo: sample coins in a table with search, sorting, stars and details.
import { useEffect, useRef, type ReactElement } from 'react'
import { coinDataCredit } from '../../content/companyName.ts'
import { SearchField } from '../../patterns/controls/SearchField.tsx'
import { usePointedAt } from '../../patterns/controls/usePointedAt.ts'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { Select } from '../../primitives/Field.tsx'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { visuallyHidden } from '../../theme/global.css.ts'
import { CoinRow, loadDetails } from './CoinRow.tsx'
import { columns, type ColumnKey } from './columns.ts'
import { MarketQuilt, QuiltLegend, sharesOf } from './MarketQuilt.tsx'
import { coinsListed, type CryptoListingEvent, type CryptoListingState } from './cryptoListing.ts'
import { sampleCoins, sortOptions, type ListedCoin } from './sampleCoins.ts'
import * as styles from './CryptoListing.css.ts'

export interface CryptoListingProps extends DemoViewProps<CryptoListingState, CryptoListingEvent> {
  /** The coins to list; by default the samples. See `HostileCoins`. */
  coins?: readonly ListedCoin[]
}

/** Draws the crypto listing's state. */
export function CryptoListing({ state, send, coins = sampleCoins }: CryptoListingProps): ReactElement {
  const listed = coinsListed(coins, state)
  const shareOf = sharesOf(coins, 'market_cap')
  const { shown: pointedAt, handlersOf } = usePointedAt<string>(null)
  /** What the search does not find is not lit. */
  const lit = listed.find(({ id }) => id === pointedAt)?.id ?? null
  /** The coin whose patch was pressed, until its open row is in view. */
  const toShow = useRef<string | null>(null)
  const rows = useRef(new Map<string, HTMLTableRowElement>())
  const showRow = () => {
    const row =
      toShow.current !== null && state.open.includes(toShow.current) && rows.current.get(toShow.current)
    if (!row) return
    toShow.current = null
    row.nextElementSibling?.scrollIntoView({ block: 'nearest' })
    row.scrollIntoView({ block: 'nearest' })
  }
  useEffect(showRow)
  // A row that is pointed at may be opened.
  useEffect(() => {
    if (lit !== null) void loadDetails()
  }, [lit])
  const sortLabel = sortOptions.find(({ value }) => value === state.sort)?.label.toLowerCase()
  return (
    <SearchField
      label="Search by name or symbol"
      noun="coin"
      found={listed.length}
      search={state.search}
      onType={(text) => send({ type: 'searchTyped', text })}
      onClear={() => send({ type: 'searchCleared' })}
    >
      {({ field, count, nothing }) => (
        <>
          <section className={styles.market}>
            <div className={styles.marketHead}>
              <h3 className={panelHeading}>
                {state.sort === 'volume' ? 'The market by volume' : 'The market by market cap'}
              </h3>
              <QuiltLegend />
            </div>
            <MarketQuilt
              coins={coins}
              measure={state.sort === 'volume' ? 'total_volume' : 'market_cap'}
              starred={state.starred}
              found={listed.map(({ id }) => id)}
              lit={lit}
              handlersOf={handlersOf}
              onOpen={(coinId) => {
                toShow.current = coinId
                if (state.open.includes(coinId)) showRow()
                else send({ type: 'detailsToggled', coinId })
              }}
            />
          </section>
          <div className={styles.bar}>
            <div className={styles.search}>{field}</div>
            <div className={styles.count}>{count}</div>
            <div className={styles.sort}>
              <button
                type="button"
                className={styles.starredFirst}
                aria-pressed={state.areStarredFirst}
                onClick={() => send({ type: 'starredFirstToggled' })}
              >
                Starred first
              </button>
              <span className={styles.sortLabel} aria-hidden>
                Sort by
              </span>
              <div className={styles.select}>
                <Select
                  label="Sort by"
                  isLabelHidden
                  value={state.sort}
                  options={sortOptions}
                  onChange={(sort) => send({ type: 'sortChosen', sort })}
                />
              </div>
            </div>
          </div>
          {nothing ?? (
            <table className={styles.table}>
              <caption className={visuallyHidden}>{`Coins by ${sortLabel}, highest first`}</caption>
              <thead className={styles.heads}>
                <tr>
                  {Object.entries(columns).map(([key, { head, isHeadHidden, sort }]) => {
                    const isSorted = sort === state.sort
                    return (
                      <th
                        key={key}
                        scope="col"
                        aria-sort={isSorted ? 'descending' : undefined}
                        className={`${styles.head} ${styles.place[key as ColumnKey]}`}
                      >
                        {sort ? (
                          <button
                            type="button"
                            className={isSorted ? styles.sorted : styles.sorts}
                            onClick={() => send({ type: 'sortChosen', sort })}
                          >
                            {head}
                          </button>
                        ) : (
                          <span className={isHeadHidden ? visuallyHidden : styles.still}>{head}</span>
                        )}
                        {key === 'coin' && (
                          <span className={styles.shareHead} aria-hidden>
                            Share
                          </span>
                        )}
                      </th>
                    )
                  })}
                </tr>
              </thead>
              <tbody>
                {listed.map((coin) => (
                  <CoinRow
                    key={coin.id}
                    coin={coin}
                    share={shareOf(coin)}
                    isStarred={state.starred.includes(coin.id)}
                    isOpen={state.open.includes(coin.id)}
                    isLit={coin.id === lit}
                    handlers={handlersOf(coin.id)}
                    rowRef={(row) => {
                      if (row) rows.current.set(coin.id, row)
                      return () => void rows.current.delete(coin.id)
                    }}
                    onStar={() => send({ type: 'starToggled', coinId: coin.id })}
                    onDetails={() => send({ type: 'detailsToggled', coinId: coin.id })}
                  />
                ))}
              </tbody>
            </table>
          )}
          <p className={styles.credit}>The figures shown here are fixed samples. {coinDataCredit}</p>
        </>
      )}
    </SearchField>
  )
}
