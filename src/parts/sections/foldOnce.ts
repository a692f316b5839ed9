// The steps of a project fold once, when they come into view (Rules, Motion). Only their diagrams move, and only those
// still below the window. Diagrams that are visible, printed or without motion show the final state.
import { attrSelector, setAttr } from '../../wires/wires.ts'
import './foldOnce.css.ts'

/** The lists of `NumberedSteps`: no other list of a page has numbered pictures. */
const STEPS = 'ol:has(> li > svg)'
/** The steps fold when they are this far inside the window. */
const IN_SIGHT = '0px 0px -25%'

/** Folds the steps of this page or a later page, the first time that any are visible. */
export function watchFolds(): void {
  const page = document.querySelector('main')
  if (!page) return
  const watched = new WeakSet<Element>()
  const look = () => {
    for (const steps of page.querySelectorAll(STEPS))
      if (!watched.has(steps)) {
        watched.add(steps)
        sight.observe(steps)
      }
  }
  const pages = new MutationObserver(look)
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const steps = target as HTMLElement
        if (!isIntersecting) {
          if (boundingClientRect.top >= window.innerHeight) setAttr(steps, 'fold', 'waits')
        } else if (!steps.matches(attrSelector('fold', 'waits'))) sight.unobserve(target)
        else {
          sight.disconnect()
          pages.disconnect()
          setAttr(steps, 'fold', 'runs')
          const running = target.getAnimations({ subtree: true }).map(({ finished }) => finished)
          void Promise.allSettled(running).then(() => setAttr(steps, 'fold', null))
        }
      }
    },
    { rootMargin: IN_SIGHT },
  )
  pages.observe(page, { childList: true, subtree: true })
  look()
}
