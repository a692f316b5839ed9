// More forms of a message: in an email app, as an email file, and as a picture for an email or a slide (Rules, Sending a demo).
import type { ReactElement } from 'react'
import { LONGEST_SAFE_LINK, prefilledMail } from '../../content/channels.ts'
import type { Demo } from '../../content/demos.ts'
import type { Branded } from '../demo/DemoFrame.tsx'
import { qrCode } from '../../format/qrCode.ts'
import { emailFile } from './emailFile.ts'
import type { Message } from './sending.ts'
import type { SentForm } from './sentLinks.ts'
import { drawCode, drawStill } from './still.ts'
import * as styles from './SendPanel.css.ts'

export interface SendFormsProps {
  /** The demos of the message. */
  demos: readonly Demo[]
  /** The client's name and color; null for the company's. */
  brand: Branded | null
  /** The message. */
  message: Message
  /** The link for the picture's QR code; '' for none, as with a link to each of several demos. */
  link: string
  /** Offers a file. */
  saveFile: (fileName: string, content: Blob) => void
  /** The message or the picture was opened or saved. */
  onSent: (form: SentForm) => void
  /** A file was saved: a sentence to announce. */
  onTold: (sentence: string) => void
}

/** The names of the files say for whom they are, in letters that every system takes, and which demo it is. */
const fileNameOf = (demos: readonly Demo[], client: string) =>
  [
    ...(client
      .normalize('NFD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []),
    demos.length === 1 ? demos[0]?.key : `${demos.length}-demos`,
  ].join('-')

/** The part of a data URL after its comma. */
const base64Of = (canvas: HTMLCanvasElement) => canvas.toDataURL('image/png').replace(/^[^,]*,/, '')

/** Quiet actions below the message. An email app keeps a text up to a certain length only; the file has any. */
export function SendForms({
  demos,
  brand,
  message,
  link,
  saveFile,
  onSent,
  onTold,
}: SendFormsProps): ReactElement {
  const name = fileNameOf(demos, brand?.name ?? '')
  const mail = prefilledMail(message.subject, message.text, '')
  const still = () => drawStill({ demos, client: brand?.name ?? '', tones: brand?.tones ?? null, link })
  const saveEmail = async () => {
    const canvas = await still()
    const picture = { fileName: `${name}.png`, png: base64Of(canvas) }
    saveFile(`${name}.eml`, new Blob([emailFile(message, picture)], { type: 'message/rfc822' }))
    onSent('file')
    onTold('Email file saved. Open it in your email app.')
  }
  const save = async (canvas: HTMLCanvasElement, fileName: string, what: string) => {
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!png) return onTold(`${what}: not drawn. Try another browser.`)
    saveFile(fileName, png)
    if (link !== '') onSent('picture')
    onTold(`${what} saved.`)
  }
  const code = link === '' ? null : qrCode(link)
  return (
    <div className={styles.forms}>
      {mail.length <= LONGEST_SAFE_LINK && (
        <a className={styles.quiet} href={mail} onClick={() => onSent('mail')}>
          Open in email app
        </a>
      )}
      <button type="button" className={styles.quiet} onClick={() => void saveEmail()}>
        Save as email file
      </button>
      <button
        type="button"
        className={styles.quiet}
        onClick={() => void still().then((canvas) => save(canvas, `${name}.png`, 'Picture'))}
      >
        Save picture
      </button>
      {code && (
        <button
          type="button"
          className={styles.quiet}
          onClick={() => void save(drawCode(code), `${name}-qr-code.png`, 'QR code')}
        >
          Save QR code
        </button>
      )}
    </div>
  )
}
