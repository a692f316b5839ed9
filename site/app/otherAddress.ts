// Address variants that the site does not link to. Hosts without rules serve them: `/about/`, `/about.html`, `/About`.
// Loaded at such an address only.
import { demoIds, demoPagePath } from '#src/content/demos.ts'
import { base, pageHref } from '#src/content/site.ts'

/**
 * The site's own path for a path of the browser: single slashes, no trailing slash, no `.html`, lower case. Null for one
 * outside the base path.
 */
function addressOf(pathname: string): string | null {
  const path = `${pathname}/`.replace(/\/{2,}/g, '/')
  if (!path.startsWith(base)) return null
  const below = path.slice(base.length - 1, -1).toLowerCase()
  return below.replace(/(?:\/index)?(?:\.html)?$/, '') || '/'
}

/**
 * Corrects the address in the browser before the page's code starts. True when the browser goes to another page instead:
 * the host sent its not-found page for an address that has a page. `hasPage` tells whether a path of the site has a page.
 */
export function correctAddress(hasPage: (path: string) => boolean): boolean {
  const { pathname, search, hash } = window.location
  const path = addressOf(pathname)
  const isDemoPage = demoIds.some((id) => demoPagePath(id) === path)
  if (path === null || !(isDemoPage || hasPage(path))) return false
  // Of these, only the not-found page is excluded from search engines.
  if (document.querySelector('meta[name="robots"]')) {
    window.location.replace(pageHref(path) + search + hash)
    return true
  }
  window.history.replaceState(window.history.state, '', pageHref(path) + search + hash)
  return false
}
