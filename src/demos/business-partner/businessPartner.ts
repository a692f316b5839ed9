// The partner finder's rules: a tab, and a state and a city that filter the list together. No timers or random values.
import * as v from 'valibot'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import type { Simulation } from '../../simulation/simulation.ts'
import { happened } from '../../simulation/visitorEvents.ts'
import { MAP } from './mapLand.ts'
import {
  cities,
  samplePartners,
  tabs,
  usStates,
  type City,
  type Partner,
  type Tab,
  type UsState,
} from './samplePartners.ts'

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

/** Whether a city is in a state. */
const isCityOf = (city: City, usState: UsState | null): boolean =>
  samplePartners.some(({ location }) => location.city === city && location.state === usState)

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
        return {
          ...state,
          place: {
            usState: event.usState,
            // The city resets with the state: a city of another state would leave nothing to find, and all states mean all cities.
            city: state.place.city && isCityOf(state.place.city, event.usState) ? state.place.city : null,
          },
        }
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

/** A part of the world, in degrees. */
export interface Box {
  north: number
  south: number
  west: number
  east: number
}

/** The lowest height of a close map, in degrees: about 140 miles. */
const CLOSEST_DEGREES = 2
/** Around the partners of a close map, as a share of their extent. */
const AROUND = 0.5

/** The part of the world on the map: all of it, or around the partners that a state or city has. */
export function boxOf(found: readonly Partner[], { usState, city }: Place): Box {
  if ((usState === null && city === null) || found.length === 0) return MAP
  const lats = found.map(({ coordinates }) => coordinates.lat)
  const lngs = found.map(({ coordinates }) => coordinates.lng)
  const extentOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  const middleOf = (values: readonly number[]) => (Math.max(...values) + Math.min(...values)) / 2
  /** Width of the map in its height, both in degrees. */
  const ratio = (MAP.east - MAP.west) / (MAP.north - MAP.south)
  const height = Math.min(
    MAP.north - MAP.south,
    Math.max(CLOSEST_DEGREES, (1 + AROUND) * Math.max(extentOf(lats), extentOf(lngs) / ratio)),
  )
  const [lat, lng] = [middleOf(lats), middleOf(lngs)]
  return {
    north: lat + height / 2,
    south: lat - height / 2,
    west: lng - (height * ratio) / 2,
    east: lng + (height * ratio) / 2,
  }
}

/** The position of coordinates on the map, in percent from left and top; clamped to the edge. */
export function onMap({ lat, lng }: Partner['coordinates'], box: Box = MAP): { x: number; y: number } {
  const percent = (share: number) => Math.min(1, Math.max(0, share)) * HUNDRED_PERCENT
  return {
    x: percent((lng - box.west) / (box.east - box.west)),
    y: percent((box.north - lat) / (box.north - box.south)),
  }
}

/** Pins closer than this, in percent of the map's width and height, would cover each other on a phone. */
const NEAR = { x: 5, y: 9 }

/** The steps, in heights of a pin, by which pins that would cover each other are moved up or down; 0 for the others. */
export function stepsApart(partners: readonly Partner[], box: Box): ReadonlyMap<string, number> {
  const places = partners
    .map(({ id, coordinates }) => ({ id, ...onMap(coordinates, box) }))
    .sort((a, b) => a.y - b.y || a.x - b.x)
  const clusters: (typeof places)[] = []
  for (const place of places) {
    const near = clusters.find((cluster) =>
      cluster.some(({ x, y }) => Math.abs(x - place.x) < NEAR.x && Math.abs(y - place.y) < NEAR.y),
    )
    if (near) near.push(place)
    else clusters.push([place])
  }
  // From north to south, so that a step only adds to the distance that is there.
  return new Map(
    clusters.flatMap((cluster) =>
      cluster.map(({ id }, index): [string, number] => [id, index - (cluster.length - 1) / 2]),
    ),
  )
}
