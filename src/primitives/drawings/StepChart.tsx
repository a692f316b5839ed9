// A quantity that grows in steps: each step rises at its place, above the line of even growth. Its text does not stretch with
// the picture: the picture is as wide as its place, letters keep their size.
import type { ReactElement, ReactNode } from 'react'
import { visuallyHidden } from '../../theme/global.css.ts'
import { drawn as drawnClass } from '../../theme/motion.css.ts'
import { Crosshair } from './Reading.tsx'
import * as styles from './StepChart.css.ts'
import { text } from './text.css.ts'

/** The room above the highest step for the labels of the grid, and below the stairs for their places; in px. */
const TOP = 20
const FOOT = 26
/** Height of the stairs, in px. */
const RISES = { smallest: 52, small: 96, normal: 136 } as const
/** Side of the square at the end, in px. */
const END = 12
/** So near, as a share of the width, two marks would lie on each other. */
const NEAR_END = 0.06
/** The stairs are drawn on a square of this side, which is stretched to the picture. */
const SIDE = 100
/** With more steps, the text alternative lists only the first two and the last. */
const MOST_TOLD = 10
/** The minimum number of grid lines above the base. */
const FEWEST_LINES = { smallest: 1, small: 2, normal: 2 } as const

export interface Step {
  /** The place of the step; above 0. */
  at: number
  /** The height after the step. */
  value: number
}

export interface StepChartProps {
  /** The quantity: "Rewards over the lock period". */
  label: string
  /** The reason for the steps: "Paid weekly". */
  stepsName: string
  /** The name of the straight line from the base to the end: "Earned". */
  courseName: string
  /** Ascending. The picture is as wide and as high as the last one or its `scale`; without a height only places are drawn. See `Empty`. */
  steps: readonly Step[]
  /** The places named below the stairs, from 0 to the last step; in a narrow place only these two. */
  ticks: readonly number[]
  /** The name of place 0: "Today". */
  start: string
  /** The unit of the other places: "Day". */
  unit: string
  /** Formats a height with its unit: "40.27 POL". */
  format: (value: number) => string
  /** Formats a height at a grid line: "40". */
  brief: (value: number) => string
  /** The label of the end: "40.27 POL by day 60". */
  end: ReactNode
  /** The text in place of missing heights: "no amount yet". */
  nothing: string
  /**
   * `small` for several side by side, `smallest` for several below each other on a phone. See `Small`, `SmallestSize`.
   * @default 'normal'
   */
  size?: keyof typeof RISES
  /** The picture has its name nearby: label and key are for screen readers only, and the end is left to its place. See `Read`. */
  isBare?: boolean
  /** The place that is read: a line through the picture, and a square on the course, after the last step at its end. See `Read`. */
  readAt?: number | undefined
  /**
   * Up to which place and height the picture goes, for several that are compared; by default to the last step. See `OnOneScale`.
   */
  scale?: { at: number; value: number } | undefined
  /** Draws the stairs from their start whenever this changes. See `Read`. */
  drawnFor?: number | undefined
}

const rounded = (length: number) => Math.round(length * 100) / 100

/** Heights of the grid's lines: 1, 2 or 5 by a power of ten. */
function linesUpTo(highest: number, fewest: number): number[] {
  const power = 10 ** Math.floor(Math.log10(highest / fewest))
  const line = [5, 2, 1].map((digit) => digit * power).find((one) => highest / one >= fewest)
  // Values too small for a power of ten have no lines.
  return line ? Array.from({ length: Math.floor(highest / line) }, (_, index) => (index + 1) * line) : []
}

/** Along from 0 to the side, down from 0 to the side. */
function stairsThrough(steps: readonly Step[], span: number, highest: number): string {
  return steps
    .map(({ at, value }) => `H${rounded((at / span) * SIDE)}V${rounded((1 - value / highest) * SIDE)}`)
    .join('')
}

/** A figure: its name and key, what the end says, and the stairs themselves. */
export function StepChart({
  label,
  stepsName,
  courseName,
  steps,
  ticks,
  start,
  unit,
  format,
  brief,
  end,
  nothing,
  size = 'normal',
  isBare = false,
  readAt,
  scale,
  drawnFor,
}: StepChartProps): ReactElement {
  const rise = RISES[size]
  const place = (at: number) => (at === 0 ? start : `${unit} ${at}`)
  const last = steps.at(-1) ?? { at: 1, value: 0 }
  const isNothing = !(last.value > 0 && Number.isFinite(last.value))
  // Without heights the places alone are drawn, each as high as the next.
  const drawn = isNothing ? steps.map(({ at }, index) => ({ at, value: index + 1 })) : steps
  const { value: rises } = drawn.at(-1) ?? { value: 1 }
  const span = scale?.at ?? last.at
  const highest = isNothing || !(scale && scale.value > 0) ? rises : scale.value
  /** Where the stairs end: at 1 and 1 without a scale. */
  const ends = { along: last.at / span, up: rises / highest }
  const told = steps.length > MOST_TOLD ? [...steps.slice(0, 2), last] : steps
  const words = told.map(({ at, value }) => `${place(at)} ${format(value)}`)
  if (told !== steps) words.splice(2, 0, 'and so on')
  /** The mark of what is read takes the place of that of the end. */
  const isEndRead = readAt !== undefined && last.at - readAt < span * NEAR_END
  const drawing = drawnFor === undefined ? '' : ` ${drawnClass}`
  const stairs = `M0 ${SIDE}${stairsThrough(drawn, span, highest)}`
  return (
    <figure className={styles.figure}>
      <figcaption className={isBare ? visuallyHidden : styles.caption}>
        <span className={styles.label}>{label}</span>
        <span className={styles.key} aria-hidden>
          <span className={isNothing ? styles.nothingKey : styles.stepsKey}>{stepsName}</span>
          {!isNothing && <span className={styles.courseKey}>{courseName}</span>}
        </span>
        {!isBare && <span className={styles.end}>{end}</span>}
      </figcaption>
      <svg
        className={styles.picture}
        width="100%"
        height={TOP + rise + FOOT}
        role="img"
        aria-label={`${label}. ${stepsName}: ${isNothing ? nothing : words.join(', ')}`}
      >
        {/* Included in the name. */}
        <g aria-hidden>
          {/* It crops labels that are too long. */}
          <svg y={0} width="100%" height={TOP + rise + 1}>
            {[0, ...(isNothing ? [] : linesUpTo(highest, FEWEST_LINES[size]))].map((height) => {
              const y = rounded(TOP + (1 - height / highest) * rise)
              return (
                <g key={height}>
                  <line className={styles.gridLine} x2="100%" y1={y} y2={y} />
                  {height > 0 && (
                    <text className={text} x={0} y={y - 4}>
                      {brief(height)}
                    </text>
                  )}
                </g>
              )
            })}
          </svg>
          <svg
            className={styles.stretched}
            y={TOP}
            width="100%"
            height={rise}
            viewBox={`0 0 ${SIDE} ${SIDE}`}
            preserveAspectRatio="none"
          >
            {!isNothing && (
              <path key={`area ${drawnFor}`} className={styles.area + drawing} d={`${stairs}V${SIDE}Z`} />
            )}
            <path
              key={`stairs ${drawnFor}`}
              className={(isNothing ? styles.nothing : styles.stairs) + drawing}
              d={stairs}
            />
            {!isNothing && (
              <path
                className={styles.course}
                d={`M0 ${SIDE}L${rounded(ends.along * SIDE)} ${rounded((1 - ends.up) * SIDE)}`}
              />
            )}
          </svg>
          {!isNothing && !isEndRead && (
            <rect
              className={styles.endMark}
              x={`${rounded(ends.along * SIDE)}%`}
              y={rounded(TOP + (1 - ends.up) * rise - END / 2)}
              width={END}
              height={END}
              transform={`translate(${-END / 2} 0)`}
            />
          )}
          {/* The course is straight, so that a share of its way is the same share of its height. */}
          {!isNothing && readAt !== undefined && (
            <Crosshair
              share={readAt / span}
              markShare={Math.min(readAt, last.at) / span}
              top={TOP}
              foot={TOP + rise}
              y={TOP + (1 - (Math.min(readAt, last.at) / last.at) * ends.up) * rise}
            />
          )}
          {ticks.map((at, index) => (
            <text
              key={at}
              className={`${text} ${index > 0 && index < ticks.length - 1 ? styles.between : ''}`}
              x={`${rounded((at / span) * SIDE)}%`}
              y={TOP + rise + FOOT - 6}
              textAnchor={index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle'}
            >
              {place(at)}
            </text>
          ))}
        </g>
      </svg>
    </figure>
  )
}
