// The course of a figure over a time, as a line over an area that is read by pointer, finger and arrow keys. As wide as its
// place; it uses attributes, not inline styles.
import type { ReactElement, ReactNode } from 'react'
import { courseOf, isKnown } from './course.ts'
import * as styles from './Curve.css.ts'
import { text } from './text.css.ts'
import { Crosshair, Readable } from './Reading.tsx'

/** Height of the course, and the room for words above and below it, in px. */
const SIZES = {
  small: { rise: 64, top: 6, foot: 0 },
  normal: { rise: 120, top: 24, foot: 22 },
  large: { rise: 168, top: 24, foot: 22 },
} as const
/** The line is drawn on a square of this side, which is stretched to the picture. */
const SIDE = 100
/** The area goes to below the lowest value, as a share of the course. */
const AREA_SHARE = 1.08
/** The foot of two courses, and how far apart the words at their ends are at least, in px. */
const BESIDE_FOOT = 4
/** The words at an end are above so much of its course. */
const END_SHARE = 0.1
const WORDS = 20
/** Side of the square at the end, in px. */
const END = 8
/** The opacity of the first course's area behind a second course. */
const PALE = 0.3
/** The share of the width that a tried value takes, after the end. */
const TRIED_SHARE = 0.1
/** Words nearer to an edge than this share of the width begin or end there. */
const NEAR_EDGE = 0.2

export interface CurveProps {
  /** What it shows and over which time: "Bitcoin, price over 7 days". First, last, highest and lowest value are appended. */
  label: string
  /** At equal distances, oldest first; null where one is not known. See `WithGap`, `NothingKnown`. */
  values: readonly (number | null)[]
  /** A value in words. */
  format: (value: number) => string
  /** When a value was, by its place from 0 to 1: "3 days ago". */
  whenOf: (share: number) => string
  /** The line above the picture while nothing is read. See `Default`, `Read`. */
  caption: string
  /** A figure at the end of that line. */
  end?: ReactNode
  /** The place that is read, from 0 to 1, or null. Several curves may share it. See `Read`. */
  read: number | null
  /** Pointer, finger or keys are at a place; null when the pointer left. */
  onRead: (share: number | null) => void
  /**
   * `small` for cards: neither words in the picture nor a slider. See `Small`, `Large`.
   * @default 'normal'
   */
  size?: keyof typeof SIZES
  /** A printed color of its subject, for the area. See `InAColor`. */
  face?: string | undefined
  /** A second course on the same scale, dashed, and the short names of both; the area is pale then. See `Beside`. */
  beside?: { name: string; otherName: string; values: readonly (number | null)[] } | undefined
  /** A value that the last one may become: a dashed line leads to it, to the right of the end. See `Tried`. */
  tried?: number | undefined
  /** Keeps the figures, in words as well; the line stays. See `Hidden`. */
  isHidden?: boolean
}

const rounded = (length: number) => Math.round(length * 100) / 100

/** A line over an area; what is read of it is in the line above. */
export function Curve({
  label,
  values,
  format,
  whenOf,
  caption,
  end,
  read,
  onRead,
  size = 'normal',
  face,
  beside,
  tried,
  isHidden = false,
}: CurveProps): ReactElement {
  const { rise, top } = SIZES[size]
  // Two courses have no words below them.
  const foot = beside ? Math.min(SIZES[size].foot, BESIDE_FOOT) : SIZES[size].foot
  const height = top + rise * AREA_SHARE + foot
  const known = values.filter(isKnown)
  const [highest, lowest] = [Math.max(...known), Math.min(...known)]
  const wide = tried === undefined ? 1 : 1 - TRIED_SHARE
  const box = { width: SIDE * wide, height: SIDE, foot: SIDE * AREA_SHARE }
  const { points, line, area } = courseOf(values, { ...box, beside: beside?.values ?? [tried ?? null] })
  const ahead =
    tried !== undefined &&
    courseOf([known.at(-1) ?? null, tried], { ...box, width: SIDE * TRIED_SHARE, beside: values })
  const other = beside && courseOf(beside.values, { ...box, beside: values })
  const yOf = (y: number) => top + (y / SIDE) * rise
  const last = Math.max(values.length - 1, 1)
  const wordsOf = (value: number | null = null) =>
    isHidden ? 'hidden' : isKnown(value) ? format(value) : 'not known'
  const at = Math.round((read ?? 1) * last)
  const figureAt = (index: number) =>
    beside
      ? `${beside.name} ${wordsOf(values[index])}, ${beside.otherName} ${wordsOf(beside.values[index])}`
      : wordsOf(values[index])
  const place = read === null ? null : points[at]
  const otherPlace = read === null ? null : other?.points[at]
  const latest = points.at(-1)
  const aboveEnd = (course: typeof points) =>
    yOf(Math.min(SIDE, ...course.slice(-Math.ceil(course.length * END_SHARE)).map((one) => one?.y ?? SIDE))) -
    END
  /** The words at the ends of two courses: above the upper one, and as far below that as they need. */
  const ends = [
    { words: `${beside?.name} ${wordsOf(values[last])}`, y: aboveEnd(points) },
    { words: `${beside?.otherName} ${wordsOf(beside?.values[last])}`, y: aboveEnd(other?.points ?? []) },
  ].toSorted((one, next) => one.y - next.y)
  if (ends[1]!.y - ends[0]!.y < WORDS) ends[1]!.y = ends[0]!.y + WORDS + END
  const name = beside
    ? figureAt(last)
    : known.length > 0 && !isHidden
      ? `from ${format(known[0]!)} to ${format(known.at(-1)!)}, highest ${format(highest)}, lowest ${format(lowest)}${tried === undefined || tried === known.at(-1) ? '' : `, tried ${format(tried)}`}`
      : wordsOf()
  const extreme = (word: string, figure: number, y: number) => {
    const share = (values.indexOf(figure) / last) * wide
    return (
      <text
        className={text}
        x={`${rounded(share * 100)}%`}
        y={rounded(y)}
        textAnchor={share < NEAR_EDGE ? 'start' : share > 1 - NEAR_EDGE ? 'end' : 'middle'}
      >
        {`${word} ${format(figure)}`}
      </text>
    )
  }
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={styles.when}>{read === null ? caption : whenOf(at / last)}</span>{' '}
        <span className={styles.value}>{read === null ? (beside ? figureAt(last) : end) : figureAt(at)}</span>
      </figcaption>
      <Readable
        onRead={(share) => onRead(share === null ? null : Math.min(1, share / wide))}
        keys={
          foot > 0 && values.length > 1
            ? {
                label: `Read ${label}`,
                count: values.length,
                at,
                text: `${whenOf(at / last)}: ${figureAt(at)}`,
                onAt: (index) => onRead(index / last),
              }
            : undefined
        }
      >
        <svg
          className={styles.picture}
          width="100%"
          height={height}
          role="img"
          aria-label={`${label}: ${name}`}
        >
          {/* Included in the name. */}
          <g aria-hidden>
            <svg
              className={styles.stretched}
              y={top}
              width="100%"
              height={rise}
              viewBox={`0 0 ${SIDE} ${SIDE}`}
              preserveAspectRatio="none"
            >
              <path
                className={face ? styles.printed : styles.area}
                fill={face}
                fillOpacity={other && PALE}
                d={area}
              />
              <path className={styles.course} d={line} />
              {ahead && (
                <path className={styles.other} d={ahead.line} transform={`translate(${SIDE * wide} 0)`} />
              )}
              {other && <path className={styles.other} d={other.line} />}
            </svg>
            {latest && (
              <rect
                className={styles.end}
                x={`${wide * 100}%`}
                y={rounded(yOf(latest.y) - END / 2)}
                width={END}
                height={END}
                transform={`translate(${-END / 2} 0)`}
              />
            )}
            {foot > 0 && !isHidden && !beside && highest > lowest && (
              <>
                {/* Above its point, and below the area. */}
                {extreme('High', highest, yOf(points[values.indexOf(highest)]!.y) - 8)}
                {extreme('Low', lowest, height - 6)}
              </>
            )}
            {foot > 0 &&
              other &&
              ends.map(({ words, y }) => (
                <text key={words} className={styles.endWords} x="100%" y={rounded(y)} textAnchor="end">
                  {words}
                </text>
              ))}
            {place && (
              <Crosshair share={(at / last) * wide} top={top - 6} foot={height - foot} y={yOf(place.y)} />
            )}
            {place && otherPlace && (
              <Crosshair share={at / last} top={top - 6} foot={height - foot} y={yOf(otherPlace.y)} />
            )}
          </g>
        </svg>
      </Readable>
    </figure>
  )
}
