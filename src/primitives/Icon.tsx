// Interface icons in the site's stroke style: square ends, miter joins.
import type { IconNode } from 'lucide'
import { createElement, type ReactElement } from 'react'
import * as styles from './Icon.css.ts'

export interface IconProps {
  /** A lucide icon: the shapes it is drawn with, on 24 by 24. */
  icon: IconNode
  /** Side in px. */
  size?: number
}

/** An icon, always decorative: its control or the text beside it has the name. */
export function Icon({ icon, size = 20 }: IconProps): ReactElement {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      {icon.map(([shape, attributes], at) => createElement(shape, { key: at, ...attributes }))}
    </svg>
  )
}
