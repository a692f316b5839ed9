// The site without a browser, for prerendering.
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { NOT_FOUND_PATH, pageAt, pagePaths } from './pages.tsx'
import { ticker } from './lazyParts.ts'

const pageOf = (path: string) => ({ path, modules: [pageAt(path).module] })

/** Every page to prerender, with the source of its screen. */
export const pages = pagePaths.map(pageOf)
/** The page for an unknown address. */
export const notFoundPage = pageOf(NOT_FOUND_PATH)

/** The HTML of a page; title and meta tags come first. */
export async function render(path: string): Promise<string> {
  await Promise.all([pageAt(path).screen.load(), ticker.load()])
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // A large boundary would otherwise become a fallback with the page hidden behind it.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  return new Response(prelude).text()
}
