// The sample address as a QR code.
import type { ReactElement } from 'react'
import { qrCode } from '../../format/qrCode.ts'
import * as styles from './AddressCode.css.ts'

export interface AddressCodeProps {
  /** As it is scanned. */
  address: string
}

/** A code that a phone can read from the screen. */
export function AddressCode({ address }: AddressCodeProps): ReactElement | null {
  const code = qrCode(address)
  return (
    code && (
      <svg
        className={styles.addressCode}
        data-theme="light"
        viewBox={`0 0 ${code.size} ${code.size}`}
        aria-hidden
      >
        <path d={code.path} />
      </svg>
    )
  )
}
