import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../simulation/entries.ts'
import { replay } from '../../simulation/replay.ts'
import {
  businessPartner,
  boxOf,
  onMap,
  partnersIn,
  stepsApart,
  partnersFound,
  coinsOf,
  hourOf,
  hourOn,
  inTime,
  wayTo,
  type Box,
  type BusinessPartnerEvent,
  type Place,
} from './businessPartner.ts'
import { land, MAP, SQUARES, stateLand } from './mapLand.ts'
import { appointmentOutcome, escrowOutcome } from './outcomes.tsx'
import {
  bookedAt,
  cities,
  escrowSteps,
  sampleAppointments,
  sampleEscrowTrades,
  sampleHours,
  samplePartners,
  samplePlace,
  sampleWeeks,
  tabs,
  usStates,
  type City,
  type Tab,
  type UsState,
} from './samplePartners.ts'

const chosenTab = (tab: Tab): BusinessPartnerEvent => ({ type: 'tabChosen', tab })
const chosenState = (usState: UsState | null): BusinessPartnerEvent => ({ type: 'usStateChosen', usState })
const chosenCity = (city: City | null): BusinessPartnerEvent => ({ type: 'cityChosen', city })
const cleared: BusinessPartnerEvent = { type: 'placeCleared' }
const everywhere: Place = { usState: null, city: null }
const idsFound = (place: Partial<Place>) =>
  partnersFound(samplePartners, { ...everywhere, ...place }).map(({ id }) => id)

describe('tab and place', () => {
  it.each<[string, BusinessPartnerEvent[], unknown]>([
    ['all partners at first', [], { tab: 'find', place: everywhere }],
    ['a state', [chosenState('Texas')], { tab: 'find', place: { usState: 'Texas', city: null } }],
    ['a city', [chosenCity('San Diego')], { tab: 'find', place: { usState: null, city: 'San Diego' } }],
    [
      'another state keeps none of its cities',
      [chosenState('California'), chosenCity('Sacramento'), chosenState('Texas')],
      { tab: 'find', place: { usState: 'Texas', city: null } },
    ],
    [
      'the state of a city keeps it',
      [chosenCity('Sacramento'), chosenState('California')],
      { tab: 'find', place: { usState: 'California', city: 'Sacramento' } },
    ],
    [
      'all states mean all cities',
      [chosenState('California'), chosenCity('San Diego'), chosenState(null)],
      { tab: 'find', place: everywhere },
    ],
    [
      'a city is taken back alone',
      [chosenState('California'), chosenCity('Sacramento'), chosenCity(null)],
      { tab: 'find', place: { usState: 'California', city: null } },
    ],
    [
      'clearing takes both back',
      [chosenState('Texas'), chosenCity('Sacramento'), cleared],
      { tab: 'find', place: everywhere },
    ],
    [
      'another tab keeps the place',
      [chosenState('Texas'), chosenTab('escrow'), chosenTab('appointments'), chosenTab('find')],
      { tab: 'find', place: { usState: 'Texas', city: null } },
    ],
  ])('%s', (_, events, state) => {
    expect(replay(businessPartner, events)).toEqual({
      escrow: { trade: 'trade-1', step: 1 },
      ...(state as object),
    })
  })
})

describe('the drawn trade', () => {
  const chosen = (trade: string): BusinessPartnerEvent => ({ type: 'tradeChosen', trade })
  const stepped = (step: number): BusinessPartnerEvent => ({ type: 'escrowStepChosen', step })
  it.each<[string, BusinessPartnerEvent[], string, number]>([
    ['is the first one, where it stands', [], 'trade-1', 1],
    ['is another one, where that stands', [chosen('trade-3')], 'trade-3', 0],
    ['is at the chosen step', [chosen('trade-2'), stepped(3)], 'trade-2', 3],
    ['is where it stands again after another choice', [stepped(3), chosen('trade-1')], 'trade-1', 1],
  ])('%s', (_, events, trade, step) => {
    expect(replay(businessPartner, events).escrow).toEqual({ trade, step })
  })
  it('ends with the money at the partner and the coins at the visitor, each moving once or twice', () => {
    expect(escrowSteps.map(({ money }) => money)).toEqual(['visitor', 'escrow', 'escrow', 'partner'])
    expect(escrowSteps.map(({ coins }) => coins)).toEqual(['partner', 'partner', 'visitor', 'visitor'])
  })
  it('has coins for its dollars at the sample price', () => {
    expect(coinsOf({ amount: 67_412, crypto: 'BTC' })).toBe(1)
  })
})

describe('the hours of a week', () => {
  it.each([
    ['12:00 AM', 0],
    ['9:15 AM', 9],
    ['12:30 PM', 12],
    ['2:30 PM', 14],
  ])('have %s in %d', (time, hour) => expect(hourOf(time)).toBe(hour))
  it('have each appointment once, on no hour that others have taken, and free ones each day', () => {
    const entries = sampleWeeks.flatMap(({ days }) =>
      days.map((day) => sampleHours.map((hour) => hourOn(day, hour))),
    )
    expect(entries.flat().filter((entry) => typeof entry === 'object')).toHaveLength(
      sampleAppointments.length,
    )
    for (const day of entries) expect(day).toContain('free')
    for (const { days } of sampleWeeks)
      for (const { date, taken } of days)
        for (const hour of taken) expect(hourOn({ date, taken }, hour)).toBe('taken')
  })
  it('list the visitor’s in the order of time', () => {
    const booked = [bookedAt('April 16', '3:00 PM'), bookedAt('April 14', '9:00 AM')]
    expect(inTime([...sampleAppointments, ...booked]).map(({ id }) => id)).toEqual([
      'April 14 9:00 AM',
      'meeting-1',
      'meeting-2',
      'April 16 3:00 PM',
      'meeting-3',
    ])
  })
  it('are those of the days from Monday to Friday, in two weeks', () => {
    expect(sampleWeeks.map(({ name }) => name)).toEqual(['April 13 to 17', 'April 20 to 24'])
    expect(sampleWeeks[1]!.days.map(({ date }) => date)).toEqual(
      [20, 21, 22, 23, 24].map((day) => `April ${day}`),
    )
  })
})

describe('the found partners', () => {
  it.each<[Partial<Place>, string[]]>([
    [{}, samplePartners.map(({ id }) => id)],
    [
      { usState: 'California' },
      ['palm-exchange', 'second-street', 'border-light', 'harbor-bay', 'river-city'],
    ],
    [{ usState: 'New York' }, ['hudson-vault']],
    [{ city: 'Los Angeles' }, ['palm-exchange', 'second-street']],
    [{ usState: 'California', city: 'San Francisco' }, ['harbor-bay']],
    // New York is also a city, but not an available one; no available city is in Texas.
    [{ usState: 'Texas', city: 'Los Angeles' }, []],
  ])('in %j', (place, ids) => {
    expect(idsFound(place)).toEqual(ids)
  })
  const anyPlace = fc.record({
    usState: fc.constantFrom(null, ...usStates),
    city: fc.constantFrom(null, ...cities),
  })
  it('match both; others differ in at least one', () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        const found = partnersFound(samplePartners, place)
        for (const partner of samplePartners) {
          const isThere = [place.city, place.usState].every(
            (wanted) => wanted === null || Object.values(partner.location).includes(wanted),
          )
          expect(found.includes(partner)).toBe(isThere)
        }
      }),
    )
  })
  it('never become more with an additional choice', () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        const found = idsFound(place)
        expect(idsFound({ usState: place.usState })).toEqual(expect.arrayContaining(found))
        expect(idsFound({ city: place.city })).toEqual(expect.arrayContaining(found))
      }),
    )
  })
})

describe('the map', () => {
  it('has the right corners, and positions outside on its edge', () => {
    expect(onMap({ lat: 50, lng: -126 })).toEqual({ x: 0, y: 0 })
    expect(onMap({ lat: 24, lng: -66 })).toEqual({ x: 100, y: 100 })
    expect(onMap({ lat: 37, lng: -96 })).toEqual({ x: 50, y: 50 })
    expect(onMap({ lat: 90, lng: 180 })).toEqual({ x: 100, y: 0 })
  })
  it('shows every sample partner inside, with northern ones higher', () => {
    for (const { coordinates } of samplePartners) {
      const { x, y } = onMap(coordinates)
      expect(x > 0 && x < 100 && y > 0 && y < 100).toBe(true)
      for (const other of samplePartners)
        expect(Math.sign(onMap(other.coordinates).y - y)).toBe(
          Math.sign(coordinates.lat - other.coordinates.lat),
        )
    }
  })
  it('has rows of land from its top to its foot, with every sample partner on it', () => {
    expect(land).toHaveLength(SQUARES.down)
    for (const runs of land)
      runs.forEach(([first, last], index) => {
        expect(first).toBeGreaterThan(runs[index - 1]?.[1] ?? -1)
        expect(last).toBeGreaterThanOrEqual(first)
        expect(last).toBeLessThan(SQUARES.across)
      })
    for (const { coordinates } of samplePartners) {
      const { x, y } = onMap(coordinates)
      const [column, row] = [(x / 100) * SQUARES.across, (y / 100) * SQUARES.down].map(Math.floor)
      expect(land[row!]?.some(([first, last]) => first <= column! && column! <= last)).toBe(true)
    }
  })
  it('has states on land, with their partners, and no square in two of them', () => {
    const taken = new Set<string>()
    for (const usState of usStates) {
      const squares = stateLand[usState].flatMap(([row, first, last]) =>
        Array.from({ length: last - first + 1 }, (_, index) => [row, first + index] as const),
      )
      for (const [row, column] of squares) {
        expect(land[row]!.some(([first, last]) => first <= column && column <= last)).toBe(true)
        expect(taken.has(`${row} ${column}`)).toBe(false)
        taken.add(`${row} ${column}`)
      }
      for (const { coordinates } of partnersIn(samplePartners, usState)) {
        const { x, y } = onMap(coordinates)
        const [column, row] = [(x / 100) * SQUARES.across, (y / 100) * SQUARES.down].map(Math.floor)
        expect(squares).toContainEqual([row, column])
      }
    }
  })
  it('has a way from the sample place to each partner, named where there is room', () => {
    const wayOf = (id: string, box: Box = MAP) =>
      wayTo(
        samplePartners.find((partner) => partner.id === id)!,
        box,
      )
    const { from, to, middle } = wayOf('hudson-vault')
    expect(middle!.x).toBeCloseTo((from.x + to.x) / 2, 8)
    expect(middle!.y).toBeCloseTo((from.y + to.y) / 2, 8)
    expect(wayOf('palm-exchange').middle).toBeNull()
    // From outside of a close map, the middle is that of its visible part.
    const there = partnersIn(samplePartners, 'New York')
    const close = wayOf('hudson-vault', boxOf(there, { usState: 'New York', city: null }))
    expect(close.from.x).toBeLessThan(0)
    expect(close.middle!.x).toBeGreaterThan(0)
    expect(close.middle!.x).toBeLessThan(close.to.x)
  })
  it('counts the partners of each state', () => {
    expect(usStates.map((name) => partnersIn(samplePartners, name).length)).toEqual([5, 1, 1, 1, 1])
  })
})

describe('samples', () => {
  it('has the states, cities and tabs of the rules, and a partner in each place', () => {
    expect(usStates).toEqual(['California', 'New York', 'Texas', 'Florida', 'Illinois'])
    expect(cities).toEqual(['Los Angeles', 'San Francisco', 'San Diego', 'Sacramento'])
    expect(tabs.map(({ label }) => label)).toEqual(['Find Partners', 'Escrow Trades', 'Appointments'])
    for (const usState of usStates) expect(idsFound({ usState }).length).toBeGreaterThan(0)
    for (const city of cities) expect(idsFound({ city }).length).toBeGreaterThan(0)
  })
  it('has partners nearest first', () => {
    expect(samplePartners).toEqual(samplePartners.toSorted((one, other) => one.distance - other.distance))
  })
  it('has all types, distinct ids and names, and ratings up to 5', () => {
    expect(new Set(samplePartners.map(({ type }) => type))).toEqual(
      new Set(['Authorized Dealer', 'Premium Partner', 'Local Dealer']),
    )
    for (const of of ['id', 'name'] as const)
      expect(new Set(samplePartners.map((partner) => partner[of])).size).toBe(samplePartners.length)
    for (const { rating } of samplePartners) expect(rating >= 0 && rating <= 5).toBe(true)
  })
  it('has distances that agree with the coordinates, within half a mile', () => {
    const EARTH_RADIUS_MILES = 3958.8
    const radians = (degrees: number) => (degrees * Math.PI) / 180
    const half = (a: number, b: number) => Math.sin(radians(a - b) / 2) ** 2
    for (const { id, coordinates, distance } of samplePartners) {
      const { lat, lng } = samplePlace.coordinates
      const chord =
        half(coordinates.lat, lat) +
        Math.cos(radians(coordinates.lat)) * Math.cos(radians(lat)) * half(coordinates.lng, lng)
      const miles = 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(chord))
      expect(Math.abs(miles - distance), id).toBeLessThan(0.5)
    }
  })
  it('has partners of one city near each other', () => {
    for (const one of samplePartners)
      for (const other of samplePartners)
        if (one.location.city === other.location.city)
          expect(Math.abs(one.coordinates.lat - other.coordinates.lat)).toBeLessThan(0.25)
  })
  it('has trades and appointments with sample partners, in each status of the rules', () => {
    const names = samplePartners.map(({ name }) => name)
    for (const { partner } of [...sampleEscrowTrades, ...sampleAppointments]) expect(names).toContain(partner)
    expect(new Set(sampleEscrowTrades.map(({ status }) => status))).toEqual(
      new Set(['In Progress', 'Pending']),
    )
    expect(new Set(sampleAppointments.map(({ status }) => status))).toEqual(new Set(['Confirmed', 'Pending']))
    expect(new Set(sampleEscrowTrades.map(({ escrowId }) => escrowId)).size).toBe(sampleEscrowTrades.length)
  })
})

// The entries in an inquiry: the label and value of each field, in the order of the form (Rules, Inquiry).
it.each<[string, BusinessPartnerEvent[], Entry[]]>([
  [
    'untouched',
    [],
    [
      ['State', ''],
      ['City', ''],
    ],
  ],
  [
    'a place',
    [
      { type: 'usStateChosen', usState: 'California' },
      { type: 'cityChosen', city: 'San Diego' },
    ],
    [
      ['State', 'California'],
      ['City', 'San Diego'],
    ],
  ],
])('has entries: %s', (_, events, entries) => {
  expect(businessPartner.entries?.(replay(businessPartner, events))).toEqual(entries)
})

describe('the part of the world on the map', () => {
  it('is all of it without a place, and without a partner there', () => {
    expect(boxOf(samplePartners, everywhere)).toBe(MAP)
    expect(boxOf([], { usState: 'Texas', city: 'Sacramento' })).toBe(MAP)
  })
  it.each(usStates)('has all land and every partner of %s inside, and the form of the map', (usState) => {
    const there = partnersIn(samplePartners, usState)
    const box = boxOf(there, { usState, city: null })
    for (const { coordinates } of there) {
      const { x, y } = onMap(coordinates, box)
      expect(x).toBeGreaterThan(10)
      expect(x).toBeLessThan(90)
      expect(y).toBeGreaterThan(10)
      expect(y).toBeLessThan(90)
    }
    for (const [row, first, last] of stateLand[usState]) {
      expect(MAP.north - row * 2).toBeLessThan(box.north)
      expect(MAP.north - (row + 1) * 2).toBeGreaterThan(box.south)
      expect(MAP.west + first * 2.5).toBeGreaterThan(box.west)
      expect(MAP.west + (last + 1) * 2.5).toBeLessThan(box.east)
    }
    const ratioOf = ({ north, south, west, east }: typeof box) => (east - west) / (north - south)
    expect(ratioOf(box)).toBeCloseTo(ratioOf(MAP), 8)
    expect(box.north - box.south).toBeLessThan(MAP.north - MAP.south)
  })
})

describe('pins that would cover each other', () => {
  /** The map's width and height on a phone, and a pin with its edge, in px. */
  const PHONE = { width: 343, height: 186 }
  const PIN_WITH_EDGE = 15
  const boxes = [
    { usState: null, city: null },
    ...usStates.map((usState) => ({ usState, city: null })),
    ...cities.map((city) => ({ usState: null, city })),
  ].map((place) => boxOf(partnersFound(samplePartners, place), place))
  it.each(boxes)('are apart on a phone: %o', (box) => {
    const steps = stepsApart(samplePartners, box)
    const inside = samplePartners
      .filter(
        ({ coordinates: { lat, lng } }) =>
          lat < box.north && lat > box.south && lng > box.west && lng < box.east,
      )
      .map(({ id, coordinates }) => {
        const { x, y } = onMap(coordinates, box)
        return {
          id,
          left: (x / 100) * PHONE.width,
          top: (y / 100) * PHONE.height + (steps.get(id) ?? Number.NaN) * 16,
        }
      })
    expect(inside.length).toBeGreaterThan(0)
    for (const one of inside)
      for (const other of inside)
        if (one !== other)
          expect(
            Math.max(Math.abs(one.left - other.left), Math.abs(one.top - other.top)),
            `${one.id} ${other.id}`,
          ).toBeGreaterThanOrEqual(PIN_WITH_EDGE)
  })
  it('stay where they are if they are alone', () => {
    expect(stepsApart(samplePartners, MAP).get('lone-oak')).toBe(0)
  })
  it('end with any number of partners at one place', () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ ...samplePartners[0]!, id: `${index}` }))
    const steps = [...stepsApart(many, MAP).values()]
    expect(new Set(steps).size).toBe(many.length)
    expect(steps.reduce((sum, step) => sum + step, 0)).toBe(0)
  })
})

describe('slips', () => {
  const partnerOf = (wanted: string) => samplePartners.find(({ id }) => id === wanted)!
  it('of an escrow have the coins and the fee of what is paid in, more with a partner for large trades', () => {
    const rowsOf = (id: string) => escrowOutcome(partnerOf(id)).rows.map(([, value]) => value)
    expect(rowsOf('second-street')).toEqual([
      '$1,000.00',
      '0.01483 BTC',
      'when both sides confirm',
      '0.5%, $5.00',
    ])
    expect(rowsOf('palm-exchange')).toEqual([
      '$25,000.00',
      '0.37085 BTC',
      'when both sides confirm',
      '0.5%, $125.00',
    ])
  })
  it('of an appointment have the first free hours of the sample weeks', () => {
    const { rows } = appointmentOutcome(partnerOf('lone-oak'))
    expect(rows).toHaveLength(4)
    for (const [when, time] of rows.slice(0, -1)) {
      const day = sampleWeeks
        .flatMap(({ days }) => days)
        .find(({ name, date }) => `${name}, ${date}` === when)!
      const before = sampleHours.filter((hour) => hour < hourOf(time))
      expect(hourOn(day, hourOf(time))).toBe('free')
      expect(before.filter((hour) => hourOn(day, hour) === 'free')).toEqual([])
    }
    expect(rows.at(-1)).toEqual(['Place', 'Austin'])
  })
})
