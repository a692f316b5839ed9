// A list of short items, for example possible changes or requirements.
import type { ReactElement } from 'react'
import * as styles from './TickList.css.ts'

export interface TickListProps {
  /** Each a short phrase, or one sentence with `isOneColumn`. */
  items: readonly string[]
  /** For sentences. See `Sentences`. */
  isOneColumn?: boolean
}

/** Ruled rows with a folded square in the family's color, two side by side where there is room. */
export function TickList({ items, isOneColumn = false }: TickListProps): ReactElement {
  return (
    <ul className={isOneColumn ? styles.list : `${styles.list} ${styles.twoColumns}`}>
      {items.map((item) => (
        <li className={styles.item} key={item}>
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
