// The floating button (Rules, Chat): all that the first load has of the chat.
import { MessageSquareText } from 'lucide'
import type { ReactElement, ReactNode, Ref } from 'react'
import { useIsReadingOn } from '../browser/reading.ts'
import { Icon } from '../primitives/Icon.tsx'
import { visuallyHidden } from '../theme/global.css.ts'
import * as styles from './ChatButton.css.ts'

export interface ChatButtonProps {
  /** It was pressed: the chat shall open. See `Default`. */
  onOpen: () => void
  /** The pointer or the focus is on it: the chat is likely to be opened. */
  onApproach?: () => void
  /** The visitor opened the chat and its code is loading. See `Loading`. */
  isLoading?: boolean
  /** Answers that came while the chat was closed. See `OneNewAnswer`. */
  unread?: number
  /** What its corner shows: how many they are. See `OneNewAnswer`. */
  children?: ReactNode
  /** The button, to give it the focus back once the chat is closed. */
  ref?: Ref<HTMLButtonElement>
}

/** "1 new answer", "2 new answers". */
export const newAnswers = (unread: number): string =>
  unread === 1 ? '1 new answer' : `${unread} new answers`

/** Opens the chat; bottom right on every page. On a phone it is out of the way while the visitor scrolls down. See `AwayOnAPhone`. */
export function ChatButton({
  onOpen,
  onApproach,
  isLoading = false,
  unread = 0,
  children,
  ref,
}: ChatButtonProps): ReactElement {
  const isAway = useIsReadingOn()
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={isAway ? `${styles.button} ${styles.away}` : styles.button}
        aria-label={unread > 0 ? `Open chat, ${newAnswers(unread)}` : 'Open chat'}
        aria-haspopup="dialog"
        aria-busy={isLoading}
        onClick={onOpen}
        onPointerEnter={onApproach}
        onFocus={onApproach}
      >
        <Icon icon={MessageSquareText} size={28} />
        {children}
      </button>
      <span className={visuallyHidden} role="status">
        {isLoading && 'Loading the chat'}
      </span>
    </>
  )
}
