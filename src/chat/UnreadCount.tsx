// How many answers wait, at the corner of the chat's button. It comes with the chat: before that nothing is unread.
import type { ReactElement } from 'react'
import { count } from './ChatWindow.css.ts'

export interface UnreadCountProps {
  /** Answers that came while the chat was closed. With none there is nothing. See `OneNewAnswer`. */
  unread: number
}

/** The count alone; the button's name says it in words. */
export function UnreadCount({ unread }: UnreadCountProps): ReactElement | null {
  if (unread === 0) return null
  return (
    <span className={count} aria-hidden>
      {unread}
    </span>
  )
}
