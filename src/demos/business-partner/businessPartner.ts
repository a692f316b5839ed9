// The partner finder's rules: a tab, and a state and a city that narrow the list together. No timer, no chance.
import * as v from 'valibot'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import type { Simulation } from '../../simulation/simulation.ts'
import { happened } from '../../simulation/visitorEvents.ts'
import { cities, tabs, usStates, type City, type Partner, type Tab, type UsState } from './samplePartners.ts'

/** Where partners are looked for; null means everywhere (Rules, Partner finder). */
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

/** What the map shows, in degrees: the states that can be chosen, with some sea around them. */
const MAP = { north: 50, south: 24, west: -126, east: -66 } as const

/** Degrees between the lines of the map. */
const MAP_STEP = 10

/** Where coordinates lie on the map, in percent from its left and its top; beyond its edge on the edge. */
export function onMap({ lat, lng }: Partner['coordinates']): { x: number; y: number } {
  const percent = (share: number) => Math.min(1, Math.max(0, share)) * HUNDRED_PERCENT
  return {
    x: percent((lng - MAP.west) / (MAP.east - MAP.west)),
    y: percent((MAP.north - lat) / (MAP.north - MAP.south)),
  }
}

const multiples = (from: number, to: number) => {
  const first = Math.ceil(from / MAP_STEP) * MAP_STEP
  return Array.from(
    { length: Math.floor((to - first) / MAP_STEP) + 1 },
    (_, index) => first + index * MAP_STEP,
  )
}

/** The lines of the map, at full tens of degrees, in percent from its left and its top. */
export const mapLines = {
  x: multiples(MAP.west, MAP.east).map((lng) => onMap({ lat: 0, lng }).x),
  y: multiples(MAP.south, MAP.north).map((lat) => onMap({ lat, lng: 0 }).y),
}
