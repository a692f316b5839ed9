// The message for a part of the page that did not load.
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { row } from '../../primitives/Button.css.ts'
import * as styles from './LoadError.css.ts'
import type { FailureKind } from './useLate.ts'

/** The message and the button: retry, or reload the updated site. */
export const failureWords = {
  stalled: { sentence: 'is still loading.', action: 'Try again' },
  failed: { sentence: 'could not be loaded. Check the connection, then retry.', action: 'Retry' },
  updated: { sentence: 'could not be loaded, because the site has been updated.', action: 'Reload' },
} as const satisfies Record<FailureKind, { sentence: string; action: string }>

export interface LoadErrorProps {
  /** The missing part, as the beginning of a sentence: "The chat". */
  what: string
  /** Whether its request stalls, failed, or asks for a file that an update removed. See `Stalled`, `Failed`, `Updated`. */
  kind: FailureKind
  /** Tries again, or reloads an updated site. */
  onRetry: () => void
  /** Closes the message; the part stays closed. */
  onClose: () => void
  /** An alternative, for example a link. */
  children?: ReactNode
}

/** Tells the visitor which part is missing, why, and what to do. */
export function LoadError({ what, kind, onRetry, onClose, children }: LoadErrorProps): ReactElement {
  const { sentence, action } = failureWords[kind]
  return (
    <div className={styles.failure}>
      <p role="alert">
        <span>{`${what} ${sentence} `}</span>
        {children}
      </p>
      <div className={row}>
        <Button size="small" variant="primary" onClick={onRetry}>
          {action}
        </Button>
        <Button size="small" onClick={onClose} label="Close this message">
          Close
        </Button>
      </div>
    </div>
  )
}
