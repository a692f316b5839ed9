// A text as a QR code.
import { useMemo, type ReactElement } from 'react'
import { qrCode } from '../format/qrCode.ts'
import * as styles from './QrCode.css.ts'

export interface QrCodeProps {
  /** What a camera reads: a link, an address. */
  text: string
  /** The accessible name; without one it is decoration, where the text is beside it. */
  label?: string
  /** Another size than 160 px. */
  className?: string
}

/** Nothing for a text that is too long for a code. */
export function QrCode({ text, label, className = '' }: QrCodeProps): ReactElement | null {
  const code = useMemo(() => qrCode(text), [text])
  return (
    code && (
      <svg
        className={`${styles.code} ${className}`}
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
        viewBox={`0 0 ${code.size} ${code.size}`}
      >
        <path d={code.path} />
      </svg>
    )
  )
}
