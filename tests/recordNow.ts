// The links that a demo has today, for tests/recordedLinks.ts: `npm run new -- links KEY` writes them there.
import { PARAMETERS, withBrand, withParams } from '#src/address/address.ts'
import { demoHref, demoPagePath, type DemoId } from '#src/content/demos.ts'
import { manualClock } from '#src/simulation/clock.ts'
import type { ClosedDemo } from '#src/simulation/LiveDemo.tsx'
import { endOf, logTo, type Tour } from '#src/simulation/tour.ts'
import { recordedBrand, type RecordedLinks } from './recordedLinks.ts'

const demos = import.meta.glob<{ default: ClosedDemo }>('../src/demos/*/demo.ts', { eager: true })
const tours = import.meta.glob<{ default: Tour<unknown> }>('../src/demos/*/tour.ts', { eager: true })

/** The parts of a state that are not those of the start. */
const changedIn = (state: object, start: object) =>
  Object.fromEntries(
    Object.entries(state).filter(
      ([part, value]) => JSON.stringify(value) !== JSON.stringify((start as Record<string, unknown>)[part]),
    ),
  )

/** The links to a demo, its moment being the end of its tour. */
export function recordNow(id: DemoId): RecordedLinks {
  const demo = demos[`../src/demos/${id}/demo.ts`]?.default
  const tour = tours[`../src/demos/${id}/tour.ts`]?.default
  if (!demo || !tour) throw new Error(`src/demos/${id} has no demo.ts, or no tour.ts.`)
  const opened = demo.open({ seed: 1, clock: manualClock() })
  opened.show(logTo(tour, endOf(tour, tour.length - 1)))
  const link = opened.linkTo('')
  const code = link.kind === 'moment' ? link.code : null
  const start = `/${demoHref(id)}`
  const page = demoPagePath(id)
  const at = (one: string) => withParams(one, { [PARAMETERS.moment]: code })
  const brand = (one: string) => withBrand(one, recordedBrand)
  const tourAt = (one: string, step: string | number) => withParams(one, { [PARAMETERS.tour]: step })
  // As a link opens it: on another clock, with the entries that an inquiry takes along.
  const sent = demo.open({ at: code, seed: 1, clock: manualClock() })
  const first = demo.open({ seed: 1, clock: manualClock() })
  return {
    start,
    page,
    ...(code !== null && { moment: at(start), pageMoment: at(page) }),
    story: `/storybook/iframe.html?id=demos-${id}--preview&viewMode=story${code === null ? '' : `&args=at:${code}`}`,
    tour: tourAt(start, ''),
    tourStep: tourAt(start, 2),
    pageTour: tourAt(page, 1),
    brand: brand(start),
    pageBrand: brand(page),
    ...(code !== null && { brandMoment: at(brand(start)), pageBrandMoment: at(brand(page)) }),
    ask: at(brand(withParams('/contact', { [PARAMETERS.about]: id }))),
    entries: sent.getEntries(),
    state: changedIn(sent.getState() as object, first.getState() as object),
  }
}
