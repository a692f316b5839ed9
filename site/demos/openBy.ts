// A demo as its address says: at a moment, with texts, or at its start.
import { PARAMETERS, saidBy, type Place } from '#src/address/address.ts'
import { prefillIn } from '#src/address/openDemo.ts'
import type { ClosedDemo, OpenDemo } from '#src/simulation/LiveDemo.tsx'

const { brandColor, brandName, reply, sender } = PARAMETERS

/** What an address says of how a demo is to be opened. Whose it is and who sent it is not the demo's affair. */
export function openingOf(place: Place): string {
  const said = saidBy(place)
  for (const name of [brandColor, brandName, reply, sender]) said.delete(name)
  return said.toString()
}

/** Opens a demo by what an address says of that. */
export function openBy(opening: string, demo: ClosedDemo): OpenDemo {
  const said = new URLSearchParams(opening)
  return demo.open({ at: said.get(PARAMETERS.moment), prefill: prefillIn(said) })
}
