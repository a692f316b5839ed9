// What a visit loads ahead of its first press, and when it does not.
import { idle } from '../start/idle.ts'
import { sayAtRest } from './atRest.ts'
import { demoLauncher, demosThere } from './lazyParts.ts'
import { carryBy } from '../app/links.ts'
import { pageAt } from '../app/pages.tsx'

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

/** What is likely to be next, in the order of the header; the others come when the pointer or the focus nears their link. */
const LIKELY_PATHS = ['/services', '/products']

/**
 * Loads what opens demos, then what moves, then the likely screens: 60 kB at most. One after the other, each when idle, so
 * that what a visitor asks for meanwhile does not wait for all of it.
 */
export async function prefetch(): Promise<void> {
  if (!mayLoadAhead()) return
  const screens = LIKELY_PATHS.map((path) => () => pageAt(path).screen.load())
  const steps = [
    () => demoLauncher.load(),
    () => import('../start/motion.ts').then(({ startMotion }) => startMotion(carryBy, demosThere)),
    () => Promise.resolve(sayAtRest()),
    ...screens,
  ]
  for (const step of steps) {
    await idle()
    // What does not come is asked for again when it is wanted.
    await step().catch(() => undefined)
  }
}
