// What happens before a visit's first press, once nothing else does: the layout of what is below, and what is loaded ahead.
import { turn } from '#src/browser/turn.ts'
import { watchCorner } from '../start/corner.ts'
import { idle } from '../start/idle.ts'
import { layOutRest } from '../start/layOutRest.ts'
import { loadedDemos, loadDemoLauncher, markAtRest } from './lateParts.ts'
import { setNavigation } from '../app/links.ts'
import { pageAt } from '../app/pages.tsx'

/** The connection, in browsers with the Network Information API. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** False if the visitor saves data or the connection is slow. */
function mayLoadAhead(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '')
}

/** The likely next screens, in the order of the header; others load when the pointer or the focus reaches their link. */
const LIKELY_PATHS = ['/services', '/products']

/**
 * Lets the chat button move away from controls under it. Once the browser is idle: lays out the rest of the page, then loads the code that opens demos, then the motion, then the likely
 * screens: 60 kB at most. One after the other, so that the visitor's own requests do not wait for all of it.
 */
export async function prefetch(): Promise<void> {
  watchCorner()
  await idle()
  await layOutRest()
  if (!mayLoadAhead()) return
  const screens = LIKELY_PATHS.map((path) => () => pageAt(path).screen.load())
  const steps = [
    loadDemoLauncher,
    () => import('../start/motion.ts').then(({ startMotion }) => startMotion(setNavigation, loadedDemos)),
    () => Promise.resolve(markAtRest()),
    ...screens,
  ]
  for (const step of steps) {
    await turn()
    // A failed part is requested again when it is needed.
    await step().catch(() => undefined)
  }
}
