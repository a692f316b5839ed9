// All links are plain links; this code turns clicks within the site into navigation without a reload.
import { useEffect } from 'react'
import type { NavigateFunction } from 'react-router-dom'
import { anchorOf, isOurs, PARAMETERS } from '#src/address/address.ts'
import { isPlainPress } from '#src/browser/plainPress.ts'
import { base } from '#src/content/site.ts'
import { keepMoment } from '../demos/keepMoment.ts'
import { loadedDemos, preloadDemo } from '../loading/lateParts.ts'
import { pageAt } from './pages.tsx'

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null

/** The site's path for a path of the browser, independent of the base path. */
export const pathOnSite = (pathname: string): string =>
  pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname

/** Whether an address is a place on the open page. */
const isPlaceHere = (url: URL): boolean =>
  anchorOf(url) !== '' && url.pathname === window.location.pathname && url.search === window.location.search

/** The address a link leads to on this site, or null if the browser should follow it. */
function addressOnSite(link: HTMLAnchorElement): URL | null {
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return null
  const url = new URL(link.href)
  if (url.origin !== window.location.origin || !url.pathname.startsWith(base)) return null
  // Files are the server's.
  if (/\.[a-z0-9]+$/i.test(url.pathname)) return null
  // The browser handles anchors best, but it would replace the fragment that contains the demo.
  return isPlaceHere(url) && !isOurs(window.location.hash) ? null : url
}

/** The element that gets the focus back when a link's target closes: the link, or the trigger of its menu. */
function openerOf(link: Element): HTMLElement | null {
  const menu = link.closest('[role="menu"]')
  const named = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
  if (named) return named
  const list = link.closest('nav[id]')
  const trigger = list && document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(list.id)}"]`)
  return trigger ?? (link instanceof HTMLElement ? link : null)
}

/** Whether the open demo was opened on the page, so that closing it goes back. The router keeps a link's state in `usr`. */
const isOpenedHere = () =>
  (window.history.state as { usr?: { isOpenedHere?: boolean } } | null)?.usr?.isOpenedHere === true

/** Navigates to the address of a link. */
export type Navigation = (go: () => void, link: HTMLAnchorElement, url: URL) => void

/** Immediately, unless site/start/motion.ts has set another way. */
let navigateWith: Navigation = (go) => go()
export function setNavigation(other: Navigation): void {
  navigateWith = other
}

/** How long the old page stays for the code of what a link opens, in ms: what loads sooner shows no spinner. */
const STAYS_MS = 400

/** Loads what is at an address; null if it is loaded. A failed load has no effect: it is tried again when it opens. */
function loading(url: URL): Promise<unknown> | null {
  const demo = url.searchParams.get(PARAMETERS.demo)
  if (demo !== null) return loadedDemos.has(demo) ? null : preloadDemo(demo)
  const { screen } = pageAt(pathOnSite(url.pathname))
  return screen.isLoaded() ? null : screen.load().catch(() => undefined)
}

/** The navigation that waits for its code; another press cancels it. */
let awaited: URL | null = null

/**
 * Opens what a link leads to as soon as its code is loaded, but after 400 ms at the latest; never if the visitor went elsewhere
 * meanwhile, as by Back.
 */
function openSoon(url: URL, open: () => void): void {
  const loaded = loading(url)
  awaited = loaded && url
  if (!loaded) {
    open()
    return
  }
  const { href } = window.location
  const late = new Promise((resolve) => window.setTimeout(resolve, STAYS_MS))
  void Promise.race([loaded, late]).then(() => {
    if (awaited !== url || window.location.href !== href) return
    awaited = null
    open()
  })
}

/**
 * Follows links without a reload, and loads the next screen's code on hover or focus of a link.
 * `onOpener` is called for each followed link.
 */
export function useLinks(navigate: NavigateFunction, onOpener: (opener: HTMLElement | null) => void): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event)
      if (event.defaultPrevented || !isPlainPress(event) || !link) return
      const url = addressOnSite(link)
      if (!url) return
      event.preventDefault()
      if (isPlaceHere(url)) {
        const place = document.getElementById(url.hash.slice(1))
        place?.scrollIntoView()
        place?.focus({ preventScroll: true })
        return
      }
      const opener = openerOf(link)
      const go = () => {
        // A second press while the first target loads is ignored.
        if (url.href === window.location.href) return
        const isDemo = url.searchParams.has(PARAMETERS.demo)
        const isDemoOpen = new URLSearchParams(window.location.search).has(PARAMETERS.demo)
        if (isDemoOpen && !isDemo) keepMoment(url)
        // A demo that replaces another is the same history entry: closing it leads to the page.
        const isInstead = isDemo && isDemoOpen
        if (!isInstead) onOpener(opener)
        void navigate(`${pathOnSite(url.pathname)}${url.search}${url.hash}`, {
          replace: isInstead,
          state: { isOpenedHere: isDemo && (!isInstead || isOpenedHere()) },
        })
      }
      openSoon(url, () => navigateWith(go, link, url))
    }
    const prefetch = (event: Event) => {
      const link = linkOf(event)
      const url = link && addressOnSite(link)
      if (!url) return
      void loading(url)
    }
    document.addEventListener('click', follow)
    document.addEventListener('pointerover', prefetch)
    document.addEventListener('focusin', prefetch)
    return () => {
      document.removeEventListener('click', follow)
      document.removeEventListener('pointerover', prefetch)
      document.removeEventListener('focusin', prefetch)
    }
  }, [navigate, onOpener])
}
