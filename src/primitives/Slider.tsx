// A slider: its name, the range itself, and the value that is chosen.
import { useId, type ReactElement } from 'react'
import { visuallyHidden } from '../theme/global.css.ts'
import * as styles from './Slider.css.ts'

export interface SliderProps {
  /** What is chosen: "Day". */
  label: string
  /** More of the label, for screen readers, where several have the same: "on the swap fee". */
  of?: string | undefined
  /** The lowest value. */
  min: number
  /** The highest value. */
  max: number
  /**
   * The distance of two values.
   * @default 1
   */
  step?: number
  /** The chosen value, from `min` to `max`. */
  value: number
  /** The value as it is shown: "45", "60 M". */
  text: string
  /** The value and what follows from it, for screen readers. */
  valueText: string
  /** Another value was chosen, by pointer, finger or arrow keys. */
  onChange: (value: number) => void
}

/** On paper it is left out: what follows from its value is printed. */
export function Slider({
  label,
  of,
  min,
  max,
  step = 1,
  value,
  text,
  valueText,
  onChange,
}: SliderProps): ReactElement {
  const id = useId()
  return (
    <div className={styles.slider}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {of !== undefined && <span className={visuallyHidden}>{of}</span>}
      </label>
      <input
        id={id}
        className={styles.range}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output className={styles.value} htmlFor={id} aria-hidden>
        {text}
      </output>
    </div>
  )
}
