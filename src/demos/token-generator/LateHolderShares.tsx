// Who holds the deployed token: its code is loaded when the last step is first shown.
import type { ReactElement } from 'react'
import { latePart } from '../../browser/latePart.ts'
import type { NextProps } from './forOffer.tsx'
import * as styles from './TokenGenerator.css.ts'

const { load, usePart } = latePart(() => import('./HolderShares.tsx'))

/** Loads the code ahead. */
export const loadHolderShares = load

/** The last of its step, so that nothing moves when it comes; where it does not load, there is none. */
export function LateHolderShares(props: NextProps): ReactElement | null {
  const part = usePart()
  return (
    part && (
      <div className={styles.holders}>
        <part.HolderShares {...props} />
      </div>
    )
  )
}
