// Quantities as rows of squares. They use attributes, because the site's policy forbids inline styles.
import { useId, type ReactElement } from 'react'
import * as styles from './ProgressMeter.css.ts'

/** Side of a square, and its distance to the next one, in px. */
export const SQUARE = 10
export const PITCH = 12

/** What the mark of a threshold adds below the squares, in px. */
const NOTCH_BELOW = 4

export interface ProgressMeterProps {
  /** From 0 to `max`; values outside are clamped. */
  value: number
  /** The value that fills all squares; greater than 0. See `Full`. */
  max?: number
  /** The measured quantity, for assistive technology. */
  label: string
  /** The value in words if the number alone is not enough. See `WithWords`. */
  valueText?: string
  /** The number of squares; in a narrow place, as many as fit. See `InNarrowPlace` and `AcrossItsPlace`. */
  squares?: number
  /** `gain` and `loss` for two values that are compared. See `WeighedAgainstEachOther`. */
  tone?: keyof typeof styles.filled
  /**
   * `loss` if the rest is the other side of a vote: its squares are filled as well. See `TwoSided`, `TwoSidedWithoutVotes`.
   * @default 'empty'
   */
  rest?: 'empty' | 'loss'
  /** Where the value is enough, in percent of `max`: a notch across the squares. Say it in words, too. See `WithThreshold`. */
  threshold?: number
}

/** A row of 10 px squares, filled from the left up to the value. */
export function ProgressMeter({
  value,
  max = 100,
  label,
  valueText,
  squares = 10,
  tone = 'ink',
  rest = 'empty',
  threshold,
}: ProgressMeterProps): ReactElement {
  const id = useId()
  const restId = useId()
  const share = Math.min(1, Math.max(0, max > 0 ? value / max : 0))
  // Without any votes there is no other side either.
  const isTwoSided = rest === 'loss' && max > 0
  const layers = [
    isTwoSided ? { fill: styles.filled.loss, clip: restId } : { fill: styles.empty, clip: undefined },
    { fill: styles.filled[tone], clip: id },
  ]
  return (
    <svg
      className={styles.meter}
      width={squares * PITCH - (PITCH - SQUARE)}
      height={threshold === undefined ? PITCH : PITCH + NOTCH_BELOW}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      // A tiny share would be written as 1e-14, which assistive technology cannot read.
      aria-valuenow={Number(Math.min(max, Math.max(0, value)).toFixed(6))}
      aria-valuetext={valueText}
    >
      <clipPath id={id}>
        <rect width={`${share * 100}%`} height={PITCH} />
      </clipPath>
      {isTwoSided && (
        <clipPath id={restId}>
          <rect x={`${share * 100}%`} width={`${(1 - share) * 100}%`} height={PITCH} />
        </clipPath>
      )}
      {layers.map(({ fill, clip }) => (
        <g key={fill} className={fill} clipPath={clip && `url(#${clip})`}>
          {Array.from({ length: squares }, (_, index) => (
            <rect key={index} x={index * PITCH} y={1} width={SQUARE} height={SQUARE} />
          ))}
        </g>
      ))}
      {threshold !== undefined && (
        <svg x={`${threshold}%`} className={styles.threshold}>
          <rect className={styles.notchGround} x={-2} width={4} height={PITCH + NOTCH_BELOW} />
          <rect className={styles.notch} x={-1} width={2} height={PITCH + NOTCH_BELOW} />
        </svg>
      )}
    </svg>
  )
}

export interface LevelIndicatorProps {
  /** The number of filled squares, from 0 to `of`. See `FromNoneToAll`. */
  filled: number
  /** The number of squares; few enough to count at a glance. */
  of: number
}

/** A few squares, some of them filled; decoration beside the figure in words. */
export function LevelIndicator({ filled, of }: LevelIndicatorProps): ReactElement {
  return (
    <span className={styles.pips} aria-hidden>
      {Array.from({ length: of }, (_, index) => (
        <span key={index} className={index < filled ? `${styles.pip} ${styles.pipOn}` : styles.pip} />
      ))}
    </span>
  )
}
