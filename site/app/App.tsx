// The layout around every page (Rules, Layout): header, ticker, screen, footer, and a demo over it.
import { Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { anchorOf, PARAMETERS } from '#src/address/address.ts'
import { useIsHydrated, useOnceHydrated } from '#src/browser/externalStores.ts'
import { chooseTheme, useThemeChoice } from '#src/browser/themeChoice.ts'
import type { OpenMenu } from '#src/parts/page/MobileMenu.tsx'
import { PageLoading } from '#src/parts/loading/PageLoading.tsx'
import { SiteFooter } from '#src/parts/page/SiteFooter.tsx'
import { SiteHeader } from '#src/parts/page/SiteHeader.tsx'
import { reloadIfReachable, useIsStalled } from '#src/parts/loading/useLate.ts'
import { onlyWithoutScripts, sheet } from '#src/theme/global.css.ts'
import { dispatchPageEvent } from '#src/wires/wires.ts'
import * as styles from './App.css.ts'
import { ticker } from '../loading/lateParts.ts'
import { Optional } from '../loading/Optional.tsx'
import { Arrival, useHasMovedOn, useScrollPosition } from './arrival.ts'
import { ChatGate } from './ChatGate.tsx'
import { DemoGate } from './DemoGate.tsx'
import { useLinks } from './links.ts'
import { NOT_FOUND_PATH, notFoundPage, pageAt, type Page } from './pages.tsx'
import { Policies } from './Policies.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { SearchGate } from './SearchGate.tsx'

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
  const page = pageAt(location.pathname)
  const anchor = page.anchorsFilter ? '' : anchorOf(location)
  const leftAt = useScrollPosition(location.key, location.pathname, anchor)
  const hasMovedOn = useHasMovedOn(location.key)

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
        <ScreenBoundary key={location.pathname} screen={page.screen}>
          <Suspense fallback={<ScreenLoading />}>
            <Screen page={page} />
            <HydrationSignal />
            <Arrival
              isNavigation={hasNavigated}
              path={location.pathname}
              anchor={anchor}
              leftAt={leftAt}
              hasMovedOn={hasMovedOn}
            />
          </Suspense>
        </ScreenBoundary>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <Suspense>
        <Optional>
          <ChatGate />
        </Optional>
        <Optional>
          <SearchGate />
        </Optional>
      </Suspense>
    </>
  )
}

/** Tells early.js that earlier presses can be repeated now. It is beside the screen, which is hydrated last. */
function HydrationSignal(): null {
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (isHydrated) dispatchPageEvent('hydrated')
  }, [isHydrated])
  return null
}

const askForSearch = () => dispatchPageEvent('searchasked')

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

function Footer(): ReactElement {
  return <SiteFooter theme={useThemeChoice()} onTheme={chooseTheme} policies={<Policies />} />
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
