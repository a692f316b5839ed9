// What a visit loads ahead of its first press, and when it does not.
import { media } from '#src/theme/tokens.ts'
import { demoLauncher, demosThere, preloadDemo } from './lazyParts.ts'
import { carryBy } from './links.ts'
import { pageAt } from './pages.tsx'

/** What browsers that know tell of the connection (Network Information API). */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** False where every kilobyte counts: the visitor saves data, or the connection is a slow one. */
function mayLoadAhead(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '')
}

function whenIdle(act: () => void): void {
  // Safari has no idle callback.
  if (window.requestIdleCallback) window.requestIdleCallback(act)
  else window.setTimeout(act, 2000)
}

/** A finger gives no warning, so on touch the demos in sight are loaded; this many of a visit at the most. */
const MOST_IN_SIGHT = 2

/** The demos whose links stand in the middle of the screen, where a thumb and the eyes are. */
function demosInSight(): string[] {
  const isInSight = (link: Element) => {
    const { top, bottom } = link.getBoundingClientRect()
    return bottom > window.innerHeight * 0.25 && top < window.innerHeight * 0.75
  }
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href*="?demo="]')]
    .filter(isInSight)
    .map((link) => new URL(link.href).searchParams.get('demo') ?? '')
}

function followSight(): void {
  const loaded = new Set<string>()
  const look = () => {
    for (const key of demosInSight()) {
      if (loaded.size >= MOST_IN_SIGHT) return
      if (!loaded.has(key)) preloadDemo(key)
      loaded.add(key)
    }
  }
  look()
  // Scrolling past is no interest; stopping is.
  document.addEventListener('scrollend', look)
}

/** What is likely to be next, in the order of the header; the others come when the pointer or the focus nears their link. */
const LIKELY_PATHS = ['/services', '/products']

/**
 * Loads what opens demos, then what moves, then either the likely screens or, on touch, the demos in sight: 60 kB at the
 * most. One after the other, each when idle: what a visitor asks for meanwhile does not wait behind all of it.
 */
export function prefetch(): void {
  if (!mayLoadAhead()) return
  const isTouch = window.matchMedia(media.coarsePointer).matches
  const screens = LIKELY_PATHS.map((path) => () => pageAt(path).screen.load())
  const steps = [
    () => demoLauncher.load(),
    () => import('./motion.ts').then(({ startMotion }) => startMotion(carryBy, demosThere)),
    () => import('./stages.tsx').then(({ watchStages }) => watchStages()),
    ...(isTouch ? [followSight] : screens),
  ]
  const next = () =>
    whenIdle(() => {
      const step = steps.shift()
      if (!step) return
      Promise.resolve(step()).then(next, next)
    })
  next()
}
