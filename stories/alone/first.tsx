// The first picture of each preview alone: the build draws it.
import { prerender } from 'react-dom/static'
import '#src/theme/theme.ts'
import { demoIds, type DemoId } from '#src/content/demos.ts'
import { manualClock } from '#src/simulation/clock.ts'
import type { ClosedDemo } from '#src/simulation/LiveDemo.tsx'
import type { Tour } from '#src/simulation/tour.ts'
import { STORY_SEED } from '../demos/Framed.tsx'
import { Alone } from './Alone.tsx'

export { demoIds }

const demos = import.meta.glob<ClosedDemo>('../../src/demos/*/demo.ts', { import: 'default' })
const tours = import.meta.glob<Tour<unknown>>('../../src/demos/*/tour.ts', { import: 'default' })

/** The HTML of a demo at its start. */
export async function firstPicture(id: DemoId): Promise<string> {
  const [demo, tour] = await Promise.all([
    demos[`../../src/demos/${id}/demo.ts`]!(),
    tours[`../../src/demos/${id}/tour.ts`]!(),
  ])
  const open = () => demo.open({ seed: STORY_SEED, clock: manualClock() })
  const { prelude } = await prerender(
    <Alone id={id} atWork={{ demo, tour, opened: open(), reopen: open }} />,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  return new Response(prelude).text()
}
