// The links that were sent from this browser.
import { useId, useRef, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { demoByKey } from '../../content/demos.ts'
import { Button } from '../../primitives/Button.tsx'
import { newTab } from '../../primitives/newTab.ts'
import { BEGINNING_WORDS } from './sending.ts'
import { MOST_SENT, sentWhen, type SentLink } from './sentLinks.ts'
import * as styles from './SendPanel.css.ts'

export interface SentListProps {
  /** Newest first. */
  sent: readonly SentLink[]
  /** The current time in milliseconds since 1970. */
  now: number
  /** A link is copied again. */
  onCopy: (link: SentLink) => void
  /** One is removed. */
  onForget: (link: SentLink) => void
  /** All are removed. */
  onForgetAll: () => void
}

/** Each can be opened, copied again and forgotten. */
export function SentList({ sent, now, onCopy, onForget, onForgetAll }: SentListProps): ReactElement {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  /** The pressed button disappears. */
  const forget = (act: () => void) => {
    flushSync(act)
    heading.current?.focus()
  }
  return (
    <section className={styles.sent} aria-labelledby={id}>
      <div className={styles.sentHead}>
        <h3 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
          Sent from this browser
        </h3>
        <p className={styles.note}>
          {`${sent.length === 0 ? 'No links yet. ' : ''}The last ${MOST_SENT} links, kept in this browser only.`}
        </p>
        {sent.length > 0 && (
          <button type="button" className={styles.quiet} onClick={() => forget(onForgetAll)}>
            Forget all
          </button>
        )}
      </div>
      {sent.length > 0 && (
        <ul className={styles.list}>
          {sent.map((one) => (
            <SentRow
              key={one.link}
              sent={one}
              now={now}
              onCopy={() => onCopy(one)}
              onForget={() => forget(() => onForget(one))}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface SentRowProps {
  sent: SentLink
  now: number
  onCopy: () => void
  onForget: () => void
}

function SentRow({ sent, now, onCopy, onForget }: SentRowProps): ReactElement {
  const { name } = demoByKey(sent.demo)
  const client = sent.client || 'No name'
  return (
    <li className={styles.entry}>
      <Swatch color={sent.color} />
      <div className={styles.entryWords}>
        <p className={styles.entryName}>
          <bdi>{client}</bdi>
        </p>
        <p className={styles.note}>{`${name}, ${BEGINNING_WORDS[sent.beginning]}`}</p>
      </div>
      <p className={styles.when}>{sentWhen(sent.at, now)}</p>
      <div className={styles.entryActions}>
        <a
          className={styles.quiet}
          href={sent.link}
          {...newTab}
          aria-label={`Open: ${name} for ${client} (opens in a new tab)`}
        >
          Open
        </a>
        <button
          type="button"
          className={styles.quiet}
          onClick={onForget}
          aria-label={`Forget: ${name} for ${client}`}
        >
          Forget
        </button>
        <Button size="small" onClick={onCopy} label={`Copy link: ${name} for ${client}`}>
          Copy link
        </Button>
      </div>
    </li>
  )
}

/** A square of the client's color. */
function Swatch({ color }: { color: string | null }): ReactElement {
  return (
    <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden>
      {color !== null && <rect width="1" height="1" fill={color} />}
    </svg>
  )
}
