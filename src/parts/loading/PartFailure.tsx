// Says that a part of the page did not come, and what to do.
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { row } from '../../primitives/Button.css.ts'
import * as styles from './PartFailure.css.ts'
import type { FailureKind } from './useLate.ts'

/** What is said, and the button that helps: another attempt, or the site as it is now. */
export const failureWords = {
  stalled: { sentence: 'is still loading.', action: 'Try again' },
  failed: { sentence: 'could not be loaded. Check the connection, then retry.', action: 'Retry' },
  updated: { sentence: 'could not be loaded, since this site has been updated.', action: 'Reload' },
} as const satisfies Record<FailureKind, { sentence: string; action: string }>

export interface PartFailureProps {
  /** What did not come, as a sentence begins: "The chat". */
  what: string
  /** Whether its request stalls, failed, or asks for what an update removed. See `Stalled`, `Failed`, `Updated`. */
  kind: FailureKind
  /** Tries again, or reloads an updated site. */
  onRetry: () => void
  /** Takes the message away; whatever it stands for stays closed. */
  onClose: () => void
  /** Another way to the same end. */
  children?: ReactNode
}

/** Something of the page did not come: what, why, and the button that helps. */
export function PartFailure({ what, kind, onRetry, onClose, children }: PartFailureProps): ReactElement {
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
