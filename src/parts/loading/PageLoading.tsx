// The screen while a page's code loads (Rules, Routes).
import type { ReactElement } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { FoldTile } from '../../primitives/Mosaic.tsx'
import { families } from '../../theme/tokens.ts'
import * as styles from './PageLoading.css.ts'

export interface PageLoadingProps {
  /** The page takes too long: a message with a button that reloads it. See `Stalled`. */
  onRetry?: (() => void) | undefined
}

/** As high as the screen: the logo's tiles pulse in turn above "Loading...". */
export function PageLoading({ onRetry }: PageLoadingProps): ReactElement {
  return (
    <div className={styles.page} role="status">
      <div className={styles.logo} aria-hidden>
        {families.map((family) => (
          <span key={family} className={styles.tile[family]}>
            <FoldTile family={family} />
          </span>
        ))}
      </div>
      <p className={styles.text}>{onRetry ? 'Still loading...' : 'Loading...'}</p>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}
