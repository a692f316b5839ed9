// Where a value will stand: pale squares, as many as it is about wide.
import type { ReactElement } from 'react'
import { visuallyHidden } from '../theme/global.css.ts'
import * as styles from './Blank.css.ts'
import { empty, meter } from './Meter.css.ts'
import { PITCH, SQUARE } from './Meter.tsx'

export interface BlankProps {
  /** What is read in their place: "Not filled in". Nothing where a value beside them already says so. */
  children?: string
  /** How many squares, about as wide as what will stand there. See `InPlaceOfValues`. */
  squares?: number
}

/** Pale 10 px squares where a value will stand. See `InPlaceOfValues`. */
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
