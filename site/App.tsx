// The layout around every page (Rules, Layout): header, ticker, screen, footer, and a demo over it.
import {
  Component,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsHydrated, useOnceHydrated } from '#src/browser/externalStores.ts'
import { chooseTheme, useThemeChoice } from '#src/browser/themeChoice.ts'
import { ChatButton } from '#src/chat/ChatButton.tsx'
import { company } from '#src/content/company.ts'
import type { OpenMenu } from '#src/patterns/MobileMenu.tsx'
import { PageLoading } from '#src/patterns/PageLoading.tsx'
import { PartFailure, type FailureKind } from '#src/patterns/PartFailure.tsx'
import { SiteFooter } from '#src/patterns/SiteFooter.tsx'
import { SiteHeader } from '#src/patterns/SiteHeader.tsx'
import { needsScripts, notPrinted, onlyWithoutScripts, sheet } from '#src/theme/global.css.ts'
import * as styles from './App.css.ts'
import { tryAgain, whyFailed } from './failure.ts'
import { demoLauncher, liveChat, ticker } from './lazyParts.ts'
import { useLinks } from './links.ts'
import { NOT_FOUND_PATH, notFoundPage, pageAt, type Page } from './pages.tsx'
import { Policies } from './Policies.tsx'
import type { Replay } from './replayEarly.ts'
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
  useScrollToTop(location.pathname, location.hash)
  const hasMovedOn = useHasMovedOn(location.key)

  const page = pageAt(location.pathname)
  return (
    <>
      <a className={styles.skipLink} href="#main">
        Skip to content
      </a>
      {/* Nothing in header, footer and chat's button waits for code: in a boundary of its own each comes alive in slices. */}
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
            return tryAgain(page.screen.load)
          }}
        >
          <Suspense fallback={<PageLoading />}>
            <Screen page={page} />
            <HydrationSignal />
            <Arrival
              isNavigation={hasNavigated}
              path={location.pathname}
              hash={location.hash}
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
        </Suspense>
      </Optional>
    </>
  )
}

/** Hardly anybody was faster than the page's code. */
const replay: Replay = (...done) =>
  void import('./replayEarly.ts').then(({ replayEarly }) => replayEarly(...done))

/** Tells early.js that what the visitor did before can be done now. Stands beside the screen, since that comes alive last. */
function HydrationSignal(): null {
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (isHydrated) document.dispatchEvent(new CustomEvent('hydrated', { detail: replay }))
  }, [isHydrated])
  return null
}

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

type LoadStep = 'waiting' | 'loading' | 'loaded' | FailureKind

/** A part whose code is loaded when it is wanted, and how far that is. */
function useWanted(part: { load: () => Promise<void> }) {
  const [step, setStep] = useState<LoadStep>('waiting')
  const load = () => {
    if (step === 'updated') {
      window.location.reload()
      return
    }
    setStep('loading')
    const attempt =
      step === 'failed' ? tryAgain(part.load) : part.load().then(() => 'loaded' as const, whyFailed)
    void attempt.then(setStep)
  }
  return { step, load, dismiss: () => setStep('waiting') }
}

/** The chat's button, until it is pressed and the chat's code is there. */
function ChatGate(): ReactElement {
  const { step, load, dismiss } = useWanted(liveChat)
  return (
    <aside className={`${notPrinted} ${needsScripts}`} aria-label="Chat">
      {step === 'loaded' ? (
        <liveChat.Component />
      ) : (
        <>
          {(step === 'failed' || step === 'updated') && (
            <PartFailure what="The chat" kind={step} onRetry={load} onClose={dismiss}>
              Or write to <a href={company.mailHref}>{company.supportEmail}</a>.
            </PartFailure>
          )}
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
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { step, load, dismiss } = useWanted(demoLauncher)
  const isNeeded = useOnceHydrated(new URLSearchParams(search).has('demo'), false)
  const loadNow = useEffectEvent(load)
  const dismissNow = useEffectEvent(dismiss)
  useEffect(() => {
    if (isNeeded && step === 'waiting') loadNow()
    // Another visit is another attempt.
    if (!isNeeded && step === 'failed') dismissNow()
  }, [isNeeded, step])
  // Stays when the demo closes: it gives the focus back.
  if (step === 'loaded') return <demoLauncher.Component opener={opener} />
  if (!isNeeded || (step !== 'failed' && step !== 'updated')) return null
  const close = () => {
    dismiss()
    void navigate(pathname, { replace: true })
  }
  return <PartFailure what="The demo" kind={step} onRetry={load} onClose={close} />
}

/**
 * The page's screen, with the query's `about` once hydrated: the prerendered page does not know it. Drawn again only when
 * that changes, not when a demo opens over it.
 */
function Screen({ page }: { page: Page }): ReactElement {
  const { search } = useLocation()
  const about = useOnceHydrated(new URLSearchParams(search).get('about'), null)
  return useMemo(() => page.element(about), [page, about])
}

/** A change of path scrolls to the top at once, spinner or not; a change of the query alone does not. */
function useScrollToTop(path: string, hash: string): void {
  const shown = useRef(path)
  useLayoutEffect(() => {
    if (shown.current !== path && !hash) window.scrollTo({ top: 0, behavior: 'instant' })
    shown.current = path
  }, [path, hash])
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
  hash: string
  hasMovedOn: () => boolean
}

/**
 * When a screen that was navigated to is there, the focus goes to its heading, or to the anchor of the link. Whoever went
 * on in the meantime, in the chat or in the header, is left there.
 */
function Arrival({ isNavigation, path, hash, hasMovedOn }: ArrivalProps): null {
  useEffect(() => {
    if (!isNavigation) return
    const { activeElement, body } = document
    const isElsewhere = activeElement !== body && !activeElement?.closest('#main')
    if (hasMovedOn() && isElsewhere) return
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
    else document.getElementById('page-title')?.focus({ preventScroll: true })
  }, [isNavigation, path, hash, hasMovedOn])
  return null
}
