// Facts as pairs of key and value.
import type { ReactElement, ReactNode } from 'react'
import * as styles from './DescriptionList.css.ts'

export interface DescriptionListProps {
  /** Pairs in reading order. */
  items: readonly { key: string; value: ReactNode }[]
}

/** Keys left, values right, a hairline under each pair. */
export function DescriptionList({ items }: DescriptionListProps): ReactElement {
  return (
    <dl className={styles.keyValues}>
      {items.map(({ key, value }) => (
        <div key={key} className={styles.keyValue}>
          <dt className={styles.key}>{key}</dt> <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
