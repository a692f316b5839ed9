// The market ticker (Rules, Ticker) in each of its modes, from props.
import { Pause, Play, TriangleAlert } from 'lucide'
import { useRef, useState, type ReactElement } from 'react'
import { useMediaQuery } from '../browser/externalStores.ts'
import { useLayer } from '../browser/layers.ts'
import { abbreviatedUsd, price } from '../format/money.ts'
import { Trend } from '../primitives/Badge.tsx'
import { IconButton } from '../primitives/Button.tsx'
import { Icon } from '../primitives/Icon.tsx'
import { CoinMark } from '../primitives/CoinMark.tsx'
import { Skeleton } from '../primitives/Text.tsx'
import { visuallyHidden } from '../theme/global.css.ts'
import { media } from '../theme/tokens.ts'
import type { GlobalData, Sentiment, TickerCoin } from './coins.ts'
import { fearGreedLevel } from './fearGreed.ts'
import { useCoinScroll } from './useCoinScroll.ts'
import * as dataStyles from './TickerData.css.ts'
import * as styles from './TickerStrip.css.ts'

/** The maximum number of coins in the compact mode (Rules, Ticker). */
const COMPACT_COINS = 5
/** The number that the widest strip shows (`inner`). */
const SKELETON_COINS = 6
const SQUARES = [1, 2, 3, 4, 5] as const

export interface TickerStripProps {
  /** `full` from 768 px, `compact` below. See `Full`, `Compact`. */
  size: 'full' | 'compact'
  /** Waiting for the first response: squares pulse. See `Loading`. */
  isLoading?: boolean
  /** Coins in display order; none before the first response. See `Full`, `Failed`. */
  coins: readonly TickerCoin[]
  /** The whole market, in US dollars; null hides the figure. See `Loading`. */
  global: GlobalData | null
  /** Fear & Greed, from 0 to 100, and its word; null while it is not known. See `ExtremeFear`, `Greed`. */
  sentiment: Sentiment | null
  /** Shown only when there are no coins (Rules, Ticker). See `Failed`. */
  errorText?: string | null
  /** Why the coins are samples; shown behind the mark "Sample data". Null for live data. See `Fallback`. */
  sampleReason?: string | null
}

interface MarketCapProps {
  global: GlobalData
  /** `fixed` at the beginning of the strip, or `running` before the coins. */
  place: string
}

function MarketCap({ global, place }: MarketCapProps): ReactElement {
  return (
    <div className={place}>
      <span className={styles.label}>Market cap</span>
      <b>{abbreviatedUsd(global.total_market_cap.usd)}</b>
    </div>
  )
}

interface FearGreedProps {
  sentiment: Sentiment
  /** As of the market cap. */
  place: string
  /** The only sample beside live data, so it has its own mark: it is never fetched (Rules, Ticker). */
  isMarked: boolean
}

function FearGreed({ sentiment, place, isMarked }: FearGreedProps): ReactElement {
  const level = fearGreedLevel(Number(sentiment.value))
  return (
    <div className={place}>
      <span className={styles.label}>Fear &amp; Greed</span>
      <span className={dataStyles.squares} aria-hidden>
        {SQUARES.map((square) => (
          <span
            key={square}
            className={
              square <= level ? `${dataStyles.square} ${dataStyles.level[level]}` : dataStyles.square
            }
          />
        ))}
      </span>
      <span className={dataStyles.reading}>
        <span>{sentiment.value}</span> <span>{sentiment.value_classification}</span>
      </span>
      {isMarked && <span className={styles.label}>sample</span>}
    </div>
  )
}

function Coins({ coins }: { coins: readonly TickerCoin[] }): ReactElement {
  return (
    <ul className={dataStyles.coins}>
      {coins.map((coin, index) => (
        <li key={index} className={dataStyles.coin}>
          <span className={dataStyles.badge}>
            <CoinMark symbol={coin.symbol} />
          </span>
          <span className={visuallyHidden}>{coin.name}</span>
          <b className={dataStyles.symbol}>{coin.symbol}</b>
          <span>{price(coin.current_price)}</span>
          <Trend value={coin.price_change_percentage_24h} />
        </li>
      ))}
    </ul>
  )
}

/** Why the figures are samples, behind a mark; Escape and a press elsewhere close it. */
function SampleMark({ reason }: { reason: string }): ReactElement {
  const mark = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  useLayer(isOpen, { inside: [mark], onEscape: close, onPressOutside: close })
  return (
    <details
      ref={mark}
      className={dataStyles.sample}
      open={isOpen}
      // Also when the browser opens it, to show a match of its page search.
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      {/* Handled here, because the browser reports it later and an Escape in between would be lost. */}
      <summary
        className={dataStyles.sampleMark}
        onClick={(event) => {
          event.preventDefault()
          setIsOpen(!isOpen)
        }}
      >
        Sample data
      </summary>
      <p className={dataStyles.sampleReason}>{reason}</p>
    </details>
  )
}

/** The strip in one of its modes. Coins stop on hover, on focus inside, in a hidden tab, and on Pause. */
export function TickerStrip({
  size,
  isLoading = false,
  coins,
  global,
  sentiment,
  errorText = null,
  sampleReason = null,
}: TickerStripProps): ReactElement {
  const [isPaused, setIsPaused] = useState(false)
  const isStill = useMediaQuery(media.motionReduced)
  const shown = size === 'compact' ? coins.slice(0, COMPACT_COINS) : coins
  const isByHand = isStill || isPaused
  const { windowRef, trackRef, repeats, resting } = useCoinScroll({ isPaused, isStill, coins: shown.length })
  const inner = size === 'compact' ? `${styles.inner} ${styles.compact}` : styles.inner
  if (isLoading)
    return (
      <section className={styles.strip} aria-label="Market data">
        {/* The data replaces these elements. */}
        <div key="loading" className={inner}>
          <p className={visuallyHidden}>Market data is loading.</p>
          <div className={styles.fixed}>
            <Skeleton shape="long" />
            <Skeleton shape="short" />
          </div>
          <div className={styles.fixed}>
            <Skeleton shape="long" />
            <Skeleton shape="medium" />
            <Skeleton shape="medium" />
            <Skeleton shape="short" />
          </div>
          <div className={styles.skeletons}>
            {Array.from({ length: SKELETON_COINS }, (_, index) => (
              <span key={index} className={styles.skeletonCoin}>
                <Skeleton shape="square" />
                <Skeleton shape="short" />
                <Skeleton shape="medium" />
              </span>
            ))}
          </div>
        </div>
      </section>
    )
  if (shown.length === 0)
    return (
      <section className={styles.strip} aria-label="Market data">
        <div className={inner}>
          <p className={dataStyles.failure}>
            {errorText && (
              <span className={dataStyles.failureIcon}>
                <Icon icon={TriangleAlert} />
              </span>
            )}
            <span>{errorText ?? 'No market data.'}</span>
          </p>
        </div>
      </section>
    )
  /** At the beginning of the strip; on a narrow one before the coins, where they run. */
  const figuresAt = (place: string) => (
    <>
      {global && <MarketCap global={global} place={place} />}
      {sentiment && <FearGreed sentiment={sentiment} place={place} isMarked={sampleReason === null} />}
    </>
  )
  const sets = Array.from({ length: repeats }, (_, index) => (
    <div key={index} className={dataStyles.coins} aria-hidden={index > 0}>
      {figuresAt(dataStyles.running)}
      <Coins coins={shown} />
    </div>
  ))
  return (
    <section className={styles.strip} aria-label="Market data" {...resting}>
      <div className={inner}>
        {figuresAt(styles.fixed)}
        <div
          ref={windowRef}
          className={isPaused ? `${dataStyles.window} ${dataStyles.byHand}` : dataStyles.window}
          // When the coins do not move, visitors can scroll them, also by keyboard.
          {...(isByHand ? { tabIndex: 0, role: 'group', 'aria-label': 'Coins' } : {})}
        >
          <div ref={trackRef} className={dataStyles.track}>
            <div className={dataStyles.coins}>{sets}</div>
            {!isStill && (
              <div className={dataStyles.coins} aria-hidden>
                {sets}
              </div>
            )}
          </div>
        </div>
        {sampleReason && <SampleMark reason={sampleReason} />}
        <IconButton
          className={dataStyles.pause}
          icon={isPaused ? Play : Pause}
          label={isPaused ? 'Play market data' : 'Pause market data'}
          onClick={() => setIsPaused(!isPaused)}
        />
      </div>
    </section>
  )
}
