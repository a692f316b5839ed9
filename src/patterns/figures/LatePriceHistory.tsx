// A price history whose code is loaded when it is first shown.
import type { ReactElement } from 'react'
import { lateComponent } from '../../browser/lateComponent.ts'
import * as styles from './LatePriceHistory.css.ts'
import type { PriceHistoryProps } from './PriceHistory.tsx'

const late = lateComponent<PriceHistoryProps>(() =>
  import('./PriceHistory.tsx').then((part) => part.PriceHistory),
)

/** Loads the code ahead; if that fails, the next one that is shown tries again. */
export const loadPriceHistory = late.load

/** Keeps the chart's place until it is there. */
export function LatePriceHistory(props: PriceHistoryProps): ReactElement {
  const History = late.useComponent()
  return <div className={styles.place}>{History && <History {...props} />}</div>
}
