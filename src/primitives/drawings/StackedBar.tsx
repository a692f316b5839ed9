// Parts of a whole side by side, each as wide as its share. It uses attributes, not inline styles.
import type { ReactElement } from 'react'
import { placed, shareText, wordsOf, type Part } from './parts.ts'
import * as styles from './StackedBar.css.ts'

/** Height of the bar, in px. */
const HEIGHTS = { small: 24, normal: 56 } as const
/** A part of a smaller share takes presses as wide as this beside it, in px. */
const NARROW_SHARE = 0.05
const PRESS_PX = 24
/** Side of a square of the key, in px. */
const SWATCH = 12

export interface SwatchProps {
  /** The tone of its part. */
  tone: Part['tone']
  /** The printed color of its part, if it has one. */
  face?: Part['face']
}

/** The square in the key that links a name to its part of the drawing; decoration beside the name. See `InATable`. */
export function Swatch({ tone, face }: SwatchProps): ReactElement {
  return (
    <svg className={styles.swatch} width={SWATCH} height={SWATCH} aria-hidden>
      <rect
        className={face ? styles.printed : styles.fill[tone]}
        fill={face}
        width={SWATCH}
        height={SWATCH}
      />
    </svg>
  )
}

export interface StackedBarProps {
  /** The whole: "Share of the market cap". The text alternative appends the parts and their shares. */
  label: string
  /** In drawing order; two to eight, so that each is visible. See `TinyPart`, `NothingToDivide`. */
  parts: readonly Part[]
  /**
   * `small` beside other figures, `normal` as the main picture. See `SmallOnAPhone`.
   * @default 'normal'
   */
  size?: keyof typeof HEIGHTS
  /** Makes the parts buttons: the name of the one that was pressed. See `Pressed`. */
  onPress?: (name: string) => void
  /** The name of the chosen part; all others are pale. See `Pressed`. */
  chosen?: string | null
}

/** A bar of parts, with their names and shares below. */
export function StackedBar({
  label,
  parts,
  size = 'normal',
  onPress,
  chosen = null,
}: StackedBarProps): ReactElement {
  const all = placed(parts)
  const paleOf = (name: string) => (chosen !== null && chosen !== name ? ` ${styles.pale}` : '')
  return (
    <div className={styles.figure}>
      <svg
        className={styles.bar}
        width="100%"
        height={HEIGHTS[size]}
        role="img"
        aria-label={wordsOf(label, all)}
      >
        {all.map(({ name, tone, face, from, share }) => (
          <rect
            key={name}
            className={(face ? '' : styles.fill[tone]) + paleOf(name) || undefined}
            fill={face}
            // For a pointer; for the keyboard there is the key.
            onClick={onPress && (() => onPress(name))}
            x={shareText(from)}
            width={shareText(share)}
            height="100%"
          />
        ))}
        {all.slice(1).map(({ name, from }) => {
          const x = shareText(from)
          return <line key={name} className={styles.crease} x1={x} x2={x} y2="100%" />
        })}
        {onPress &&
          all.map(({ name, from, share }) => {
            const isLeft = from < 1 / 2
            return (
              share < NARROW_SHARE && (
                <svg key={name} x={shareText(isLeft ? from : from + share)} overflow="visible">
                  <path
                    fill="none"
                    pointerEvents="all"
                    onClick={() => onPress(name)}
                    d={`M${isLeft ? 0 : -PRESS_PX} 0h${PRESS_PX}v${HEIGHTS.normal}h${-PRESS_PX}z`}
                  />
                </svg>
              )
            )
          })}
        {all.some(({ face }) => face) && (
          <>
            <line className={styles.edge} x2="100%" />
            <line className={styles.edge} x2="100%" y1="100%" y2="100%" />
          </>
        )}
      </svg>
      {/* Part of the text alternative, unless its entries are buttons. */}
      <ul className={styles.key} aria-hidden={onPress === undefined}>
        {all.map(({ name, tone, face, share }) => {
          const entry = (
            <>
              <Swatch tone={tone} face={face} />
              <span>{name}</span> <span className={styles.share}>{shareText(share)}</span>
            </>
          )
          return onPress ? (
            <li key={name}>
              <button
                type="button"
                className={styles.button}
                aria-pressed={name === chosen}
                onClick={() => onPress(name)}
              >
                {entry}
              </button>
            </li>
          ) : (
            <li key={name} className={styles.entry}>
              {entry}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
