// What every page to send does in the browser: it hydrates the prerendered page.
import { StrictMode, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { guardSecondPresses } from '#src/browser/secondPress.ts'
import '#src/theme/theme.ts'
import { dispatchPageEvent } from '#src/wires/wires.ts'
import { forgetFailedLinks } from '../start/failure.ts'

/** The page is ready: early presses are repeated, then the fonts load (early.js). */
function tellAlive() {
  dispatchPageEvent('hydrated')
  // A page's first number format takes up to 20 ms on a phone: now, and not in the first press.
  setTimeout(() => (0).toLocaleString('en-US'))
}

/** Tells early.js, which shows its message. */
const fail = () => dispatchPageEvent('startupfailed')

/**
 * Hydrates the page at `path`, which is then in the address bar: hosts without rules serve a page at variants of its address.
 * `path` is null if there is no such page. `load` resolves to the page; `onAlive` is its prop.
 */
export function startPage(
  path: string | null,
  load: (root: HTMLElement, onAlive: () => void) => Promise<ReactElement>,
): void {
  forgetFailedLinks()
  guardSecondPresses()
  const root = document.getElementById('root')
  if (!root || path === null) return fail()
  const { pathname, search, hash } = window.location
  if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash)
  load(root, tellAlive).then((page) => hydrateRoot(root, <StrictMode>{page}</StrictMode>), fail)
}
