// The parameters of an open demo. Separate from address.ts, which every page loads.
import { keeping, OF_THE_CLIENT, OF_THE_SENDER, PARAMETERS, type Place } from './address.ts'

const { about, demo } = PARAMETERS
const KNOWN: readonly string[] = Object.values(PARAMETERS)

/** The parameters for the demo's own fields. */
export const prefillIn = (said: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...said].filter(([name]) => !KNOWN.includes(name)))

/** The address of a demo at its start, with the client and the sender. */
export const startedOver = (place: Place): Place =>
  keeping(place, [about, demo, ...OF_THE_CLIENT, ...OF_THE_SENDER])

/** The address of the page with several demos, none of which is open (Rules, One link for several demos). */
export const withNoneOpen = (place: Place): Place => keeping(place, [...OF_THE_CLIENT, ...OF_THE_SENDER])
