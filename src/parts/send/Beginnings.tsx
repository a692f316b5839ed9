// The choice of where a sent demo starts.
import { useId, type ReactElement } from 'react'
import { FieldGroup } from '../../primitives/Field.tsx'
import type { DemoLink } from '../../simulation/momentLink.ts'
import { beginningOptions, type Beginning } from './sending.ts'
import * as styles from './SendPanel.css.ts'

export interface BeginningsProps {
  /** The chosen one. */
  value: Beginning
  /** Another one was chosen. */
  onChange: (value: Beginning) => void
  /** The link to the demo in its current state. */
  stands: DemoLink
}

/** At the beginning, as it is now, or as a tour; a choice that is not possible says why. */
export function Beginnings({ value, onChange, stands }: BeginningsProps): ReactElement {
  const group = useId()
  return (
    <FieldGroup label="Where it starts" isLabelHidden>
      <div className={styles.options}>
        {beginningOptions(stands).map((option) => (
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
