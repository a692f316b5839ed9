// Interface icons in the house's stroke: square ends, miter joins.
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import * as styles from './Icon.css.ts'

export interface IconProps {
  /** A lucide icon. */
  icon: LucideIcon
  /** Side in px. */
  size?: number
}

/** An icon; always decoration, its control or the text beside it carries the name. */
export function Icon({ icon: Shape, size = 20 }: IconProps): ReactElement {
  return (
    <Shape
      className={styles.icon}
      size={size}
      strokeWidth={1.75}
      strokeLinecap="square"
      strokeLinejoin="miter"
      aria-hidden
      focusable={false}
    />
  )
}
