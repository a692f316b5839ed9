// Address variants that the site does not link to. Hosts without rules serve them: `/about/`, `/about.html`, `/About`, `/%61bout`.
// Loaded at such an address only.
import { demoIds, demoPagePath, ROOM_PATH } from '#src/content/demos.ts'
import { pageHref } from '#src/content/site.ts'
import { readPath, withoutEnding } from '../onePath.mjs'
import { pathOnSite } from './links.ts'

/**
 * Corrects the address in the browser before the page's code starts. True when the browser goes to another page instead:
 * the host sent its not-found page for an address that has a page. `hasPage` tells whether a path of the site has a page.
 */
export function correctAddress(hasPage: (path: string) => boolean): boolean {
  const { pathname, search, hash } = window.location
  const read = readPath(pathname)
  if (!read) return false
  const path = withoutEnding(pathOnSite(read.path)).toLowerCase()
  const isToSend = path === ROOM_PATH || demoIds.some((id) => demoPagePath(id) === path)
  if (!(isToSend || hasPage(path))) return false
  const address = pageHref(path) + search + (read.hash || hash)
  // Of these, only the not-found page is excluded from search engines.
  if (document.querySelector('meta[name="robots"]')) {
    window.location.replace(address)
    return true
  }
  window.history.replaceState(window.history.state, '', address)
  return false
}
