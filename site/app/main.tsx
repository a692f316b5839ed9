// The site in the browser: the theme, and the page that the server drew.
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '#src/theme/theme.ts'
import { guardSecondPresses } from '#src/browser/secondPress.ts'
import { base } from '#src/content/site.ts'
import { tellPage } from '#src/wires/wires.ts'
import { App } from './App.tsx'
import { watchCorner } from '../start/corner.ts'
import { forgetFailedLinks } from '../start/failure.ts'
import { pathOnSite } from './links.ts'
import { notFoundPage, pageAt } from './pages.tsx'

forgetFailedLinks()

const root = document.getElementById('root')
// Said in these words (Rules, Routes).
if (!root) throw new Error('Failed to find the root element')

const app = (
  <StrictMode>
    {/* A transition would hold the old page until the next one's code is there, and hide the spinner. */}
    <BrowserRouter basename={base} useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
)

/** Tells early.js, which shows its words. */
const fail = () => tellPage('startupfailed')

const pageHere = () => pageAt(pathOnSite(window.location.pathname))

/**
 * Hydrates only once the screen's code is there: else the spinner would replace the prerendered page. When it does not
 * come, the page stays to be read.
 */
async function start(container: HTMLElement): Promise<void> {
  if (pageHere() === notFoundPage) {
    const { correctAddress } = await import('./otherAddress.ts')
    if (correctAddress((path) => pageAt(path) !== notFoundPage)) return
  }
  await pageHere().screen.load()
  hydrateRoot(container, app)
}

if (root.hasChildNodes()) start(root).catch(fail)
else createRoot(root).render(app)

const loadAhead = () =>
  void import('../loading/prefetch.ts').then(
    ({ prefetch }) => prefetch(),
    () => undefined,
  )
// Only once the page is alive: what comes then draws into it.
document.addEventListener(
  'hydrated',
  () => {
    // What opens later is what a second press could hit.
    guardSecondPresses()
    // The chat's button makes way for what lies under it.
    watchCorner()
    // The modules are asked for after the first paint, so the page may have loaded already.
    if (document.readyState === 'complete') loadAhead()
    else window.addEventListener('load', loadAhead, { once: true })
  },
  { once: true },
)
