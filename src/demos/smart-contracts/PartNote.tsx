// What a part of the contract does, or what the client's version has there: a change is stamped.
import { useState, type ReactElement } from 'react'
import { stamped } from '../../theme/motion.css.ts'
import type { ContractPart } from './contractOutline.ts'
import * as styles from './Outline.css.ts'
import type { Standard } from './standards.ts'

export interface PartNoteProps {
  /** The part that the note is about. */
  part: ContractPart
  /** The standard of the client's version. See `OtherStandard`. */
  standard: Standard
}

/** The note of a part for a standard. See `OtherStandard`. */
export function PartNote({ part: { note, yours }, standard }: PartNoteProps): ReactElement {
  const own = yours[standard]
  const text = own ?? note
  const [shown, setShown] = useState({ text, changes: 0 })
  if (shown.text !== text) setShown({ text, changes: shown.changes + 1 })
  return (
    <span
      key={shown.changes}
      className={[own ? styles.yours : styles.note, shown.changes > 0 && stamped].filter(Boolean).join(' ')}
    >
      {own ? `Yours: ${own}` : note}
    </span>
  )
}
