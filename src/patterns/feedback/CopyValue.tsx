// A hash or an address that can be copied.
import { Copy } from 'lucide'
import type { ReactElement } from 'react'
import { shortAddress } from '../../format/address.ts'
import { IconButton } from '../../primitives/Button.tsx'
import { code } from '../../theme/global.css.ts'
import * as styles from './CopyValue.css.ts'
import type { CopyNotice } from './copyNotice.ts'

/** What became of a copy. */
export type CopyResult = CopyNotice['result']

const NOTICE: Record<CopyResult, string> = { copied: 'Copied', refused: 'The browser did not allow copying:' }
// Keeps the line's baseline while there is nothing to say.
const ZERO_WIDTH_SPACE = '\u200b'

export interface CopyValueProps {
  /** The whole text; long ones are shown shortened. */
  text: string
  /** What it is: "address". */
  name: string
  /** Shown and announced while it is given. See `Copied`, `Refused`. */
  result?: CopyResult | undefined
  /** The button was pressed. Its outcome comes back as `result`. See `Copied`, `Refused`. */
  onCopy: () => void
}

/** A shortened value, a copy button, and what became of it; refused, the whole value is shown to be copied by hand. */
export function CopyValue({ text, name, result, onCopy }: CopyValueProps): ReactElement {
  return (
    <span className={styles.value}>
      <span className={styles.notice} role="status">
        {result ? NOTICE[result] : ZERO_WIDTH_SPACE}
      </span>
      <span className={code}>{result === 'refused' ? text : shortAddress(text)}</span>
      <IconButton className={styles.button} icon={Copy} label={`Copy ${name}`} onClick={onCopy} />
    </span>
  )
}
