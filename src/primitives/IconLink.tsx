// A link that shows an icon only. Apart from the buttons, since no page needs it at first.
import type { IconNode } from 'lucide'
import type { ReactElement } from 'react'
import { iconButton } from './Button.css.ts'
import { Icon } from './Icon.tsx'

export interface IconLinkProps {
  /** Its accessible name. */
  label: string
  icon: IconNode
  href: string
  className?: string
}

export function IconLink({ label, icon, href, className = '' }: IconLinkProps): ReactElement {
  return (
    <a className={`${iconButton} ${className}`} href={href} aria-label={label}>
      <Icon icon={icon} size={24} />
    </a>
  )
}
