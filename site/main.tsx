// The site in the browser: the theme, and the page that the server drew.
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '#src/theme/theme.ts'
import { base } from '#src/content/site.ts'
import { App } from './App.tsx'
import { forgetFailedLinks } from './failure.ts'
import { layOutRest } from './layOutRest.ts'
import { pathOnSite } from './links.ts'
import { pageAt } from './pages.tsx'

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
const fail = () => document.dispatchEvent(new Event('startupfailed'))

if (root.hasChildNodes()) {
  // Hydrates only once the screen's code is there: else the spinner would replace the prerendered page. When it does not
  // come, the page stays to be read.
  pageAt(pathOnSite(window.location.pathname))
    .screen.load()
    .then(() => void hydrateRoot(root, app), fail)
} else createRoot(root).render(app)

// What opens later is what a second press could hit.
const guard = () =>
  void import('#src/browser/secondPress.ts').then(
    ({ guardSecondPresses }) => guardSecondPresses(),
    () => undefined,
  )

// The chat's button makes way for what lies under it.
const makeWay = () =>
  void import('./corner.ts').then(
    ({ watchCorner }) => watchCorner(),
    () => undefined,
  )

// What is loaded ahead watches where things stand on the page, so the page is whole first.
const loadAhead = () =>
  void layOutRest()
    .then(() => import('./prefetch.ts'))
    .then(
      ({ prefetch }) => prefetch(),
      () => undefined,
    )
// Only once the page is alive: what comes then draws into it.
document.addEventListener(
  'hydrated',
  () => {
    guard()
    makeWay()
    // The modules are asked for after the first paint, so the page may have loaded already.
    if (document.readyState === 'complete') loadAhead()
    else window.addEventListener('load', loadAhead, { once: true })
  },
  { once: true },
)
