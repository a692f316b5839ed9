// Short statements about an item: its status, its change. Color is never the only sign.
import type { ReactElement } from 'react'
import { direction, signedPercent } from '../format/percent.ts'
import * as styles from './Badge.css.ts'

/** `good`, `caution` and `bad` judge; `neutral` states; `outline` marks something as a sample. */
export type BadgeTone = 'good' | 'caution' | 'bad' | 'neutral' | 'outline'

export interface StatusBadgeProps {
  /** The status in a word; always there, whatever the color. */
  children: string
  /** The meaning of the status; it determines the color. See `Tones`. */
  tone: BadgeTone
  /** Full square: success, active, low. Half: pending, medium. Hollow: failed, paused. See `Marks`. */
  mark?: 'full' | 'half' | 'hollow'
}

/** A status in a word, a shape and a color. */
export function StatusBadge({ children, tone, mark }: StatusBadgeProps): ReactElement {
  return (
    <span className={`${styles.badge} ${styles.tone[tone]}`}>
      {mark && <span className={styles.mark[mark]} aria-hidden />}
      <span>{children}</span>
    </span>
  )
}

export interface TrendProps {
  /** A change in percent; null if it is not known, shown as "–". See `Missing`. */
  value: number | null
}

/** A change in percent: triangle, sign and two decimals. */
export function Trend({ value }: TrendProps): ReactElement {
  return (
    <span className={`${styles.delta} ${styles.direction[value === null ? 'missing' : direction(value)]}`}>
      {signedPercent(value)}
    </span>
  )
}
