// The corner of the window with the chat button: whether a control of the page is there (Rules, Chat).
import { CORNER } from '#src/theme/tokens.ts'
import { setPageAttr } from '#src/wires/wires.ts'

/** The selector of controls. */
const CONTROLS = 'a[href], button, input, select, textarea, summary'

/** How long the corner must be free before the button returns, because a scrolled list would make it flicker. */
const CALM_MS = 400

/** Marks on the page that a control is in the corner; only the styles read it. */
export function watchCorner(): void {
  const page = document.documentElement
  const inCorner = new Set<Element>()
  let calm = 0
  const tell = () => {
    window.clearTimeout(calm)
    if (inCorner.size > 0) setPageAttr('corner', 'covered')
    else calm = window.setTimeout(() => setPageAttr('corner', null), CALM_MS)
  }

  let observer: IntersectionObserver | undefined
  let observed = new WeakSet<Element>()
  const observeNew = () => {
    for (const control of document.querySelectorAll(`:is(header, main, footer) :is(${CONTROLS})`))
      if (!observed.has(control) && !control.closest('[inert]')) {
        observed.add(control)
        observer?.observe(control)
      }
  }
  const begin = () => {
    observer?.disconnect()
    inCorner.clear()
    observed = new WeakSet()
    // Not the window's edge, because there may be a gutter for the scroll bar.
    const { right } = document.body.getBoundingClientRect()
    const { clientWidth, clientHeight } = page
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries)
          // Elements only for screen readers are one pixel wide.
          if (isIntersecting && boundingClientRect.width > 1) inCorner.add(target)
          else inCorner.delete(target)
        tell()
      },
      { rootMargin: `${CORNER - clientHeight}px ${right - clientWidth}px 0px ${CORNER - right}px` },
    )
    observeNew()
  }
  begin()
  window.addEventListener('resize', begin)
  let isDue = false
  new MutationObserver(() => {
    if (isDue) return
    isDue = true
    window.setTimeout(() => {
      isDue = false
      observeNew()
    }, CALM_MS)
  }).observe(document.body, { childList: true, subtree: true })
}
