// A few values side by side as columns of squares. They use attributes, not inline styles.
import { useId, type ReactElement } from 'react'
import { empty, filled } from '../ProgressMeter.css.ts'
import * as styles from './ColumnChart.css.ts'

/** Side of a square, and its distance to the next one above and beside it, in px. */
const SQUARE = 10
const PITCH = { across: 16, up: 12 } as const

export interface ColumnChartProps {
  /** What it shows, and the meaning of a column: "Gas used, each block, oldest first". The values are appended. */
  label: string
  /** Values from zero up, oldest first; at least one. */
  values: readonly number[]
  /** The value of a full column; by default the highest value. See `OfALimit`. */
  max?: number | undefined
  /** Formats a value for the text alternative. */
  format: (value: number) => string
  /**
   * Squares of a full column. See `Low`.
   * @default 8
   */
  rows?: number
}

/** Columns of squares, the latest in the family's color, and the same in words. */
export function ColumnChart({ label, values, max, format, rows = 8 }: ColumnChartProps): ReactElement {
  const id = useId()
  const full = max ?? Math.max(...values)
  const last = values.length - 1
  const width = values.length * PITCH.across - (PITCH.across - SQUARE)
  const height = rows * PITCH.up - (PITCH.up - SQUARE)
  const columnOf = (column: number, className?: string) => (
    <g key={column} className={className}>
      {Array.from({ length: rows }, (_, row) => (
        <rect key={row} x={column * PITCH.across} y={row * PITCH.up} width={SQUARE} height={SQUARE} />
      ))}
    </g>
  )
  return (
    <svg
      className={styles.columns}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${label}: ${values.map(format).join(', ')}`}
    >
      <clipPath id={id}>
        {values.map((value, column) => {
          const risen = (value / full) * height
          return (
            <rect key={column} x={column * PITCH.across} y={height - risen} width={SQUARE} height={risen} />
          )
        })}
      </clipPath>
      <g className={empty}>{values.map((_, column) => columnOf(column))}</g>
      <g clipPath={`url(#${id})`}>
        {values.map((_, column) => columnOf(column, filled[column === last ? 'family' : 'ink']))}
      </g>
    </svg>
  )
}
