// The hero: the latest blocks as patches, each filled by the gas that it used.
import { Pause, Play } from 'lucide'
import type { ReactElement } from 'react'
import { shortAddress } from '../../format/address.ts'
import { plainNumber } from '../../format/number.ts'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import type { PointedHandlers } from '../../patterns/controls/usePointedAt.ts'
import { Button } from '../../primitives/Button.tsx'
import { Words } from '../../primitives/Words.tsx'
import { code } from '../../theme/global.css.ts'
import { SECOND } from '../../format/duration.ts'
import { counted } from '../../format/counted.ts'
import { ARRIVAL_MS, fillOf, isOf } from './blockchainExplorer.ts'
import { GAS_LIMIT, sampleAddresses, type Block, type Transaction } from './sampleChain.ts'
import * as styles from './ChainStrip.css.ts'

/** The digits by which blocks that follow each other differ, on narrow screens. */
const LAST_DIGITS = 3

const percent = (share: number) => `${plainNumber(share * HUNDRED_PERCENT, 0)}%`

/** Squares that fall into a new block; the first is the listed transaction. */
const DROPS = [0, 1, 2, 3, 4] as const
/** Waiting transactions of a square. */
const PER_SQUARE = 12

/** What waits for the next block, above its place: the dark square is the listed transaction. */
function Pool({ count, pending }: { count: number; pending: Transaction | undefined }): ReactElement {
  return (
    <div className={styles.pool}>
      <p className={styles.poolWords}>
        <strong>{`${plainNumber(count, 0)} waiting`}</strong>
        {pending && (
          <span className={styles.poolNext}>{`${shortAddress(pending.hash)}, ${pending.value}`}</span>
        )}
      </p>
      <span className={styles.squares} aria-hidden>
        {Array.from({ length: Math.max(1, Math.round(count / PER_SQUARE)) }, (_, index) => (
          <span key={index} />
        ))}
      </span>
    </div>
  )
}

export interface ChainStripProps {
  /** Newest first, as everywhere; the strip shows the newest at its end. */
  blocks: readonly Block[]
  /** The number of the block that is lit; null if none is. */
  lit: number | null
  /** The number of the block that stays lit without a pointer or the focus. */
  pressed: number | null
  /** The place of the lit address in `sampleAddresses`: all blocks that hold a transaction of it are lit. See `AddressLit`. */
  address?: number | null
  /** The listed transactions; those of the lit block are named. */
  transactions: readonly Transaction[]
  /** How many transactions wait for the next block; without it there is no pool. See `Waiting`. */
  pool?: number
  /** The new blocks so far: when one comes, the row shifts by a patch and what waited drops into it. See `BlocksArrived`. */
  arrivals?: number
  /** Whether no new block comes because the visitor paused. See `Paused`. */
  isPaused?: boolean
  /** Why no new block comes besides a pause, in place of the button; null if none is held. See `RowOpen`. */
  held?: string | null
  /** Pause or Go on was pressed; without it there is no such button. */
  onPause?: () => void
  /** A pointer or the focus comes and goes. */
  handlersOf: (block: number) => PointedHandlers
  /** A patch was pressed. */
  onPress: (block: number) => void
}

/** Seven patches, oldest first; the lit one rises, and all others are pale. See `BlockLit`. */
export function ChainStrip({
  blocks,
  lit,
  pressed,
  address = null,
  transactions,
  pool,
  arrivals = 0,
  isPaused = false,
  held = null,
  onPause,
  handlersOf,
  onPress,
}: ChainStripProps): ReactElement {
  const shown = blocks.find(({ number }) => number === lit)
  const listed = transactions.filter(({ block }) => block === lit)
  const own = transactions.filter((transaction) => isOf(transaction, address))
  const holding = new Set(own.map(({ block }) => block))
  const isAnyLit = address !== null || lit !== null
  return (
    <section className={styles.chain}>
      <h3 className={panelHeading}>Latest blocks</h3>
      <p className={styles.words} role={address === null ? undefined : 'status'}>
        {address !== null ? (
          <>
            <strong className={code}>{shortAddress(sampleAddresses[address] ?? '')}</strong>
            <span>{`${counted(own.length, 'transaction')} listed, in ${counted(blocks.filter(({ number }) => holding.has(number)).length, 'block')}`}</span>
          </>
        ) : shown ? (
          <>
            <strong>{`Block ${plainNumber(shown.number, 0)}`}</strong>
            <span>{`${plainNumber(shown.transactions, 0)} transactions, ${percent(fillOf(shown))} of the gas limit`}</span>
            <span className={styles.listed}>
              <Words>In the list: </Words>
              <span className={code}>{listed.map(({ hash }) => shortAddress(hash)).join(', ')}</span>
            </span>
          </>
        ) : (
          <span>{`Filled by the gas used; the limit is ${plainNumber(GAS_LIMIT, 0)}. A sample block every ${ARRIVAL_MS / SECOND} s.`}</span>
        )}
      </p>
      {onPause && held !== null && <p className={styles.held}>{held}</p>}
      {onPause && held === null && (
        <Button size="small" icon={isPaused ? Play : Pause} onClick={onPause}>
          {isPaused ? 'Go on' : 'Pause'}
        </Button>
      )}
      {pool !== undefined && <Pool count={pool} pending={transactions.find(({ block }) => block === null)} />}
      {/* Two names of the same motion: when one follows the other, it plays again. */}
      <ol className={arrivals === 0 ? styles.patches : `${styles.patches} ${styles.shifted[arrivals % 2]}`}>
        {blocks.toReversed().map((block, index) => {
          const number = plainNumber(block.number, 0)
          const fill = percent(fillOf(block))
          const isNew = arrivals > 0 && pool !== undefined && index === blocks.length - 1
          const isLit = address === null ? block.number === lit : holding.has(block.number)
          return (
            <li key={block.number}>
              <button
                type="button"
                className={isLit ? styles.litPatch : isAnyLit ? styles.palePatch : styles.patch}
                aria-label={`Block ${number}, ${fill} of the gas limit`}
                aria-pressed={block.number === pressed}
                onClick={() => onPress(block.number)}
                {...handlersOf(block.number)}
              >
                <svg className={styles.picture} aria-hidden>
                  <rect className={styles.empty} width="100%" height="100%" />
                  <rect
                    className={isNew ? styles.rising : styles.used}
                    y={`${(1 - fillOf(block)) * HUNDRED_PERCENT}%`}
                    width="100%"
                    height={`${fillOf(block) * HUNDRED_PERCENT}%`}
                  />
                </svg>
                {isNew && (
                  <span key={arrivals} className={styles.drops} aria-hidden>
                    {DROPS.map((drop) => (
                      <span key={drop} className={styles.drop[drop]} />
                    ))}
                  </span>
                )}
                <span className={styles.label}>
                  <span>
                    <span className={styles.leadingDigits}>{number.slice(0, -LAST_DIGITS)}</span>
                    <span>{number.slice(-LAST_DIGITS)}</span>
                  </span>
                  <span className={styles.fill}>{fill}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
