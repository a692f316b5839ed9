// The open dropdown of the header: loaded with the first hover, focus or press of a trigger.
import { ArrowRight } from 'lucide'
import type { ReactElement } from 'react'
import { dropdowns, type ListId } from '../../content/navigation.ts'
import { pageHref } from '../../content/site.ts'
import { DropdownMenu, MenuGroup, MenuItem, MenuLabel } from '../../primitives/DropdownMenu.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { OfferRows } from './OfferRows.tsx'
import * as styles from './HeaderMenus.css.ts'

export interface NavigationMenuProps {
  /** Which of the two it lists. */
  list: ListId
  /** "Services" or "Products". */
  name: string
  /** The list page. */
  href: string
  /** The element that opened it: its id names the menu, and it gets the focus back. */
  trigger: HTMLElement
  /** Opened by a key: the first entry takes the focus. See `OpenedByKey`. */
  isByKeyboard: boolean
  /** Closes the menu: after a choice, after Escape, or when the focus leaves it. */
  onClose: () => void
}

/** All services or products, in a scrollable list (Rules, Header). */
export default function NavigationMenu({
  list,
  name,
  href,
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
          <a className={styles.allLink} href={pageHref(href)}>
            <span>{`All ${name.toLowerCase()}`}</span>
            <Icon icon={ArrowRight} size={18} />
          </a>
        </MenuItem>
      </div>
      {dropdowns[list].map(({ heading, offers }) => (
        <MenuGroup key={heading ?? name} className={styles.group}>
          {heading && <MenuLabel className={styles.groupName}>{heading}</MenuLabel>}
          <OfferRows offers={offers} wrap={(link) => <MenuItem asChild>{link}</MenuItem>} />
        </MenuGroup>
      ))}
    </DropdownMenu>
  )
}
