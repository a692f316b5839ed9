// The header's menu on narrow screens: the same items, stacked; loaded when the pointer or focus comes near its button.
import { ChevronDown } from 'lucide'
import type { ReactElement } from 'react'
import { useLayer } from '../../browser/layers.ts'
import { company } from '../../content/company.ts'
import { dropdowns, hasList, mainNavigation, type ListId } from '../../content/navigation.ts'
import { pageHref } from '../../content/site.ts'
import { Icon } from '../../primitives/Icon.tsx'
import * as styles from './HeaderMenus.css.ts'
import { OfferRows } from './OfferRows.tsx'

/** Which of the header's menus is open; only one is at a time. The last two are lists inside the mobile menu. */
export type OpenMenu = 'services' | 'products' | 'mobile' | 'mobile-services' | 'mobile-products'

/** The value of `aria-current` of an entry. */
export type Current = 'page' | 'true' | undefined

export interface MobileMenuProps {
  /** The id for `aria-controls` of the button that opens it. */
  id: string
  /** Which of the header's menus is open; `mobile-services` and `mobile-products` open a list in this one. */
  openMenu: OpenMenu | null
  /** A list was opened or closed: what is open now, `mobile` when no list is. */
  onOpenMenu: (menu: OpenMenu | null) => void
  /** Escape was pressed: the menu shall close, and its button get the focus. */
  onEscape: () => void
  /** Whether the entry with this path is the current page or its parent. */
  currentOf: (path: string) => Current
}

/** The pages, two lists of them that open in place, and how to reach the company. */
export default function MobileMenu({
  id,
  openMenu,
  onOpenMenu,
  onEscape,
  currentOf,
}: MobileMenuProps): ReactElement {
  useLayer(true, { onEscape })
  return (
    <nav id={id} className={styles.mobile} aria-label="Main">
      <ul>
        {mainNavigation.map(({ id: entryId, name, path }) => (
          <li key={entryId} className={styles.mobileItem}>
            {hasList(entryId) ? (
              <MobileList
                id={entryId}
                name={name}
                href={path}
                current={currentOf(path)}
                isOpen={openMenu === `mobile-${entryId}`}
                onOpen={(isOpen) => onOpenMenu(isOpen ? `mobile-${entryId}` : 'mobile')}
              />
            ) : (
              <a className={styles.mobileLink} href={pageHref(path)} aria-current={currentOf(path)}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.mobileContact}>
        <a className={styles.mobileContactLink} href={company.mailHref}>
          {company.supportEmail}
        </a>
        <a className={styles.mobileContactLink} href={company.phoneHref}>
          {company.phone}
        </a>
      </p>
    </nav>
  )
}

interface MobileListProps {
  id: ListId
  name: string
  href: string
  current: Current
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** A list that opens in place; one at a time. */
function MobileList({ id, name, href, current, isOpen, onOpen }: MobileListProps): ReactElement {
  return (
    <>
      <button
        type="button"
        className={styles.mobileLink}
        aria-expanded={isOpen}
        aria-current={current}
        onClick={() => onOpen(!isOpen)}
      >
        {name}
        <span className={styles.mobileChevron}>
          <Icon icon={ChevronDown} size={24} />
        </span>
      </button>
      {isOpen && (
        <div className={styles.mobileList}>
          <div className={styles.row}>
            <a className={styles.rowLink} href={pageHref(href)}>{`All ${name.toLowerCase()}`}</a>
          </div>
          {dropdowns[id].map(({ heading, offers }) => (
            <div key={heading ?? name}>
              {heading && <p className={styles.groupName}>{heading}</p>}
              <OfferRows offers={offers} />
            </div>
          ))}
        </div>
      )}
    </>
  )
}
