// A link as a QR code, for paper and pictures.
import { generate } from 'lean-qr/nano'

/** The QR code of a longer link, in characters, has squares too small for a printer and a camera. */
const LONGEST_CODE = 700
/** Blank squares around a QR code, required by its standard (ISO/IEC 18004, 6.3.8). */
const QUIET = 4

/** A QR code as a path of squares with side 1. */
export interface QrCode {
  /** Its side, with the blank squares around it. */
  readonly size: number
  readonly path: string
}

/** The code of a link; null if it is too long for one. */
export function qrCode(link: string): QrCode | null {
  if (link.length > LONGEST_CODE) return null
  const code = generate(link)
  let path = ''
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`
  return { size: code.size + 2 * QUIET, path }
}
