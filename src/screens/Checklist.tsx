// A list of short items, for example possible changes or requirements.
import type { ReactElement } from 'react'
import * as styles from './Checklist.css.ts'

export interface ChecklistProps {
  /** Each a short phrase, or one sentence with `isOneColumn`. */
  items: readonly string[]
  /** For sentences. See `Sentences`. */
  isOneColumn?: boolean
  /** On narrow screens phrases share lines. See `Flowing`. */
  isFlowing?: boolean
  /** Less room between the rows, on a page with much else. See `Dense`. */
  isDense?: boolean
}

/** Ruled rows with a folded square in the family's color, two side by side where there is room. */
export function Checklist({
  items,
  isOneColumn = false,
  isDense = false,
  isFlowing = false,
}: ChecklistProps): ReactElement {
  const listClass = [styles.list, !isOneColumn && styles.twoColumns, isFlowing && styles.flowing]
  const itemClass = [styles.item, isDense && styles.dense].filter(Boolean).join(' ')
  return (
    <ul className={listClass.filter(Boolean).join(' ')}>
      {items.map((item) => (
        <li className={itemClass} key={item}>
          <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden>
            <path className={styles.face} d="M0 16L16 0V16z" />
            <path className={styles.reverse} d="M0 16V0H16z" />
          </svg>
          {item}
        </li>
      ))}
    </ul>
  )
}
