// The layout around every page (Rules, Layout): header, ticker, screen, footer, and a demo over it.
import {
  Component,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { anchorOf, PARAMETERS, withoutDemo } from '#src/address/address.ts'
import { afterFrame } from '#src/browser/afterFrame.ts'
import { useIsHydrated, useOnceHydrated } from '#src/browser/externalStores.ts'
import { useAfterFrame } from '#src/browser/useAfterFrame.ts'
import { isShortcut } from '#src/browser/shortcut.ts'
import { chooseTheme, useThemeChoice } from '#src/browser/themeChoice.ts'
import { ChatButton } from '#src/chat/ChatButton.tsx'
import { company } from '#src/content/company.ts'
import type { OpenMenu } from '#src/parts/page/MobileMenu.tsx'
import { PageLoading } from '#src/parts/loading/PageLoading.tsx'
import { PartFailure } from '#src/parts/loading/PartFailure.tsx'
import { SiteFooter } from '#src/parts/page/SiteFooter.tsx'
import { SiteHeader } from '#src/parts/page/SiteHeader.tsx'
import { failureOf, reloadIfReachable, useIsStalled, useLate } from '#src/parts/loading/useLate.ts'
import { needsScripts, notPrinted, onlyWithoutScripts, sheet } from '#src/theme/global.css.ts'
import { tellPage } from '#src/wires/wires.ts'
import * as styles from './App.css.ts'
import { demoLauncher, liveChat, ticker } from '../loading/lazyParts.ts'
import { useLinks } from './links.ts'
import { NOT_FOUND_PATH, notFoundPage, pageAt, type Page } from './pages.tsx'
import { Policies } from './Policies.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'

export function App(): ReactElement {
  const location = useLocation()
  const navigate = useNavigate()
  const opener = useRef<HTMLElement | null>(null)
  const rememberOpener = useCallback((element: HTMLElement | null) => {
    opener.current = element
  }, [])
  const currentOpener = useCallback(() => opener.current, [])
  const [firstPath] = useState(location.pathname)
  const [hasNavigated, setHasNavigated] = useState(false)
  if (!hasNavigated && location.pathname !== firstPath) setHasNavigated(true)
  useLinks(navigate, rememberOpener)
  const anchor = anchorOf(location)
  useScrollToTop(location.pathname, anchor)
  const hasMovedOn = useHasMovedOn(location.key)

  const page = pageAt(location.pathname)
  return (
    <>
      <a className={styles.skipLink} href="#main">
        Skip to content
      </a>
      {/* Header, footer and the chat button wait for no code: each has a boundary, so that React hydrates it in slices. */}
      <Suspense>
        <Header visit={location.key} />
      </Suspense>
      <Optional>
        <Suspense fallback={null}>
          <ticker.Component />
        </Suspense>
      </Optional>
      <main id="main" className={styles.main} tabIndex={-1}>
        <p className={`${onlyWithoutScripts} ${sheet} ${styles.notice}`}>
          The demos, the chat and the market ticker need JavaScript, which is turned off. Everything else
          works.
        </p>
        <Optional>
          <DemoGate opener={currentOpener} />
        </Optional>
        <ScreenBoundary
          key={location.pathname}
          onRetry={() => {
            page.screen.renew()
            return failureOf(page.screen.load, true)
          }}
        >
          <Suspense fallback={<ScreenLoading />}>
            <Screen page={page} />
            <HydrationSignal />
            <Arrival
              isNavigation={hasNavigated}
              path={location.pathname}
              anchor={anchor}
              hasMovedOn={hasMovedOn}
            />
          </Suspense>
        </ScreenBoundary>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <Optional>
        <Suspense>
          <ChatGate />
          <SearchGate />
        </Suspense>
      </Optional>
    </>
  )
}

/** Tells early.js that earlier presses can be repeated now. It is beside the screen, which is hydrated last. */
function HydrationSignal(): null {
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (isHydrated) tellPage('hydrated')
  }, [isHydrated])
  return null
}

const askForSearch = () => tellPage('searchasked')

/** The header with the open menu; every navigation, including Back, closes it. */
function Header({ visit }: { visit: string }): ReactElement {
  const { pathname } = useLocation()
  const path = useOnceHydrated(pathname, pageAt(pathname) === notFoundPage ? NOT_FOUND_PATH : pathname)
  const [openMenu, setOpenMenu] = useState<OpenMenu | null>(null)
  const [shownVisit, setShownVisit] = useState(visit)
  if (shownVisit !== visit) {
    setShownVisit(visit)
    setOpenMenu(null)
  }
  return <SiteHeader path={path} openMenu={openMenu} onOpenMenu={setOpenMenu} onSearch={askForSearch} />
}

/** A part with missing code, or a crash, is omitted; the page works without it. */
class Optional extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }
  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}

/** `useLate` for a lazy module: its part is available when its component renders without a wait. */
const isLoaded = (part: { load: () => Promise<void> }) => () => part.load().then(() => true)
const loadChat = isLoaded(liveChat)
const loadDemos = isLoaded(demoLauncher)
const loadSearch = async () => (await import('./LiveSearch.tsx')).default

/** The chat button, until the visitor presses it and the chat's code is loaded. */
function ChatGate(): ReactElement {
  const { key: visit } = useLocation()
  // The page on which the visitor asked for it: it does not open over a later page.
  const [askedIn, setAskedIn] = useState<string | null>(null)
  const isAsked = askedIn === visit
  const { part, failure, retry } = useLate(isAsked || null, loadChat)
  // The pressed button stays until the focus has moved.
  const hasOpened = useAfterFrame(part !== null)
  return (
    <aside className={`${notPrinted} ${needsScripts}`} aria-label="Chat">
      {part && <liveChat.Component />}
      {!hasOpened && (
        <>
          {failure && (
            <PartFailure what="The chat" kind={failure} onRetry={retry} onClose={() => setAskedIn(null)}>
              Or write to <a href={company.mailHref}>{company.supportEmail}</a>.
            </PartFailure>
          )}
          <ChatButton
            isLoading={isAsked && failure === null}
            onOpen={() => setAskedIn(visit)}
            onApproach={() => void liveChat.load().catch(() => undefined)}
          />
        </>
      )}
    </aside>
  )
}

/** The search, opened by a button of the page, or by Ctrl+K or Cmd+K. A navigation closes it. */
function SearchGate(): ReactNode {
  const { key: visit } = useLocation()
  const [openIn, setOpenIn] = useState<string | null>(null)
  useEffect(() => {
    const open = (event: Event) => {
      if (event instanceof KeyboardEvent) {
        if (!isShortcut(event, 'k')) return
        event.preventDefault()
      }
      setOpenIn(visit)
    }
    const names = ['searchasked', 'keydown']
    for (const name of names) document.addEventListener(name, open)
    return () => {
      for (const name of names) document.removeEventListener(name, open)
    }
  }, [visit])
  const isOpen = openIn === visit
  const { part: Search, failure, retry } = useLate(isOpen || null, loadSearch)
  if (!isOpen) return null
  const close = () => setOpenIn(null)
  if (failure) return <PartFailure what="The search" kind={failure} onRetry={retry} onClose={close} />
  return Search && <Search onClose={close} />
}

function Footer(): ReactElement {
  return <SiteFooter theme={useThemeChoice()} onTheme={chooseTheme} policies={<Policies />} />
}

/** Opens the demo of `?demo=` after hydration; the code for it loads with the first demo. */
function DemoGate({ opener }: { opener: () => HTMLElement | null }): ReactNode {
  const location = useLocation()
  const navigate = useNavigate()
  const isNeeded = useOnceHydrated(new URLSearchParams(location.search).has(PARAMETERS.demo), false)
  const { part, failure, retry } = useLate(isNeeded || null, loadDemos)
  // Stays mounted when the demo closes: it returns the focus.
  if (part) return <demoLauncher.Component opener={opener} />
  if (!failure) return null
  const close = () => void navigate(withoutDemo(location), { replace: true })
  return <PartFailure what="The demo" kind={failure} onRetry={retry} onClose={close} />
}

/**
 * The page's screen, with the query's `about` after hydration: the prerendered page does not know it. It renders again only when
 * that changes, not when a demo opens over it.
 */
function Screen({ page }: { page: Page }): ReactElement {
  const { search } = useLocation()
  const about = useOnceHydrated(new URLSearchParams(search).get(PARAMETERS.about), null)
  return useMemo(() => page.element(about), [page, about])
}

/** The screen while a screen's code loads. */
function ScreenLoading(): ReactElement {
  const isStalled = useIsStalled()
  return <PageLoading onRetry={isStalled ? () => void reloadIfReachable() : undefined} />
}

/** A change of path scrolls to the top immediately, with or without the spinner; a change of the query alone does not. */
function useScrollToTop(path: string, anchor: string): void {
  const shown = useRef(path)
  useLayoutEffect(() => {
    if (shown.current !== path && !anchor) window.scrollTo({ top: 0, behavior: 'instant' })
    shown.current = path
  }, [path, anchor])
}

/** Whether the visitor has pressed a control since the navigation. */
function useHasMovedOn(visit: string): () => boolean {
  const hasPressed = useRef(false)
  useLayoutEffect(() => {
    hasPressed.current = false
    const onPress = () => {
      hasPressed.current = true
    }
    document.addEventListener('pointerdown', onPress, true)
    document.addEventListener('keydown', onPress, true)
    return () => {
      document.removeEventListener('pointerdown', onPress, true)
      document.removeEventListener('keydown', onPress, true)
    }
  }, [visit])
  return useCallback(() => hasPressed.current, [])
}

interface ArrivalProps {
  isNavigation: boolean
  path: string
  anchor: string
  hasMovedOn: () => boolean
}

/**
 * After a navigation, the focus moves to the heading of the new screen, or to the anchor of the link. A visitor who
 * has moved to the chat or the header in the meantime keeps the focus there.
 */
function Arrival({ isNavigation, path, anchor, hasMovedOn }: ArrivalProps): null {
  useEffect(() => {
    if (!isNavigation) return
    // In the same frame, a screen reader would read the title of the page that was left.
    afterFrame(() => {
      const { activeElement, body } = document
      const isElsewhere = activeElement !== body && !activeElement?.closest('#main')
      if (hasMovedOn() && isElsewhere) return
      if (anchor) document.getElementById(anchor.slice(1))?.scrollIntoView()
      else document.getElementById('page-title')?.focus({ preventScroll: true })
    })
  }, [isNavigation, path, anchor, hasMovedOn])
  return null
}
