// The chat's state as the page shows it: a button, a window or a bar, and where the focus goes between them.
import { useEffect, useLayoutEffect, useRef, type ReactElement } from 'react'
import { useAfterFrame } from '../browser/useAfterFrame.ts'
import { visuallyHidden } from '../theme/global.css.ts'
import type { ChatEvent, ChatState } from './chat.ts'
import { ChatBar } from './ChatBar.tsx'
import { ChatButton, newAnswers } from './ChatButton.tsx'
import { ChatWindow } from './ChatWindow.tsx'
import type { Place } from '../passages/ranking.ts'
import type { SiteAnswers } from './siteAnswers.ts'
import { demoAt, startersAt } from './starters.ts'
import { UnreadCount } from './UnreadCount.tsx'

export interface ChatProps {
  /** What was said, and whether it is open, minimized or closed. See `Open`, `Minimized`. */
  state: ChatState
  /** Whatever the visitor does: opening, typing, sending, leaving an address. */
  send: (event: ChatEvent) => void
  /** Below 768 px the window is full-screen and modal. See `OnAPhone`. */
  isNarrow: boolean
  /** What the site says; null while it is loading: an answer waits for it. Where it did not load, `rulesAlone`. See `WithoutLibrary`. */
  site: SiteAnswers | null
  /** What the visitor sees: the path of the page, and the key of the demo that is open over it. See `AskedOnAPage`. */
  place: Omit<Place, 'topics'>
  /** A demo is open over it: nothing in it can be reached. See `Covered`. */
  isCovered?: boolean
  /** Copies a prepared message; false when the browser refuses. See `TextCopied` and `CopyFailed`. */
  copyText: (text: string) => Promise<boolean>
}

/** Draws the chat's state. */
export function Chat({
  state,
  send,
  isNarrow,
  site,
  place,
  isCovered = false,
  copyText,
}: ChatProps): ReactElement {
  const control = useRef<HTMLButtonElement>(null)
  const all = useRef<HTMLDivElement>(null)
  // A focus in what is replaced moves on, before that disappears.
  const isFocusDue = useRef(false)
  useLayoutEffect(() => {
    if (isFocusDue.current || all.current?.contains(document.activeElement)) control.current?.focus()
    isFocusDue.current = false
  }, [state.window])
  const leave = (type: 'minimized' | 'closed') => {
    isFocusDue.current = true
    // A field with the focus would report its loss in the middle of drawing.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    send({ type })
  }
  const open = () => send({ type: 'opened' })
  const { window: shape } = state
  const before = useAfterFrame(shape)
  const isDrawn = (one: ChatState['window']) => shape === one || before === one
  const controlIf = (one: ChatState['window']) => (shape === one ? control : undefined)
  const { asked, topics } = state
  const { path, demo } = place
  // Looked up while the answer is being typed; what is due then is the answer.
  useEffect(() => {
    if (!site || !asked || asked.answer) return
    const { question, choice } = asked
    let isWanted = true
    void site.answerTo(question, { path, demo, topics }, choice).then((answer) => {
      if (isWanted) send({ type: 'lookedUp', question, answer })
    })
    return () => {
      isWanted = false
    }
  }, [site, asked, path, demo, topics, send])

  return (
    <div ref={all} inert={isCovered}>
      <span className={visuallyHidden} role="status">
        {state.unread > 0 && `${newAnswers(state.unread)} in the chat`}
      </span>
      {isDrawn('open') && (
        <ChatWindow
          state={state}
          send={send}
          isNarrow={isNarrow}
          isModal={isNarrow && !isCovered && shape === 'open'}
          starters={{ questions: startersAt(path, site?.library ?? null), demoHref: demoAt(path) }}
          onMinimize={() => leave('minimized')}
          onClose={() => leave('closed')}
          copyText={copyText}
        />
      )}
      {isDrawn('minimized') && (
        <ChatBar
          ref={controlIf('minimized')}
          unread={state.unread}
          onOpen={open}
          onClose={() => leave('closed')}
        />
      )}
      {isDrawn('closed') && (
        <ChatButton ref={controlIf('closed')} unread={state.unread} onOpen={open}>
          <UnreadCount unread={state.unread} />
        </ChatButton>
      )}
    </div>
  )
}
