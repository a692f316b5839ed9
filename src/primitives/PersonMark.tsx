// The mark of a person or a firm (Rules, Art): initials on a sewn patch.
import type { ReactElement } from 'react'
import { familyOfText, initialsOf, letteredPicture } from './markTexts.ts'
import * as styles from './SubjectMarks.css.ts'

/** Six stitches on each side of the seam, one of them around each corner. */
const SEAM = { x: 3, y: 3, width: 38, height: 38, strokeDasharray: '3.6 2.733', strokeDashoffset: 1.8 }
/** In place of initials: head and shoulders. */
const FIGURE = 'M17 11h10v10H17zm-5 13h20v9H12z'

export interface PersonMarkProps {
  /** The name as shown beside it. Its initials and its color come from it. See `Names`. */
  name: string
}

/** Marks a person or a firm beside the name. Decoration; it is as wide as its box, and square. */
export function PersonMark({ name }: PersonMarkProps): ReactElement {
  const initials = initialsOf(name)
  return (
    <svg className={styles.mark} data-family={familyOfText(name)} {...letteredPicture}>
      <rect className={styles.patch.face} width="44" height="44" />
      <rect className={styles.seam} {...SEAM} />
      {initials === '' ? (
        <path className={styles.patch.on} d={FIGURE} />
      ) : (
        <text className={styles.patch.on} x="22" y="27.4" fontSize="15">
          {initials}
        </text>
      )}
    </svg>
  )
}
