// The site in the browser: the theme, the real network and clock, and the page that the server drew.
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '#src/theme/theme.ts'
import { createMarketStore } from '#src/market/marketStore.ts'
import { App } from './App.tsx'
import { pageAt, pagePaths } from './pages.tsx'

const now = () => Date.now()
const market = createMarketStore({
  now,
  // Narrow screens make no calls, and so never load the client.
  load: async (signal) => {
    const { COIN_API_BASE, loadMarket } = await import('#src/market/marketClient.ts')
    return loadMarket({ fetch: window.fetch.bind(window), baseUrl: COIN_API_BASE, now, signal })
  },
  log: (message, reason) => console.error(`${message}: ${reason}`),
})

const root = document.getElementById('root')
// SPEC section 8.
if (!root) throw new Error('Failed to find the root element')

const app = (
  <StrictMode>
    {/* A transition would hold the old page until the next one's code is there, and hide the spinner. */}
    <BrowserRouter useTransitions={false}>
      <App market={market} />
    </BrowserRouter>
  </StrictMode>
)

const prefetchWhenIdle = () => {
  const idle = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback, 2000))
  idle(() => {
    for (const path of pagePaths) void pageAt(path).screen.load().catch(() => undefined)
  })
}

if (root.hasChildNodes()) {
  // Hydrates only once the screen's code is there: else the spinner would replace the prerendered page.
  const hydrate = () => void hydrateRoot(root, app)
  pageAt(window.location.pathname).screen.load().then(hydrate, hydrate)
} else createRoot(root).render(app)

window.addEventListener('load', prefetchWhenIdle, { once: true })
