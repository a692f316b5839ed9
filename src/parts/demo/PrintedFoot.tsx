// The printed foot of a demo: its link, the sender with the note, and lines to write on (Rules, Sending a demo).
import { generate } from 'lean-qr/nano'
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { keptKeys, useKept } from '../../browser/kept.ts'
import { colleagueEmail } from '../../content/channels.ts'
import { company } from '../../content/company.ts'
import { sayDay } from '../../format/day.ts'
import { inQuotes } from '../../format/quoted.ts'
import { onlyPrinted } from '../../theme/global.css.ts'
import { withCover, type Cover } from '../send/cover.ts'
import { senderFrom } from '../send/sender.ts'
import { readKeptSender } from '../send/sentLinks.ts'
import { usePaperFit } from './paperFit.ts'
import * as styles from './PrintedFoot.css.ts'

/** The QR code of a longer link, in characters, has squares too small for a printer and a camera. */
const LONGEST_CODE = 700
/** Blank squares around a QR code, required by its standard (ISO/IEC 18004, 6.3.8). */
const QUIET = 4

/** A link as a QR code. */
function QrCode({ link }: { link: string }): ReactElement {
  const { size, path } = useMemo(() => {
    const code = generate(link)
    let drawn = ''
    for (let y = 0; y < code.size; y++)
      for (let x = 0; x < code.size; x++) if (code.get(x, y)) drawn += `M${x + QUIET} ${y + QUIET}h1v1h-1z`
    return { size: code.size + 2 * QUIET, path: drawn }
  }, [link])
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label="The link as a QR code"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={path} />
    </svg>
  )
}

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
        {link.length <= LONGEST_CODE && <QrCode link={link} />}
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
