// A link that shows an icon only. Apart from the buttons, since no page needs it at first.
import type { IconNode } from 'lucide'
import type { ReactElement } from 'react'
import { iconButton } from './Button.css.ts'
import { Icon } from './Icon.tsx'

export interface IconLinkProps {
  /** Its accessible name. */
  label: string
  /** All that is seen of it, 24 px wide. */
  icon: IconNode
  /** Where it leads. */
  href: string
  /** A class of the place it stands in, for its margins. */
  className?: string
}

/** A link that looks like an icon button; its label is only read out. */
export function IconLink({ label, icon, href, className = '' }: IconLinkProps): ReactElement {
  return (
    <a className={`${iconButton} ${className}`} href={href} aria-label={label}>
      <Icon icon={icon} size={24} />
    </a>
  )
}
