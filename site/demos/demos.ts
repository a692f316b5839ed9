// The code and the tour of each demo: in the folder of its key, loaded on demand. A demo without code stops
// the build.
import { demoIds, type DemoId } from '#src/content/demos.ts'
import type { ClosedDemo, DemoForOffer } from '#src/simulation/LiveDemo.tsx'
import type { Tour } from '#src/simulation/tour.ts'

type Loader<Part> = () => Promise<{ default: Part }>
type Loaders<Part> = Readonly<Record<string, Loader<Part>>>

const demos: Loaders<ClosedDemo> = import.meta.glob<{ default: ClosedDemo }>('../../src/demos/*/demo.ts')
const tours: Loaders<Tour<unknown>> = import.meta.glob<{ default: Tour<unknown> }>(
  '../../src/demos/*/tour.ts',
)

function loadersOf<Part>(loaders: Loaders<Part>, file: string): Readonly<Record<DemoId, Loader<Part>>> {
  const loaderOf = (id: DemoId) => {
    const path = `../../src/demos/${id}/${file}`
    const load = loaders[path]
    if (!load) throw new Error(`The demo ${id} is incomplete: write ${path.slice('../../'.length)}.`)
    return [id, load]
  }
  return Object.fromEntries(demoIds.map(loaderOf)) as Record<DemoId, Loader<Part>>
}

/** How each demo is loaded. */
export const demoLoaders = loadersOf(demos, 'demo.ts')
/** How the tour of each demo is loaded. */
export const tourLoaders = loadersOf(tours, 'tour.ts')

/** How long a demo waits for what it has for a service or product, in milliseconds; then it opens without. */
const LONGEST_WAIT_MS = 4000

/**
 * Loads what a demo has for a service or product, by its slug. Undefined if it has nothing for it, or if that does not
 * load: the demo then opens as in its own place.
 */
export async function loadForOffer(
  { forOffers }: ClosedDemo,
  slug: string | undefined,
): Promise<DemoForOffer<unknown, unknown> | undefined> {
  const load = slug !== undefined && Object.hasOwn(forOffers, slug) ? forOffers[slug] : undefined
  const tooLate = new Promise<undefined>((resolve) => {
    if (load) setTimeout(resolve, LONGEST_WAIT_MS)
  })
  return (
    load &&
    Promise.race([
      load().then(
        ({ default: made }) => made,
        () => undefined,
      ),
      tooLate,
    ])
  )
}
