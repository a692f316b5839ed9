// The sections that a page leaves out of its first frames (site/early.js).
import { idle } from './idle.ts'

/** Lays them out one by one, each when the browser is idle; from then on the page is like one that never left any out. */
export async function layOutRest(): Promise<void> {
  const page = document.documentElement
  if (page.dataset.arriving === undefined) return
  const sections = document.querySelectorAll<HTMLElement>('#main section')
  // Safari, which does not tell when it is idle, lays them out at once.
  if ('requestIdleCallback' in window)
    for (const { style } of sections) {
      await idle()
      style.contentVisibility = 'visible'
    }
  delete page.dataset.arriving
  for (const { style } of sections) style.removeProperty('content-visibility')
}
