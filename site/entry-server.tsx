// The site without a browser, for prerendering.
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { createMarketStore } from '#src/market/marketStore.ts'
import { App } from './App.tsx'
import { pageAt, pagePaths } from './pages.tsx'

const pageOf = (path: string) => ({ path, modules: [pageAt(path).module] })

/** Every page to prerender, with the source of its screen. */
export const pages = pagePaths.map(pageOf)
/** The page for an unknown address. */
export const notFoundPage = pageOf('/404')

/** The HTML of a page; title and meta tags come first. */
export async function render(path: string): Promise<string> {
  await pageAt(path).screen.load()
  const market = createMarketStore({
    now: () => 0,
    load: () => Promise.resolve({ kind: 'aborted' }),
    log: () => undefined,
  })
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App market={market} />
      </StaticRouter>
    </StrictMode>,
    // A large boundary would otherwise become a fallback with the page hidden behind it.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  return new Response(prelude).text()
}
