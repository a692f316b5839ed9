// The site in the browser: the theme, and the prerendered page.
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '#src/theme/theme.ts'
import { guardSecondPresses } from '#src/browser/secondPress.ts'
import { base } from '#src/content/site.ts'
import { setPageAttr, dispatchPageEvent } from '#src/wires/wires.ts'
import { App } from './App.tsx'
import { forgetFailedLinks } from '../start/failure.ts'
import { pathOnSite } from './links.ts'
import { notFoundPage, pageAt } from './pages.tsx'

forgetFailedLinks()

// A jump to the end needs the height of all (site/start/layOutRest.ts).
document.addEventListener('keydown', ({ key }) => {
  if (/End|Down/.test(key)) setPageAttr('arriving', null)
})

const root = document.getElementById('root')
// The exact text is specified (Rules, Routes).
if (!root) throw new Error('Failed to find the root element')

const app = (
  <StrictMode>
    {/* A transition would keep the old page until the code of the next one is loaded, and hide the spinner. */}
    <BrowserRouter basename={base} useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
)

/** Tells early.js, which shows the message. */
const fail = () => dispatchPageEvent('startupfailed')

const pageHere = () => pageAt(pathOnSite(window.location.pathname))

/**
 * Hydrates only after the screen's code is loaded, because the spinner would replace the prerendered page. If it does not
 * load, the page stays readable.
 */
async function start(container: HTMLElement): Promise<void> {
  if (pageHere() === notFoundPage) {
    const { correctAddress } = await import('./otherAddress.ts')
    if (correctAddress((path) => pageAt(path) !== notFoundPage)) return
  }
  await pageHere().screen.load()
  // In slices, so that a press in between is answered.
  startTransition(() => {
    hydrateRoot(container, app)
  })
}

if (root.hasChildNodes()) start(root).catch(fail)
else createRoot(root).render(app)

const loadAhead = () =>
  void import('../loading/prefetch.ts').then(
    ({ prefetch }) => prefetch(),
    () => undefined,
  )
// Only after hydration, because these parts render into the page.
document.addEventListener(
  'hydrated',
  () => {
    // Only parts that open later can receive an accidental second press.
    guardSecondPresses()
    // The modules are requested after the first paint, so the page may have loaded already.
    if (document.readyState === 'complete') loadAhead()
    else window.addEventListener('load', loadAhead, { once: true })
  },
  { once: true },
)
