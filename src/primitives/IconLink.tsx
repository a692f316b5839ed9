// A link that shows only an icon. Separate from the buttons, because no page needs it in the first load.
import type { IconNode } from 'lucide'
import type { ReactElement } from 'react'
import { iconButton } from './Button.css.ts'
import { Icon } from './Icon.tsx'

export interface IconLinkProps {
  /** Its accessible name. */
  label: string
  /** The visible icon, 24 px wide. */
  icon: IconNode
  /** The target. */
  href: string
  /** A class from the parent, for margins. */
  className?: string
}

/** A link that looks like an icon button; only screen readers get its label. */
export function IconLink({ label, icon, href, className = '' }: IconLinkProps): ReactElement {
  return (
    <a className={`${iconButton} ${className}`} href={href} aria-label={label}>
      <Icon icon={icon} size={24} />
    </a>
  )
}
