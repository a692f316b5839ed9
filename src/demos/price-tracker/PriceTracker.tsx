// The live price tracker demo: sample coins on cards, searched by name or symbol, refreshed by hand and by the clock.
import { RefreshCw } from 'lucide-react'
import { useRef, type ReactElement } from 'react'
import { company } from '../../content/company.ts'
import { clockTime, SECOND } from '../../format/duration.ts'
import { counted } from '../../format/counted.ts'
import { NothingMatches } from '../../patterns/NothingMatches.tsx'
import { Button } from '../../primitives/Button.tsx'
import { TextField } from '../../primitives/Field.tsx'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { visuallyHidden } from '../../theme/global.css.ts'
import { CoinCard } from './CoinCard.tsx'
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
  const bar = useRef<HTMLDivElement>(null)
  const coins = coinsFound(state.coins, state.search)
  const updatedAt = clockTime(state.updated.at)
  const clearSearch = () => {
    send({ type: 'searchCleared' })
    // The button goes away with the empty state; the next thing to do is to type.
    bar.current?.querySelector('input')?.focus()
  }
  return (
    <>
      <div ref={bar} className={styles.bar}>
        <div className={styles.search}>
          <TextField
            label="Search by name or symbol"
            isLabelHidden
            kind="search"
            value={state.search}
            onChange={(text) => send({ type: 'searchTyped', text })}
            placeholder="Search by name or symbol"
          />
        </div>
        <p className={styles.count} role="status">
          {counted(coins.length, 'coin')}
        </p>
        <div className={styles.updated}>
          <p className={styles.updatedAt}>Last updated {updatedAt}</p>
          <p className={styles.interval}>
            {state.isPaused
              ? 'Automatic refresh paused'
              : `Refreshes every ${AUTOMATIC_REFRESH_MS / SECOND} seconds`}
            <button
              type="button"
              className={styles.pause}
              aria-label={state.isPaused ? 'Resume automatic refresh' : 'Pause automatic refresh'}
              onClick={() => send({ type: state.isPaused ? 'automaticResumed' : 'automaticPaused' })}
            >
              {state.isPaused ? 'Resume' : 'Pause'}
            </button>
          </p>
          {/* Only the visitor's own refresh is read out; one every 30 s by itself would be noise. */}
          <p className={visuallyHidden} role="status">
            {state.updated.by === 'visitor' && `Prices updated at ${updatedAt}.`}
          </p>
        </div>
        {/* It stays enabled while a refresh runs, or those who work by keyboard would lose it every 30 s. */}
        <div className={state.refresh ? `${styles.refresh} ${styles.refreshing}` : styles.refresh}>
          <Button variant="primary" icon={RefreshCw} onClick={() => send({ type: 'refreshPressed' })}>
            {state.refresh ? 'Refreshing...' : 'Refresh'}
          </Button>
        </div>
      </div>
      {coins.length > 0 ? (
        <ul className={styles.cards}>
          {coins.map((coin) => (
            <CoinCard key={coin.id} coin={coin} />
          ))}
        </ul>
      ) : (
        <NothingMatches what="coins" search={state.search} onClear={clearSearch} />
      )}
      <p className={styles.credit}>
        {company.coinDataCredit} The figures shown here are fixed samples; a refresh moves them by chance.
      </p>
    </>
  )
}
