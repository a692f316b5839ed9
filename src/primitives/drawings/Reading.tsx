// How a drawing is read: pointer or finger goes along it, or the arrow keys do, and a line crosses it at the place that is read.
import type { PointerEvent, ReactElement, ReactNode } from 'react'
import * as styles from './Reading.css.ts'

/** Side of the square at the place that is read, in px. */
const MARK = 10
const rounded = (length: number) => Math.round(length * 100) / 100

export interface ReadableProps {
  /** A place was read, from 0 at the left to 1 at the right; null when the pointer left. */
  onRead: (share: number | null) => void
  /** For the keyboard and screen readers: a slider over the drawing. Left out where another control reads it. See `Bare`. */
  keys?: {
    /** "Read Bitcoin, price over 7 days". */
    label: string
    /** The number of places, at least two. */
    count: number
    /** The place that is read, from 0. */
    at: number
    /** Its value in words: "3 days ago: $64,120.00". */
    text: string
    /** Another place was chosen, from 0. */
    onAt: (at: number) => void
  }
  /** The drawing. */
  children: ReactNode
}

/** A drawing that is read along its width. A finger's place stays when it is lifted. */
export function Readable({ onRead, keys, children }: ReadableProps): ReactElement {
  const read = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onRead(Math.min(1, Math.max(0, (clientX - left) / width)))
  }
  return (
    <div
      className={styles.place}
      role="presentation"
      onPointerMove={read}
      onPointerDown={read}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onRead(null)}
    >
      {children}
      {keys && (
        <input
          className={styles.range}
          type="range"
          aria-label={keys.label}
          min={0}
          max={keys.count - 1}
          value={keys.at}
          aria-valuetext={keys.text}
          onChange={({ target }) => keys.onAt(Number(target.value))}
        />
      )}
    </div>
  )
}

export interface CrosshairProps {
  /** From 0 at the left to 1 at the right. */
  share: number
  /** The top of the line, in px of the drawing. */
  top: number
  /** The foot of the line, in px of the drawing. */
  foot: number
  /** The height of the mark on the curve, in px from the top of the drawing. */
  y: number
  /** Where the mark is, if the curve ends before the line. */
  markShare?: number
}

/** The place that is read: a line, and a square on the curve. */
export function Crosshair({ share, top, foot, y, markShare = share }: CrosshairProps): ReactElement {
  const x = `${rounded(share * 100)}%`
  return (
    <g>
      <line className={styles.read} x1={x} x2={x} y1={top} y2={foot} />
      <rect
        className={styles.readMark}
        x={`${rounded(markShare * 100)}%`}
        y={rounded(y - MARK / 2)}
        width={MARK}
        height={MARK}
        transform={`translate(${-MARK / 2} 0)`}
      />
    </g>
  )
}
