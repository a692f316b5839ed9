// A message as an email file, which email apps open as a draft (RFC 5322, RFC 2045 to 2047).
import type { Message } from './sending.ts'

const BOUNDARY = 'part-of-the-message'
/** The longest line of encoded text (RFC 2045, 6.8). */
const LONGEST_LINE = 76
/** The characters of a subject in one encoded word: at most 75 with its ends, and four bytes for each character. */
const IN_ONE_WORD = 11

function base64(text: string): string {
  let bytes = ''
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte)
  return btoa(bytes)
}

const inLines = (encoded: string) => encoded.match(new RegExp(`.{1,${LONGEST_LINE}}`, 'g')) ?? []

/** A text of any alphabet as the value of a header. A line break would begin another header. */
function headerText(text: string): string {
  const letters = Array.from(text.replace(/[\r\n]+/g, ' '))
  const words: string[] = []
  for (let at = 0; at < letters.length; at += IN_ONE_WORD)
    words.push(`=?UTF-8?B?${base64(letters.slice(at, at + IN_ONE_WORD).join(''))}?=`)
  return words.join('\r\n ')
}

/** A PNG as base64, and the name of its file: letters, digits and hyphens. */
export interface Attached {
  readonly fileName: string
  readonly png: string
}

/** The file. It names neither a sender nor a recipient: the app adds both. */
export const emailFile = ({ subject, text }: Message, picture: Attached): string =>
  [
    `Subject: ${headerText(subject)}`,
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${BOUNDARY}"`,
    '',
    `--${BOUNDARY}`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...inLines(base64(text.replace(/\r\n?|\n/g, '\r\n'))),
    `--${BOUNDARY}`,
    'Content-Type: image/png',
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: inline; filename="${picture.fileName}"`,
    '',
    ...inLines(picture.png),
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n')
