// What moves between pages and into demos (Rules, Motion). It comes once the page is at rest; without it, or where the
// browser or the visitor wants none of it, everything is shown at once.
import { flushSync } from 'react-dom'
import { watchFolds } from '#src/parts/sections/foldOnce.ts'
import { media } from '#src/theme/tokens.ts'
import { having, setOn, setOnPage } from '#src/wires/wires.ts'
import { afterFrame } from './afterFrame.ts'
import type { Carry } from '../app/links.ts'
import './motion.css.ts'

/** The page stands still for as long at the most until a demo's panel is drawn; a slower one opens without motion. */
export const PANEL_WAIT_MS = 500
/** The square at the head of a demo's panel (src/parts/demo/DemoFrame.tsx). */
const HEAD_TILE = having('tile', 'head')

type Motion = 'page' | 'demo'

/** How an address is gone to, if not at once: another page, or a demo over this one whose code is there. */
function motionTo({ pathname, searchParams }: URL, demosThere: ReadonlySet<string>): Motion | null {
  if (window.matchMedia(media.motionReduced).matches) return null
  if (pathname !== window.location.pathname) return 'page'
  const demo = searchParams.get('demo')
  const isDemoOpen = new URLSearchParams(window.location.search).has('demo')
  return demo !== null && demosThere.has(demo) && !isDemoOpen ? 'demo' : null
}

/** Resolves to whether it came in time. */
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

/** What the panel's head is made of: the tile that was pressed, or the stage over it. */
const tileOf = (link: HTMLElement) => link.closest<HTMLElement>(having('stage')) ?? link

function carry(go: () => void, link: HTMLAnchorElement, motion: Motion | null): void {
  // What opens out of a menu has no tile: the menu is gone by then. A hidden page has no picture.
  if (!motion || document.hidden || (motion === 'demo' && link.closest('[role="menu"]'))) go()
  // A picture of the page is taken first, for longer than a press should wait for its frame.
  else afterFrame(() => transit(go, link, motion))
}

function transit(go: () => void, link: HTMLAnchorElement, motion: Motion): void {
  const tile = tileOf(link)
  // What went before gives way to this, its marks as well.
  current?.skipTransition()
  setOnPage('motion', null)
  if (motion === 'demo') {
    setOnPage('motion', 'demo')
    setOn(tile, 'tile', 'pressed')
  }
  const transition = document.startViewTransition(async () => {
    flushSync(go)
    setOn(tile, 'tile', null)
    if (current !== transition) return
    setOnPage('motion', motion)
    if (motion === 'demo' && !(await appears(HEAD_TILE))) transition.skipTransition()
  })
  current = transition
  const end = () => {
    if (current !== transition) return
    current = null
    setOnPage('motion', null)
  }
  // A transition that is skipped is no fault: what it was to lead to is there.
  transition.ready.catch(() => undefined)
  transition.updateCallbackDone.catch(() => undefined)
  transition.finished.then(end, end)
}

/** From now on, links lead to pages and demos with motion, and the steps of a project fold when they are seen. */
export function startMotion(carryBy: (carry: Carry) => void, demosThere: ReadonlySet<string>): void {
  if ('startViewTransition' in document)
    carryBy((go, link, url) => carry(go, link, motionTo(url, demosThere)))
  // Back and Forward lead to what was there, as it was there, at once.
  window.addEventListener('popstate', () => current?.skipTransition())
  watchFolds()
}
