// A figure that changes in place: for a moment its changed digits are marked as gone up or down.
import { useState, type ReactElement } from 'react'
import { attr } from '../wires/wires.ts'
import * as styles from './Counted.css.ts'

export interface CountedProps {
  /** The figure as it is shown: "$1,301.46". */
  text: string
  /** Its value, in any unit: whether it went up or down. A change of the text alone has no mark. */
  value: number
  /** Whether up is a gain and down is a loss: green with ▲, red with ▼. Otherwise the digits keep their color. See `Gain`. */
  isGain?: boolean
}

interface Change {
  way: 'up' | 'down'
  /** The figure from its first changed digit on. */
  digits: string
  /** The changes so far: each begins a new mark. */
  count: number
}

/** The figure from the first character that differs; the whole figure if its length differs. */
function changedDigits(before: string, after: string): string {
  if (before.length !== after.length) return after
  const first = Array.from(after, (letter, index) => letter !== before[index]).indexOf(true)
  return after.slice(first)
}

/**
 * Verb "count": the changed digits rise or fall into place, a gain in green with ▲, a loss in red with ▼, and lose their mark after
 * 1.2 s. The text is one piece, so that it is read, searched and copied as a whole; nothing is announced.
 */
export function Counted({ text, value, isGain = false }: CountedProps): ReactElement {
  const [shown, setShown] = useState<{ text: string; value: number; change: Change | null }>({
    text,
    value,
    change: null,
  })
  // Not “!==”: NaN is not equal to itself.
  if (shown.text !== text || !Object.is(shown.value, value)) {
    const isChanged = shown.text !== text && shown.value !== value
    setShown({
      text,
      value,
      change: isChanged
        ? {
            way: value > shown.value ? 'up' : 'down',
            digits: changedDigits(shown.text, text),
            count: (shown.change?.count ?? 0) + 1,
          }
        : shown.change,
    })
  }
  const { change } = shown
  return (
    <span className={styles.counted}>
      <span>{text}</span>
      {change && (
        <span
          key={change.count}
          className={
            styles[isGain ? 'gain' : 'amount'][change.way] +
            (change.digits === text ? ` ${styles.whole}` : '')
          }
          {...attr('digits', change.digits)}
          aria-hidden
        />
      )}
    </span>
  )
}
