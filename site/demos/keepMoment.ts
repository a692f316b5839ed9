// Back from an inquiry reopens the demo as the visitor left it. The link to the inquiry contains the moment, which is copied into
// the address of the page that the visitor leaves.
import { leftBy, PARAMETERS } from '#src/address/address.ts'

/** Call when a link leads away from a demo, before the address changes. */
export function keepMoment(link: URL): void {
  if (!link.searchParams.has(PARAMETERS.about)) return
  const { search, hash } = leftBy(link, window.location)
  window.history.replaceState(window.history.state, '', window.location.pathname + search + hash)
}
