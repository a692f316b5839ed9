// In the place of a demo while its code loads; a message if loading fails.
import { useEffect, useRef, type ReactElement } from 'react'
import { row } from '../../primitives/Button.css.ts'
import { Button } from '../../primitives/Button.tsx'
import { Logo } from '../../primitives/Mosaic.tsx'
import { Alert } from '../../primitives/Text.tsx'
import * as styles from './DemoLoading.css.ts'
import { failureWords } from '../loading/LoadError.tsx'
import type { FailureKind } from '../loading/useLate.ts'

export interface DemoLoadingProps {
  /** The demo's name. */
  name: string
  /** Whether the code is loading, takes too long, failed, or was removed by an update. See `Loading`, `Stalled`, `Failed`, `Updated`. */
  status: 'loading' | FailureKind
  /** Tries again, or reloads an updated site. See `Failed`, `Updated`. */
  onRetry: () => void
  /** Called by Close. */
  onClose: () => void
}

/** The content of a demo's panel until its code is loaded, or the reason why it is missing. */
export function DemoLoading({ name, status, onRetry, onClose }: DemoLoadingProps): ReactElement {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (status !== 'loading') message.current?.focus()
  }, [status])
  return (
    <div className={styles.curtain}>
      {status === 'loading' ? (
        <p className={styles.loading} role="status">
          <Logo size={56} />
          Loading...
        </p>
      ) : (
        <div ref={message} className={styles.message} tabIndex={-1}>
          <Alert tone={status === 'stalled' ? 'family' : 'bad'}>
            <span role="alert">{`${name} ${failureWords[status].sentence}`}</span>
          </Alert>
          <div className={row}>
            <Button variant="primary" onClick={onRetry}>
              {failureWords[status].action}
            </Button>
            <Button onClick={onClose}>Close</Button>
          </div>
        </div>
      )}
    </div>
  )
}
