// A figure's course while it runs: what came before as a muted line, then a line that grows by a piece with each value. As
// wide as its place; it uses attributes, not inline styles.
import type { ReactElement } from 'react'
import { drawn } from '../../theme/motion.css.ts'
import * as styles from './GrowingLine.css.ts'
import { text } from './text.css.ts'
import { Crosshair, Readable } from './Reading.tsx'

/** Height of the drawing, in px, and its room above and below the line. */
const HEIGHT = 200
const INSET = 10
/** The line is drawn on a square of this side, which is stretched to the picture. */
const SIDE = 100
/** Side of the square at the end, in px. */
const END = 12
/** Half the width of a mark on the line, in px. */
const MARK = 6
/** Between the lines of the grid: a ten-power times one of these, the largest that gives at least two lines. */
const NICE = [10, 5, 4, 2, 1] as const
const LEAST_LINES = 2

/** A triangle on the line: its point says the direction, its color the result. */
export interface GrowingLineMark {
  isUp: boolean
  isGood: boolean
}

export interface GrowingLineProps {
  /** What it shows: "Profit in this run". The text alternative appends start, end, highest and lowest value. */
  label: string
  /** The value at the start, and the one after each step, oldest first; at least one. See `Empty`. */
  values: readonly number[]
  /** The values before, oldest first, the last of them equal to the first of `values`: a muted line. See `Empty`. */
  before: readonly number[]
  /** What the muted line is: "Last 24 hours, sample". */
  beforeName: string
  /** Whether the run has begun: the muted line makes room for it. See `Begun`. */
  isBegun: boolean
  /** A mark at the value after each step; null for none. See `Marked`. */
  marks?: readonly (GrowingLineMark | null)[]
  /** Where the next value may be: a fan at the end of the line. See `Marked`. */
  ahead?: { highest: number; lowest: number } | null
  /** The number of steps that fill the width; with more steps the picture takes in all of them. */
  steps: number
  /** The smallest range of values that fills the height, in the values' unit, so that small changes stay small. */
  leastRange: number
  /** Formats a value for the text alternative. */
  format: (value: number) => string
  /** Formats a round value for the axis. */
  brief: (value: number) => string
  /** The value that is read, from 0 in `before` and then in `values` without its first; null for none. See `Read`. */
  read: number | null
  /** Pointer, finger or keys are at a value; null when the pointer left. */
  onRead: (at: number | null) => void
  /** When that value was: "Trade 12, after 36 s". */
  whenOf: (at: number) => string
}

const rounded = (length: number) => Math.round(length * 100) / 100

/** Round values in a range, for the lines of the grid: at least two. */
export function gridOf(floor: number, range: number): number[] {
  const power = 10 ** Math.floor(Math.log10(range))
  const linesOf = (gap: number) => {
    const first = Math.ceil(floor / gap)
    const count = Math.floor((floor + range) / gap) - first + 1
    return Array.from({ length: count }, (_, index) => (first + index) * gap)
  }
  const choices = NICE.map((nice) => linesOf(nice * power))
  return choices.find((lines) => lines.length >= LEAST_LINES) ?? linesOf(power / 2)
}

/** Start, end, highest and lowest value in words. */
function wordsOf(values: readonly number[], format: (value: number) => string): string {
  const [first = 0, last = first] = [values[0], values.at(-1)]
  return `from ${format(first)} to ${format(last)}, highest ${format(Math.max(...values))}, lowest ${format(Math.min(...values))}`
}

/** What came before, and then a line from the start of a run to its latest value; its latest piece draws itself. */
export function GrowingLine({
  label,
  values,
  before,
  beforeName,
  isBegun,
  marks = [],
  ahead = null,
  steps,
  leastRange,
  format,
  brief,
  read,
  onRead,
  whenOf,
}: GrowingLineProps): ReactElement {
  const start = values[0] ?? 0
  const end = values.at(-1) ?? start
  const all = [...before, ...values, ...(ahead ? [ahead.highest, ahead.lowest] : [])]
  const [lowest, highest] = [Math.min(...all), Math.max(...all)]
  const range = Math.max(highest - lowest, leastRange)
  const floor = Math.min(lowest, Math.max(highest - range, start - range / 4))
  const span = Math.max(steps, values.length - 1 + (ahead ? 1 : 0))
  const from = isBegun ? styles.BEFORE_SHARE * SIDE : SIDE
  const across = (index: number) => rounded(from + (index / span) * (SIDE - from))
  const down = (value: number) => rounded((1 - (value - floor) / range) * SIDE)
  const points = values.map((value, index) => `${across(index)} ${down(value)}`)
  const earlierAcross = (index: number) => index / Math.max(before.length - 1, 1)
  const earlier = before.map((value, index) => `${rounded(earlierAcross(index) * SIDE)} ${down(value)}`)
  /** What can be read, from the left to the right; places as shares of the width. */
  const places = [
    ...before.map((value, index) => ({ value, share: (earlierAcross(index) * from) / SIDE })),
    ...values.slice(1).map((value, index) => ({ value, share: across(index + 1) / SIDE })),
  ]
  const at = read === null ? undefined : places[read]
  const nearestTo = (share: number) => {
    const distances = places.map((place) => Math.abs(place.share - share))
    return distances.indexOf(Math.min(...distances))
  }
  const readingOf = (index: number) => `${whenOf(index)}: ${format(places[index]!.value)}`
  const last = points.length - 1
  const isNothing = last < 1
  const words = isNothing
    ? `${beforeName}: ${wordsOf(before, format)}`
    : `${label}, after ${format(before[0] ?? start)} before (${beforeName}): ${wordsOf(values, format)}`
  const rise = HEIGHT - 2 * INSET
  const y = (value: number) => INSET + (down(value) / SIDE) * rise
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {read !== null && at ? (
          <span className={styles.reading}>{readingOf(read)}</span>
        ) : (
          <span className={styles.label}>{label}</span>
        )}
        <span className={styles.beforeName}>{beforeName}</span>
      </figcaption>
      <div className={styles.plot}>
        <Readable
          onRead={(share) => onRead(share === null ? null : nearestTo(share))}
          keys={{
            label: `Read ${label}`,
            count: places.length,
            at: read !== null && at ? read : places.length - 1,
            text: readingOf(read !== null && at ? read : places.length - 1),
            onAt: onRead,
          }}
        >
          <svg className={styles.picture} height={HEIGHT} role="img" aria-label={words}>
            {/* Included in the name. */}
            <g aria-hidden>
              {gridOf(floor, range).map((value) => (
                <g key={value}>
                  <line className={styles.gridLine} x2="100%" y1={y(value)} y2={y(value)} />
                  <text className={text} x={-styles.AXIS_PX} y={y(value)} dominantBaseline="middle">
                    {brief(value)}
                  </text>
                </g>
              ))}
              <line className={styles.start} x2="100%" y1={y(start)} y2={y(start)} />
              <svg
                className={styles.stretched}
                y={INSET}
                width="100%"
                height={rise}
                viewBox={`0 0 ${SIDE} ${SIDE}`}
                preserveAspectRatio="none"
              >
                <polyline
                  className={isBegun ? styles.beforeAside : styles.before}
                  points={earlier.join(' ')}
                />
                {ahead && (
                  <polygon
                    className={styles.ahead}
                    points={`${points[last]} ${across(last + 1)} ${down(ahead.highest)} ${across(last + 1)} ${down(ahead.lowest)}`}
                  />
                )}
                {!isNothing && (
                  <>
                    <path
                      className={styles.area}
                      d={`M${points.join('L')}L${across(last)} ${down(start)}L${across(0)} ${down(start)}Z`}
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
                className={isNothing ? styles.endMarkBefore : styles.endMark}
                x={`${across(last)}%`}
                y={y(end) - END / 2}
                width={END}
                height={END}
                transform={`translate(${(-END * across(last)) / SIDE} 0)`}
              />
              <g>
                {marks.map((mark, index) => {
                  if (!mark) return null
                  const tip = mark.isUp ? -MARK : MARK
                  return (
                    <svg
                      key={index}
                      className={styles.mark}
                      x={`${across(index + 1)}%`}
                      y={y(values[index + 1] ?? end)}
                    >
                      <polygon
                        className={mark.isGood ? styles.good : styles.bad}
                        points={`${-MARK} ${-tip} ${MARK} ${-tip} 0 ${tip}`}
                      />
                    </svg>
                  )
                })}
              </g>
              {at && <Crosshair share={at.share} top={0} foot={HEIGHT} y={y(at.value)} />}
            </g>
          </svg>
        </Readable>
      </div>
    </figure>
  )
}
