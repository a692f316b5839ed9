// A placeholder for a value: pale squares, about as wide as the value.
import type { ReactElement } from 'react'
import { visuallyHidden } from '../theme/global.css.ts'
import * as styles from './BlankValue.css.ts'
import { empty, meter } from './ProgressMeter.css.ts'
import { PITCH, SQUARE } from './ProgressMeter.tsx'

export interface BlankValueProps {
  /** The text for screen readers: "Not filled in". Omit it if a value beside them already says so. */
  children?: string
  /** The number of squares, about as wide as the value. See `InPlaceOfValues`. */
  squares?: number
}

/** Pale 10 px squares as a placeholder. See `InPlaceOfValues`. */
export function BlankValue({ children, squares = 5 }: BlankValueProps): ReactElement {
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
