// The header (Rules, Header): logo, links, two dropdowns; on narrow screens a stacked menu with the same items.
import { ChevronDown, Menu as MenuIcon, Search, X } from 'lucide'
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactElement } from 'react'
import { useIsHydrated } from '../../browser/externalStores.ts'
import { company } from '../../content/company.ts'
import { hasList, isActive, mainNavigation, type ListId } from '../../content/navigation.ts'
import { pageHref } from '../../content/site.ts'
import { IconButton } from '../../primitives/Button.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { Logo } from '../../primitives/Mosaic.tsx'
import { attr } from '../../wires/wires.ts'
import type { Current, OpenMenu } from './MobileMenu.tsx'
import * as styles from './SiteHeader.css.ts'
import { useLate } from '../loading/useLate.ts'

const loadDropdown = () => import('./NavigationMenu.tsx')
const loadMobileMenu = () => import('./MobileMenu.tsx')
const ahead = (load: () => Promise<unknown>) => () => void load().catch(() => undefined)

/** The code of a menu when it should open; null until it is loaded. If it does not load, `otherWay` is called. */
function useMenu<Module>(isOpen: boolean, load: () => Promise<Module>, otherWay: () => void): Module | null {
  const { part, failure } = useLate(isOpen || null, load)
  const goOtherWay = useEffectEvent(otherWay)
  useEffect(() => {
    if (failure) goOtherWay()
  }, [failure])
  return part
}

/** Visitors can still open the list page in a new tab. */
const isForNewTab = (event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey'>) =>
  event.metaKey || event.ctrlKey || event.shiftKey

interface DropdownProps {
  id: ListId
  name: string
  href: string
  current: Current
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/**
 * A trigger and its menu. The trigger is a link to the list page, which works without JavaScript and when the
 * menu's code cannot be loaded.
 */
function Dropdown({ id, name, href, current, isOpen, onOpen }: DropdownProps): ReactElement {
  const triggerId = useId()
  const isHydrated = useIsHydrated()
  const [trigger, setTrigger] = useState<HTMLAnchorElement | null>(null)
  const [isByKeyboard, setIsByKeyboard] = useState(false)
  const menu = useMenu(isOpen, loadDropdown, () => window.location.assign(pageHref(href)))

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
        href={pageHref(href)}
        {...attr('opens', 'menu')}
        {...(isHydrated && { role: 'button', 'aria-haspopup': 'menu', 'aria-expanded': isOpen })}
        aria-current={current}
        onPointerEnter={ahead(loadDropdown)}
        onFocus={ahead(loadDropdown)}
        onKeyDown={(event) => {
          const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
          // Enter too, because not every browser marks the following click as caused by a key.
          const isPress = event.key === ' ' || (event.key === 'Enter' && !isForNewTab(event))
          if (!isPress && !(isArrow && !isOpen)) return
          event.preventDefault()
          open(!isOpen, true)
        }}
        onClick={(event) => {
          if (isForNewTab(event)) return
          event.preventDefault()
          open(!isOpen, event.detail === 0)
        }}
      >
        {name}
        <span className={styles.chevron}>
          <Icon icon={ChevronDown} size={18} />
        </span>
      </a>
      {isOpen && menu && trigger && (
        <span className={styles.place}>
          <menu.default
            list={id}
            name={name}
            href={href}
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
  /** The menu that is open, null for none; `mobile` ones hold all entries. See `ServicesOpen`, `ProductsOpen`, `MobileMenuOpen`. */
  openMenu: OpenMenu | null
  /** The menu to open; null for none. One at a time. */
  onOpenMenu: (menu: OpenMenu | null) => void
  /** Called when the visitor presses the search button. See `SearchAsked`. */
  onSearch: () => void
}

/** The logo and five entries; two of them open menus. On narrow screens one menu holds all of them (Rules, Header). */
export function SiteHeader({ path, openMenu, onOpenMenu, onSearch }: SiteHeaderProps): ReactElement {
  const mobileId = useId()
  const burger = useRef<HTMLButtonElement>(null)
  const isMobileOpen = openMenu?.startsWith('mobile') ?? false
  const escapeMobile = () => {
    onOpenMenu(null)
    burger.current?.focus()
  }
  const [isPlain, setIsPlain] = useState(false)
  const mobile = useMenu(isMobileOpen, loadMobileMenu, () => {
    setIsPlain(true)
    onOpenMenu(null)
  })
  const current = (entryPath: string): Current =>
    path === entryPath ? 'page' : isActive(path, entryPath) ? 'true' : undefined

  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <a className={styles.brand} href={pageHref('/')} aria-label={`${company.name}, home`}>
          <Logo />
          <span>{company.name}</span>
        </a>
        <nav className={isPlain ? `${styles.nav} ${styles.plainNav}` : styles.nav} aria-label="Main">
          {mainNavigation.map(({ id, name, path: href }) =>
            hasList(id) ? (
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
              <a key={id} className={styles.link} href={pageHref(href)} aria-current={current(href)}>
                {name}
              </a>
            ),
          )}
        </nav>
        <IconButton
          className={styles.search}
          icon={Search}
          label="Search"
          keyShortcuts="Control+K Meta+K"
          onClick={onSearch}
        />
        {!isPlain && (
          <IconButton
            ref={burger}
            className={styles.burger}
            icon={isMobileOpen ? X : MenuIcon}
            label={isMobileOpen ? 'Close menu' : 'Open menu'}
            isExpanded={isMobileOpen && mobile !== null}
            {...(mobile && { controls: mobileId })}
            onApproach={ahead(loadMobileMenu)}
            onClick={() => onOpenMenu(isMobileOpen ? null : 'mobile')}
          />
        )}
      </div>
      {isMobileOpen && mobile && (
        <mobile.default
          id={mobileId}
          openMenu={openMenu}
          onOpenMenu={onOpenMenu}
          onEscape={escapeMobile}
          currentOf={current}
        />
      )}
    </header>
  )
}
