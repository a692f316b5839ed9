// A demo as its address says: at a moment, with texts, or at its start.
import type { ClosedDemo, OpenDemo } from '#src/simulation/LiveDemo.tsx'
import { MOMENT_PARAMETER, TOUR_PARAMETER } from '#src/simulation/momentLimits.ts'
import { BRAND_PARAMETERS } from '#src/theme/brand.ts'

/** Opens a demo by the query of an address. What the query says of the demo's name and brand is not the demo's affair. */
export function openBy(search: string, demo: ClosedDemo): OpenDemo {
  const {
    demo: _,
    [MOMENT_PARAMETER]: at,
    [TOUR_PARAMETER]: _tour,
    [BRAND_PARAMETERS.name]: _name,
    [BRAND_PARAMETERS.color]: _color,
    ...prefill
  } = Object.fromEntries(new URLSearchParams(search))
  return demo.open({ at, prefill })
}
