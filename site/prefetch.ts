// What a visit loads ahead of its first press, and when it does not.
import { media } from '#src/theme/tokens.ts'
import { idle } from './idle.ts'
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

/** A finger gives no warning, so on touch the demos in sight are loaded; this many of a visit at the most. */
const MOST_IN_SIGHT = 2

/**
 * The demos whose links stand in the middle of the screen, where a thumb and the eyes are. The browser tells of itself: to
 * ask each link for its place makes it lay out the whole page.
 */
function demosInSight(): Promise<string[]> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        observer.disconnect()
        const inSight = entries.filter(({ isIntersecting }) => isIntersecting)
        resolve(
          inSight.map(
            ({ target }) => new URL((target as HTMLAnchorElement).href).searchParams.get('demo') ?? '',
          ),
        )
      },
      { rootMargin: '-25% 0px' },
    )
    const links = document.querySelectorAll('a[href*="?demo="]')
    if (links.length === 0) resolve([])
    for (const link of links) observer.observe(link)
  })
}

function followSight(): Promise<void> {
  const loaded = new Set<string>()
  const look = async () => {
    for (const key of await demosInSight()) {
      if (loaded.size >= MOST_IN_SIGHT) return
      if (loaded.has(key)) continue
      loaded.add(key)
      preloadDemo(key)
      await idle()
    }
  }
  // Scrolling past is no interest; stopping is.
  document.addEventListener('scrollend', () => void look())
  return look()
}

/** What is likely to be next, in the order of the header; the others come when the pointer or the focus nears their link. */
const LIKELY_PATHS = ['/services', '/products']

/**
 * Loads what opens demos, then what moves, then either the likely screens or, on touch, the demos in sight: 60 kB at the
 * most. One after the other, each when idle: what a visitor asks for meanwhile does not wait behind all of it.
 */
export async function prefetch(): Promise<void> {
  if (!mayLoadAhead()) return
  const isTouch = window.matchMedia(media.coarsePointer).matches
  const screens = LIKELY_PATHS.map((path) => () => pageAt(path).screen.load())
  const steps = [
    () => demoLauncher.load(),
    () => import('./motion.ts').then(({ startMotion }) => startMotion(carryBy, demosThere)),
    () => import('./stages.tsx').then(({ watchStages }) => watchStages()),
    ...(isTouch ? [followSight] : screens),
  ]
  for (const step of steps) {
    await idle()
    // What does not come is asked for again when it is wanted.
    await step().catch(() => undefined)
  }
}
