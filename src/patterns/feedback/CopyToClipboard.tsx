// A hash or an address that can be copied.
import { Copy } from 'lucide'
import type { ReactElement } from 'react'
import { shortAddress } from '../../format/address.ts'
import { IconButton } from '../../primitives/Button.tsx'
import { code } from '../../theme/global.css.ts'
import * as styles from './CopyToClipboard.css.ts'
import type { CopyNotice } from './copyNotice.ts'

/** The result of a copy. */
export type CopyResult = CopyNotice['result']

const NOTICE: Record<CopyResult, string> = { copied: 'Copied', refused: 'The browser did not allow copying:' }
// Keeps the line's baseline while there is no message.
const ZERO_WIDTH_SPACE = '\u200b'

export interface CopyToClipboardProps {
  /** The whole text; long ones are displayed shortened. */
  text: string
  /** The name of the value: "address". */
  name: string
  /** Displayed and announced while it is given. See `Copied`, `CopyFailed`. */
  result?: CopyResult | undefined
  /** The button was pressed. Its outcome comes back as `result`. See `Copied`, `CopyFailed`. */
  onCopy: () => void
}

/** A shortened value, a copy button, and the result; after a refusal, the whole value to select and copy. */
export function CopyToClipboard({ text, name, result, onCopy }: CopyToClipboardProps): ReactElement {
  return (
    <span className={styles.value}>
      <span className={styles.notice} role="status">
        {result ? NOTICE[result] : ZERO_WIDTH_SPACE}
      </span>
      <span className={result ? `${code} ${styles.place[result]}` : code}>
        {result === 'refused' ? text : shortAddress(text)}
      </span>
      <IconButton className={styles.button} icon={Copy} label={`Copy ${name}`} onClick={onCopy} />
    </span>
  )
}
