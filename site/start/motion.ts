// The transitions between pages and into demos (Rules, Motion). It loads when the page is idle; without it, or if the
// browser or the visitor does not want motion, everything shows immediately.
import { flushSync } from 'react-dom'
import { watchFolds } from '#src/parts/sections/foldOnce.ts'
import { media } from '#src/theme/tokens.ts'
import { attrSelector, setAttr, setPageAttr } from '#src/wires/wires.ts'
import { afterFrame } from '#src/browser/afterFrame.ts'
import type { Navigation } from '../app/links.ts'
import './motion.css.ts'

/** The maximum time that the page waits for a demo's panel; a slower one opens without motion. */
export const PANEL_WAIT_MS = 500
/** The square at the head of a demo's panel (src/parts/demo/DemoFrame.tsx). */
const HEAD_TILE = attrSelector('tile', 'head')

type Motion = 'page' | 'demo'

/** Animated navigation: to another page, or to a demo over this one with loaded code. */
function motionTo({ pathname, searchParams }: URL, loadedDemos: ReadonlySet<string>): Motion | null {
  if (window.matchMedia(media.motionReduced).matches) return null
  if (pathname !== window.location.pathname) return 'page'
  const demo = searchParams.get('demo')
  const isDemoOpen = new URLSearchParams(window.location.search).has('demo')
  return demo !== null && loadedDemos.has(demo) && !isDemoOpen ? 'demo' : null
}

/** Resolves to whether it was in time. */
function appears(selector: string): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector(selector)) end(true)
    }
    const end = (isThere: boolean) => {
      observer.disconnect()
      window.clearTimeout(timer)
      resolve(isThere)
    }
    const observer = new MutationObserver(look)
    const timer = window.setTimeout(end, PANEL_WAIT_MS, false)
    observer.observe(document.body, { childList: true, subtree: true })
    look()
  })
}

let current: ViewTransition | null = null

/** The source of the panel's head: the pressed tile, or the stage over it. */
const tileOf = (link: HTMLElement) => link.closest<HTMLElement>(attrSelector('stage')) ?? link

function navigateWithMotion(go: () => void, link: HTMLAnchorElement, motion: Motion | null): void {
  // A demo from a menu has no tile, because the menu is closed by then. A hidden page has no picture.
  if (!motion || document.hidden || (motion === 'demo' && link.closest('[role="menu"]'))) go()
  // The browser captures the page first, which takes longer than a press should wait for its frame.
  else afterFrame(() => transit(go, link, motion))
}

function transit(go: () => void, link: HTMLAnchorElement, motion: Motion): void {
  const tile = tileOf(link)
  // This replaces an earlier transition and its marks.
  current?.skipTransition()
  setPageAttr('motion', null)
  if (motion === 'demo') {
    setPageAttr('motion', 'demo')
    setAttr(tile, 'tile', 'pressed')
  }
  const transition = document.startViewTransition(async () => {
    flushSync(go)
    setAttr(tile, 'tile', null)
    if (current !== transition) return
    setPageAttr('motion', motion)
    if (motion === 'demo' && !(await appears(HEAD_TILE))) transition.skipTransition()
  })
  current = transition
  const end = () => {
    if (current !== transition) return
    current = null
    setPageAttr('motion', null)
  }
  // A skipped transition is not an error: its target is shown.
  transition.ready.catch(() => undefined)
  transition.updateCallbackDone.catch(() => undefined)
  transition.finished.then(end, end)
}

/** Enables motion for links to pages and demos, and for the steps of a project when they are visible. */
export function startMotion(
  setNavigation: (navigation: Navigation) => void,
  loadedDemos: ReadonlySet<string>,
): void {
  if ('startViewTransition' in document)
    setNavigation((go, link, url) => navigateWithMotion(go, link, motionTo(url, loadedDemos)))
  // Back and Forward restore the previous page immediately.
  window.addEventListener('popstate', () => current?.skipTransition())
  watchFolds()
}
