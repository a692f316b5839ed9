// Demos that show themselves on the page: the tile at the head of a service or product plays its demo's tour, silently
// (Rules, The stage). Nothing of it is in a page's first load: it comes once the page is at rest and its place is near.
import { createRoot } from 'react-dom/client'
import { isDemoId, type DemoId } from '#src/content/demos.ts'
import { media } from '#src/theme/tokens.ts'

/** How near a place is before its demo is loaded: a part of the window's height. */
const NEAR = '25%'

/** Plays in each place of the page, and of the pages that follow. Does nothing where less motion is asked for. */
export function watchStages(): void {
  if (window.matchMedia(media.motionReduced).matches) return
  const seen = new WeakSet<Element>()
  const ends = new Map<Element, () => void>()
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) {
          near.unobserve(target)
          void mount(target).then(
            (end) => ends.set(target, end),
            // The tile stays as it is.
            () => undefined,
          )
        }
    },
    { rootMargin: NEAR },
  )
  const look = () => {
    for (const place of document.querySelectorAll('[data-stage]'))
      if (!seen.has(place)) {
        seen.add(place)
        near.observe(place)
      }
    for (const [place, end] of ends)
      if (!place.isConnected) {
        end()
        ends.delete(place)
      }
  }
  const page = document.querySelector('main')
  if (page) new MutationObserver(look).observe(page, { childList: true, subtree: true })
  look()
}

/** Puts a stage over the tiles of a place; several demos take turns. Resolves to how to end it. */
async function mount(place: Element): Promise<() => void> {
  const ids = (place.getAttribute('data-stage') ?? '').split(' ').filter(isDemoId)
  const [first] = ids
  if (!first) return () => undefined
  const [{ Stage }, { Stages }, { demoLoaders, tourLoaders }] = await Promise.all([
    import('#src/patterns/Stage.tsx'),
    import('#src/patterns/Stages.tsx'),
    import('./demos.ts'),
  ])
  const load = async (id: DemoId) => {
    const [demo, tour] = await Promise.all([demoLoaders[id](), tourLoaders[id]()])
    return { demo: demo.default, tour: tour.default }
  }
  const piece = await load(first)
  const box = document.createElement('div')
  place.append(box)
  // Ids of two roots on one page must differ.
  const root = createRoot(box, { identifierPrefix: `stage-${first}-` })
  if (ids.length > 1) {
    // The tiles lie beneath; each demo has its button now.
    place.firstElementChild?.setAttribute('inert', '')
    root.render(<Stages ids={ids} load={load} />)
  } else root.render(<Stage id={first} {...piece} place={place} />)
  return () => root.unmount()
}
