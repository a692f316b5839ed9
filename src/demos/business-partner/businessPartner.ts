// The partner finder's rules: a tab, a state and a city that filter the list together, and a step of an escrow trade. No timers
// or random values.
import * as v from 'valibot'
import { samplePrices } from '../../content/samplePrices.ts'
import { plainNumber } from '../../format/number.ts'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import type { Simulation } from '../../simulation/simulation.ts'
import { happened } from '../../simulation/visitorEvents.ts'
import { MAP, SQUARE_DEGREES, stateLand } from './mapLand.ts'
import {
  cities,
  escrowSteps,
  sampleAppointments,
  sampleEscrowTrades,
  samplePartners,
  samplePlace,
  stepAt,
  tabs,
  usStates,
  type Appointment,
  type City,
  type EscrowTrade,
  type Partner,
  type SampleWeek,
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
  /** The id of the trade that is drawn, and its step, from 0. */
  escrow: { trade: string; step: number }
}

const businessPartnerEvents = v.variant('type', [
  happened('tabChosen', { tab: v.picklist(tabs.map(({ key }) => key)) }),
  happened('usStateChosen', { usState: v.nullable(v.picklist(usStates)) }),
  happened('cityChosen', { city: v.nullable(v.picklist(cities)) }),
  /** "Show all partners" was pressed. */
  happened('placeCleared'),
  happened('tradeChosen', { trade: v.picklist(sampleEscrowTrades.map(({ id }) => id)) }),
  /** A step of the drawn trade was chosen, or the next one. */
  happened('escrowStepChosen', { step: v.picklist(escrowSteps.map((_, index) => index)) }),
])
export type BusinessPartnerEvent = v.InferOutput<typeof businessPartnerEvents>

/** Whether a city is in a state. */
const isCityOf = (city: City, usState: UsState | null): boolean =>
  samplePartners.some(({ location }) => location.city === city && location.state === usState)

const everywhere: Place = { usState: null, city: null }
/** A trade, at the step where it stands. */
const standing = ({ id, status }: Pick<EscrowTrade, 'id' | 'status'>) => ({ trade: id, step: stepAt[status] })

export const businessPartner: Simulation<BusinessPartnerState, BusinessPartnerEvent> = {
  visitorEvents: businessPartnerEvents,

  entries: ({ place }) => [
    ['State', place.usState ?? ''],
    ['City', place.city ?? ''],
  ],

  start: () => ({ tab: 'find', place: everywhere, escrow: standing(sampleEscrowTrades[0]!) }),

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
      case 'tradeChosen': {
        const trade = sampleEscrowTrades.find(({ id }) => id === event.trade)
        return trade ? { ...state, escrow: standing(trade) } : state
      }
      case 'escrowStepChosen':
        return { ...state, escrow: { ...state.escrow, step: event.step } }
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

/** The sample escrow with a partner, null if there is none; the first of all without a partner. */
export const escrowOf = (partner: Partner | undefined): EscrowTrade | null =>
  partner === undefined
    ? (sampleEscrowTrades[0] ?? null)
    : (sampleEscrowTrades.find((trade) => trade.partner === partner.name) ?? null)

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

/** Around the land of a close map, as a share of its extent. */
const AROUND = 0.25

/** The part of the world on the map: all of it, or the whole states of the partners that a state or city has. */
export function boxOf(found: readonly Partner[], { usState, city }: Place): Box {
  if ((usState === null && city === null) || found.length === 0) return MAP
  const squares = found.flatMap(({ location }) => stateLand[location.state])
  const lats = squares.flatMap(([row]) => [row, row + 1].map((at) => MAP.north - at * SQUARE_DEGREES.lat))
  const lngs = squares.flatMap(([, first, last]) =>
    [first, last + 1].map((at) => MAP.west + at * SQUARE_DEGREES.lng),
  )
  const extentOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  const middleOf = (values: readonly number[]) => (Math.max(...values) + Math.min(...values)) / 2
  /** Width of the map in its height, both in degrees. */
  const ratio = (MAP.east - MAP.west) / (MAP.north - MAP.south)
  const height = Math.min(
    MAP.north - MAP.south,
    (1 + AROUND) * Math.max(extentOf(lats), extentOf(lngs) / ratio),
  )
  const [lat, lng] = [middleOf(lats), middleOf(lngs)]
  return {
    north: lat + height / 2,
    south: lat - height / 2,
    west: lng - (height * ratio) / 2,
    east: lng + (height * ratio) / 2,
  }
}

interface Point {
  x: number
  y: number
}

/** The position of coordinates, in percent of the map from left and top; outside it below 0 or above 100. */
const placedIn = ({ lat, lng }: Partner['coordinates'], box: Box): Point => ({
  x: ((lng - box.west) / (box.east - box.west)) * HUNDRED_PERCENT,
  y: ((box.north - lat) / (box.north - box.south)) * HUNDRED_PERCENT,
})

/** The same, clamped to the edge of the map. */
export function onMap(coordinates: Partner['coordinates'], box: Box = MAP): Point {
  const { x, y } = placedIn(coordinates, box)
  const clamped = (value: number) => Math.min(HUNDRED_PERCENT, Math.max(0, value))
  return { x: clamped(x), y: clamped(y) }
}

/** A shorter way on the map has no room for its distance, in percent of the map's width. */
const SHORTEST_NAMED = 16

/**
 * The straight way from the sample place to a partner, in percent of the map, and the middle of its visible part, where the
 * distance stands; null where it is too short for that. The place itself may be outside of a close map.
 */
export function wayTo({ coordinates }: Pick<Partner, 'coordinates'>, box: Box = MAP) {
  const [from, to] = [placedIn(samplePlace.coordinates, box), onMap(coordinates, box)]
  const entry = (['x', 'y'] as const).map((side) => {
    const outside = from[side] < 0 ? -from[side] : Math.max(0, from[side] - HUNDRED_PERCENT)
    return outside === 0 ? 0 : outside / Math.abs(to[side] - from[side])
  })
  const seenFrom = Math.max(...entry)
  const at = (share: number): Point => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  })
  const [start, middle] = [at(seenFrom), at((1 + seenFrom) / 2)]
  return {
    from,
    to,
    middle: Math.hypot(to.x - start.x, to.y - start.y) < SHORTEST_NAMED ? null : middle,
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

/** The coins of a trade for its dollars, at the sample price. */
export const coinsOf = ({ amount, crypto }: Pick<EscrowTrade, 'amount' | 'crypto'>): number =>
  amount / samplePrices[crypto].usd

/** Decimals of an amount of coins. */
const COIN_DECIMALS = 5
/** The same in words: `0.18543 BTC`. */
export const coinsText = (trade: Pick<EscrowTrade, 'amount' | 'crypto'>): string =>
  `${plainNumber(coinsOf(trade), COIN_DECIMALS)} ${trade.crypto}`

/** Twelve hours on the face of a clock. */
const HALF_DAY = 12
/** An hour as a clock says it: `2 PM`. */
export const clockOf = (hour: number): string =>
  `${((hour + HALF_DAY - 1) % HALF_DAY) + 1} ${hour < HALF_DAY ? 'AM' : 'PM'}`
/** The same as a time: `2:00 PM`. */
export const timeOf = (hour: number): string => clockOf(hour).replace(' ', ':00 ')

/** The hour in which a time of day is, from 0 to 23: 14 of `2:30 PM`. */
export function hourOf(time: string): number {
  const [, hour, half] = /^(\d+):\d+ ([AP])M$/.exec(time) ?? []
  return (Number(hour) % 12) + (half === 'P' ? 12 : 0)
}

/** Appointments in the order of their days and hours, all of one month. */
export const inTime = (appointments: readonly Appointment[]): Appointment[] => {
  const at = ({ date, time }: Appointment) => Number(/\d+/.exec(date)?.[0]) * 24 + hourOf(time)
  return appointments.toSorted((one, other) => at(one) - at(other))
}

/** An hour of a week: an appointment, taken by others, or free. */
export const hourOn = (
  { date, taken }: Pick<SampleWeek['days'][number], 'date' | 'taken'>,
  hour: number,
  appointments: readonly Appointment[] = sampleAppointments,
): Appointment | 'taken' | 'free' =>
  appointments.find((one) => one.date === date && hourOf(one.time) === hour) ??
  (taken.includes(hour) ? 'taken' : 'free')
