// One thing that can be done with a demo as a whole, in the bar at its foot.
import type { IconNode } from 'lucide'
import type { ReactElement, Ref } from 'react'
import { Icon } from '../../primitives/Icon.tsx'
import * as styles from './DemoFrame.css.ts'

export interface FootActionProps {
  /** Stands alone on narrow screens. */
  icon: IconNode
  /** Verb and object. */
  children: string
  /** It was pressed; gets the button, to give the focus back to it. */
  onClick: (button: HTMLButtonElement) => void
  /** Keys that do the same, as `aria-keyshortcuts` has them. */
  keyShortcuts?: string
  /** Whether what it opens is open. */
  isExpanded?: boolean
  /** The button, to give it the focus. */
  ref?: Ref<HTMLButtonElement>
}

/** A quiet button with an icon and words; on narrow screens with the icon alone. */
export function FootAction({
  icon,
  children,
  onClick,
  keyShortcuts,
  isExpanded,
  ref,
}: FootActionProps): ReactElement {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.footAction}
      onClick={({ currentTarget }) => onClick(currentTarget)}
      aria-keyshortcuts={keyShortcuts}
      aria-expanded={isExpanded}
    >
      <Icon icon={icon} size={18} />
      <span className={styles.footActionWords}>{children}</span>
    </button>
  )
}
