// The minimized chat: a bar at the bottom edge.
import { X } from 'lucide'
import type { ReactElement, Ref } from 'react'
import { company } from '../content/company.ts'
import { IconButton } from '../primitives/Button.tsx'
import { Logo } from '../primitives/Mosaic.tsx'
import { visuallyHidden } from '../theme/global.css.ts'
import { newAnswers } from './ChatButton.tsx'
import * as styles from './ChatWindow.css.ts'

export interface ChatBarProps {
  /** Answers that came since it was minimized. See `MinimizedWithAnswer`. */
  unread: number
  /** The bar was pressed: the chat shall open again. */
  onOpen: () => void
  /** The cross was pressed: the chat shall close. */
  onClose: () => void
  /** The part that opens the chat. */
  ref?: Ref<HTMLButtonElement>
}

/** Opens the minimized chat again, or closes it; says how many answers have come. */
export function ChatBar({ unread, onOpen, onClose, ref }: ChatBarProps): ReactElement {
  return (
    <div className={styles.bar}>
      <button ref={ref} type="button" className={styles.restore} aria-haspopup="dialog" onClick={onOpen}>
        <Logo size={30} />
        <span className={styles.names}>
          <span className={visuallyHidden}>Open chat: </span>
          <span className={styles.name}>{company.name} assistant</span>
          <span className={styles.subject}>{unread > 0 ? newAnswers(unread) : 'Minimized'}</span>
        </span>
      </button>
      <IconButton className={styles.headButton} icon={X} label="Close chat" onClick={onClose} />
    </div>
  )
}
