// The history of a figure in a row of a table: a few values joined by a line. It uses attributes, not inline styles.
import type { ReactElement } from 'react'
import { courseOf, isKnown } from './drawings/course.ts'
import * as styles from './Sparkline.css.ts'

/** Width and height of the picture, in px. */
const [WIDTH, HEIGHT] = [96, 36]
/** Side of the square of the last value, and of those before it. */
const LATEST = 7
const PAST = 4
/** Keeps the squares inside the picture. */
const INSET = LATEST / 2

export interface SparklineProps {
  /** Values at equal distances, oldest first; null where one is not known. See `WithGap`, `NothingKnown`. */
  values: readonly (number | null)[]
  /** Drawn in their place, if more are known, in a line that passes them. See `Course`. */
  course?: readonly number[] | undefined
  /** What it shows and over which period: "Bitcoin, price over 7 days". The text alternative appends the values. */
  label: string
  /** Formats a value for the text alternative. */
  format: (value: number) => string
}

const square = ({ x, y }: { x: number; y: number }, side: number) => ({
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
})

/** A small line of a few values for a row of a table: each marked by a square, the last one by a larger one. */
export function Sparkline({ values, course, label, format }: SparklineProps): ReactElement {
  const { points, line, area } = courseOf(course ?? values, {
    width: WIDTH,
    height: HEIGHT,
    inset: INSET,
    foot: HEIGHT,
  })
  /** The places of the values in the line. */
  const marks = course
    ? values.map(
        (_, index) => points[Math.round((index / (values.length - 1)) * (points.length - 1))] ?? null,
      )
    : points
  const isNothingKnown = points.every((point) => point === null)
  const words = values.map((value) => (isKnown(value) ? format(value) : 'not known'))
  return (
    <svg
      className={styles.sparkline}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${label}: ${isNothingKnown ? 'not known' : words.join(', ')}`}
    >
      {isNothingKnown && <path className={styles.unknown} d={`M0 ${HEIGHT / 2}H${WIDTH}`} />}
      <path className={styles.area} d={area} />
      <path className={styles.course} d={line} />
      {marks.map(
        (point, index) =>
          point &&
          (index === marks.length - 1 ? (
            <rect key={index} className={styles.latest} {...square(point, LATEST)} />
          ) : (
            <rect key={index} className={styles.past} {...square(point, PAST)} />
          )),
      )}
    </svg>
  )
}
