// Where the tour of each demo ends, as a moment: the code that a link's `at` says.
import { demoIds, type DemoId } from '#src/content/demos.ts'
import { manualClock } from '#src/simulation/clock.ts'
import type { ClosedDemo } from '#src/simulation/LiveDemo.tsx'
import { endOf, logTo, type Tour } from '#src/simulation/tour.ts'

const demos = import.meta.glob<{ default: ClosedDemo }>('../../src/demos/*/demo.ts')
const tours = import.meta.glob<{ default: Tour<unknown> }>('../../src/demos/*/tour.ts')

async function endMomentOf(id: DemoId): Promise<string | null> {
  const [demo, tour] = await Promise.all([
    demos[`../../src/demos/${id}/demo.ts`]?.(),
    tours[`../../src/demos/${id}/tour.ts`]?.(),
  ])
  if (!demo || !tour) return null
  const opened = demo.default.open({ seed: 1, clock: manualClock() })
  opened.show(logTo(tour.default, endOf(tour.default, tour.default.length - 1)))
  const link = opened.linkTo('')
  return link.kind === 'moment' ? link.code : null
}

/** By the demo's key; null where the end does not fit into a link. */
export async function endMoments(): Promise<Readonly<Record<string, string | null>>> {
  return Object.fromEntries(
    await Promise.all(demoIds.map(async (id) => [id, await endMomentOf(id)] as const)),
  )
}
