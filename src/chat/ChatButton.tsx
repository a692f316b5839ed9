// The floating button (SPEC section 2, Chat widget), and what stands above it when the chat's code does not come. All
// that the first load has of the chat.
import { MessageSquareText } from 'lucide-react'
import type { ReactElement, Ref } from 'react'
import { company } from '../content/company.ts'
import { Button } from '../primitives/Button.tsx'
import { row } from '../primitives/Button.css.ts'
import { Icon } from '../primitives/Icon.tsx'
import { visuallyHidden } from '../theme/global.css.ts'
import * as styles from './ChatButton.css.ts'

export interface ChatButtonProps {
  onOpen: () => void
  /** The pointer or the focus is on it: the chat is likely to be opened. */
  onApproach?: () => void
  /** The chat was asked for and its code is on its way. See `Loading`. */
  isLoading?: boolean
  /** Answers that came while the chat was closed. See `OneNewAnswer`. */
  unread?: number
  ref?: Ref<HTMLButtonElement>
}

/** "1 new answer", "2 new answers". */
export const newAnswers = (unread: number): string =>
  unread === 1 ? '1 new answer' : `${unread} new answers`

/** Opens the chat; bottom right on every page. */
export function ChatButton({
  onOpen,
  onApproach,
  isLoading = false,
  unread = 0,
  ref,
}: ChatButtonProps): ReactElement {
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={styles.button}
        aria-label={unread > 0 ? `Open chat, ${newAnswers(unread)}` : 'Open chat'}
        aria-haspopup="dialog"
        aria-busy={isLoading}
        onClick={onOpen}
        onPointerEnter={onApproach}
        onFocus={onApproach}
      >
        {isLoading ? (
          <span className={styles.dots}>
            <span className={styles.dot} />
            <span className={styles.dot} />
            <span className={styles.dot} />
          </span>
        ) : (
          <Icon icon={MessageSquareText} size={28} />
        )}
        {unread > 0 && (
          <span className={styles.count} aria-hidden>
            {unread}
          </span>
        )}
      </button>
      <span className={visuallyHidden} role="status">
        {isLoading && 'Loading the chat'}
      </span>
    </>
  )
}

export interface ChatFailureProps {
  /** Loads the chat again. */
  onRetry: () => void
  onClose: () => void
}

/** Says that the chat's code did not come, and how to reach us without it. */
export function ChatFailure({ onRetry, onClose }: ChatFailureProps): ReactElement {
  return (
    <div className={styles.failure}>
      <p role="alert">
        The chat could not be loaded. Check the connection, then retry, or write to{' '}
        <a href={company.mailHref}>{company.supportEmail}</a>.
      </p>
      <div className={row}>
        <Button size="small" variant="primary" onClick={onRetry}>
          Retry
        </Button>
        <Button size="small" onClick={onClose} label="Close the message about the chat">
          Close
        </Button>
      </div>
    </div>
  )
}
