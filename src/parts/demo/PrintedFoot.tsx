// The printed foot of a demo: its link, the sender with the note, and lines to write on (Rules, Sending a demo).
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { keptKeys, useKept } from '../../browser/kept.ts'
import { colleagueEmail } from '../../content/channels.ts'
import { company } from '../../content/company.ts'
import { sayDay } from '../../format/day.ts'
import { inQuotes } from '../../format/quoted.ts'
import { onlyPrinted } from '../../theme/global.css.ts'
import { withCover, type Cover } from '../send/cover.ts'
import { QrCode } from '../../primitives/QrCode.tsx'
import { senderFrom } from '../send/sender.ts'
import { readKeptSender } from '../send/sentLinks.ts'
import { usePaperFit } from './paperFit.ts'
import * as styles from './PrintedFoot.css.ts'

export interface PrintedFootProps {
  /** The link to the demo in its current state, with the client's brand. Requested again before each printing. */
  linkNow: () => string
  /** What goes with the demo. Without a sender, the one kept in this browser is named. See `WithANote`. */
  cover: Cover
  /** The reader's language for dates; by default the browser's. */
  locale?: string
}

/** Printed only. A link too long for a QR code is printed as text only. */
export function PrintedFoot({ linkNow, cover, locale }: PrintedFootProps): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  usePaperFit(place)
  const [demoLink, setDemoLink] = useState(linkNow)
  const update = useEffectEvent(() => flushSync(() => setDemoLink(linkNow())))
  useEffect(() => {
    window.addEventListener('beforeprint', update)
    return () => window.removeEventListener('beforeprint', update)
  }, [])
  const kept = readKeptSender(useKept(keptKeys.sender))
  const from = cover.sender ?? senderFrom(kept.name, kept.reply)
  const { note, until, passedOnBy } = cover
  const link = withCover(demoLink, { ...cover, sender: from })
  const email = from?.reply ? colleagueEmail(from.reply) : company.supportEmail
  return (
    <div ref={place} className={`${styles.printed} ${onlyPrinted}`}>
      <section className={styles.notes}>
        <h3 className={styles.heading}>Notes</h3>
        <div className={styles.rule} />
        <div className={styles.rule} />
        <div className={styles.rule} />
      </section>
      <div className={styles.foot}>
        <QrCode className={styles.code} text={link} label="The link as a QR code" />
        <div className={styles.link}>
          {note !== '' && (
            <figure className={styles.note}>
              <figcaption className={styles.name}>
                {`${from?.name ? inQuotes(from.name) : 'The sender of this link'} writes:`}
              </figcaption>
              <blockquote className={styles.quote}>{inQuotes(note)}</blockquote>
            </figure>
          )}
          <p className={styles.name}>Open it again</p>
          <p className={styles.address}>{link}</p>
        </div>
        <div className={styles.ask}>
          <p className={styles.name}>Ask for your version</p>
          <p>{from?.name ? `${inQuotes(from.name)}, ${email}` : email}</p>
          <p>{company.phone}</p>
          {passedOnBy !== '' && <p>{`Passed on by ${inQuotes(passedOnBy)}`}</p>}
          {until !== '' && <p>{`Valid until ${sayDay(until, locale)}`}</p>}
        </div>
      </div>
    </div>
  )
}
