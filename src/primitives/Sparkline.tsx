// The history of a figure in a row of a table: a few values joined by a line. It uses attributes, not inline styles.
import type { ReactElement } from 'react'
import * as styles from './Sparkline.css.ts'

/** Width and height of the picture, in px. */
const [WIDTH, HEIGHT] = [96, 36]
/** Side of the square of the last value, and of those before it. */
const LATEST = 7
const PAST = 4
/** The smallest spread of values that fills the height, as a share of the highest. */
const LEAST_SPREAD = 0.01
/** Keeps the squares inside the picture. */
const INSET = LATEST / 2

export interface SparklineProps {
  /** Values at equal distances, oldest first; null where one is not known. See `WithGap`, `NothingKnown`. */
  values: readonly (number | null)[]
  /** What it shows and over which period: "Bitcoin, price over 7 days". The text alternative appends the values. */
  label: string
  /** Formats a value for the text alternative. */
  format: (value: number) => string
}

interface Point {
  x: number
  y: number
}

const isKnown = (value: number | null): value is number => value !== null && Number.isFinite(value)
/** Rounded to a tenth of a px, which is not visible. */
const round = (length: number) => Math.round(length * 10) / 10

/** The positions of the values: the lowest at the bottom, the highest at the top, equal ones in the middle. */
function pointsOf(values: readonly (number | null)[]): (Point | null)[] {
  const known = values.filter(isKnown)
  // Halved, because the difference of two huge numbers may overflow.
  const lowest = Math.min(...known) / 2
  const spread = Math.max(...known) / 2 - lowest
  // Small changes look small: a coin that keeps its price has a flat line in the middle.
  const wanted = Math.max(...known.map(Math.abs)) * (LEAST_SPREAD / 2)
  const range = spread > 0 ? Math.max(spread, wanted) : 0
  const least = lowest - (range - spread) / 2
  return values.map((value, index) => {
    if (!isKnown(value)) return null
    const across = values.length > 1 ? index / (values.length - 1) : 1
    const up = range > 0 ? (value / 2 - least) / range : 0.5
    return {
      x: round(INSET + across * (WIDTH - LATEST)),
      y: round(INSET + (1 - up) * (HEIGHT - LATEST)),
    }
  })
}

/** A line through the points, interrupted at missing ones. */
const courseThrough = (points: readonly (Point | null)[]) =>
  points.map((point, index) => point && `${points[index - 1] ? 'L' : 'M'}${point.x} ${point.y}`).join('')

/** The area below the line, if the line is not interrupted. */
function areaUnder(points: readonly (Point | null)[]): string {
  const runs: Point[][] = [[]]
  for (const point of points) {
    if (point) runs.at(-1)?.push(point)
    else runs.push([])
  }
  return runs
    .map((run) => {
      const [first, last] = [run[0], run.at(-1)]
      if (!first || !last || run.length < 2) return ''
      return `M${first.x} ${HEIGHT}${run.map(({ x, y }) => `L${x} ${y}`).join('')}L${last.x} ${HEIGHT}Z`
    })
    .join('')
}

const square = ({ x, y }: Point, side: number) => ({
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
})

/** A small line of a few values for a row of a table: each marked by a square, the last one by a larger one. */
export function Sparkline({ values, label, format }: SparklineProps): ReactElement {
  const points = pointsOf(values)
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
      <path className={styles.area} d={areaUnder(points)} />
      <path className={styles.course} d={courseThrough(points)} />
      {points.map(
        (point, index) =>
          point &&
          (index === points.length - 1 ? (
            <rect key={index} className={styles.latest} {...square(point, LATEST)} />
          ) : (
            <rect key={index} className={styles.past} {...square(point, PAST)} />
          )),
      )}
    </svg>
  )
}
