// A figure's course while it runs: a line that grows by a piece with each value, above and below its start. As wide as its
// place; it uses attributes, not inline styles.
import type { ReactElement } from 'react'
import { drawn } from '../../theme/motion.css.ts'
import * as styles from './GrowingLine.css.ts'

/** Height of the drawing, in px, and its room above and below the line. */
const HEIGHT = 168
const INSET = 10
/** The line is drawn on a square of this side, which is stretched to the picture. */
const SIDE = 100
/** Side of the square at the end, in px. */
const END = 12
/** The grid: lines at these shares of the height; the lowest is where a run starts. */
const GRID = [0.25, 0.5, 0.75] as const

export interface GrowingLineProps {
  /** What it shows: "Profit in this run". The text alternative appends start, end, highest and lowest value. */
  label: string
  /** The value at the start, and the one after each step, oldest first; at least one. See `NothingYet`. */
  values: readonly number[]
  /** The number of steps that fill the width; with more steps the picture takes in all of them. */
  steps: number
  /** The smallest range of values that fills the height, in the values' unit, so that small changes stay small. */
  leastRange: number
  /** Formats a value for the text alternative and the label of the start. */
  format: (value: number) => string
  /** The text in the picture while there is only the start. */
  nothing: string
}

const rounded = (length: number) => Math.round(length * 100) / 100

/** A line from the start of a run to its latest value, over the family's tint; its latest piece draws itself. */
export function GrowingLine({
  label,
  values,
  steps,
  leastRange,
  format,
  nothing,
}: GrowingLineProps): ReactElement {
  const start = values[0] ?? 0
  const end = values.at(-1) ?? start
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const span = Math.max(steps, values.length - 1)
  // A run that has only gains begins near the bottom.
  const range = Math.max(highest - lowest, leastRange)
  const floor = Math.min(lowest, Math.max(highest - range, start - range / 4))
  const across = (index: number) => rounded((index / span) * SIDE)
  const down = (value: number) => rounded((1 - (value - floor) / range) * SIDE)
  const point = (value: number, index: number) => `${across(index)} ${down(value)}`
  const points = values.map(point)
  const last = points.length - 1
  const isNothing = last < 1
  const words = isNothing
    ? nothing
    : `from ${format(start)} to ${format(end)}, highest ${format(highest)}, lowest ${format(lowest)}`
  const rise = HEIGHT - 2 * INSET
  const y = (value: number) => INSET + (down(value) / SIDE) * rise
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.label}>{label}</figcaption>
      <svg
        className={styles.picture}
        width="100%"
        height={HEIGHT}
        role="img"
        aria-label={`${label}: ${words}`}
      >
        {/* Included in the name. */}
        <g aria-hidden>
          {GRID.map((share) => {
            const place = INSET + share * rise
            return <line key={share} className={styles.gridLine} x2="100%" y1={place} y2={place} />
          })}
          <line className={styles.start} x2="100%" y1={y(start)} y2={y(start)} />
          {isNothing && (
            <text className={styles.text} x="0" y={y(start) - 8}>
              {nothing}
            </text>
          )}
          <svg
            className={styles.stretched}
            y={INSET}
            width="100%"
            height={rise}
            viewBox={`0 0 ${SIDE} ${SIDE}`}
            preserveAspectRatio="none"
          >
            {!isNothing && (
              <>
                <path
                  className={styles.area}
                  d={`M${points.join('L')}L${across(last)} ${down(start)}L0 ${down(start)}Z`}
                />
                <path className={styles.course} d={`M${points.slice(0, -1).join('L')}`} />
                <path
                  key={values.length}
                  className={`${styles.course} ${drawn}`}
                  d={`M${points.slice(-2).join('L')}`}
                />
              </>
            )}
          </svg>
          <rect
            className={styles.endMark}
            x={`${across(last)}%`}
            y={y(end) - END / 2}
            width={END}
            height={END}
            transform={`translate(${(-END * across(last)) / SIDE} 0)`}
          />
        </g>
      </svg>
    </figure>
  )
}
