// The partner finder's rules: a tab, and a state and a city that filter the list together. No timers or random values.
import * as v from 'valibot'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import type { Simulation } from '../../simulation/simulation.ts'
import { happened } from '../../simulation/visitorEvents.ts'
import { MAP } from './mapLand.ts'
import { cities, tabs, usStates, type City, type Partner, type Tab, type UsState } from './samplePartners.ts'

/** The place of the search; null means everywhere (Rules, Partner finder). */
export interface Place {
  usState: UsState | null
  city: City | null
}

export interface BusinessPartnerState {
  tab: Tab
  place: Place
}

const businessPartnerEvents = v.variant('type', [
  happened('tabChosen', { tab: v.picklist(tabs.map(({ key }) => key)) }),
  happened('usStateChosen', { usState: v.nullable(v.picklist(usStates)) }),
  happened('cityChosen', { city: v.nullable(v.picklist(cities)) }),
  /** "Show all partners" was pressed. */
  happened('placeCleared'),
])
export type BusinessPartnerEvent = v.InferOutput<typeof businessPartnerEvents>

const everywhere: Place = { usState: null, city: null }

export const businessPartner: Simulation<BusinessPartnerState, BusinessPartnerEvent> = {
  visitorEvents: businessPartnerEvents,

  entries: ({ place }) => [
    ['State', place.usState ?? ''],
    ['City', place.city ?? ''],
  ],

  start: () => ({ tab: 'find', place: everywhere }),

  reduce(state, event) {
    switch (event.type) {
      case 'tabChosen':
        return { ...state, tab: event.tab }
      case 'usStateChosen':
        return { ...state, place: { ...state.place, usState: event.usState } }
      case 'cityChosen':
        return { ...state, place: { ...state.place, city: event.city } }
      case 'placeCleared':
        return { ...state, place: everywhere }
    }
  },
}

/** Partners whose location is in the chosen state and in the chosen city. */
export function partnersFound(partners: readonly Partner[], { usState, city }: Place): Partner[] {
  return partners.filter(
    ({ location }) =>
      (usState === null || location.state === usState) && (city === null || location.city === city),
  )
}

/** The partners in a state. */
export const partnersIn = (partners: readonly Partner[], usState: UsState): Partner[] =>
  partnersFound(partners, { usState, city: null })

/** The position of coordinates on the map, in percent from left and top; clamped to the edge. */
export function onMap({ lat, lng }: Partner['coordinates']): { x: number; y: number } {
  const percent = (share: number) => Math.min(1, Math.max(0, share)) * HUNDRED_PERCENT
  return {
    x: percent((lng - MAP.west) / (MAP.east - MAP.west)),
    y: percent((MAP.north - lat) / (MAP.north - MAP.south)),
  }
}
