// Back from an inquiry reopens the demo as it stood. The link to the inquiry holds the moment; it is copied into the address
// of the page that is left.
import { leftBy, PARAMETERS } from '#src/address/address.ts'

/** Call when a link leads away from a demo, before the address changes. */
export function keepMoment(link: URL): void {
  if (!link.searchParams.has(PARAMETERS.about)) return
  const { search, hash } = leftBy(link, window.location)
  window.history.replaceState(window.history.state, '', window.location.pathname + search + hash)
}
