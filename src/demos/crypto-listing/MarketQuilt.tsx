// The market as a quilt: a patch for each of the largest coins, its area the share of the market cap.
import type { ReactElement } from 'react'
import { HUNDRED_PERCENT, plainPercent, signedPercent } from '../../format/percent.ts'
import type { PointedHandlers } from '../../patterns/controls/usePointedAt.ts'
import { coinLook } from '../../primitives/coins.ts'
import { slid } from '../../theme/motion.css.ts'
import { print } from '../../theme/tokens.ts'
import { quiltOf } from './quilt.ts'
import type { ListedCoin } from './sampleCoins.ts'
import * as styles from './MarketQuilt.css.ts'

/**
 * The quilt's size in each layout, in units of the drawing, how many coins have a patch in it, and how wide its place is at
 * least, in px. Each is drawn at about its own size, so that letters and patches stay large enough.
 */
const BOXES = {
  wide: { width: 1152, height: 148, most: 10, least: 952 },
  medium: { width: 720, height: 148, most: 7, least: 640 },
  narrow: { width: 343, height: 180, most: 6, least: 288 },
} as const
/** Between two patches. */
const SEAM = 2
/** The most smaller coins that a search brings into the quilt. */
const MOST_TAKEN_IN = 2
/** A patch is a button from this size on the screen on, in px: high enough for a finger, and as wide as WCAG 2.5.8 asks. */
const TOUCH = { height: 44, width: 24 } as const
/**
 * The sides from which a patch has room for a letter and for its share, the width from which a button has room for a symbol, and
 * the sides for its change below the symbol.
 */
const ROOM = { letter: 18, symbol: 76, share: 96, change: { width: 70, height: 54 } } as const
/** A change over 24 h of so many percent, up or down, has the coin's full color; a smaller one less of it. */
const FULL_COLOR_PERCENT = 3
/** The color of a coin that keeps its price, as a share of the full one. */
const LEAST_COLOR = 0.5

export interface MarketQuiltProps {
  /** In the order of the list; those without a market cap have no patch. */
  coins: readonly ListedCoin[]
  /** Called with the id of the coin whose patch was pressed. */
  onOpen: (coinId: string) => void
  /** The ids of the coins that the search found; the patches of all others are pale. See `Searched`. */
  found?: readonly string[] | undefined
  /** The id of the coin whose row or patch is pointed at. See `Lit`. */
  lit?: string | null
  /** Handlers that light a patch and its row together. */
  handlersOf?: ((coinId: string) => PointedHandlers) | undefined
}

/** Patches that slide to the order of the list. A press on one opens the coin's details. See `ByMarketCap`, `ByPrice`. */
export function MarketQuilt({
  coins,
  onOpen,
  found,
  lit = null,
  handlersOf,
}: MarketQuiltProps): ReactElement | null {
  const capOf = ({ market_cap: cap }: ListedCoin) =>
    cap !== null && cap > 0 && Number.isFinite(cap) ? cap : 0
  const whole = coins.reduce((sum, coin) => sum + capOf(coin), 0)
  // Sums of huge figures may overflow.
  if (whole === 0 || !Number.isFinite(whole)) return null
  const byCap = coins.filter((coin) => capOf(coin) > 0).sort((one, other) => capOf(other) - capOf(one))
  const isFound = ({ id }: ListedCoin) => found?.includes(id) ?? false
  const largestOf = (most: number) => {
    const top = byCap.slice(0, most)
    // Where the search found only smaller coins, the largest of those take the last places.
    const takenIn = top.some(isFound) ? [] : byCap.filter(isFound).slice(0, MOST_TAKEN_IN)
    const largest = [...top.slice(0, most - takenIn.length), ...takenIn]
    return coins.filter((coin) => largest.includes(coin))
  }
  const words = largestOf(BOXES.wide.most).map(
    (coin) => `${coin.name} ${plainPercent((capOf(coin) / whole) * HUNDRED_PERCENT)}`,
  )
  return (
    <div role="group" aria-label={`Share of the market cap: ${words.join(', ')}`}>
      {(['wide', 'medium', 'narrow'] as const).map((size) => {
        const { width, height, most, least } = BOXES[size]
        const shown = largestOf(most)
        const patches = quiltOf(shown.map(capOf), width, height)
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
                    share={capOf(coin) / whole}
                    isButton={
                      patch.height * (least / width) >= TOUCH.height &&
                      patch.width * (least / width) >= TOUCH.width
                    }
                    isPale={found !== undefined && !found.includes(coin.id) && coin.id !== lit}
                    isLit={coin.id === lit}
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

interface PatchOfProps {
  coin: ListedCoin
  patch: { x: number; y: number; width: number; height: number }
  /** Of the market cap of all coins, from 0 to 1. */
  share: number
  /** Large enough for a finger. */
  isButton: boolean
  isPale: boolean
  isLit: boolean
  handlers: PointedHandlers | undefined
  onOpen: MarketQuiltProps['onOpen']
}

/** A coin's color by its change: mixed with the opposite of the text on it, so that the text only gets clearer. */
function depthOf(face: string, on: keyof typeof print, change: number | null): string {
  const share = Math.min(1, Math.abs(change ?? 0) / FULL_COLOR_PERCENT)
  const percent = Math.round((LEAST_COLOR + (1 - LEAST_COLOR) * share) * HUNDRED_PERCENT)
  return `color-mix(in srgb, ${face} ${percent}%, ${print[on === 'ink' ? 'light' : 'ink']})`
}

function PatchOf({
  coin,
  patch,
  share,
  isButton,
  isPale,
  isLit,
  handlers,
  onOpen,
}: PatchOfProps): ReactElement {
  const look = coinLook(coin.symbol)
  const percent = plainPercent(share * HUNDRED_PERCENT)
  // As a tooltip, too: two coins may have the same letter.
  const change = coin.price_change_percentage_24h
  const changed = signedPercent(change)
  const facts = `${coin.name}, ${percent}, 24 h ${changed}`
  const name = isButton ? `${facts}: open its details` : facts
  const side = Math.min(patch.width, patch.height)
  const width = Math.max(patch.width - SEAM, 1)
  const height = Math.max(patch.height - SEAM, 1)
  const tone = look.kind === 'known' ? styles.printed[look.on] : styles.unknown
  const face = `${isLit ? styles.litPatch : styles.patch} ${tone}`
  return (
    <g
      className={isPale ? `${slid} ${styles.pale}` : slid}
      {...handlers}
      transform={`translate(${patch.x.toFixed(2)} ${patch.y.toFixed(2)})`}
      data-family={look.kind === 'unknown' ? look.family : undefined}
    >
      <rect
        className={look.kind === 'known' ? undefined : styles.unknownFace}
        fill={look.kind === 'known' ? depthOf(look.face, look.on, change) : undefined}
        width={width.toFixed(2)}
        height={height.toFixed(2)}
      />
      <foreignObject width={width.toFixed(2)} height={height.toFixed(2)}>
        {!isButton ? (
          <span className={face} title={name} aria-hidden>
            {side >= ROOM.letter && look.kind !== 'neutral' && (
              <span className={styles.letter}>{look.letter}</span>
            )}
          </span>
        ) : (
          <button
            type="button"
            className={face}
            aria-label={name}
            title={name}
            onClick={() => onOpen(coin.id)}
          >
            {patch.width >= ROOM.symbol ? (
              <span className={styles.symbol}>{coin.symbol}</span>
            ) : (
              side >= ROOM.letter &&
              look.kind !== 'neutral' && <span className={styles.letter}>{look.letter}</span>
            )}
            {side >= ROOM.share && <span className={styles.share}>{percent}</span>}
            {patch.width >= ROOM.change.width && patch.height >= ROOM.change.height && (
              <span className={styles.share}>{changed}</span>
            )}
          </button>
        )}
      </foreignObject>
    </g>
  )
}
