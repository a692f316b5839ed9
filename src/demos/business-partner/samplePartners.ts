// The places of the search (Rules, Partner finder), and sample partners, trades and appointments.
import type { PricedSymbol } from '../../content/samplePrices.ts'

/** The tabs (Rules, Partner finder). */
export const tabs = [
  { key: 'find', label: 'Find Partners' },
  { key: 'escrow', label: 'Escrow Trades' },
  { key: 'appointments', label: 'Appointments' },
] as const
export type Tab = (typeof tabs)[number]['key']

/** Partner search states (Rules, Partner finder). */
export const usStates = ['California', 'New York', 'Texas', 'Florida', 'Illinois'] as const
export type UsState = (typeof usStates)[number]

/** The start or end of a state's name on the map, in degrees: on its land, away from all partners. */
export const stateNamesAt: Readonly<
  Record<UsState, { at: Partner['coordinates']; anchor: 'start' | 'end' }>
> = {
  California: { at: { lat: 40.4, lng: -119.4 }, anchor: 'start' },
  'New York': { at: { lat: 42.7, lng: -71.8 }, anchor: 'end' },
  Texas: { at: { lat: 32.6, lng: -100.6 }, anchor: 'start' },
  Florida: { at: { lat: 30.6, lng: -81.4 }, anchor: 'end' },
  Illinois: { at: { lat: 38.6, lng: -86.2 }, anchor: 'end' },
}

/** Partner search cities (Rules, Partner finder). */
export const cities = ['Los Angeles', 'San Francisco', 'San Diego', 'Sacramento'] as const
export type City = (typeof cities)[number]

export type PartnerType = 'Authorized Dealer' | 'Premium Partner' | 'Local Dealer'

/** A dealer; every record is fixed sample data. */
export interface Partner {
  id: string
  name: string
  type: PartnerType
  /** From 0 to 5. */
  rating: number
  reviews: number
  location: { city: string; state: UsState }
  /** From `samplePlace`, in miles. */
  distance: number
  services: readonly string[]
  /** Display only (Rules, Sample data). */
  verified: boolean
  /** Display only (Rules, Sample data). */
  online: boolean
  /** In degrees, north and east positive. */
  coordinates: { lat: number; lng: number }
}

export const RATING_DECIMALS = 2
export const DISTANCE_DECIMALS = 1

/** The fixed sample place of all distances. */
export const samplePlace = {
  name: 'a sample place in Los Angeles',
  coordinates: { lat: 34.06, lng: -118.28 },
} as const

/** Nearest first. */
export const samplePartners: readonly Partner[] = [
  {
    id: 'palm-exchange',
    name: 'Palm Exchange Desk',
    type: 'Premium Partner',
    rating: 4.9,
    reviews: 312,
    location: { city: 'Los Angeles', state: 'California' },
    distance: 2.4,
    services: ['Cash to coins', 'Escrow', 'Large trades'],
    verified: true,
    online: true,
    coordinates: { lat: 34.05, lng: -118.24 },
  },
  {
    id: 'second-street',
    name: 'Second Street Coins',
    type: 'Local Dealer',
    rating: 4.4,
    reviews: 58,
    location: { city: 'Los Angeles', state: 'California' },
    distance: 11.9,
    services: ['Cash to coins'],
    verified: false,
    online: true,
    coordinates: { lat: 33.99, lng: -118.47 },
  },
  {
    id: 'border-light',
    name: 'Border Light Trading',
    type: 'Local Dealer',
    rating: 4.5,
    reviews: 91,
    location: { city: 'San Diego', state: 'California' },
    distance: 113,
    services: ['Cash to coins', 'Escrow'],
    verified: true,
    online: false,
    coordinates: { lat: 32.72, lng: -117.16 },
  },
  {
    id: 'harbor-bay',
    name: 'Harbor Bay Digital',
    type: 'Authorized Dealer',
    rating: 4.8,
    reviews: 204,
    location: { city: 'San Francisco', state: 'California' },
    distance: 345,
    services: ['Escrow', 'Business accounts'],
    verified: true,
    online: true,
    coordinates: { lat: 37.77, lng: -122.42 },
  },
  {
    id: 'river-city',
    name: 'River City Partners',
    type: 'Authorized Dealer',
    rating: 4.6,
    reviews: 127,
    location: { city: 'Sacramento', state: 'California' },
    distance: 360,
    services: ['Escrow', 'Wallet setup'],
    verified: true,
    online: false,
    coordinates: { lat: 38.58, lng: -121.49 },
  },
  {
    id: 'lone-oak',
    name: 'Lone Oak Exchange',
    type: 'Authorized Dealer',
    rating: 4.7,
    reviews: 163,
    location: { city: 'Austin', state: 'Texas' },
    distance: 1227,
    services: ['Escrow', 'Wallet setup'],
    verified: true,
    online: true,
    coordinates: { lat: 30.27, lng: -97.74 },
  },
  {
    id: 'lakeside-loop',
    name: 'Lakeside Loop Dealers',
    type: 'Authorized Dealer',
    rating: 4.6,
    reviews: 145,
    location: { city: 'Chicago', state: 'Illinois' },
    distance: 1744,
    services: ['Escrow', 'Business accounts'],
    verified: true,
    online: true,
    coordinates: { lat: 41.88, lng: -87.63 },
  },
  {
    id: 'key-palm',
    name: 'Key and Palm',
    type: 'Local Dealer',
    rating: 4.2,
    reviews: 37,
    location: { city: 'Miami', state: 'Florida' },
    distance: 2338,
    services: ['Cash to coins', 'Wallet setup'],
    verified: false,
    online: false,
    coordinates: { lat: 25.76, lng: -80.19 },
  },
  {
    id: 'hudson-vault',
    name: 'Hudson Vault',
    type: 'Premium Partner',
    rating: 4.9,
    reviews: 486,
    location: { city: 'New York', state: 'New York' },
    distance: 2447,
    services: ['Large trades', 'Escrow', 'Business accounts'],
    verified: true,
    online: true,
    coordinates: { lat: 40.71, lng: -74.01 },
  },
]

/** A trade with coins in escrow; every record is fixed sample data. */
export interface EscrowTrade {
  id: string
  /** The partner's name. */
  partner: string
  /** In US dollars. */
  amount: number
  /** The symbol of the traded coin. */
  crypto: PricedSymbol
  /** As its badge says (Rules, Partner finder). */
  status: 'In Progress' | 'Pending'
  /** The id of the trade for both sides. */
  escrowId: string
  timeLeft: string
}

export const sampleEscrowTrades: readonly EscrowTrade[] = [
  {
    id: 'trade-1',
    partner: 'Palm Exchange Desk',
    amount: 12_500,
    crypto: 'BTC',
    status: 'In Progress',
    escrowId: 'ESC-20418',
    timeLeft: '3 hours',
  },
  {
    id: 'trade-2',
    partner: 'Hudson Vault',
    amount: 48_000,
    crypto: 'USDT',
    status: 'In Progress',
    escrowId: 'ESC-20422',
    timeLeft: '1 day, 4 hours',
  },
  {
    id: 'trade-3',
    partner: 'River City Partners',
    amount: 3200,
    crypto: 'ETH',
    status: 'Pending',
    escrowId: 'ESC-20431',
    timeLeft: '2 days',
  },
]

/**
 * The steps of an escrow, with the places of the money and of the coins after each: at the visitor, in escrow, at the partner.
 */
export const escrowSteps = [
  { label: 'Agree', money: 'visitor', coins: 'partner' },
  { label: 'Pay in', money: 'escrow', coins: 'partner' },
  { label: 'Deliver', money: 'escrow', coins: 'visitor' },
  { label: 'Release', money: 'partner', coins: 'visitor' },
] as const

/** The step at which a trade stands, from 0. */
export const stepAt: Readonly<Record<EscrowTrade['status'], number>> = { Pending: 0, 'In Progress': 1 }

/** A meeting with a partner; every record is fixed sample data. */
export interface Appointment {
  id: string
  /** The partner's name. */
  partner: string
  date: string
  /** Local time of day. */
  time: string
  type: string
  /** As its badge says (Rules, Partner finder). */
  status: 'Confirmed' | 'Pending'
  /** The visitor booked it here, as a sample. */
  isYours?: boolean
}

export const sampleAppointments: readonly Appointment[] = [
  {
    id: 'meeting-1',
    partner: 'Palm Exchange Desk',
    date: 'April 14',
    time: '10:00 AM',
    type: 'In person',
    status: 'Confirmed',
  },
  {
    id: 'meeting-2',
    partner: 'Lone Oak Exchange',
    date: 'April 16',
    time: '2:30 PM',
    type: 'Video call',
    status: 'Pending',
  },
  {
    id: 'meeting-3',
    partner: 'Harbor Bay Digital',
    date: 'April 21',
    time: '9:15 AM',
    type: 'Phone call',
    status: 'Confirmed',
  },
]

/** An hour that the visitor books. */
export const bookedAt = (date: string, time: string): Appointment => ({
  id: `${date} ${time}`,
  partner: samplePartners[0]!.name,
  date,
  time,
  type: 'In person',
  status: 'Pending',
  isYours: true,
})

/** The hours of a day in which partners meet, from 0 to 23. */
export const sampleHours = [9, 10, 11, 12, 13, 14, 15, 16] as const

/** A week of the calendar; fixed sample data. */
export interface SampleWeek {
  name: string
  /** Monday to Friday, with the hours that others have taken. */
  days: readonly { name: string; date: string; taken: readonly number[] }[]
}

const weekFrom = (first: number, taken: readonly (readonly number[])[]): SampleWeek => ({
  name: `April ${first} to ${first + 4}`,
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((name, index) => ({
    name,
    date: `April ${first + index}`,
    taken: taken[index] ?? [],
  })),
})

/** The two weeks that have the appointments. */
export const sampleWeeks: readonly SampleWeek[] = [
  weekFrom(13, [
    [9, 10, 14],
    [11, 15, 16],
    [9, 13],
    [10, 11],
    [9, 12, 13, 16],
  ]),
  weekFrom(20, [[11, 12], [13, 14], [9, 10, 15], [12], [10, 14, 15]]),
]
