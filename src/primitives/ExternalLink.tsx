// A link that leaves the site: it opens in a new tab, and says so.
import { ExternalLink as ExternalLinkIcon } from 'lucide'
import type { ReactElement } from 'react'
import { iconButton } from './Button.css.ts'
import * as styles from './ExternalLink.css.ts'
import { Icon } from './Icon.tsx'
import { newTab } from './newTab.ts'

export interface ExternalLinkProps {
  /** The full address, including `https://`. */
  href: string
  /** The words of the link: "Coin details". */
  children: string
  /** The subject, if the label repeats in a list; only for screen readers: "Coin details: Bitcoin". */
  subject?: string
  /** Shows only the icon, as large as an `IconButton`; screen readers get the label. See `IconOnly`. */
  isIconOnly?: boolean
}

/** A label and an external-link icon; the opened page cannot access this page. */
export function ExternalLink({
  href,
  children,
  subject,
  isIconOnly = false,
}: ExternalLinkProps): ReactElement {
  return (
    <a
      className={isIconOnly ? iconButton : styles.link}
      href={href}
      {...newTab}
      aria-label={`${children}${subject ? `: ${subject}` : ''} (opens in a new tab)`}
    >
      {!isIconOnly && children}
      <Icon icon={ExternalLinkIcon} size={isIconOnly ? 20 : 16} />
    </a>
  )
}
