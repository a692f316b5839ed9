// The steps of a project fold once, when they come into sight (Rules, Motion). Only their diagrams move, and only those
// that wait below the window: what is seen already, is printed, or has no motion is folded as it was drawn.
import { having, setOn } from '../../wires/wires.ts'
import './foldOnce.css.ts'

/** The lists of FoldSteps: no other list of a page has numbered pictures. */
const STEPS = 'ol:has(> li > svg)'
/** The steps fold once they stand this far in the window. */
const IN_SIGHT = '0px 0px -25%'

/** Folds the steps of this page, or of one that follows, the first time that any are seen. */
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
          if (boundingClientRect.top >= window.innerHeight) setOn(steps, 'fold', 'waits')
        } else if (!steps.matches(having('fold', 'waits'))) sight.unobserve(target)
        else {
          sight.disconnect()
          pages.disconnect()
          setOn(steps, 'fold', 'runs')
          const running = target.getAnimations({ subtree: true }).map(({ finished }) => finished)
          void Promise.allSettled(running).then(() => setOn(steps, 'fold', null))
        }
      }
    },
    { rootMargin: IN_SIGHT },
  )
  pages.observe(page, { childList: true, subtree: true })
  look()
}
