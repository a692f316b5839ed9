// The printed foot of a demo: its link, the contact, and lines for notes (Rules, Sending a demo).
import { generate } from 'lean-qr/nano'
import { useEffect, useEffectEvent, useMemo, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { keptKeys, useKept } from '../../browser/kept.ts'
import { colleagueEmail } from '../../content/channels.ts'
import { company } from '../../content/company.ts'
import { inQuotes } from '../../format/quoted.ts'
import { onlyPrinted } from '../../theme/global.css.ts'
import { senderFrom, withSender, type Sender } from '../send/sender.ts'
import { readKeptSender } from '../send/sentLinks.ts'
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
  /** The sender of the demo; when null, the sender kept in this browser. */
  sender: Sender | null
}

/** Printed only. A link too long for a QR code is printed as text only. */
export function PrintedFoot({ linkNow, sender }: PrintedFootProps): ReactElement {
  const [demoLink, setDemoLink] = useState(linkNow)
  const update = useEffectEvent(() => flushSync(() => setDemoLink(linkNow())))
  useEffect(() => {
    window.addEventListener('beforeprint', update)
    return () => window.removeEventListener('beforeprint', update)
  }, [])
  const kept = readKeptSender(useKept(keptKeys.sender))
  const from = sender ?? senderFrom(kept.name, kept.reply)
  const link = withSender(demoLink, from)
  const email = from?.reply ? colleagueEmail(from.reply) : company.supportEmail
  return (
    <div className={onlyPrinted}>
      <section className={styles.notes}>
        <h3 className={styles.heading}>Notes</h3>
        <div className={styles.rule} />
        <div className={styles.rule} />
        <div className={styles.rule} />
      </section>
      <div className={styles.foot}>
        {link.length <= LONGEST_CODE && <QrCode link={link} />}
        <div className={styles.link}>
          <p className={styles.name}>Open it again</p>
          <p className={styles.address}>{link}</p>
        </div>
        <div>
          <p className={styles.name}>Ask for your version</p>
          <p>{from?.name ? `${inQuotes(from.name)}, ${email}` : email}</p>
          <p>{company.phone}</p>
        </div>
      </div>
    </div>
  )
}
