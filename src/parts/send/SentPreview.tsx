// What the client will see: the page of the link, as it will be, and the message.
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { Button } from '../../primitives/Button.tsx'
import type { Message } from './sending.ts'
import * as styles from './SendPanel.css.ts'

/** How long nothing is typed before the page is loaded again, in milliseconds. */
const SETTLED_MS = 700

export interface SentPreviewProps {
  /** The link. Its page is loaded when the visitor opens it, and again when the link changes. See `Opened`. */
  link: string
  /** The message with the link. */
  message: Message
  /** Below the message: other forms of it. */
  children?: ReactNode
}

/** The page on a phone, which cannot be used here, and the message. */
export function SentPreview({ link, message, children }: SentPreviewProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The page is higher than the panel: it begins at its top.
  useEffect(() => {
    if (isOpen) heading.current?.scrollIntoView()
  }, [isOpen])
  const [shown, setShown] = useState(link)
  useEffect(() => {
    const timer = setTimeout(setShown, SETTLED_MS, link)
    return () => clearTimeout(timer)
  }, [link])
  return (
    <div className={styles.preview}>
      <div className={styles.previewed}>
        <h3 ref={heading} className={styles.heading}>
          What they will see
        </h3>
        <div>
          <Button size="small" isExpanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Hide their page' : 'Show their page'}
          </Button>
        </div>
        {isOpen && (
          <div className={styles.phone} inert>
            {/* A new frame for each link: another address in the same one would be an entry of the history. */}
            <iframe key={shown} className={styles.phonePage} title="The page of the link" src={shown} />
          </div>
        )}
        <h3 className={styles.heading}>The message</h3>
        <div className={styles.letter}>
          <p className={styles.subject}>{message.subject}</p>
          <p className={styles.letterText}>{message.text}</p>
        </div>
        {children}
      </div>
    </div>
  )
}
