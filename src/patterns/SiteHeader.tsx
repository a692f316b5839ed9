// The header (SPEC section 2): logo, links, two dropdowns; on narrow screens a stacked menu with the same items.
import { ChevronDown, Menu as MenuIcon, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ComponentType, type KeyboardEvent, type ReactElement } from 'react'
import { company } from '../content/company.ts'
import { isActive, mainNavigation, productNavigation, serviceNavigation, type NavigationGroup } from '../content/navigation.ts'
import { IconButton } from '../primitives/Button.tsx'
import { Icon } from '../primitives/Icon.tsx'
import { Logo } from '../primitives/Mosaic.tsx'
import type { NavigationMenuProps } from './NavigationMenu.tsx'
import { OfferRows } from './OfferRows.tsx'
import * as styles from './SiteHeader.css.ts'

/** Which of the header's menus is open; only one is at a time. The last two are lists inside the mobile menu. */
export type OpenMenu = 'services' | 'products' | 'mobile' | 'mobile-services' | 'mobile-products'

type DropdownId = 'services' | 'products'
type Group = Omit<NavigationGroup, 'heading'> & { heading?: string }

const groupsOf: Record<DropdownId, readonly Group[]> = {
  services: serviceNavigation.filter((group) => group.entries.length > 0),
  products: [{ entries: productNavigation }],
}
const isDropdown = (id: string): id is DropdownId => id in groupsOf

const loadMenu = () => import('./NavigationMenu.tsx')

export interface SiteHeaderProps {
  /** The current path; its link is highlighted. See `ServicesActive`. */
  path: string
  /** See `ServicesOpen`, `ProductsOpen`, `MobileMenuOpen`. */
  openMenu: OpenMenu | null
  onOpenMenu: (menu: OpenMenu | null) => void
}

export function SiteHeader({ path, openMenu, onOpenMenu }: SiteHeaderProps): ReactElement {
  const id = useId()
  const triggers = useRef<Partial<Record<DropdownId, HTMLAnchorElement | null>>>({})
  const burger = useRef<HTMLButtonElement>(null)
  const [Menu, setMenu] = useState<ComponentType<NavigationMenuProps> | null>(null)
  const [isByKeyboard, setIsByKeyboard] = useState(false)
  const open = openMenu && isDropdown(openMenu) ? openMenu : null
  const isMobileOpen = openMenu?.startsWith('mobile') ?? false
  const openEntry = mainNavigation.find((entry) => entry.id === open)
  const openTrigger = open && triggers.current[open]

  useEffect(() => {
    if (!open || Menu) return
    let isWanted = true
    loadMenu().then(
      (module) => isWanted && setMenu(() => module.default),
      // Without the menu's code the trigger is what it is without JavaScript: a link to the list page.
      () => isWanted && window.location.assign(`/${open}`),
    )
    return () => {
      isWanted = false
    }
  }, [open, Menu])

  const prefetch = () => void loadMenu().catch(() => undefined)
  const toggle = (menu: DropdownId, byKeyboard: boolean) => {
    setIsByKeyboard(byKeyboard)
    onOpenMenu(open === menu ? null : menu)
  }
  const onTriggerKey = (menu: DropdownId, event: KeyboardEvent) => {
    const isOpening = event.key === ' ' || ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && open !== menu)
    if (!isOpening) return
    event.preventDefault()
    toggle(menu, true)
  }
  const current = (entryPath: string) =>
    path === entryPath ? ('page' as const) : isActive(path, entryPath) ? ('true' as const) : undefined

  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <a className={styles.brand} href="/" aria-label={`${company.name}, home`}>
          <Logo />
          <span>{company.name}</span>
        </a>
        <nav className={styles.nav} aria-label="Main">
          {mainNavigation.map(({ id: entryId, name, path: href }, index) => {
            if (!isDropdown(entryId))
              return (
                <a
                  key={entryId}
                  className={index === mainNavigation.length - 1 ? `${styles.link} ${styles.lastLink}` : styles.link}
                  href={href}
                  aria-current={current(href)}
                >
                  {name}
                </a>
              )
            return (
              <a
                key={entryId}
                ref={(element) => {
                  triggers.current[entryId] = element
                }}
                id={`${id}-${entryId}`}
                className={styles.link}
                href={href}
                role="button"
                aria-haspopup="menu"
                aria-expanded={open === entryId}
                aria-current={current(href)}
                onPointerEnter={prefetch}
                onFocus={prefetch}
                onKeyDown={(event) => onTriggerKey(entryId, event)}
                onClick={(event) => {
                  // A new tab for the list page stays possible.
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  toggle(entryId, event.detail === 0)
                }}
              >
                {name}
                <span className={styles.chevron}>
                  <Icon icon={ChevronDown} size={18} />
                </span>
              </a>
            )
          })}
        </nav>
        <div className={styles.place}>
          {Menu && open && openEntry && openTrigger && (
            <Menu
              key={open}
              name={openEntry.name}
              href={openEntry.path}
              groups={groupsOf[open]}
              trigger={openTrigger}
              isByKeyboard={isByKeyboard}
              onClose={() => onOpenMenu(null)}
            />
          )}
        </div>
        <IconButton
          ref={burger}
          className={styles.burger}
          icon={isMobileOpen ? X : MenuIcon}
          label={isMobileOpen ? 'Close menu' : 'Open menu'}
          isExpanded={isMobileOpen}
          controls={`${id}-mobile`}
          onClick={() => onOpenMenu(isMobileOpen ? null : 'mobile')}
        />
      </div>
      {isMobileOpen && (
        <nav
          id={`${id}-mobile`}
          className={styles.mobile}
          aria-label="Main"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            onOpenMenu(null)
            burger.current?.focus()
          }}
        >
          <ul>
            {mainNavigation.map(({ id: entryId, name, path: href }) => {
              if (!isDropdown(entryId))
                return (
                  <li key={entryId} className={styles.mobileItem}>
                    <a className={styles.mobileLink} href={href} aria-current={current(href)}>
                      {name}
                    </a>
                  </li>
                )
              const list = `mobile-${entryId}` as const
              const isOpen = openMenu === list
              return (
                <li key={entryId} className={styles.mobileItem}>
                  <button
                    type="button"
                    className={styles.mobileLink}
                    aria-expanded={isOpen}
                    aria-current={current(href)}
                    onClick={() => onOpenMenu(isOpen ? 'mobile' : list)}
                  >
                    {name}
                    <span className={styles.chevron}>
                      <Icon icon={ChevronDown} size={24} />
                    </span>
                  </button>
                  {isOpen && (
                    // Scrolls by keyboard through its links.
                    <div className={styles.mobileList}>
                      <div className={styles.row}>
                        <a className={styles.rowLink} href={href}>
                          All {name.toLowerCase()}
                        </a>
                      </div>
                      {groupsOf[entryId].map(({ heading, entries }) => (
                        <div key={heading ?? name}>
                          {heading && <p className={styles.groupName}>{heading}</p>}
                          <OfferRows entries={entries} />
                        </div>
                      ))}
                    </div>
                  )}
                </li>
              )
            })}
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
      )}
    </header>
  )
}
