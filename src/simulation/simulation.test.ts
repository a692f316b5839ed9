import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { manualClock, realClock, SAMPLE_NOW } from './clock.ts'
import { labelOf } from './entries.ts'
import { draw, drawBetween, drawInteger, freshSeed, hashText, randomStream } from './random.ts'
import { after, eventLog, replay, replayLog } from './replay.ts'
import { createRunner } from './runner.ts'
import { earliest, nextOnGrid, wake, type Simulation } from './simulation.ts'

// A counter that ticks every 200 ms while running and draws a random number each time.
type State = { isRunning: boolean; since: number; nextTick: number; ticks: number[]; random: number }
type Event = { type: 'started' } | { type: 'stopped' } | { type: 'ticked' }
const PERIOD = 200
const counter: Simulation<State, Event> = {
  start: (seed, now) => ({ isRunning: false, since: now, nextTick: 0, ticks: [], random: seed }),
  reduce(state, event, now) {
    switch (event.type) {
      case 'started':
        return { ...state, isRunning: true, since: now, nextTick: now + PERIOD, ticks: [] }
      case 'stopped':
        return { ...state, isRunning: false }
      case 'ticked': {
        const drawn = drawInteger(state.random, 1, 6)
        return {
          ...state,
          random: drawn.random,
          ticks: [...state.ticks, drawn.value],
          nextTick: nextOnGrid(state.since, PERIOD, now),
        }
      }
    }
  },
  due: (state) => (state.isRunning ? { event: { type: 'ticked' }, at: state.nextTick } : null),
}

describe('runner', () => {
  it('steps from due to due', () => {
    const clock = manualClock()
    const { log, observer } = eventLog<Event>()
    const runner = createRunner(counter, { seed: 7, clock, observer })
    runner.start()
    runner.send({ type: 'started' })
    clock.advance(199)
    expect(runner.getState().ticks).toHaveLength(0)
    clock.advance(1)
    expect(runner.getState().ticks).toHaveLength(1)
    clock.advance(1000)
    expect(runner.getState().ticks).toHaveLength(6)
    expect(log.map((one) => one.at - SAMPLE_NOW)).toEqual([0, 200, 400, 600, 800, 1000, 1200])
  })

  it('after a hidden tab fires once, late, and returns to its grid', () => {
    const clock = manualClock()
    const runner = createRunner(counter, { seed: 7, clock })
    runner.start()
    runner.send({ type: 'started' })
    clock.leap(1050)
    expect(runner.getState().ticks).toHaveLength(1)
    clock.advance(149)
    expect(runner.getState().ticks).toHaveLength(1)
    clock.advance(1)
    expect(runner.getState().ticks).toHaveLength(2)
  })

  it('waits for nothing before it is started, even after events', () => {
    const clock = manualClock()
    const runner = createRunner(counter, { seed: 7, clock })
    runner.send({ type: 'started' })
    clock.advance(1000)
    expect(runner.getState().ticks).toHaveLength(0)
  })

  it('reports due events to its observer, and only those', () => {
    const clock = manualClock()
    const fired: number[] = []
    const observer = { onFired: ({ length }: readonly unknown[]) => void fired.push(length) }
    const runner = createRunner(counter, { seed: 7, clock, observer })
    runner.start()
    runner.send({ type: 'started' })
    clock.advance(450)
    runner.settle()
    expect(fired).toEqual([1, 1])
  })

  it('does not notify former listeners', () => {
    const runner = createRunner(counter, { seed: 7, clock: manualClock() })
    const heard: string[] = []
    const stop = runner.subscribe(() => heard.push('one'))
    runner.subscribe(() => heard.push('other'))
    runner.send({ type: 'started' })
    stop()
    runner.send({ type: 'stopped' })
    expect(heard).toEqual(['one', 'other', 'other'])
  })

  it('finds a single missed point on time, and two missed together as a leap', () => {
    const state = counter.reduce(counter.start(7, SAMPLE_NOW), { type: 'started' }, SAMPLE_NOW)
    expect(wake(counter, state, SAMPLE_NOW, SAMPLE_NOW + 399)).toMatchObject({
      isLeap: false,
      fired: [{ at: SAMPLE_NOW + 200 }],
    })
    expect(wake(counter, state, SAMPLE_NOW, SAMPLE_NOW + 400)).toMatchObject({
      isLeap: true,
      fired: [{ at: SAMPLE_NOW + 400 }],
    })
  })

  it('does nothing before it is started and after it is stopped', () => {
    const clock = manualClock()
    const runner = createRunner(counter, { seed: 7, clock, opening: [{ type: 'started' }] })
    clock.advance(1000)
    expect(runner.getState().ticks).toHaveLength(0)
    const stop = runner.start()
    clock.advance(0)
    expect(runner.getState().ticks).toHaveLength(1)
    stop()
    clock.advance(10_000)
    expect(runner.getState().ticks).toHaveLength(1)
  })

  it('replays its log to the same state, for any events at any time', () => {
    const step = fc.record({
      wait: fc.integer({ min: 0, max: 900 }),
      isLeap: fc.boolean(),
      event: fc.constantFrom<Event>({ type: 'started' }, { type: 'stopped' }),
    })
    fc.assert(
      fc.property(fc.integer({ min: 0 }), fc.array(step, { maxLength: 12 }), (seed, steps) => {
        const clock = manualClock()
        const { log, observer } = eventLog<Event>()
        const runner = createRunner(counter, { seed, clock, observer })
        runner.start()
        for (const { wait, isLeap, event } of steps) {
          runner.send(event)
          if (isLeap) clock.leap(wait)
          else clock.advance(wait)
        }
        expect(replayLog(counter, seed, runner.startedAt, log)).toEqual(runner.getState())
      }),
    )
  })
})

describe('replay', () => {
  it('lets time pass between events as the manual clock does', () => {
    const state = replay(counter, [{ type: 'started' }, after(450), { type: 'stopped' }, after(1000)], {
      seed: 7,
    })
    expect(state.ticks).toHaveLength(2)
  })
  it('begins at the first state, and accepts any value as an event', () => {
    expect(replay(counter)).toEqual(counter.start(1, SAMPLE_NOW))
    const signs: Simulation<(string | null)[], string | null> = {
      start: () => [],
      reduce: (state, event, now) => [...state, event, String(now - SAMPLE_NOW)],
    }
    expect(replay(signs, ['plus', after(450), null])).toEqual(['plus', '0', null, '450'])
  })
  it('accepts a hundred more events at one point in time', () => {
    const heap: Simulation<number, 'taken'> = {
      start: (seed) => seed,
      reduce: (left) => left - 1,
      due: (left) => (left > 0 ? { event: 'taken', at: SAMPLE_NOW + 1 } : null),
    }
    expect(replay(heap, [after(1)], { seed: 101 })).toBe(0)
    expect(() => replay(heap, [after(1)], { seed: 102 })).toThrow('without moving its time on')
  })
  it('refuses a simulation that never moves on', () => {
    const stuck: Simulation<number, 'again'> = {
      start: () => 0,
      reduce: (count) => count + 1,
      due: () => ({ event: 'again', at: SAMPLE_NOW }),
    }
    expect(() => replay(stuck, [after(1)])).toThrow('without moving its time on')
  })
})

describe('time', () => {
  it.each([
    [0, 200, 0, 200],
    [0, 200, 199, 200],
    [0, 200, 200, 400],
    [100, 200, 1050, 1100],
  ])('nextOnGrid(%i, %i, %i) is %i', (origin, period, now, expected) => {
    expect(nextOnGrid(origin, period, now)).toBe(expected)
  })
  it('earliest prefers the first of a tie and ignores null', () => {
    expect(earliest(null, { event: 'b', at: 5 }, { event: 'c', at: 5 }, { event: 'd', at: 9 })?.event).toBe(
      'b',
    )
    expect(earliest({ event: 'b', at: 9 }, { event: 'c', at: 5 })?.event).toBe('c')
    expect(earliest(null)).toBeNull()
  })
  it('calls in the order of the times, not of the requests', () => {
    const clock = manualClock()
    const calls: [string, number][] = []
    const wait = (name: string, ms: number) =>
      clock.at(SAMPLE_NOW + ms, () => calls.push([name, clock.now() - SAMPLE_NOW]))
    wait('last', 30)
    wait('first', 10)
    wait('beyond', 41)
    wait('second', 20)
    wait('second too', 20)
    clock.advance(40)
    expect(calls).toEqual([
      ['first', 10],
      ['second', 20],
      ['second too', 20],
      ['last', 30],
    ])
    expect(clock.now()).toBe(SAMPLE_NOW + 40)
  })
  it('a canceled call does not occur', () => {
    const clock = manualClock()
    let calls = 0
    const callOff = clock.at(SAMPLE_NOW + 10, () => calls++)
    clock.at(SAMPLE_NOW + 10, () => (calls += 10))
    callOff()
    clock.advance(20)
    expect(calls).toBe(10)
  })
  it('repeated waits without progress are stopped', () => {
    const clock = manualClock()
    let calls = 0
    const waitAgain = () => {
      calls++
      clock.at(clock.now(), waitAgain)
    }
    waitAgain()
    expect(() => clock.advance(1)).toThrow('A callback at this time asks for the same time again and again.')
    expect(calls).toBe(100_002)
  })
})

describe('the visitor’s clock', () => {
  beforeEach(() => void vi.useFakeTimers({ now: SAMPLE_NOW }))
  afterEach(() => void vi.useRealTimers())
  it('calls at the time, immediately if that is past, and not after a cancellation', () => {
    const calls: [string, number][] = []
    const wait = (name: string, ms: number) =>
      realClock.at(SAMPLE_NOW + ms, () => calls.push([name, realClock.now() - SAMPLE_NOW]))
    wait('in time', 500)
    wait('late', -500)
    wait('called off', 300)()
    vi.advanceTimersByTime(499)
    expect(calls).toEqual([['late', 0]])
    vi.advanceTimersByTime(1)
    expect(calls).toEqual([
      ['late', 0],
      ['in time', 500],
    ])
  })
})

it('a choice has its label, and an unknown one has none', () => {
  const options = [
    { value: 1, label: 'One' },
    { value: 2, label: 'Two' },
  ]
  expect([1, 2, 3].map((value) => labelOf(options, value))).toEqual(['One', 'Two', ''])
})

describe('chance', () => {
  it('starts for each visitor with an unpredictable integer of 32 bits', () => {
    const seeds = Array.from({ length: 8 }, freshSeed)
    for (const seed of seeds) expect(Number.isInteger(seed) && seed >= 0 && seed <= 0xffff_ffff).toBe(true)
    expect(new Set(seeds).size).toBeGreaterThan(1)
  })
  it('is a fixed function of the seed', () => {
    const stream = randomStream(hashText('fourfold'))
    expect([stream(), stream(), stream()]).toEqual(
      [...Array(3).keys()].map((_, i) => {
        let random = hashText('fourfold')
        let value = 0
        for (let n = 0; n <= i; n++) ({ value, random } = draw(random))
        return value
      }),
    )
    expect(hashText('')).toBe(0x811c9dc5)
  })
  it('draws exactly these numbers, so that sent links replay to the same state', () => {
    expect(hashText('fourfold')).toBe(2_151_536_362)
    const stream = randomStream(hashText('fourfold'))
    expect([stream(), stream(), stream()]).toEqual([0.44070177921094, 0.9202423756942153, 0.5915056590456516])
    expect(draw(0)).toEqual({ value: 0.26642920868471265, random: 1_831_565_813 })
    expect(draw(0xffffffff)).toEqual({ value: 0.8964226141106337, random: 1_831_565_812 })
    expect(drawBetween(1, -5, 5)).toEqual({ value: 1.2707394058816135, random: 1_831_565_814 })
    const faces: number[] = []
    for (let random = 1; faces.length < 12;) {
      const drawn = drawInteger(random, 1, 6)
      faces.push(drawn.value)
      random = drawn.random
    }
    expect(faces).toEqual([4, 1, 4, 6, 6, 2, 4, 5, 3, 6, 3, 3])
  })
  it('draws both ends of a range, and all between', () => {
    const faces = new Set(Array.from({ length: 200 }, (_, seed) => drawInteger(seed, 1, 6).value))
    expect([...faces].toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6])
  })
  it('stays in range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (seed) => {
        const whole = drawInteger(seed, 500, 1499).value
        expect(Number.isInteger(whole) && whole >= 500 && whole <= 1499).toBe(true)
        const between = drawBetween(seed, -0.01, 0.01).value
        expect(between >= -0.01 && between < 0.01).toBe(true)
      }),
    )
  })
})
