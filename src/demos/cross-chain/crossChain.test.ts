import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../simulation/entries.ts'
import { after, replay, type Wait } from '../../simulation/replay.ts'
import { briefCoins } from './Analysis.tsx'
import { ARCH_SIDE, archTop, placesAlong } from './arch.ts'
import {
  amountOf,
  crossChain,
  feeOf,
  hasAmount,
  isNoAmount,
  isSameChain,
  lastTickOf,
  minutesOf,
  obstaclesOf,
  planFor,
  receivedOf,
  shareAlong,
  stopOf,
  TICK_MS,
  ticksAt,
  timeLeftOf,
  type CrossChainEvent,
} from './crossChain.ts'
import { transferOutcome } from './outcomes.tsx'
import {
  chainOf,
  chains,
  howItWorks,
  planOf,
  routes as sampleRoutes,
  sampleAnalysis,
  stepsOf,
  type ChainId,
  type RouteId,
} from './sampleChains.ts'

const source = (chain: ChainId): CrossChainEvent => ({ type: 'sourceChosen', chain })
const destination = (chain: ChainId): CrossChainEvent => ({ type: 'destinationChosen', chain })
const typed = (text: string): CrossChainEvent => ({ type: 'amountTyped', text })
const swapped: CrossChainEvent = { type: 'chainsSwapped' }
/** Of the first route. */
const PLAN = planOf('ethereum', 'polygon')
const LAST_TICK = lastTickOf(PLAN)
const moved = (ticks: number): CrossChainEvent => ({ type: 'tileMoved', ticks })
const routed = (route: RouteId): CrossChainEvent => ({ type: 'routeChosen', route })
const replayed: CrossChainEvent = { type: 'replayPressed' }
const from = (first: ChainId, second: ChainId, amount = '') => ({
  source: first,
  destination: second,
  amount,
})

describe('chains and amount', () => {
  it.each<[string, CrossChainEvent[], unknown]>([
    ['Ethereum to Polygon at first', [], from('ethereum', 'polygon')],
    ['another source', [source('solana')], from('solana', 'polygon')],
    ['another destination', [destination('bsc')], from('ethereum', 'bsc')],
    ['the source cannot be the destination', [destination('ethereum')], from('ethereum', 'polygon')],
    ['a source equal to the destination is kept', [source('polygon')], from('polygon', 'polygon')],
    ['and left by another destination', [source('polygon'), destination('bsc')], from('polygon', 'bsc')],
    ['or by another source', [source('polygon'), source('solana')], from('solana', 'polygon')],
    [
      'the former source can be the destination then',
      [source('polygon'), destination('ethereum')],
      from('polygon', 'ethereum'),
    ],
    ['the amount, as typed', [typed(' 2,5 ')], from('ethereum', 'polygon', ' 2,5 ')],
    [
      'swapped, they change places and keep the amount',
      [typed('7'), swapped],
      from('polygon', 'ethereum', '7'),
    ],
    ['swapped twice, they are as before', [source('bsc'), swapped, swapped], from('bsc', 'polygon')],
    ['one chain at both ends cannot be swapped', [source('polygon'), swapped], from('polygon', 'polygon')],
    [
      'other chains keep the amount',
      [typed('7'), source('bsc'), destination('solana')],
      from('bsc', 'solana', '7'),
    ],
  ])('%s', (_, events, state) => {
    const { tile: _tile, route: _route, ...chosen } = replay(crossChain, events)
    expect(chosen).toEqual(state)
  })
})

describe('what blocks a transfer', () => {
  it.each<[string, CrossChainEvent[], string[]]>([
    ['no amount at first', [], ['no-amount']],
    ['nothing with an amount', [typed('1')], []],
    ['zero is an amount', [typed('0')], []],
    ['a blank is one', [typed(' ')], []],
    ['so is what is no number', [typed('NaN')], []],
    ['and a negative one', [typed('-5')], []],
    ['an amount taken back', [typed('1'), typed('')], ['no-amount']],
    ['one chain at both ends', [typed('1'), source('polygon')], ['same-chain']],
    ['both', [source('polygon')], ['same-chain', 'no-amount']],
    ['neither any more', [source('polygon'), typed('1'), destination('bsc')], []],
  ])('%s', (_, events, obstacles) => {
    expect(obstaclesOf(replay(crossChain, events))).toEqual(obstacles)
  })

  const anyChain = fc.constantFrom(...chains.map(({ id }) => id))
  const anyEvent = fc.oneof(
    anyChain.map(source),
    anyChain.map(destination),
    fc.oneof(fc.string(), fc.constant('')).map(typed),
  )
  it('nothing, if there is an amount and two different chains, after any events', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const state = replay(crossChain, events)
        expect(obstaclesOf(state).length === 0).toBe(
          state.amount.length > 0 && state.source !== state.destination,
        )
        expect(hasAmount(state)).toBe(state.amount.length > 0)
        expect(JSON.parse(JSON.stringify(state))).toEqual(state)
      }),
    )
  })
  it('choosing a destination never makes both chains equal', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), anyChain, (events, chain) => {
        const before = replay(crossChain, events)
        const after = crossChain.reduce(before, destination(chain), 0)
        expect(isSameChain(after)).toBe(isSameChain(before) && chain === before.source)
      }),
    )
  })
})

describe('the tile', () => {
  const stopAfter = (steps: (CrossChainEvent | Wait)[]) => {
    const state = replay(crossChain, steps)
    return stopOf(state.tile.ticks, planFor(state))
  }
  const sent = [typed('1'), after(LAST_TICK * TICK_MS)]

  it.each<[string, number, (CrossChainEvent | Wait)[]]>([
    ['is at the source', 0, [after(10_000)]],
    ['leaves with the first digit', 1, [typed('2')]],
    ['is there for a minute of the plan', 1, [typed('2'), after(399)]],
    ['then at the next station', 2, [typed('2'), after(400)]],
    ['is there for three minutes', 2, [typed('2'), after(2199)]],
    ['then at the third', 3, [typed('2'), after(2200)]],
    ['then at the last', 4, [typed('2'), after(3400)]],
    ['then at the destination', 5, [typed('2'), after(4000)]],
    ['and no further', 5, [typed('2'), after(60_000)]],
    ['keeps its time while more is typed', 3, [typed('2'), after(400), typed('2.5'), after(1800)]],
    ['stays while more is typed', 5, [...sent, typed('12')]],
    ['is back when the text is no number', 0, [...sent, typed('1x')]],
    ['is back when the field is empty', 0, [...sent, typed('')]],
    ['and leaves again with the next digit', 1, [...sent, typed(''), typed('3')]],
    ['does not leave for what is no number', 0, [typed('abc'), after(5000)]],
    ['nor for a blank', 0, [typed(' '), after(5000)]],
    ['nor for a negative one', 0, [typed('-5'), after(5000)]],
    ['leaves with the digit after a point', 1, [typed('.'), typed('.5')]],
    ['is back with another destination', 0, [...sent, destination('bsc')]],
    ['and leaves again after a tick', 1, [...sent, destination('bsc'), after(TICK_MS)]],
    ['is back with another source', 0, [...sent, source('solana')]],
    ['and crosses again', 5, [...sent, source('solana'), after(5000)]],
    ['waits without a route', 0, [...sent, source('polygon'), after(5000)]],
    ['does not leave without a route', 0, [source('polygon'), typed('1'), after(5000)]],
    ['leaves when there is a route', 1, [...sent, source('polygon'), destination('bsc'), after(TICK_MS)]],
    ['stays with the same chain', 5, [...sent, destination('polygon'), source('ethereum')]],
    ['is back when the chains are swapped', 0, [...sent, swapped]],
    ['and crosses the other way', 5, [...sent, swapped, after(5000)]],
    ['is back for a replay', 0, [...sent, replayed]],
    ['even under way', 0, [typed('1'), after(1000), replayed]],
    ['and crosses again', 5, [...sent, replayed, after(5000)]],
    ['has nothing to replay without an amount', 0, [replayed, after(5000)]],
    ['nor without a route', 0, [source('polygon'), typed('1'), replayed, after(5000)]],
    ['is where it was moved', 3, [...sent, moved(14)]],
    ['and stays there', 3, [...sent, moved(14), after(5000)]],
    ['also under way', 2, [typed('1'), after(1000), moved(4), after(5000)]],
    ['is back at the source', 0, [...sent, moved(0), after(5000)]],
    ['and leaves for a replay', 5, [...sent, moved(0), replayed, after(5000)]],
    ['is not moved past the end of a shorter plan', 5, [source('solana'), typed('1'), moved(30)]],
    ['also without an amount', 3, [moved(14)]],
    ['and leaves from the source with the first digit', 1, [moved(14), typed('2')]],
    ['takes another route from the source', 0, [...sent, routed('express')]],
    ['and crosses in two steps', 3, [...sent, routed('express'), after(2000)]],
    ['or in five', 6, [routed('saver'), typed('1'), after(7000)]],
    ['stays with the same route', 5, [...sent, routed('standard')]],
    ['nor without a route', 0, [typed('1'), source('polygon'), moved(14)]],
    ['has nothing to carry to other chains', 0, [source('bsc'), destination('solana'), after(5000)]],
  ])('%s', (_, stop, steps) => {
    expect(stopAfter(steps)).toBe(stop)
  })
  it('rests at the destination without a further event', () => {
    const { tile } = replay(crossChain, sent)
    expect(tile).toEqual({ ticks: LAST_TICK, nextAt: null })
    expect(crossChain.due?.(replay(crossChain, sent))).toBeNull()
  })
  it.each<[string, number]>([
    ['7:00', 0],
    ['6:40', 1],
    ['6:00', 3],
    ['0:20', 20],
    ['0:00', LAST_TICK],
  ])('shows %s after %i ticks', (text, ticks) => {
    expect(timeLeftOf(ticks, PLAN)).toBe(text)
  })
  const routes = chains.flatMap(({ id: from }) =>
    chains.filter(({ id }) => id !== from).map(({ id: to }) => [from, to] as const),
  )
  it('takes as long by every plan as the analysis says, and not always the same', () => {
    const [least, most] = sampleAnalysis.time.match(/\d+/g)!.map(Number)
    const minutes = routes.map(([from, to]) => minutesOf(planOf(from, to)))
    expect(Math.min(...minutes)).toBeGreaterThanOrEqual(least!)
    expect(Math.max(...minutes)).toBeLessThanOrEqual(most!)
    expect(new Set(minutes).size).toBeGreaterThan(2)
    expect(PLAN).toEqual([1, 3, 2, 1])
  })
  const ways = routes.flatMap(([from, to]) => sampleRoutes.map(({ id }) => [from, to, id] as const))
  it.each(ways)('moves with each tick, and a pointer finds every tick: %s to %s, %s', (from, to, route) => {
    const plan = planOf(from, to, route)
    const shares = Array.from({ length: lastTickOf(plan) + 1 }, (_, ticks) => shareAlong(ticks, plan))
    expect([shares[0], shares.at(-1)]).toEqual([0, 1])
    for (const [ticks, share] of shares.entries()) {
      if (ticks > 0) expect(share).toBeGreaterThan(shares[ticks - 1]!)
      expect(ticksAt(share, plan)).toBe(ticks)
    }
  })
})

describe('the fee', () => {
  it.each<[string, number | null, number | null]>([
    ['12.5', 12.5, 0.0125],
    [' 2 ', 2, 0.002],
    ['0', 0, 0],
    ['', null, null],
    [' ', null, null],
    ['-5', null, null],
    ['1e400', null, null],
    ['NaN', null, null],
    ['2,5', null, null],
    ['<script>alert(1)</script>', null, null],
  ])('of %j', (amount, value, fee) => {
    expect(amountOf({ amount })).toBe(value)
    const found = feeOf({ amount })
    if (fee === null) expect(found).toBeNull()
    else expect(found).toBeCloseTo(fee, 10)
  })
  it('is a thousandth of any amount', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e12, noNaN: true }), (amount) => {
        expect(feeOf({ amount: String(amount) })).toBeCloseTo(amount / 1000, 3)
      }),
    )
  })
})

describe('samples', () => {
  it('has the chains of the rules, each with a different symbol', () => {
    expect(chains.map(({ id }) => id)).toEqual(['ethereum', 'polygon', 'bsc', 'solana'])
    expect(chains.map(({ name }) => name)).toEqual(['Ethereum', 'Polygon', 'BSC', 'Solana'])
    expect(new Set(chains.map(({ symbol }) => symbol)).size).toBe(chains.length)
    for (const chain of chains) expect(chainOf(chain.id)).toBe(chain)
  })
  it('has routes whose faster one costs more', () => {
    const rows = sampleRoutes.map(({ id, fee }) => [minutesOf(planOf('ethereum', 'polygon', id)), fee])
    expect(rows).toEqual([
      [7, 0.1],
      [2, 0.3],
      [10, 0.05],
    ])
    expect(feeOf({ amount: '10', route: 'express' })).toBeCloseTo(0.03)
    for (const { id, steps } of sampleRoutes) expect(stepsOf(id).map(({ name }) => name)).toEqual(steps)
  })
  it('matches the rules', () => {
    expect(sampleAnalysis).toEqual({
      time: 'About 5-10 minutes',
      fee: '0.1% plus gas',
      security: 'Quantum-Safe',
    })
    expect(howItWorks).toHaveLength(4)
  })
})

// The entries in an inquiry: the label and value of each field, in the order of the form (Rules, Inquiry).
it.each<[string, CrossChainEvent[], Entry[]]>([
  [
    'filled in',
    [
      { type: 'sourceChosen', chain: 'bsc' },
      { type: 'amountTyped', text: '1.5' },
    ],
    [
      ['Source chain', 'BSC'],
      ['Destination chain', 'Polygon'],
      ['Amount', '1.5'],
    ],
  ],
])('has entries: %s', (_, events, entries) => {
  expect(crossChain.entries?.(replay(crossChain, events))).toEqual(entries)
})

describe('the arch', () => {
  it('starts and ends at the base and is highest in the middle', () => {
    expect(archTop(0.5)).toBe(0)
    expect(archTop(0)).toBe(ARCH_SIDE)
    expect(archTop(1)).toBe(ARCH_SIDE)
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
        expect(archTop(share)).toBeGreaterThanOrEqual(archTop(0.5))
        expect(archTop(share)).toBeCloseTo(archTop(1 - share))
      }),
    )
  })
  it('has places at equal distances, from one foot to the other', () => {
    expect(placesAlong(PLAN.length + 2)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
  })
})

it.each<[string, number | null, boolean]>([
  ['', null, false],
  ['2.5', 2.4975, false],
  ['0', 0, false],
  ['abc', null, true],
  ['-1', null, true],
  ['1,5', null, true],
  [' ', null, true],
])('what arrives of “%s”, and whether it is no amount', (amount, received, isNone) => {
  expect(receivedOf({ amount })).toBe(received)
  expect(isNoAmount({ amount })).toBe(isNone)
})

it.each([
  [0.000_000_001, '<0.00000001 ETH'],
  [2.4975, '2.4975 ETH'],
  [123.332_322, '123.332322 ETH'],
  [12_333.332_322, '12,333.33 ETH'],
  [1_233_333.323_109, '1,233,333.32 ETH'],
  [999_000_000, '999,000,000 ETH'],
  [9_990_000_000, '9.99B ETH'],
  [123_333_332_222.988, '123.33B ETH'],
  [1e300, '>1000T ETH'],
])('shows %d coins in a narrow place as %s', (value, text) => {
  expect(briefCoins(value, 'ETH')).toBe(text)
})

describe('the slip of a transfer', () => {
  const rowsOf = (events: CrossChainEvent[]) => transferOutcome(replay(crossChain, events))?.rows
  it('has what is locked, the fee, what arrives and how long it takes, by the chosen route', () => {
    expect(rowsOf([typed('2.5')])).toEqual([
      ['Locked on Ethereum', '2.5 ETH'],
      ['Fee of 0.1%', '0.0025 ETH'],
      ['Released on Polygon', '2.4975 ETH'],
      ['Planned time', '7 minutes'],
    ])
    expect(rowsOf([source('solana'), destination('bsc'), typed('40'), routed('express')])).toEqual([
      ['Locked on Solana', '40 SOL'],
      ['Fee of 0.3%', '0.12 SOL'],
      ['Released on BSC', '39.88 SOL'],
      ['Planned time', '2 minutes'],
    ])
  })
  it.each(['', 'abc', '-1', '1e300'])('is not there for “%s”', (text) => {
    expect(rowsOf([typed(text)])).toBeUndefined()
  })
})
