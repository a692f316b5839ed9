// The market as a quilt: a patch for each coin, its area the share of the market cap or volume, its color the change of a day.
import type { ReactElement } from 'react'
import { useIsHydrated } from '../../browser/externalStores.ts'
import { HUNDRED_PERCENT, plainPercent, signedPercent } from '../../format/percent.ts'
import type { PointedHandlers } from '../../patterns/controls/usePointedAt.ts'
import { slid } from '../../theme/motion.css.ts'
import { knownWeek } from '../../content/sampleMarket.ts'
import { courseOf } from '../../primitives/drawings/course.ts'
import { inParts, weekOf } from '../../simulation/past.ts'
import { quiltOf, type Patch } from './quilt.ts'
import type { ListedCoin } from './sampleCoins.ts'
import * as styles from './MarketQuilt.css.ts'

/**
 * The quilt's size in each layout, in units of the drawing; the least share of a patch, so that a symbol fits; how much wider than
 * high a patch is; and how wide its place is at least, in px. Each is drawn at about its own size.
 */
const BOXES = {
  wide: { width: 1152, height: 148, floor: 0.014, wider: 1, least: 952 },
  medium: { width: 720, height: 148, floor: 0.02, wider: 1.4, least: 640 },
  narrow: { width: 343, height: 240, floor: 0.03, wider: 2, least: 288 },
} as const
/** The most coins that have a patch. */
const MOST = 12
/** Between two patches. */
const SEAM = 2
/** A patch is a button from this size on the screen on, in px: in narrower layouts high enough for a finger (WCAG 2.5.8 and 2.5.5). */
const TOUCH = { wide: 24, medium: 44, narrow: 44, width: 24 } as const
/** The sides from which a patch has room for large letters, for its share and week, and for its change below the symbol. */
const ROOM = {
  large: { width: 84, height: 44 },
  share: 112,
  change: { width: 64, height: 46 },
  smallChange: { width: 48, height: 30 },
} as const
/** The week is drawn on a square of this side. */
const SIDE = 100
/** The changes over 24 h, in percent up or down, from which a patch has the next step of its color. */
const STEPS = [0.1, 1, 2] as const

/** The steps of a change: 0 is none, 3 and −3 are the strongest. */
const stepOf = (change: number | null): number =>
  STEPS.filter((step) => Math.abs(change ?? 0) >= step).length * Math.sign(change ?? 0)

export interface MarketQuiltProps {
  /** Those without a market cap have no patch. */
  coins: readonly ListedCoin[]
  /** What the areas are: the market cap, or the volume of a day. See `ByVolume`. */
  measure?: 'market_cap' | 'total_volume'
  /** Called with the id of the coin whose patch was pressed. */
  onOpen: (coinId: string) => void
  /** The ids of the coins with a star: their patches have a dark corner. See `Starred`. */
  starred?: readonly string[]
  /** The ids of the coins that the search found; the patches of all others are pale. See `Searched`. */
  found?: readonly string[] | undefined
  /** The id of the coin whose row or patch is pointed at. See `Lit`. */
  lit?: string | null
  /** Handlers that light a patch and its row together. */
  handlersOf?: ((coinId: string) => PointedHandlers) | undefined
}

/** The share of a coin in the sum of all, from 0 to 1; 0 for all if that is nothing, or too large for a number. */
export function sharesOf(
  coins: readonly ListedCoin[],
  measure: 'market_cap' | 'total_volume',
): (coin: ListedCoin) => number {
  const sizeOf = ({ [measure]: size }: ListedCoin) =>
    size !== null && size > 0 && Number.isFinite(size) ? size : 0
  const whole = coins.reduce((sum, coin) => sum + sizeOf(coin), 0)
  return (coin) => (whole > 0 && Number.isFinite(whole) ? sizeOf(coin) / whole : 0)
}

/** Parts of a week in a patch. */
const WEEK_PARTS = 21

/** The week of a coin in the square of a picture that is stretched to its place. */
function Week({ coin }: { coin: ListedCoin }): ReactElement | null {
  // The page that is sent is lighter without it.
  if (!useIsHydrated()) return null
  const week = weekOf(coin.symbol, knownWeek(coin), coin.sparkline)
  const { line, area } = courseOf(inParts(week, WEEK_PARTS), { width: SIDE, height: SIDE, foot: SIDE })
  return (
    <svg className={styles.week} viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none" aria-hidden>
      <path className={styles.weekArea} d={area} />
      <path className={styles.weekLine} d={line} />
    </svg>
  )
}

/** Patches, the largest first. A press on one opens the coin's details. See `ByMarketCap`, `ByVolume`. */
export function MarketQuilt({
  coins,
  measure = 'market_cap',
  onOpen,
  starred = [],
  found,
  lit = null,
  handlersOf,
}: MarketQuiltProps): ReactElement | null {
  const shareOf = sharesOf(coins, measure)
  const shown = coins
    .filter((coin) => shareOf(coin) > 0)
    .toSorted((one, other) => shareOf(other) - shareOf(one))
    .slice(0, MOST)
  if (shown.length === 0) return null
  const words = shown.map((coin) => `${coin.name} ${plainPercent(shareOf(coin) * HUNDRED_PERCENT)}`)
  return (
    <div
      role="group"
      aria-label={`Share of the ${measure === 'market_cap' ? 'market cap' : 'volume'}: ${words.join(', ')}`}
    >
      {(['wide', 'medium', 'narrow'] as const).map((size) => {
        const { width, height, floor, wider, least } = BOXES[size]
        const patches = quiltOf(
          shown.map((coin) => Math.max(shareOf(coin), floor)).toSorted((one, other) => other - one),
          width,
          height,
          wider,
        )
        return (
          <svg key={size} className={styles.quilt[size]} viewBox={`0 0 ${width} ${height}`}>
            {shown.map((coin, index) => {
              const patch = patches[index]
              return (
                patch && (
                  <PatchOf
                    key={coin.id}
                    coin={coin}
                    patch={patch}
                    share={shareOf(coin)}
                    count={coins.length}
                    isButton={
                      patch.height * (least / width) >= TOUCH[size] &&
                      patch.width * (least / width) >= TOUCH.width
                    }
                    isPale={found !== undefined && !found.includes(coin.id) && coin.id !== lit}
                    isLit={coin.id === lit}
                    isStarred={starred.includes(coin.id)}
                    handlers={handlersOf?.(coin.id)}
                    onOpen={onOpen}
                  />
                )
              )
            })}
          </svg>
        )
      })}
    </div>
  )
}

/** The steps of the color, from the strongest loss to the strongest gain. */
export function QuiltLegend(): ReactElement {
  const [, , strongest] = STEPS
  return (
    <p className={styles.legend}>
      <span>24 h</span> <span>{`−${strongest}%`}</span>
      <span className={styles.swatches} aria-hidden>
        {[-3, -2, -1, 0, 1, 2, 3].map((step) => (
          <span key={step} className={styles.step[step]} />
        ))}
      </span>
      <span>{`+${strongest}%`}</span>
    </p>
  )
}

interface PatchOfProps {
  coin: ListedCoin
  patch: Patch
  /** Of the sum of all coins, from 0 to 1. */
  share: number
  /** How many coins there are. */
  count: number
  /** Large enough to be pressed. */
  isButton: boolean
  isPale: boolean
  isLit: boolean
  isStarred: boolean
  handlers: PointedHandlers | undefined
  onOpen: MarketQuiltProps['onOpen']
}

function PatchOf({
  coin,
  patch,
  share,
  count,
  isButton,
  isPale,
  isLit,
  isStarred,
  handlers,
  onOpen,
}: PatchOfProps): ReactElement {
  const percent = plainPercent(share * HUNDRED_PERCENT)
  const changed = signedPercent(coin.price_change_percentage_24h)
  const facts = `${coin.name}, ${percent}, 24 h ${changed}${isStarred ? ', starred' : ''}`
  const name = isButton ? `${facts}: open its details` : facts
  // The page that is sent is lighter without it.
  const title = useIsHydrated() ? name : undefined
  const { large, change, smallChange } = ROOM
  const isRoomy = Math.min(patch.width, patch.height) >= ROOM.share
  const fits = ({ width, height }: { width: number; height: number }) =>
    patch.width >= width && patch.height >= height
  const face = [
    isLit ? styles.litPatch : styles.patch,
    styles.step[stepOf(coin.price_change_percentage_24h)],
    isStarred && styles.starred,
    isRoomy && styles.roomy,
  ]
    .filter(Boolean)
    .join(' ')
  const words = (
    <>
      <span className={styles.names}>
        <span className={fits(large) ? styles.symbol : styles.small}>{coin.symbol}</span>
        {isRoomy && <span className={styles.share}>{`${percent} of these ${count}`}</span>}
      </span>
      {isRoomy && <Week coin={coin} />}
      {fits(smallChange) && <span className={fits(change) ? styles.share : styles.small}>{changed}</span>}
    </>
  )
  return (
    <g
      className={isPale ? `${slid} ${styles.pale}` : slid}
      {...handlers}
      transform={`translate(${patch.x.toFixed(1)} ${patch.y.toFixed(1)})`}
    >
      <foreignObject
        width={Math.max(patch.width - SEAM, 1).toFixed(1)}
        height={Math.max(patch.height - SEAM, 1).toFixed(1)}
      >
        {isButton ? (
          <button
            type="button"
            className={face}
            aria-label={name}
            title={title}
            onClick={() => onOpen(coin.id)}
          >
            {words}
          </button>
        ) : (
          // Too small for a target; who hits it is served all the same, and the row has a button.
          <span
            className={face}
            title={title}
            role="presentation"
            aria-hidden
            onClick={() => onOpen(coin.id)}
          >
            {words}
          </span>
        )}
      </foreignObject>
    </g>
  )
}
