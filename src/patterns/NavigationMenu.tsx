// The open dropdown of the header: loaded with the first hover, focus or press of a trigger.
import { ArrowRight } from 'lucide-react'
import type { ReactElement } from 'react'
import type { NavigationGroup } from '../content/navigation.ts'
import { DropdownMenu, MenuGroup, MenuItem, MenuLabel } from '../primitives/DropdownMenu.tsx'
import { Icon } from '../primitives/Icon.tsx'
import { OfferRows } from './OfferRows.tsx'
import * as styles from './SiteHeader.css.ts'

export interface NavigationMenuProps {
  /** "Services" or "Products". */
  name: string
  /** The list page. */
  href: string
  /** One group without a heading, or several with. */
  groups: readonly (Omit<NavigationGroup, 'heading'> & { heading?: string })[]
  trigger: HTMLElement
  isByKeyboard: boolean
  onClose: () => void
}

/** All services or products, with a scroll of its own (SPEC section 2, Header). */
export default function NavigationMenu({
  name,
  href,
  groups,
  trigger,
  isByKeyboard,
  onClose,
}: NavigationMenuProps): ReactElement {
  return (
    <DropdownMenu trigger={trigger} isByKeyboard={isByKeyboard} onClose={onClose}>
      <div className={styles.menuHead}>
        <span className={styles.menuTitle} aria-hidden>
          {name}
        </span>
        <MenuItem asChild>
          <a className={styles.allLink} href={href}>
            All {name.toLowerCase()}
            <Icon icon={ArrowRight} size={18} />
          </a>
        </MenuItem>
      </div>
      {groups.map(({ heading, entries }) => (
        <MenuGroup key={heading ?? name}>
          {heading && <MenuLabel className={styles.groupName}>{heading}</MenuLabel>}
          <OfferRows entries={entries} wrap={(link) => <MenuItem asChild>{link}</MenuItem>} />
        </MenuGroup>
      ))}
    </DropdownMenu>
  )
}
