// The layout around every page (SPEC section 2): header, ticker, screen, footer, and a demo over it.
import {
  Component,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsHydrated } from '#src/browser/externalStores.ts'
import { chooseTheme, useThemeChoice } from '#src/browser/themeChoice.ts'
import { ChatButton, ChatFailure } from '#src/chat/ChatButton.tsx'
import { PageLoading } from '#src/patterns/PageLoading.tsx'
import { SiteFooter } from '#src/patterns/SiteFooter.tsx'
import { SiteHeader, type OpenMenu } from '#src/patterns/SiteHeader.tsx'
import { needsScripts, notPrinted, onlyWithoutScripts, sheet } from '#src/theme/global.css.ts'
import * as styles from './App.css.ts'
import { demoLauncher, liveChat, ticker } from './lazyParts.ts'
import { useLinks } from './links.ts'
import { NOT_FOUND_PATH, notFoundPage, pageAt } from './pages.tsx'
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
  const [attempt, setAttempt] = useState(0)
  const [firstPath] = useState(location.pathname)
  const [hasNavigated, setHasNavigated] = useState(false)
  if (!hasNavigated && location.pathname !== firstPath) setHasNavigated(true)
  useLinks(navigate, rememberOpener)
  useScrollToTop(location.pathname, location.hash)

  const page = pageAt(location.pathname)
  return (
    <>
      <a className={styles.skipLink} href="#main">
        Skip to content
      </a>
      <Header visit={location.key} />
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
        <ScreenBoundary onRetry={demoLauncher.renew}>
          <Suspense fallback={null}>
            <DemoGate opener={currentOpener} />
          </Suspense>
        </ScreenBoundary>
        <ScreenBoundary
          key={location.pathname}
          onRetry={() => {
            page.screen.renew()
            setAttempt(attempt + 1)
          }}
        >
          <Suspense fallback={<PageLoading />}>
            <AboutTopic>{page.element}</AboutTopic>
            <Arrival isNavigation={hasNavigated} path={location.pathname} hash={location.hash} />
          </Suspense>
        </ScreenBoundary>
      </main>
      <Footer />
      <Optional>
        <ChatGate />
      </Optional>
    </>
  )
}

/** The header with the menu that is open; every navigation, Back included, closes it. */
function Header({ visit }: { visit: string }): ReactElement {
  const { pathname } = useLocation()
  const isHydrated = useIsHydrated()
  const path = isHydrated || pageAt(pathname) !== notFoundPage ? pathname : NOT_FOUND_PATH
  const [openMenu, setOpenMenu] = useState<OpenMenu | null>(null)
  const [shownVisit, setShownVisit] = useState(visit)
  if (shownVisit !== visit) {
    setShownVisit(visit)
    setOpenMenu(null)
  }
  return <SiteHeader path={path} openMenu={openMenu} onOpenMenu={setOpenMenu} />
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

/** The chat's button, until it is pressed and the chat's code is there. */
function ChatGate(): ReactElement {
  const [step, setStep] = useState<'waiting' | 'loading' | 'failed' | 'loaded'>('waiting')
  const load = () => {
    setStep('loading')
    liveChat.load().then(
      () => setStep('loaded'),
      () => setStep('failed'),
    )
  }
  return (
    <aside className={`${notPrinted} ${needsScripts}`} aria-label="Chat">
      {step === 'loaded' ? (
        <liveChat.Component />
      ) : (
        <>
          {step === 'failed' && <ChatFailure onRetry={load} onClose={() => setStep('waiting')} />}
          <ChatButton
            isLoading={step === 'loading'}
            onOpen={load}
            onApproach={() => void liveChat.load().catch(() => undefined)}
          />
        </>
      )}
    </aside>
  )
}

function Footer(): ReactElement {
  return <SiteFooter theme={useThemeChoice()} onTheme={chooseTheme} policies={<Policies />} />
}

/** Opens what `?demo=` names, once hydrated; the code for it comes with the first demo. */
function DemoGate({ opener }: { opener: () => HTMLElement | null }): ReactNode {
  const { search } = useLocation()
  const [wasNeeded, setWasNeeded] = useState(false)
  const isNeeded = useIsHydrated() && new URLSearchParams(search).has('demo')
  if (isNeeded && !wasNeeded) setWasNeeded(true)
  // Stays when the demo closes: it gives the focus back.
  return wasNeeded ? <demoLauncher.Component opener={opener} /> : null
}

/** Reads the query's `about`, once hydrated: the prerendered page does not know it. */
function AboutTopic({ children }: { children: (about: string | null) => ReactElement }): ReactNode {
  const { search } = useLocation()
  const isHydrated = useIsHydrated()
  return children(isHydrated ? new URLSearchParams(search).get('about') : null)
}

/** A change of path scrolls to the top at once, spinner or not; a change of the query alone does not. */
function useScrollToTop(path: string, hash: string): void {
  const shown = useRef(path)
  useLayoutEffect(() => {
    if (shown.current !== path && !hash) window.scrollTo({ top: 0, behavior: 'instant' })
    shown.current = path
  }, [path, hash])
}

/** When a screen that was navigated to is there, the focus goes to its heading, or to the anchor of the link. */
function Arrival({ isNavigation, path, hash }: { isNavigation: boolean; path: string; hash: string }): null {
  useEffect(() => {
    if (!isNavigation) return
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
    else document.getElementById('page-title')?.focus({ preventScroll: true })
  }, [isNavigation, path, hash])
  return null
}
