// Sending the open demo (Rules, Sending a demo): the panel's code comes when "Send" is pressed.
import { useRef, useState, type ReactElement } from 'react'
import type { DemoId } from '../../content/demos.ts'
import { copyText } from '../../browser/clipboard.ts'
import { LoadError } from '../loading/LoadError.tsx'
import { useLate } from '../loading/useLate.ts'
import type { Desk } from './desk.ts'
import type { LiveSendProps } from './LiveSend.tsx'

// In the same function as its styles, so that a failure of either is caught.
const loadSending = () => import('./LiveSend.tsx')

/** What the frame of a demo needs to send it. */
export interface SendOfDemo {
  /** For the frame: "Send" was pressed. */
  onSend: (button: HTMLButtonElement) => void
  /** The open panel, or the message why it did not load. */
  panel: ReactElement | null
}

/** The open demo, its brand, and its address. */
export type Sent = Omit<LiveSendProps, 'desk' | 'onDesk' | 'copyText' | 'onClose' | 'returnFocusTo'>

/** The panel during the visit. */
export interface SendOfVisit {
  /** Whether it was opened. */
  wasOpened: boolean
  /** For the open demo; null if none is open. */
  sendOf: (sent: Sent | null) => SendOfDemo
}

/** `id` is the open demo, null for none: the panel closes with its demo. */
export function useSend(id: DemoId | null): SendOfVisit {
  const [isOpen, setIsOpen] = useState(false)
  const [over, setOver] = useState(id)
  if (over !== id) {
    setOver(id)
    setIsOpen(false)
  }
  const [wasOpened, setWasOpened] = useState(false)
  const [desk, setDesk] = useState<Desk | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { part, failure, retry } = useLate(isOpen || null, loadSending)
  const close = () => setIsOpen(false)
  const closeFailure = () => {
    close()
    button.current?.focus()
  }
  const sendOf = (sent: Sent | null): SendOfDemo => ({
    onSend: (pressed) => {
      button.current = pressed
      setIsOpen(true)
      setWasOpened(true)
    },
    panel:
      !isOpen || !sent ? null : part ? (
        <part.LiveSend
          {...sent}
          desk={desk}
          onDesk={setDesk}
          copyText={copyText}
          onClose={close}
          returnFocusTo={() => button.current}
        />
      ) : failure ? (
        <LoadError what="This panel" kind={failure} onRetry={retry} onClose={closeFailure} />
      ) : null,
  })
  return { wasOpened, sendOf }
}
