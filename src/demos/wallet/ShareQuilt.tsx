// The quilt of the wallet's card: a hundred patches, as many in an asset's color as its share in percent.
import type { ReactElement } from 'react'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { coinLook } from '../../primitives/coins.ts'
import { hashText } from '../../simulation/random.ts'
import { unfolded } from '../../theme/motion.css.ts'
import * as styles from './Wallet.css.ts'

/** A strip of a hundred patches. */
const ROWS = 4
const COLUMNS = 25
/** What a patch of the card's family may be: one of two folds, or nothing. */
const FOLDS = ['h1v1z', 'v1h1z', ''] as const

/** The places of a number of patches: a column after the other, each from its foot. */
const placesOf = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => {
    const at = from + index
    return { at, x: Math.floor(at / ROWS), y: ROWS - 1 - (at % ROWS) }
  })

export interface ShareQuiltProps {
  /** Seeds the folds of what is not in an asset's color: the wallet's address. */
  seed: string
  /** The asset and its share of the balance, from 0 to 1; null for folds alone. See `ChosenEthereum`. */
  asset: { symbol: string; share: number } | null
}

/** Decoration: the card says share and asset in words. */
export function ShareQuilt({ seed, asset }: ShareQuiltProps): ReactElement {
  // A small share has a patch, too.
  const lit = asset ? Math.max(1, Math.round(asset.share * HUNDRED_PERCENT)) : 0
  const look = asset && coinLook(asset.symbol)
  return (
    <svg className={styles.quilt} viewBox={`0 0 ${COLUMNS} ${ROWS}`} aria-hidden>
      <path
        className={styles.quiltFolds}
        d={placesOf(lit, COLUMNS * ROWS)
          .map(({ at, x, y }) => {
            const fold = FOLDS[hashText(`${seed} ${at}`) % FOLDS.length]
            return fold ? `M${x} ${y}${fold}` : ''
          })
          .join('')}
      />
      <path
        key={asset?.symbol}
        className={`${look?.kind === 'known' ? styles.quiltLit : styles.quiltUnknown} ${unfolded}`}
        fill={look?.kind === 'known' ? look.face : undefined}
        d={placesOf(0, lit)
          .map(({ x, y }) => `M${x + 0.04} ${y + 0.04}h.92v.92h-.92z`)
          .join('')}
      />
    </svg>
  )
}
