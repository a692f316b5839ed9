// An action for a whole demo, in the bar at its foot.
import type { IconNode } from 'lucide'
import type { ReactElement, Ref } from 'react'
import { Icon } from '../../primitives/Icon.tsx'
import * as styles from './DemoFrame.css.ts'

export interface FootActionProps {
  /** Above the label on narrow screens. */
  icon: IconNode
  /** Verb and object. */
  children: string
  /** The word of the label that shows on narrow screens; by default all of it. See `WithTools`. */
  short?: string
  /** The accessible name, if the label alone is ambiguous; must contain the label. */
  label?: string
  /** It was pressed; receives the button, which gets the focus back later. */
  onClick: (button: HTMLButtonElement) => void
  /** There is nothing to do with it now. */
  isDisabled?: boolean
  /** Its shortcut keys, in the format of `aria-keyshortcuts`. */
  keyShortcuts?: string
  /** Whether the part that it opens is open. */
  isExpanded?: boolean
  /** Whether it opens a dialog. */
  opensDialog?: boolean
  /** Receives the button, for the focus. */
  ref?: Ref<HTMLButtonElement>
}

/** A quiet button with an icon and a label. */
export function FootAction({
  icon,
  children,
  short = children,
  label,
  onClick,
  isDisabled = false,
  keyShortcuts,
  isExpanded,
  opensDialog = false,
  ref,
}: FootActionProps): ReactElement {
  const [before = '', after = ''] = children.split(short)
  return (
    <button
      ref={ref}
      type="button"
      className={styles.footAction}
      onClick={({ currentTarget }) => onClick(currentTarget)}
      disabled={isDisabled}
      aria-label={label}
      aria-keyshortcuts={keyShortcuts}
      aria-expanded={isExpanded}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
    >
      <Icon icon={icon} size={18} />
      <span className={styles.footLabel}>
        {before && (
          <>
            <span className={styles.notShort}>{before.trim()}</span>{' '}
          </>
        )}
        {short}
        {after && (
          <>
            {' '}
            <span className={styles.notShort}>{after.trim()}</span>
          </>
        )}
      </span>
    </button>
  )
}
