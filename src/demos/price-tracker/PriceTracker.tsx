// The live price tracker demo: sample coins on cards, with search by name or symbol, manual and automatic refresh.
import { RefreshCw } from 'lucide'
import { Fragment, useState, type ReactElement } from 'react'
import { coinDataCredit } from '../../content/companyName.ts'
import { clockTime, SECOND } from '../../format/duration.ts'
import { SearchField } from '../../patterns/controls/SearchField.tsx'
import { Button } from '../../primitives/Button.tsx'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { visuallyHidden } from '../../theme/global.css.ts'
import { CoinCard, LargeChart } from './CoinCard.tsx'
import {
  AUTOMATIC_REFRESH_MS,
  coinsFound,
  type PriceTrackerEvent,
  type PriceTrackerState,
} from './priceTracker.ts'
import * as styles from './PriceTracker.css.ts'

/** Draws the price tracker's state. */
export function PriceTracker({
  state,
  send,
}: DemoViewProps<PriceTrackerState, PriceTrackerEvent>): ReactElement {
  const coins = coinsFound(state.coins, state.search)
  /** Read on each card; part of no link. */
  const [read, setRead] = useState<number | null>(null)
  const updatedAt = clockTime(state.updated.at)
  return (
    <SearchField
      label="Search by name or symbol"
      noun="coin"
      found={coins.length}
      search={state.search}
      onType={(text) => send({ type: 'searchTyped', text })}
      onClear={() => send({ type: 'searchCleared' })}
    >
      {({ field, count, nothing }) => (
        <>
          <div className={styles.bar}>
            <div className={styles.search}>{field}</div>
            <div className={styles.count}>{count}</div>
            <div className={styles.updated}>
              <p className={styles.updatedAt}>{`Last updated ${updatedAt}`}</p>
              <p className={styles.interval}>
                <span>
                  {state.isPaused
                    ? 'Automatic refresh paused'
                    : `Refreshes every ${AUTOMATIC_REFRESH_MS / SECOND} seconds`}
                </span>
                <button
                  type="button"
                  className={styles.pause}
                  aria-label={state.isPaused ? 'Resume automatic refresh' : 'Pause automatic refresh'}
                  onClick={() => send({ type: state.isPaused ? 'automaticResumed' : 'automaticPaused' })}
                >
                  {state.isPaused ? 'Resume' : 'Pause'}
                </button>
              </p>
              {/* Screen readers announce only the visitor's own refresh; an announcement every 30 s would be too many. */}
              <p className={visuallyHidden} role="status">
                {state.updated.by === 'visitor' && `Prices updated at ${updatedAt}.`}
              </p>
            </div>
            {/* It stays enabled while a refresh runs, because keyboard users would lose the focus every 30 s. */}
            <div className={state.refresh ? `${styles.refresh} ${styles.refreshing}` : styles.refresh}>
              {/* A new one begins with each interval. The line beside it says the interval in words. */}
              <span className={styles.interim} aria-hidden>
                <span key={state.automaticAt} className={state.isPaused ? styles.foldWaiting : styles.fold} />
              </span>
              <Button variant="primary" icon={RefreshCw} onClick={() => send({ type: 'refreshPressed' })}>
                {state.refresh ? 'Refreshing...' : 'Refresh'}
              </Button>
            </div>
          </div>
          {nothing ?? (
            <ul className={styles.cards}>
              {coins.map((coin) => (
                <Fragment key={coin.id}>
                  <CoinCard
                    coin={coin}
                    isOpen={state.open.includes(coin.id)}
                    read={read}
                    onRead={setRead}
                    onToggle={() => send({ type: 'chartToggled', coinId: coin.id })}
                  />
                  {state.open.includes(coin.id) && (
                    <LargeChart
                      coin={coin}
                      coins={state.coins}
                      compared={state.compared[0] ?? null}
                      read={read}
                      onRead={setRead}
                      onCompare={(coinId) => send({ type: 'compareChosen', coinId })}
                    />
                  )}
                </Fragment>
              ))}
            </ul>
          )}
          <p className={styles.credit}>
            {coinDataCredit} The figures shown here are samples; each refresh changes them at random.
          </p>
        </>
      )}
    </SearchField>
  )
}
