// The code and the tour of each demo: in the folder of its key, loaded on demand. A demo without code stops
// the build.
import { demoIds, type DemoId } from '#src/content/demos.ts'
import type { ClosedDemo } from '#src/simulation/LiveDemo.tsx'
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
