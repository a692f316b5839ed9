import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { manualClock, SAMPLE_NOW } from '../../simulation/clock.ts'
import { after, replay, type Wait } from '../../simulation/replay.ts'
import { createRunner } from '../../simulation/runner.ts'
import {
  orderOf,
  sampleDay,
  sampleRecord,
  sampleStrategies,
  sampleTrades,
  WIN_RATE_PERCENT,
} from './sampleBot.ts'
import {
  DRAWN_TRADES,
  LARGEST_MOVE_CENTS,
  STEP_MS,
  planOf,
  tradingBot,
  type TradingBotEvent,
  type TradingBotState,
} from './tradingBot.ts'

const started: TradingBotEvent = { type: 'botStarted' }
const stopped: TradingBotEvent = { type: 'botStopped' }
const closed: TradingBotEvent = { type: 'tradeClosed' }
/** Size and strategy of each trade of the run. */
const plansOf = (state: TradingBotState) =>
  state.moves.map((_, index) => planOf(state, sampleRecord.trades + index))
const tradesAfter = (steps: (TradingBotEvent | Wait)[]) =>
  replay(tradingBot, steps).trades - sampleRecord.trades

it('is inactive when opened and does not change', () => {
  expect(replay(tradingBot)).toEqual({
    ...{
      profitCents: 128_407,
      trades: 342,
      moves: [],
      settings: [{ from: 0, size: 1, active: [0, 1, 2] }],
      losses: 0,
      random: 1,
      run: null,
    },
  })
  expect(replay(tradingBot, [after(60_000)])).toEqual(replay(tradingBot))
})

it.each<[string, number, (TradingBotEvent | Wait)[]]>([
  ['none just before 3 s', 0, [started, after(2999)]],
  ['one at 3 s', 1, [started, after(3000)]],
  ['two at 6 s', 2, [started, after(6000)]],
  ['none while stopped', 1, [started, after(3000), stopped, after(60_000)]],
  ['3 s after each start', 1, [started, after(2999), stopped, started, after(2999), after(1)]],
  ['Start Bot again changes nothing', 1, [started, after(2000), started, after(1000)]],
  ['Stop Bot while inactive changes nothing', 0, [stopped, after(10_000)]],
  ['a trade without a running bot is none', 0, [closed, started, stopped, closed]],
])('closes trades: %s', (_, count, steps) => {
  expect(tradesAfter(steps)).toBe(count)
})

it('stopped, keeps its figures; started again, continues from them', () => {
  const running = replay(tradingBot, [started, after(30_000)])
  const frozen = replay(tradingBot, [started, after(30_000), stopped, after(30_000)])
  expect(frozen).toEqual({ ...running, run: null })
  const goneOn = replay(tradingBot, [started, after(30_000), stopped, after(777), started, after(30_000)])
  expect(goneOn).toMatchObject({
    profitCents: replay(tradingBot, [started, after(60_000)]).profitCents,
    trades: 362,
  })
})

describe('over thousands of steps, with any seed', () => {
  const STEPS = 3000
  const movesOf = (seed: number) => {
    let state = replay(tradingBot, [started], { seed })
    return Array.from({ length: STEPS }, (_, step) => {
      const next = tradingBot.reduce(state, closed, SAMPLE_NOW + (step + 1) * STEP_MS)
      const move = { cents: next.profitCents - state.profitCents, trades: next.trades - state.trades }
      state = next
      return move
    })
  }
  it('no step moves the profit by more than the bound, and the counter never falls', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (seed) => {
        const moves = movesOf(seed)
        expect(moves.filter(({ cents }) => !Number.isInteger(cents) || cents === 0)).toEqual([])
        expect(moves.filter(({ cents }) => Math.abs(cents) > LARGEST_MOVE_CENTS)).toEqual([])
        expect(moves.filter(({ trades }) => trades !== 1)).toEqual([])
      }),
    )
  })
  it('is above its start after a dozen trades more often than not', () => {
    const isAbove = (seed: number) =>
      replay(tradingBot, [started, after(12 * STEP_MS)], { seed }).profitCents > sampleRecord.profitCents
    const above = Array.from({ length: 400 }, (_, seed) => isAbove(seed * 7919)).filter(Boolean).length
    expect(above / 400).toBeGreaterThan(0.5)
    expect(above / 400).toBeLessThan(0.8)
  })
  it('wins about as often as the win rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (seed) => {
        const wins = movesOf(seed).filter(({ cents }) => cents > 0).length
        expect(Math.abs((wins / STEPS) * 100 - WIN_RATE_PERCENT)).toBeLessThan(5)
      }),
    )
  })
  it('wins about as often as the win rate in a short run, too', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (seed) => {
        const wins = replay(tradingBot, [started, after(26 * STEP_MS)], { seed }).moves.filter(
          (cents) => cents > 0,
        )
        expect(wins.length).toBeGreaterThanOrEqual(21)
        expect(wins.length).toBeLessThanOrEqual(24)
      }),
    )
  })
  it('counts only the time it was active', () => {
    const spell = fc.record({ active: fc.nat(20_000), idle: fc.nat(20_000) })
    fc.assert(
      fc.property(fc.nat(), fc.array(spell, { maxLength: 8 }), (seed, spells) => {
        const steps = spells.flatMap(({ active, idle }) => [started, after(active), stopped, after(idle)])
        const expected = spells.reduce((sum, { active }) => sum + Math.floor(active / STEP_MS), 0)
        expect(replay(tradingBot, steps, { seed }).trades - sampleRecord.trades).toBe(expected)
      }),
    )
  })
})

it('scales the trades to come, and only those, by the chosen size', () => {
  const sized: TradingBotEvent = { type: 'sizeChosen', size: 3 }
  const plain = replay(tradingBot, [started, after(8 * STEP_MS)])
  const mixed = replay(tradingBot, [started, after(4 * STEP_MS), sized, after(4 * STEP_MS)])
  expect(plansOf(mixed).map(({ size }) => size)).toEqual([1, 1, 1, 1, 3, 3, 3, 3])
  expect(mixed.moves).toEqual(plain.moves.map((cents, index) => (index < 4 ? cents : cents * 3)))
  expect(parseFloat(orderOf(7, 3, 0).amount)).toBeCloseTo(parseFloat(orderOf(7, 1, 0).amount) * 3, 2)
})

describe('the strategies', () => {
  const takenBy = (steps: (TradingBotEvent | Wait)[]) =>
    plansOf(replay(tradingBot, steps)).map(({ strategy }) => strategy)
  const switched = (strategy: number): TradingBotEvent => ({ type: 'strategySwitched', strategy })
  it('take turns, without the paused one', () => {
    expect(takenBy([started, after(5 * STEP_MS)])).toEqual([0, 1, 2, 0, 1])
  })
  it('that are paused trade no more, from then on, and those taken up again do', () => {
    const steps = [
      started,
      after(3 * STEP_MS),
      switched(1),
      after(4 * STEP_MS),
      switched(3),
      after(2 * STEP_MS),
    ]
    expect(takenBy(steps)).toEqual([0, 1, 2, 2, 0, 2, 0, 2, 3])
  })
  it('trade nothing while all are paused, and keep to the interval afterward', () => {
    const none = [started, after(STEP_MS), switched(0), switched(1), switched(2), after(10 * STEP_MS + 500)]
    expect(tradesAfter(none)).toBe(1)
    expect(tradesAfter([...none, switched(2), after(STEP_MS - 501)])).toBe(1)
    expect(tradesAfter([...none, switched(2), after(STEP_MS - 500)])).toBe(2)
  })
  it('move the profit as before: only the order has their pair', () => {
    const plain = replay(tradingBot, [started, after(6 * STEP_MS)])
    expect(replay(tradingBot, [switched(0), started, after(6 * STEP_MS)]).moves).toEqual(plain.moves)
    expect(orderOf(7, 1, 1).pair).toBe('ETH / USDT')
  })
})

it('keeps each trade of the run for its drawing, and the last ones of a long run', () => {
  const sumOf = (moves: readonly number[]) => moves.reduce((sum, cents) => sum + cents, 0)
  const short = replay(tradingBot, [started, after(9 * STEP_MS), stopped, started, after(4 * STEP_MS)])
  expect(short.moves).toHaveLength(13)
  expect(sumOf(short.moves)).toBe(short.profitCents - sampleRecord.profitCents)
  const long = replay(tradingBot, [started, after((DRAWN_TRADES + 5) * STEP_MS)])
  expect(long.moves).toHaveLength(DRAWN_TRADES)
  expect(long.moves.at(0)).toBe(replay(tradingBot, [started, after(6 * STEP_MS)]).moves.at(-1))
})

it('after a hidden tab closes one trade, not a burst, and returns to its grid', () => {
  const clock = manualClock()
  const runner = createRunner(tradingBot, { seed: 7, clock })
  const trades = () => runner.getState().trades - sampleRecord.trades
  runner.start()
  runner.send(started)
  clock.leap(100 * STEP_MS + 1200)
  expect(trades()).toBe(1)
  clock.advance(STEP_MS - 1201)
  expect(trades()).toBe(1)
  clock.advance(1)
  expect(trades()).toBe(2)
})

describe('samples', () => {
  it('has four strategies, three active and one paused', () => {
    expect(sampleStrategies.map(({ status }) => status)).toEqual(['active', 'active', 'active', 'paused'])
  })
  it('has four trades that were bought or sold', () => {
    expect(sampleTrades.map(({ type }) => type)).toEqual(['BUY', 'SELL', 'BUY', 'SELL'])
  })
})

describe('the day before', () => {
  it('has 24 hours, and ends at the initial profit', () => {
    expect(sampleDay).toHaveLength(25)
    expect(sampleDay.at(-1)).toBe(sampleRecord.profitCents)
  })
  it('ends above its start', () => {
    expect(sampleDay[0]).toBeLessThan(sampleRecord.profitCents)
  })
})

describe('an order', () => {
  it('is always the same one for a number', () => {
    expect(orderOf(7, 1, 0)).toEqual(orderOf(7, 1, 0))
  })
  it('has the pair’s coin, and both sides and all pairs occur', () => {
    const orders = Array.from({ length: 48 }, (_, index) => orderOf(index + 1, 1, index % 4))
    for (const { pair, amount } of orders) expect(pair.split(' ')[0]).toBe(amount.split(' ')[1])
    expect(new Set(orders.map(({ type }) => type)).size).toBe(2)
    expect(new Set(orders.map(({ pair }) => pair)).size).toBe(4)
  })
})
