// The message for an empty list: what was searched, and one action.
import type { ReactElement, ReactNode } from 'react'
import { muted, small } from '../../theme/global.css.ts'
import * as styles from './EmptyState.css.ts'

/** Nine blank squares, the one in the middle missing. Decoration. */
export function EmptySheet(): ReactElement {
  return (
    <svg className={styles.sheet} viewBox="0 0 32 32" aria-hidden>
      {Array.from({ length: 9 }, (_, index) => (
        <rect
          key={index}
          className={index === 4 ? styles.missing : styles.blank}
          x={(index % 3) * 11}
          y={Math.floor(index / 3) * 11}
          width="10"
          height="10"
        />
      ))}
    </svg>
  )
}

export interface EmptyStateProps {
  /** The message: No works match “lagoon”. */
  title: string
  /** What to try. */
  children?: ReactNode
  /** The one action that helps. See `WithAction`. */
  action?: ReactNode
}

/** Replaces a list. */
export function EmptyState({ title, children, action }: EmptyStateProps): ReactElement {
  return (
    <div className={styles.empty}>
      <div className={styles.art}>
        <EmptySheet />
      </div>
      <p className={styles.title}>{title}</p>
      {children && <p className={`${small} ${muted}`}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
