// A choice of a few visible options. Separate from the other fields, because pages need only those.
import { useId, type ReactElement } from 'react'
import { FieldGroup, type Option } from './Field.tsx'
import * as styles from './SegmentedControl.css.ts'

export interface SegmentedControlProps<Value extends string> {
  /** The label above the options. */
  label: string
  /** Hides the label visually if the context makes it clear. */
  isLabelHidden?: boolean
  /** The `value` of the chosen option. */
  value: Value
  /** Two to four options; four use two rows on narrow screens. See `Two`, `ThreeWithNotes`, `FourOnAPhone`. */
  options: readonly Option<Value>[]
  /** The `value` of the option that was chosen. */
  onChange: (value: Value) => void
}

/** One of two to four, all visible; radio buttons underneath. */
export function SegmentedControl<Value extends string>({
  label,
  isLabelHidden,
  value,
  options,
  onChange,
}: SegmentedControlProps<Value>): ReactElement {
  const name = useId()
  return (
    <FieldGroup label={label} isLabelHidden={isLabelHidden}>
      <div className={options.length > 3 ? `${styles.segments} ${styles.fourSegments}` : styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              className={styles.segmentInput}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
            {option.note && <span className={styles.segmentNote}>{option.note}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
