// A link that leaves the site: it opens in a new tab, and says so.
import { ExternalLink as ExternalLinkIcon } from 'lucide'
import type { ReactElement } from 'react'
import { iconButton } from './Button.css.ts'
import * as styles from './ExternalLink.css.ts'
import { Icon } from './Icon.tsx'
import { newTab } from './newTab.ts'

export interface ExternalLinkProps {
  /** The whole address, `https://` included. */
  href: string
  /** The words of the link: "Coin details". */
  children: string
  /** What it is of, where the words repeat in a list; read, not seen: "Coin details: Bitcoin". */
  subject?: string
  /** Shows the icon only, as large as an `IconButton`; the words are read. See `IconOnly`. */
  isIconOnly?: boolean
}

/** Words and an arrow that leaves a box; what opens can't reach back to this page. */
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
