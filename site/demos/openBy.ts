// A demo as its address describes it: at a moment, with texts, or at its start.
import { OF_THE_CLIENT, OF_THE_SENDER, PARAMETERS, paramsOf, type Place } from '#src/address/address.ts'
import { prefillIn } from '#src/address/openDemo.ts'
import type { ClosedDemo, OpenDemo, OpenOptions } from '#src/simulation/LiveDemo.tsx'
import { keptMoment } from './keepMoment.ts'

/** The part of an address that opens a demo. What is the client's and the sender's is handled by the frame. */
export function openingOf(place: Place): string {
  const said = paramsOf(place)
  for (const name of [...OF_THE_CLIENT, ...OF_THE_SENDER]) said.delete(name)
  return said.toString()
}

/** Opens a demo from that part of an address, or as the visitor left it, or as it begins for a service or product. */
export function openBy(opening: string, demo: ClosedDemo, forOffer?: OpenOptions['forOffer']): OpenDemo {
  const said = new URLSearchParams(opening)
  return demo.open({
    at: said.get(PARAMETERS.moment),
    left: keptMoment(),
    prefill: prefillIn(said),
    forOffer,
  })
}
