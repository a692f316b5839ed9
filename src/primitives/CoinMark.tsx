// The mark of a coin (Rules, Art): its letter on its own color, with a corner cut off.
import type { ReactElement } from 'react'
import { coinLook } from './coins.ts'
import { letteredPicture } from './markTexts.ts'
import * as styles from './SubjectMarks.css.ts'

/** A square of 44 whose upper right corner is cut off by 10. */
const CUT_SQUARE = 'M0 0h34l10 10v34H0z'
/** In place of a letter. */
const DIAMOND = 'M22 11l11 11-11 11-11-11z'

export interface CoinMarkProps {
  /**
   * The symbol of the coin, for example `BTC`, in upper or lower case. A coin outside the samples has the first letter of its
   * symbol on a family's color. See `EachCoin`, `UnknownCoins`.
   */
  symbol: string
}

/** Marks a coin beside its name: the same in each place. Decoration; it is as wide as its box, and square. */
export function CoinMark({ symbol }: CoinMarkProps): ReactElement {
  const look = coinLook(symbol)
  const face = look.kind === 'known' ? undefined : styles[look.kind].face
  const on = look.kind === 'known' ? styles.on[look.on] : styles[look.kind].on
  return (
    <svg
      className={styles.mark}
      data-family={look.kind === 'unknown' ? look.family : undefined}
      {...letteredPicture}
    >
      <path className={face} fill={look.kind === 'known' ? look.face : undefined} d={CUT_SQUARE} />
      {look.kind === 'neutral' ? (
        <path className={on} d={DIAMOND} />
      ) : (
        <text className={on} x="22" y="31.5" fontSize="27">
          {look.letter}
        </text>
      )}
    </svg>
  )
}
