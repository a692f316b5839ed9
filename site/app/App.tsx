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
import { useIsHydrated, useOnceHydrated } from '#src/browser/externalStores.ts'
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
          The demos, the chat and the market strip need JavaScript, which is switched off here. Everything
          else on this site works without it.
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

/** Tells early.js that what the visitor pressed before can be pressed now. Stands beside the screen, since that comes alive last. */
function HydrationSignal(): null {
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (isHydrated) tellPage('hydrated')
  }, [isHydrated])
  return null
}

const askForSearch = () => tellPage('searchasked')

/** The header with the menu that is open; every navigation, Back included, closes it. */
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

/** A part whose code does not come, or that crashes, is left out; the page works without it. */
class Optional extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }
  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}

/** `useLate` for a lazy module: its part is there as soon as its component renders without a wait. */
const isLoaded = (part: { load: () => Promise<void> }) => () => part.load().then(() => true)
const loadChat = isLoaded(liveChat)
const loadDemos = isLoaded(demoLauncher)
const loadSearch = async () => (await import('./LiveSearch.tsx')).default

/** The chat's button, until it is pressed and the chat's code is there. */
function ChatGate(): ReactElement {
  const { key: visit } = useLocation()
  // In which visit it was asked for: it does not open over what the visitor went on to.
  const [askedIn, setAskedIn] = useState<string | null>(null)
  const isAsked = askedIn === visit
  const { part, failure, retry } = useLate(isAsked || null, loadChat)
  return (
    <aside className={`${notPrinted} ${needsScripts}`} aria-label="Chat">
      {part ? (
        <liveChat.Component />
      ) : (
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

/** The search, once it is asked for: by a button of the page, or by Ctrl or Cmd and K. A navigation closes it. */
function SearchGate(): ReactNode {
  const { key: visit } = useLocation()
  const [openIn, setOpenIn] = useState<string | null>(null)
  useEffect(() => {
    const open = (event: Event) => {
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'k' || event.ctrlKey === event.metaKey) return
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

/** Opens what `?demo=` names, once hydrated; the code for it comes with the first demo. */
function DemoGate({ opener }: { opener: () => HTMLElement | null }): ReactNode {
  const location = useLocation()
  const navigate = useNavigate()
  const isNeeded = useOnceHydrated(new URLSearchParams(location.search).has(PARAMETERS.demo), false)
  const { part, failure, retry } = useLate(isNeeded || null, loadDemos)
  // Stays when the demo closes: it gives the focus back.
  if (part) return <demoLauncher.Component opener={opener} />
  if (!failure) return null
  const close = () => void navigate(withoutDemo(location), { replace: true })
  return <PartFailure what="The demo" kind={failure} onRetry={retry} onClose={close} />
}

/**
 * The page's screen, with the query's `about` once hydrated: the prerendered page does not know it. Drawn again only when
 * that changes, not when a demo opens over it.
 */
function Screen({ page }: { page: Page }): ReactElement {
  const { search } = useLocation()
  const about = useOnceHydrated(new URLSearchParams(search).get(PARAMETERS.about), null)
  return useMemo(() => page.element(about), [page, about])
}

/** What shows while a screen's code is on its way. */
function ScreenLoading(): ReactElement {
  const isStalled = useIsStalled()
  return <PageLoading onRetry={isStalled ? () => void reloadIfReachable() : undefined} />
}

/** A change of path scrolls to the top at once, spinner or not; a change of the query alone does not. */
function useScrollToTop(path: string, anchor: string): void {
  const shown = useRef(path)
  useLayoutEffect(() => {
    if (shown.current !== path && !anchor) window.scrollTo({ top: 0, behavior: 'instant' })
    shown.current = path
  }, [path, anchor])
}

/** Tells whether the visitor has pressed anything since this visit began. */
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
 * When a screen that was navigated to is there, the focus goes to its heading, or to the anchor of the link. A visitor who
 * went on in the meantime, in the chat or in the header, keeps the focus there.
 */
function Arrival({ isNavigation, path, anchor, hasMovedOn }: ArrivalProps): null {
  useEffect(() => {
    if (!isNavigation) return
    const { activeElement, body } = document
    const isElsewhere = activeElement !== body && !activeElement?.closest('#main')
    if (hasMovedOn() && isElsewhere) return
    if (anchor) document.getElementById(anchor.slice(1))?.scrollIntoView()
    else document.getElementById('page-title')?.focus({ preventScroll: true })
  }, [isNavigation, path, anchor, hasMovedOn])
  return null
}
