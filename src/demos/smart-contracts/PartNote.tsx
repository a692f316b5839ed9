// What a part of the contract does, or what the client's version has there: a change is stamped.
import { useState, type ReactElement } from 'react'
import { stamped } from '../../theme/motion.css.ts'
import type { PartId } from './contractOutline.ts'
import * as styles from './Outline.css.ts'

/** The note of a part whose feature is off; the lines below the tax move the tokens. */
export const leftOutNote = (part: PartId, isRust = false) =>
  part === 'tax' && !isRust ? 'Left out, transfers stay' : 'Left out'

export interface PartNoteProps {
  /** What the part does. See `Empty`. */
  note: string
  /** What the client's version has in its place, if that differs. See `OtherStandard`. */
  yours: string | undefined
}

/** The note of a part. See `OtherStandard`. */
export function PartNote({ note, yours }: PartNoteProps): ReactElement {
  const text = yours ?? note
  const [shown, setShown] = useState({ text, changes: 0 })
  if (shown.text !== text) setShown({ text, changes: shown.changes + 1 })
  return (
    <span
      key={shown.changes}
      className={[yours ? styles.yours : styles.note, shown.changes > 0 && stamped].filter(Boolean).join(' ')}
    >
      {yours ? `Yours: ${yours}` : note}
    </span>
  )
}
