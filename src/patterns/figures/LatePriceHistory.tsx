// A price history whose code is loaded when it is first shown, for what opens later than the rest.
import { useEffect, useState, type ReactElement } from 'react'
import * as styles from './LatePriceHistory.css.ts'
import type { PriceHistory, PriceHistoryProps } from './PriceHistory.tsx'

/** Null until its code is there. */
let loaded: typeof PriceHistory | null = null

/** Loads the code ahead; if that fails, the next one that is shown tries again. */
export const loadPriceHistory = async (): Promise<void> => {
  loaded ??= await import('./PriceHistory.tsx').then(
    (part) => part.PriceHistory,
    () => null,
  )
}

/** Keeps the chart's place until it is there. */
export function LatePriceHistory(props: PriceHistoryProps): ReactElement {
  const [History, setHistory] = useState(() => loaded)
  useEffect(() => {
    if (!History) void loadPriceHistory().then(() => setHistory(() => loaded))
  }, [History])
  return <div className={styles.place}>{History && <History {...props} />}</div>
}
