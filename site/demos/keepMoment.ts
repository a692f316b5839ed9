// Back from an inquiry reopens the demo as the visitor left it. The link to the inquiry contains the moment, which is copied into
// the address of the page that the visitor leaves. A moment that is too long for a link is kept in the state of that page's
// history entry.
import { leftBy, PARAMETERS, paramsOf } from '#src/address/address.ts'

/** The state of a history entry: of the router, which keeps ours as `usr`. */
interface HistoryState {
  readonly usr?: { readonly left?: unknown }
}
const stateNow = () => window.history.state as HistoryState | null

let momentNow: (() => unknown) | undefined
/** While a demo is open: gives its moment, for `keepMoment`. Returns a function for when it closes. */
export function offerMoment(moment: () => unknown): () => void {
  momentNow = moment
  return () => (momentNow = undefined)
}

/** Call when a link leads away from a demo, before the address changes. */
export function keepMoment(link: URL): void {
  if (!link.searchParams.has(PARAMETERS.about)) return
  const { search, hash } = leftBy(link, window.location)
  const state = stateNow()
  const keep = (left: unknown) =>
    window.history.replaceState(
      { ...state, usr: { ...state?.usr, left } },
      '',
      window.location.pathname + search + hash,
    )
  try {
    keep(paramsOf(link).has(PARAMETERS.entered) ? momentNow?.() : undefined)
  } catch {
    // A browser may refuse a state of some megabytes.
    keep(undefined)
  }
}

/** The moment that the open page's history entry keeps; undefined if it keeps none. */
export const keptMoment = (): unknown => stateNow()?.usr?.left
