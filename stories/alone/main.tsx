// A preview alone in the browser: takes the place of its first picture, and loads nothing of Storybook.
import { createRoot } from 'react-dom/client'
import '#src/theme/theme.ts'
import { guardSecondPresses } from '#src/browser/secondPress.ts'
import { company } from '#src/content/company.ts'
import { demoByKey, demoIds } from '#src/content/demos.ts'
import type { ClosedDemo } from '#src/simulation/LiveDemo.tsx'
import type { Tour } from '#src/simulation/tour.ts'
import { leadToTheSite } from '#storybook/links/siteLinks.ts'
import { previewIdOf } from '../docs/demoAddresses.ts'
import { openedByAddress } from '../demos/Framed.tsx'
import { Alone } from './Alone.tsx'

const demos = import.meta.glob<ClosedDemo>('../../src/demos/*/demo.ts', { import: 'default' })
const tours = import.meta.glob<Tour<unknown>>('../../src/demos/*/tour.ts', { import: 'default' })

/** The story as the address says it. */
const asked = new URLSearchParams(window.location.search)
const id = demoIds.find((one) => previewIdOf(one) === asked.get('id'))
const place = document.getElementById('storybook-root')
const loadDemo = demos[`../../src/demos/${id}/demo.ts`]
const loadTour = tours[`../../src/demos/${id}/tour.ts`]
if (id && place && loadDemo && loadTour) {
  guardSecondPresses()
  leadToTheSite()
  document.title = `${demoByKey(id).name} demo | ${company.name}`
  const [demo, tour] = await Promise.all([loadDemo(), loadTour()])
  // React removes the first picture when it draws for the first time.
  const at = /^at:(.+)$/.exec(asked.get('args') ?? '')?.[1]
  createRoot(place).render(<Alone id={id} atWork={openedByAddress(demo, tour, at)} />)
  place.inert = false
}
