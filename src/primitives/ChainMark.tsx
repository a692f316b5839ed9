// The mark of a chain (Rules, Art): a form on its color.
import type { ReactElement } from 'react'
import { knownChains, type KnownChainId } from './chains.ts'
import * as styles from './SubjectMarks.css.ts'

export interface ChainMarkProps {
  /** The id of the chain: `ethereum`, `polygon`, `bsc` or `solana`. See `EachChain`. */
  chain: KnownChainId
  /** Fills a box of any shape with the color, the form in its middle. Without it the mark is square. See `Covering`. */
  isCovering?: boolean
}

/** Marks a chain beside its name: the same in each place. Decoration; it is as wide as its box. */
export function ChainMark({ chain, isCovering = false }: ChainMarkProps): ReactElement {
  const { face, on, form } = knownChains[chain]
  return (
    <svg
      className={isCovering ? `${styles.mark} ${styles.covering}` : styles.mark}
      aria-hidden
      viewBox={isCovering ? undefined : '0 0 44 44'}
    >
      <rect width="100%" height="100%" fill={face} />
      <svg width="100%" height="100%" viewBox="0 0 44 44">
        <path className={styles.on[on]} d={form} />
      </svg>
    </svg>
  )
}
