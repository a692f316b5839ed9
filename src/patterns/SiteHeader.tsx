// The header (SPEC section 2): logo, links, two dropdowns; on narrow screens a stacked menu with the same items.
import { ChevronDown, Menu as MenuIcon, X } from 'lucide-react'
import { useCallback, useEffect, useId, useRef, useState, type ComponentType, type ReactElement } from 'react'
import { useIsHydrated } from '../browser/externalStores.ts'
import { useEscape } from '../browser/useEscape.ts'
import { company } from '../content/company.ts'
import {
  isActive,
  mainNavigation,
  productNavigation,
  serviceNavigation,
  type NavigationGroup,
} from '../content/navigation.ts'
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
const prefetchMenu = () => void loadMenu().catch(() => undefined)

type Current = 'page' | 'true' | undefined

interface DropdownProps {
  id: DropdownId
  name: string
  href: string
  current: Current
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/**
 * A trigger and its menu. The trigger is a link to the list page, which is what it does without JavaScript, or when the
 * menu's code cannot be loaded.
 */
function Dropdown({ id, name, href, current, isOpen, onOpen }: DropdownProps): ReactElement {
  const triggerId = useId()
  const isHydrated = useIsHydrated()
  const [trigger, setTrigger] = useState<HTMLAnchorElement | null>(null)
  const [Menu, setMenu] = useState<ComponentType<NavigationMenuProps> | null>(null)
  const [isByKeyboard, setIsByKeyboard] = useState(false)

  useEffect(() => {
    if (!isOpen || Menu) return
    let isWanted = true
    loadMenu().then(
      (module) => isWanted && setMenu(() => module.default),
      () => isWanted && window.location.assign(href),
    )
    return () => {
      isWanted = false
    }
  }, [isOpen, Menu, href])

  const open = (willOpen: boolean, byKeyboard: boolean) => {
    setIsByKeyboard(byKeyboard)
    onOpen(willOpen)
  }
  return (
    <>
      <a
        ref={setTrigger}
        id={triggerId}
        className={styles.link}
        href={href}
        {...(isHydrated && { role: 'button', 'aria-haspopup': 'menu', 'aria-expanded': isOpen })}
        aria-current={current}
        onPointerEnter={prefetchMenu}
        onFocus={prefetchMenu}
        onKeyDown={(event) => {
          const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
          if (event.key !== ' ' && !(isArrow && !isOpen)) return
          event.preventDefault()
          open(!isOpen, true)
        }}
        onClick={(event) => {
          // A new tab for the list page stays possible.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          open(!isOpen, event.detail === 0)
        }}
      >
        {name}
        <span className={styles.chevron}>
          <Icon icon={ChevronDown} size={18} />
        </span>
      </a>
      {isOpen && Menu && trigger && (
        <span className={styles.place}>
          <Menu
            name={name}
            href={href}
            groups={groupsOf[id]}
            trigger={trigger}
            isByKeyboard={isByKeyboard}
            onClose={() => onOpen(false)}
          />
        </span>
      )}
    </>
  )
}

export interface SiteHeaderProps {
  /** The current path; its link is highlighted. See `ServicesActive`. */
  path: string
  /** See `ServicesOpen`, `ProductsOpen`, `MobileMenuOpen`. */
  openMenu: OpenMenu | null
  onOpenMenu: (menu: OpenMenu | null) => void
}

export function SiteHeader({ path, openMenu, onOpenMenu }: SiteHeaderProps): ReactElement {
  const mobileId = useId()
  const burger = useRef<HTMLButtonElement>(null)
  const isMobileOpen = openMenu?.startsWith('mobile') ?? false
  const closeMobile = useCallback(() => {
    onOpenMenu(null)
    burger.current?.focus()
  }, [onOpenMenu])
  useEscape(isMobileOpen, closeMobile)
  const current = (entryPath: string): Current =>
    path === entryPath ? 'page' : isActive(path, entryPath) ? 'true' : undefined

  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <a className={styles.brand} href="/" aria-label={`${company.name}, home`}>
          <Logo />
          <span>{company.name}</span>
        </a>
        <nav className={styles.nav} aria-label="Main">
          {mainNavigation.map(({ id, name, path: href }, index) =>
            isDropdown(id) ? (
              <Dropdown
                key={id}
                id={id}
                name={name}
                href={href}
                current={current(href)}
                isOpen={openMenu === id}
                onOpen={(isOpen) => onOpenMenu(isOpen ? id : null)}
              />
            ) : (
              <a
                key={id}
                className={
                  index === mainNavigation.length - 1 ? `${styles.link} ${styles.lastLink}` : styles.link
                }
                href={href}
                aria-current={current(href)}
              >
                {name}
              </a>
            ),
          )}
        </nav>
        <IconButton
          ref={burger}
          className={styles.burger}
          icon={isMobileOpen ? X : MenuIcon}
          label={isMobileOpen ? 'Close menu' : 'Open menu'}
          isExpanded={isMobileOpen}
          controls={mobileId}
          onClick={() => onOpenMenu(isMobileOpen ? null : 'mobile')}
        />
      </div>
      {isMobileOpen && (
        <nav id={mobileId} className={styles.mobile} aria-label="Main">
          <ul>
            {mainNavigation.map(({ id, name, path: href }) => (
              <li key={id} className={styles.mobileItem}>
                {isDropdown(id) ? (
                  <MobileList
                    id={id}
                    name={name}
                    href={href}
                    current={current(href)}
                    isOpen={openMenu === `mobile-${id}`}
                    onOpen={(isOpen) => onOpenMenu(isOpen ? `mobile-${id}` : 'mobile')}
                  />
                ) : (
                  <a className={styles.mobileLink} href={href} aria-current={current(href)}>
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
      )}
    </header>
  )
}

/** A list that opens in place; one at a time. */
function MobileList({ id, name, href, current, isOpen, onOpen }: DropdownProps): ReactElement {
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
        <span className={styles.chevron}>
          <Icon icon={ChevronDown} size={24} />
        </span>
      </button>
      {isOpen && (
        <div className={styles.mobileList}>
          <div className={styles.row}>
            <a className={styles.rowLink} href={href}>
              All {name.toLowerCase()}
            </a>
          </div>
          {groupsOf[id].map(({ heading, entries }) => (
            <div key={heading ?? name}>
              {heading && <p className={styles.groupName}>{heading}</p>}
              <OfferRows entries={entries} />
            </div>
          ))}
        </div>
      )}
    </>
  )
}
