// Actions of equal rank, joined into one bar: an icon above a word.
import type { IconNode } from 'lucide'
import type { ReactElement } from 'react'
import { Icon } from '../../primitives/Icon.tsx'
import { SampleButton, type SampleButtonProps } from '../../primitives/SampleButton.tsx'
import * as styles from './ButtonGroup.css.ts'

interface Cell {
  /** A verb, as on the button. */
  label: string
  icon: IconNode
}

/** One cell of the bar; with a sentence instead of an action it is a sample control. See `Samples`. */
export type JoinedAction = Cell &
  ({ onClick: () => void } | { explains: string; outcome?: SampleButtonProps['outcome'] })

export interface ButtonGroupProps {
  /** What the actions act on, for assistive technology. */
  label: string
  /** Two to four, in reading order. See `Mixed`. */
  actions: readonly JoinedAction[]
}

/** Joined buttons of equal width. */
export function ButtonGroup({ label, actions }: ButtonGroupProps): ReactElement {
  return (
    <div className={styles.bar} role="group" aria-label={label}>
      {actions.map((action) => {
        const content = (
          <>
            <Icon icon={action.icon} size={22} />
            {action.label}
          </>
        )
        return 'onClick' in action ? (
          <button key={action.label} type="button" className={styles.real} onClick={action.onClick}>
            {content}
          </button>
        ) : (
          <SampleButton
            key={action.label}
            variant="bare"
            className={styles.cell}
            explains={action.explains}
            outcome={action.outcome}
          >
            {content}
          </SampleButton>
        )
      })}
    </div>
  )
}
