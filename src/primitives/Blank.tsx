// A placeholder for a value: pale squares, about as wide as the value.
import type { ReactElement } from 'react'
import { visuallyHidden } from '../theme/global.css.ts'
import * as styles from './Blank.css.ts'
import { empty, meter } from './Meter.css.ts'
import { PITCH, SQUARE } from './Meter.tsx'

export interface BlankProps {
  /** The text for screen readers: "Not filled in". Omit it if a value beside them already says so. */
  children?: string
  /** The number of squares, about as wide as the value. See `InPlaceOfValues`. */
  squares?: number
}

/** Pale 10 px squares as a placeholder. See `InPlaceOfValues`. */
export function Blank({ children, squares = 5 }: BlankProps): ReactElement {
  return (
    <span className={styles.blank}>
      <svg
        className={`${meter} ${empty}`}
        width={squares * PITCH - (PITCH - SQUARE)}
        height={PITCH}
        aria-hidden
      >
        {Array.from({ length: squares }, (_, index) => (
          <rect key={index} x={index * PITCH} y={1} width={SQUARE} height={SQUARE} />
        ))}
      </svg>
      {children && <span className={visuallyHidden}>{children}</span>}
    </span>
  )
}
