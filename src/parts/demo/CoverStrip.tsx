// What goes with a sent demo, above it: its sender and the ways to answer, the note, and the last day (Rules, Sending a demo).
// Loaded when a link says any of it.
import { useEffect, useState, type ReactElement, type ReactNode } from 'react'
import { afterFrame } from '../../browser/afterFrame.ts'
import { colleagueEmail } from '../../content/channels.ts'
import { company } from '../../content/company.ts'
import { dayAt, sayDay } from '../../format/day.ts'
import { inQuotes } from '../../format/quoted.ts'
import { TextLink } from '../../primitives/Button.tsx'
import { validityOf, type Cover } from '../send/cover.ts'
import * as styles from './CoverStrip.css.ts'
import { lookedAt, newOneMail, replyMail, replyWhatsApp, type Answer } from './replyLinks.ts'

export interface CoverStripProps {
  /** What goes with the demo. See `NoteAndDay`, `PassedOn`. */
  cover: Cover
  /** The current time in ms since 1970: the reader's day decides whether the demo is valid. See `LastDay`, `Over`. */
  now: () => number
  /** The demo for a reply; its link and entries are those at the time of the call. */
  answer: () => Omit<Answer, 'sender' | 'isSeveral'>
  /** It goes with several demos. See `SeveralDemos`. */
  isSeveral?: boolean
  /** The reader's language for dates; by default the browser's. */
  locale?: string
}

/** A line on the last day when it is over, and a strip with the rest. */
export function CoverStrip({ cover, now, answer, isSeveral = false, locale }: CoverStripProps): ReactElement {
  const [openedAt] = useState(now)
  /** The address of an email that was to open: no page sees whether there is an app for it. */
  const [wroteTo, setWroteTo] = useState('')
  const { sender, note, until, passedOnBy } = cover
  const validity = validityOf(cover, openedAt)
  const name = sender?.name ?? ''
  const reply = sender?.reply ?? ''
  const lastDay = <time dateTime={until}>{sayDay(until, locale)}</time>
  const replied = () => ({ ...answer(), isSeveral, sender })
  const mailto = `mailto:${reply === '' ? company.supportEmail : colleagueEmail(reply)}`
  return (
    <>
      {validity === 'over' && (
        <Announced>
          <p>
            <span>
              {isSeveral
                ? 'According to their sender, these demos were valid until '
                : 'According to its sender, this demo was valid until '}
            </span>
            {lastDay}
            <span>.</span>
          </p>
          <TextLink
            href={mailto}
            onUse={(link) => (link.href = newOneMail(replied(), sayDay(until, locale)))}
          >
            Ask for a new one
          </TextLink>
        </Announced>
      )}
      <section className={styles.strip} aria-label="From the sender">
        {name + note + passedOnBy !== '' && (
          <p>
            {(name !== '' || note !== '') && (
              <>
                <span>From </span>
                <bdi>{name === '' ? 'the sender of this link' : inQuotes(name)}</bdi>
              </>
            )}
            {passedOnBy !== '' && (
              <span>
                <span>{name + note === '' ? 'Passed on by ' : ', passed on by '}</span>
                <bdi>{inQuotes(passedOnBy)}</bdi>
              </span>
            )}
          </p>
        )}
        {(validity === 'valid' || validity === 'lastDay') && (
          <p className={styles.until}>
            <span>{validity === 'valid' ? 'Valid until ' : 'Valid until today, '}</span>
            {lastDay}
          </p>
        )}
        {note !== '' && <blockquote className={styles.note}>{inQuotes(note)}</blockquote>}
        {sender && (
          <div className={styles.ways}>
            {reply !== '' && (
              <TextLink
                href={mailto}
                onUse={(link) => {
                  link.href = replyMail(replied())
                  setWroteTo(colleagueEmail(reply))
                }}
              >
                <span>{`Reply to ${colleagueEmail(reply)}`}</span>
              </TextLink>
            )}
            <TextLink
              href={company.whatsappUrl}
              isExternal
              onUse={(link) => (link.href = replyWhatsApp(replied()))}
            >
              Company WhatsApp
            </TextLink>
            <TextLink
              href={reply === '' ? company.whatsappUrl : mailto}
              isExternal={reply === ''}
              onUse={(link) => {
                link.href = lookedAt(replied(), sayDay(dayAt(now()), locale))
                if (reply !== '') setWroteTo(colleagueEmail(reply))
              }}
            >
              {isSeveral ? 'I have looked at them' : 'I have looked at it'}
            </TextLink>
          </div>
        )}
        <p className={styles.wroteTo} aria-live="polite">
          {wroteTo !== '' && (
            <span>{`Your email app opens with the message. If it does not, write to ${wroteTo}.`}</span>
          )}
        </p>
      </section>
    </>
  )
}

/** Its content comes after the region, so that screen readers announce it. */
function Announced({ children }: { children: ReactNode }): ReactElement {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => afterFrame(() => setIsThere(true)), [])
  return (
    <div className={styles.over} role="status">
      {isThere && children}
    </div>
  )
}
