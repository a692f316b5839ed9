// A choice among options with a note each.
import { useId, type ReactElement } from 'react'
import { FieldGroup } from '../../primitives/Field.tsx'
import * as styles from './SendPanel.css.ts'

export interface OptionsProps<Value extends string> {
  /** The accessible name. */
  label: string
  /** A heading shows it. */
  isLabelHidden?: boolean
  /** The note says what an option does, or why it is disabled. */
  options: readonly {
    readonly value: Value
    readonly label: string
    readonly note: string
    readonly isDisabled?: boolean
  }[]
  /** The chosen one. */
  value: Value
  /** Another one was chosen. */
  onChange: (value: Value) => void
}

/** Radio buttons, each with a sentence. */
export function Options<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
}: OptionsProps<Value>): ReactElement {
  const group = useId()
  return (
    <FieldGroup label={label} isLabelHidden={isLabelHidden}>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name={group}
              value={option.value}
              checked={value === option.value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.optionName}>{option.label}</span>
            <span className={styles.optionNote}>{option.note}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
