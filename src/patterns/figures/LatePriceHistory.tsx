// A price history whose code is loaded when it is first shown.
import type { ReactElement } from 'react'
import { latePart } from '../../browser/latePart.ts'
import * as styles from './LatePriceHistory.css.ts'
import type { PriceHistoryProps } from './PriceHistory.tsx'

const { load, usePart } = latePart(() => import('./PriceHistory.tsx'))

/** Loads the code ahead; if that fails, the next one that is shown tries again. */
export const loadPriceHistory = load

/** Keeps the chart's place until it is there. */
export function LatePriceHistory(props: PriceHistoryProps): ReactElement {
  const part = usePart()
  return <div className={styles.place}>{part && <part.PriceHistory {...props} />}</div>
}
