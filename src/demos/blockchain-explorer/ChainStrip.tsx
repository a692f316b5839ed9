// The hero: the latest blocks as patches, each filled by the gas that it used.
import { Pause, Play, X } from 'lucide'
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
import { quoted } from '../../format/quoted.ts'
import { ARRIVAL_MS, fillOf, isOf, type Sought } from './blockchainExplorer.ts'
import { GAS_LIMIT, sampleAddresses, type Block, type Transaction } from './sampleChain.ts'
import * as styles from './ChainStrip.css.ts'

/** The digits by which blocks that follow each other differ, on narrow screens. */
const LAST_DIGITS = 3

const percent = (share: number) => `${plainNumber(share * HUNDRED_PERCENT, 0)}%`

/** `2 transactions and 1 block` */
const foundWords = (transactions: number, blocks: number) =>
  [transactions > 0 && counted(transactions, 'transaction'), blocks > 0 && counted(blocks, 'block')]
    .filter(Boolean)
    .join(' and ') || 'Nothing'

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

/** Width of a full patch in its height, between that on a wide screen and that on a phone. */
const PATCH_RATIO = 1.3
/** Around a square of the grid. */
const GAP = 0.12
/** A square of the grid, beside its gap. */
const GRAIN = 'h.76v.76h-.76z'

/** The transactions of a lit block, a square each, in the part that its gas fills; the listed ones are dark. */
function Grains({ block, dark }: { block: Block; dark: number }): ReactElement {
  const fill = fillOf(block)
  const across = Math.max(1, Math.round(Math.sqrt((block.transactions * PATCH_RATIO) / Math.max(fill, 0.01))))
  const down = Math.ceil(block.transactions / across)
  const grains = Array.from(
    { length: block.transactions },
    (_, index) => `M${(index % across) + GAP} ${down - 1 - Math.floor(index / across) + GAP}${GRAIN}`,
  )
  return (
    <svg
      y={`${(1 - fill) * HUNDRED_PERCENT}%`}
      width="100%"
      height={`${fill * HUNDRED_PERCENT}%`}
      viewBox={`0 0 ${across} ${down}`}
      preserveAspectRatio="none"
    >
      <path className={styles.grains} d={grains.slice(0, -dark || undefined).join('')} />
      {dark > 0 && <path className={styles.darkGrains} d={grains.slice(-dark).join('')} />}
    </svg>
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
  /** What is found of the typed text: lit while no block or address is. See `SearchTyped`. */
  sought?: Sought | null
  /** The typed text, which the line of what is found quotes. */
  typed?: string
  /** The listed transactions; those of the lit block are named. */
  transactions: readonly Transaction[]
  /** How many transactions wait for the next block; without it there is no pool. See `Waiting`. */
  pool?: number
  /** The new blocks so far: when one comes, the row shifts by a patch and what waited drops into it. See `BlocksArrived`. */
  arrivals?: number
  /** Whether no new block comes because the visitor paused. See `Paused`. */
  isPaused?: boolean
  /** Why no new block comes besides a pause, in place of the button; null if none is held. See `BlockLit`. */
  held?: string | null
  /** The open rows hold new blocks, too: in place of Pause is a button that closes them, wherever they are. See `RowOpen`. */
  open?: readonly string[]
  /** The button that closes the open rows was pressed. */
  onClose?: () => void
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
  sought = null,
  typed = '',
  open = [],
  onClose,
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
  const isSought = sought !== null && address === null && lit === null
  const own = isSought ? sought.transactions : transactions.filter((one) => isOf(one, address))
  const holding = new Set(own.map(({ block }) => block))
  if (isSought) sought.blocks.forEach(({ number }) => holding.add(number))
  const isAnyLit = address !== null || lit !== null || holding.size > 0
  return (
    <section className={styles.chain}>
      <h3 className={panelHeading}>Latest blocks</h3>
      <p className={styles.words} role={address === null && !sought ? undefined : 'status'}>
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
        ) : isSought ? (
          <>
            <strong className={styles.sought}>{quoted(typed.trim())}</strong>
            <span>{`${foundWords(own.length, sought.blocks.length)} in the lists`}</span>
          </>
        ) : onPause && open.length > 0 ? (
          <span>{`Held while ${open.length === 1 ? 'a row is' : 'rows are'} open.`}</span>
        ) : (
          <span>{`Filled by the gas used; the limit is ${plainNumber(GAS_LIMIT, 0)}. A sample block every ${ARRIVAL_MS / SECOND} s.`}</span>
        )}
      </p>
      {onPause && held !== null && <p className={styles.held}>{held}</p>}
      {onPause && held === null && (
        <Button
          size="small"
          icon={open.length > 0 ? X : isPaused ? Play : Pause}
          onClick={open.length > 0 ? onClose : onPause}
        >
          {open.length > 0 ? `Close ${open.length === 1 ? 'row' : 'rows'}` : isPaused ? 'Go on' : 'Pause'}
        </Button>
      )}
      {pool !== undefined && <Pool count={pool} pending={transactions.find(({ block }) => block === null)} />}
      {/* Two names of the same motion: when one follows the other, it plays again. */}
      <ol className={arrivals === 0 ? styles.patches : `${styles.patches} ${styles.shifted[arrivals % 2]}`}>
        {blocks.toReversed().map((block, index) => {
          const number = plainNumber(block.number, 0)
          const fill = percent(fillOf(block))
          const isNew = arrivals > 0 && pool !== undefined && index === blocks.length - 1
          const isLit = address === null && lit !== null ? block.number === lit : holding.has(block.number)
          const dark = (address === null && lit !== null ? listed : own).filter(
            (one) => one.block === block.number,
          ).length
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
                    className={isLit ? styles.usedLit : isNew ? styles.rising : styles.used}
                    y={`${(1 - fillOf(block)) * HUNDRED_PERCENT}%`}
                    width="100%"
                    height={`${fillOf(block) * HUNDRED_PERCENT}%`}
                  />
                  {isLit && <Grains block={block} dark={dark} />}
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
