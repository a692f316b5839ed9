// The actions of the panels that send a demo: copy the link, share, copy the message; and what came of it.
import { Link2, Mail, Share2 } from 'lucide'
import { useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import type { Share } from '../../browser/share.ts'
import { Button } from '../../primitives/Button.tsx'
import type { SentForm } from './sentLinks.ts'
import { linksText, type Enclosed, type Message } from './sending.ts'
import * as styles from './SendPanel.css.ts'

/** Resolves to false if the browser refuses; never rejects. */
type CopyText = (text: string) => Promise<boolean>

/** The result of the last action. */
export interface Told {
  readonly count: number
  readonly text: string
  /** A text to copy by hand. */
  readonly shown?: string
  /** What was copied of the message: once it is another one, that is said. */
  readonly copied?: string
}

export interface Copying {
  /** The result of the last action; null before the first. */
  told: Told | null
  /** An action has this result. */
  say: (text: string, more?: Pick<Told, 'shown' | 'copied'>) => void
  /** Copies a text and says so: "Link copied." If the browser refuses, the text is shown for manual copying. */
  copy: (text: string, what: string, onCopied?: () => void) => Promise<void>
}

export function useCopying(copyText: CopyText): Copying {
  const [told, setTold] = useState<Told | null>(null)
  const say: Copying['say'] = (text, more) =>
    flushSync(() => setTold((last) => ({ count: (last?.count ?? 0) + 1, text, ...more })))
  return {
    told,
    say,
    copy: async (text, what, onCopied) => {
      if (!(await copyText(text)))
        return say('The browser did not allow copying. Copy this by hand:', { shown: text })
      onCopied?.()
      say(`${what} copied.`, onCopied && { copied: text })
    },
  }
}

export interface SendActionsProps extends Copying {
  /** The links to copy, one or several. */
  links: readonly Pick<Enclosed, 'demo' | 'link'>[]
  /** The message with them. */
  message: Message
  /** Opens the device's share sheet; null if there is none. */
  share: Share | null
  /** The links were copied or shared. */
  onSent?: (form: SentForm) => void
  /** A field has what cannot be used: links and message are without it. See `Incomplete`. */
  isIncomplete?: boolean
}

/** The buttons, and what came of the last press. */
export const SendActions = ({
  told,
  say,
  copy,
  links,
  message,
  share,
  onSent,
  isIncomplete = false,
}: SendActionsProps): ReactElement => {
  const [allLinks, whole] = [linksText(links), `${message.subject}\n\n${message.text}`]
  const isOld = told?.copied !== undefined && told.copied !== allLinks && told.copied !== whole
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <Button
          variant="primary"
          icon={Link2}
          onClick={() => void copy(allLinks, links.length === 1 ? 'Link' : 'Links', () => onSent?.('link'))}
        >
          {links.length === 1 ? 'Copy link' : `Copy ${links.length} links`}
        </Button>
        {share && (
          <Button
            icon={Share2}
            onClick={() =>
              void share({ title: message.subject, text: message.text }).then((isShared) => {
                if (!isShared) return
                onSent?.('share')
                say('Shared.')
              })
            }
          >
            Share…
          </Button>
        )}
        <Button icon={Mail} onClick={() => void copy(whole, 'Message', () => onSent?.('message'))}>
          Copy message
        </Button>
      </div>
      <p className={styles.said} aria-live="polite">
        {isIncomplete && <b className={styles.incomplete}>What is marked above is not in the link.</b>}
        {told && (
          <span key={told.count}>
            <span>{isOld ? 'Changed since you copied it. Copy it again.' : told.text}</span>
            {told.shown && <span className={styles.byHand}>{told.shown}</span>}
          </span>
        )}
      </p>
    </div>
  )
}
