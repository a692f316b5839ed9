// The site in the browser: the theme, and the page that the server drew.
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '#src/theme/theme.ts'
import { App } from './App.tsx'
import { pageAt, screenPaths } from './pages.tsx'

const root = document.getElementById('root')
// SPEC section 8.
if (!root) throw new Error('Failed to find the root element')

const app = (
  <StrictMode>
    {/* A transition would hold the old page until the next one's code is there, and hide the spinner. */}
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
)

const prefetchWhenIdle = () => {
  const idle = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback, 2000))
  idle(() => {
    for (const path of screenPaths)
      void pageAt(path)
        .screen.load()
        .catch(() => undefined)
  })
}

if (root.hasChildNodes()) {
  // Hydrates only once the screen's code is there: else the spinner would replace the prerendered page.
  const hydrate = () => void hydrateRoot(root, app)
  pageAt(window.location.pathname).screen.load().then(hydrate, hydrate)
} else createRoot(root).render(app)

window.addEventListener('load', prefetchWhenIdle, { once: true })
