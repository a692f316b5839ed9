// One thing that can be done with a demo as a whole, in the bar at its foot.
import type { IconNode } from 'lucide'
import type { ReactElement, Ref } from 'react'
import { Icon } from '../../primitives/Icon.tsx'
import * as styles from './DemoFrame.css.ts'

export interface FootActionProps {
  /** Stands above the words on narrow screens. */
  icon: IconNode
  /** Verb and object. */
  children: string
  /** Names it where its words alone would be ambiguous; must contain its words. */
  label?: string
  /** It was pressed; gets the button, to give the focus back to it. */
  onClick: (button: HTMLButtonElement) => void
  /** Keys that do the same, as `aria-keyshortcuts` has them. */
  keyShortcuts?: string
  /** Whether what it opens is open. */
  isExpanded?: boolean
  /** Whether it opens a dialog. */
  opensDialog?: boolean
  /** The button, to give it the focus. */
  ref?: Ref<HTMLButtonElement>
}

/** A quiet button with an icon and words. */
export function FootAction({
  icon,
  children,
  label,
  onClick,
  keyShortcuts,
  isExpanded,
  opensDialog = false,
  ref,
}: FootActionProps): ReactElement {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.footAction}
      onClick={({ currentTarget }) => onClick(currentTarget)}
      aria-label={label}
      aria-keyshortcuts={keyShortcuts}
      aria-expanded={isExpanded}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
    >
      <Icon icon={icon} size={18} />
      <span>{children}</span>
    </button>
  )
}
