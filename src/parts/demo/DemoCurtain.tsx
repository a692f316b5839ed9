// A card in the place of a demo while its code loads; it shows a message if loading fails. No dialog code here:
// that loads with the demo.
import { useEffect, useRef, type ReactElement } from 'react'
import { useLayer } from '../../browser/layers.ts'
import { row } from '../../primitives/Button.css.ts'
import { Button } from '../../primitives/Button.tsx'
import { Logo } from '../../primitives/Mosaic.tsx'
import { Note } from '../../primitives/Text.tsx'
import * as styles from './DemoCurtain.css.ts'
import { failureWords } from '../loading/PartFailure.tsx'
import type { FailureKind } from '../loading/useLate.ts'

export interface DemoCurtainProps {
  /** The demo's name. */
  name: string
  /** Whether the code is loading, takes too long, failed, or was removed by an update. See `Loading`, `Stalled`, `Failed`, `Updated`. */
  status: 'loading' | FailureKind
  /** Tries again, or reloads an updated site. See `Failed`, `Updated`. */
  onRetry: () => void
  /** Called by Close, and by Escape. */
  onClose: () => void
}

/** A card in the place of a demo until its code is loaded, or the reason why it is missing. */
export function DemoCurtain({ name, status, onRetry, onClose }: DemoCurtainProps): ReactElement {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => card.current?.focus(), [status])
  useLayer(true, { onEscape: onClose })
  return (
    <div className={styles.curtain}>
      <div ref={card} className={styles.card} tabIndex={-1} role="dialog" aria-label={name}>
        {status === 'loading' ? (
          <>
            <p className={styles.loading} role="status">
              <Logo size={56} />
              Loading...
            </p>
            {/* A phone has no Escape, and on a slow line this takes a while. */}
            <div className={styles.close}>
              <Button onClick={onClose}>Close</Button>
            </div>
          </>
        ) : (
          <>
            <Note tone={status === 'stalled' ? 'family' : 'bad'}>
              <span role="alert">{`${name} ${failureWords[status].sentence}`}</span>
            </Note>
            <div className={row}>
              <Button variant="primary" onClick={onRetry}>
                {failureWords[status].action}
              </Button>
              <Button onClick={onClose}>Close</Button>
            </div>
          </>
        )}
      </div>
    </div>
  )
}
