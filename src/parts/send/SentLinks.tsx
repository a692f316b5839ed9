// The links that were sent from this browser.
import { useRef, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { demoByKey } from '../../content/demos.ts'
import { Button } from '../../primitives/Button.tsx'
import { newTab } from '../../primitives/newTab.ts'
import { BEGINNING_WORDS } from './sending.ts'
import { counted } from '../../format/counted.ts'
import { sayDay } from '../../format/day.ts'
import { inQuotes } from '../../format/quoted.ts'
import { linkRules, readBy } from './linkRules.ts'
import {
  demosOf,
  EXPORT_NAME,
  exported,
  isReplaced,
  MOST_SENT,
  readExported,
  sentWhen,
  typedIn,
  type SentForm,
  type SentLink,
} from './sentLinks.ts'
import * as styles from './SendPanel.css.ts'

export interface SentLinksProps {
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
  /** Links come back, or from a colleague's file. See `Forgotten`, `Imported`. */
  onJoin: (links: readonly SentLink[]) => void
  /** Offers a file. */
  downloadText: (fileName: string, text: string) => void
  /** The site of the links: others are not imported. */
  origin: string
  /** The id of the heading, to which the panel leads. */
  id: string
}

/** How a link was sent, in the words of a row. */
const FORM_WORDS: Readonly<Record<SentForm, string>> = {
  link: 'copied as a link',
  message: 'copied as a message',
  share: 'shared',
  mail: 'opened in an email app',
  file: 'saved as an email file',
  picture: 'saved as a picture',
}

/** What the link says of its note. */
const noteOf = ({ link }: SentLink) => readBy(linkRules.note, typedIn(link)) ?? ''

/** The name of its demo and where it begins, or the names of its demos. */
function contentOf(sent: SentLink): { name: string; words: readonly string[] } {
  const several = demosOf(sent)
  const name = several.map((demo) => demoByKey(demo).name).join(', ')
  const until = readBy(linkRules.until, typedIn(sent.link)) ?? ''
  const opens = several.length > 1 ? 'on one page' : BEGINNING_WORDS[sent.beginning]
  return { name, words: [name, opens, ...(until === '' ? [] : [`until ${sayDay(until)}`])] }
}

/** Each can be opened, copied again and forgotten. */
export function SentLinks({
  sent,
  now,
  onCopy,
  onForget,
  onForgetAll,
  onJoin,
  downloadText,
  origin,
  id,
}: SentLinksProps): ReactElement {
  const [forgotten, setForgotten] = useState<readonly SentLink[]>([])
  const [told, setTold] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  /** The pressed button disappears. */
  const leave = (act: () => void) => {
    flushSync(act)
    heading.current?.focus()
  }
  const forget = (links: readonly SentLink[], act: () => void) => {
    setForgotten(links)
    setTold(`${counted(links.length, 'link')} forgotten.`)
    leave(act)
  }
  return (
    <section className={styles.sent} aria-labelledby={id}>
      <div className={styles.sentHead}>
        <h3 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
          Sent links
        </h3>
        <p className={styles.note}>
          {`${sent.length + forgotten.length === 0 ? 'No links yet. ' : ''}The last ${MOST_SENT} links, kept in this browser only.`}
        </p>
        {sent.length > 0 && (
          <button type="button" className={styles.quiet} onClick={() => forget(sent, onForgetAll)}>
            Forget all
          </button>
        )}
        {forgotten.length > 0 && (
          <button
            type="button"
            className={styles.quiet}
            onClick={() => {
              leave(() => onJoin(forgotten))
              setForgotten([])
              setTold(`${counted(forgotten.length, 'link')} back in the list.`)
            }}
          >
            Undo
          </button>
        )}
        {sent.length > 0 && (
          <button
            type="button"
            className={styles.quiet}
            onClick={() => {
              downloadText(EXPORT_NAME, exported(sent))
              setTold(`${counted(sent.length, 'link')} saved in ${EXPORT_NAME}.`)
            }}
          >
            Export
          </button>
        )}
        <button type="button" className={styles.quiet} onClick={() => file.current?.click()}>
          Import
        </button>
        <input
          ref={file}
          className={styles.logoFile}
          type="file"
          accept="application/json"
          aria-label="A file with sent links"
          tabIndex={-1}
          onChange={({ target }) => {
            const chosen = target.files?.[0]
            if (!chosen) return
            void chosen.text().then((text) => {
              const links = readExported(text, origin)
              if (links) leave(() => onJoin(links))
              setTold(
                links
                  ? `${counted(links.length, 'link')} imported.`
                  : 'This file has no links that were sent from this site.',
              )
              target.value = ''
            })
          }}
        />
        <p className={styles.said} role="status">
          {told && <span>{told}</span>}
        </p>
      </div>
      {sent.length > 0 && (
        <ul className={styles.list}>
          {sent.map((one) => (
            <SentRow
              key={one.link}
              sent={one}
              isReplaced={isReplaced(sent, one)}
              now={now}
              onCopy={() => onCopy(one)}
              onForget={() => forget([one], () => onForget(one))}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface SentRowProps {
  sent: SentLink
  /** A newer link to the demo is in the list. */
  isReplaced: boolean
  now: number
  onCopy: () => void
  onForget: () => void
}

function SentRow({ sent, isReplaced: isOld, now, onCopy, onForget }: SentRowProps): ReactElement {
  const { name, words } = contentOf(sent)
  const client = sent.client || 'No name'
  const note = noteOf(sent)
  const from = readBy(linkRules.sender, typedIn(sent.link)) ?? ''
  return (
    <li className={styles.entry}>
      <Swatch color={sent.color} />
      <div className={styles.entryWords}>
        <p className={styles.entryName}>
          <bdi>{client}</bdi>
        </p>
        <p className={styles.note}>
          {[
            ...words,
            ...(sent.form ? [FORM_WORDS[sent.form]] : []),
            ...(from === '' ? [] : [`from ${from}`]),
          ].join(', ')}
        </p>
        {note !== '' && <p className={styles.note}>{inQuotes(note)}</p>}
        {isOld && <p className={styles.note}>A newer one was sent later.</p>}
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
