import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { manualClock } from '../../simulation/clock.ts'
import type { Entry } from '../../simulation/entries.ts'
import { after, eventLog, replay } from '../../simulation/replay.ts'
import { createRunner } from '../../simulation/runner.ts'
import {
  announcedPercent,
  ATTEMPTS_A_TICK,
  bruteForce,
  FULL_PROGRESS,
  MAX_PROGRESS_A_TICK,
  runOf,
  scoreOf,
  shownPercent,
  TICK_MS,
  tickOf,
  type BruteForceEvent,
  type BruteForceState,
} from './bruteForce.ts'
import { isFoundAt, secrets, targetOptions, writtenOut } from './bruteForceSamples.ts'

const start: BruteForceEvent = { type: 'startPressed' }
const stop: BruteForceEvent = { type: 'stopPressed' }
const reset: BruteForceEvent = { type: 'resetPressed' }
const ticked: BruteForceEvent = { type: 'ticked' }
const apiKey: BruteForceEvent = { type: 'targetChosen', target: 'api-key' }
/** Longer than any run of the tests' seeds. */
const LONG_ENOUGH = 60_000

/** More ticks than any run takes, so that a run without an end fails instead of looping forever. */
const TOO_MANY_TICKS = 1000

/** A run's states from Start to its end, one for each tick. */
function ticksOf(seed: number): BruteForceState[] {
  const states = [replay(bruteForce, [start], { seed })]
  for (
    let state = states[0]!;
    state.phase === 'running' && states.length < TOO_MANY_TICKS;
    states.push(state)
  )
    state = bruteForce.reduce(state, ticked, state.nextTickAt)
  return states
}

describe('phases', () => {
  it.each<[string, Parameters<typeof replay<BruteForceState, BruteForceEvent>>[1], BruteForceState['phase']]>(
    [
      ['ready at first', [], 'ready'],
      ['ready without Start, whatever time passes', [after(LONG_ENOUGH)], 'ready'],
      ['running after Start', [start], 'running'],
      ['stopped after Stop', [start, after(1000), stop], 'stopped'],
      ['stopped for ever', [start, after(1000), stop, after(LONG_ENOUGH)], 'stopped'],
      ['running again after Start', [start, after(1000), stop, start], 'running'],
      ['ready after Reset while running', [start, after(1000), reset, after(LONG_ENOUGH)], 'ready'],
      ['ready after Reset when stopped', [start, after(1000), stop, reset], 'ready'],
      ['done at 100 %', [start, after(LONG_ENOUGH)], 'done'],
      ['done whatever Stop says', [start, after(LONG_ENOUGH), stop], 'done'],
      ['ready after Reset of a result', [start, after(LONG_ENOUGH), reset], 'ready'],
    ],
  )('%s', (_, steps, phase) => {
    expect(replay(bruteForce, steps).phase).toBe(phase)
  })

  it.each<[string, BruteForceEvent]>([
    ['Stop', stop],
    ['Reset', reset],
    ['a tick', ticked],
  ])('before Start, %s does nothing', (_, event) => {
    const ready = replay(bruteForce)
    expect(bruteForce.reduce(ready, event, 0)).toBe(ready)
  })
})

describe('ticks', () => {
  it('come every 200 ms', () => {
    expect(TICK_MS).toBe(200)
    expect(runOf(replay(bruteForce, [start, after(199)]))).toMatchObject({ progress: 0, attempts: 0 })
    const first = runOf(replay(bruteForce, [start, after(200)])).attempts
    expect(first).toBeGreaterThan(0)
    expect(runOf(replay(bruteForce, [start, after(399)])).attempts).toBe(first)
    expect(runOf(replay(bruteForce, [start, after(400)])).attempts).toBeGreaterThan(first)
  })

  it('10,000 of them stay within 500 to 1499 attempts, 5 % progress, and 100 %', () => {
    let count = 0
    const attempts = new Set<number>()
    for (let seed = 0; count < 10_000; seed++) {
      const states = ticksOf(seed)
      for (const [index, state] of states.slice(1).entries()) {
        const [before, now] = [runOf(states[index]!), runOf(state)]
        const tried = now.attempts - before.attempts
        expect(Number.isInteger(tried) && tried >= 500 && tried <= 1499).toBe(true)
        const rise = now.progress - before.progress
        expect(rise >= 0 && rise <= 5 && now.progress <= 100).toBe(true)
        attempts.add(tried)
        count++
      }
    }
    expect([ATTEMPTS_A_TICK.min, ATTEMPTS_A_TICK.max, MAX_PROGRESS_A_TICK, FULL_PROGRESS]).toEqual([
      500, 1499, 5, 100,
    ])
    // The whole range is drawn from.
    expect(Math.min(...attempts)).toBeLessThan(510)
    expect(Math.max(...attempts)).toBeGreaterThan(1489)
  })

  it('end exactly at 100 %, after twenty of them at the earliest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (seed) => {
        const states = ticksOf(seed)
        expect(states.length - 1).toBeGreaterThanOrEqual(20)
        expect(states.at(-1)).toMatchObject({ phase: 'done', progress: 100 })
        expect(states.slice(0, -1).every((state) => shownPercent(state) < 100)).toBe(true)
      }),
    )
  })

  it('after a hidden tab one occurs late, and the next is on the grid', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 200, max: 1_000_000 }), (seed, leap) => {
        const clock = manualClock()
        const { log, observer } = eventLog<BruteForceEvent>()
        const runner = createRunner(bruteForce, { seed, clock, observer })
        const stopWaiting = runner.start()
        runner.send(start)
        clock.leap(leap)
        const count = () => log.filter(({ event }) => event.type === 'ticked').length
        expect(count()).toBe(1)
        expect(runOf(runner.getState()).attempts).toBeLessThanOrEqual(1499)
        const rest = TICK_MS - (leap % TICK_MS)
        clock.advance(rest - 1)
        expect(count()).toBe(1)
        clock.advance(1)
        expect(count()).toBe(2)
        stopWaiting()
      }),
    )
  })
})

describe('Stop, Start and Reset', () => {
  it('Stop freezes the figures', () => {
    const stopped = replay(bruteForce, [start, after(1100), stop])
    expect(runOf(stopped)).toEqual(runOf(replay(bruteForce, [start, after(1100)])))
    expect(replay(bruteForce, [start, after(1100), stop, after(LONG_ENOUGH)])).toEqual(stopped)
  })
  it.each<[string, Parameters<typeof replay<BruteForceState, BruteForceEvent>>[1] & object]>([
    ['from a stopped run', [start, after(1100), stop]],
    ['from a result', [start, after(LONG_ENOUGH)]],
    ['from a running one', [start, after(1100)]],
  ])('Start begins from zero %s', (_, steps) => {
    expect(replay(bruteForce, [...steps, start])).toMatchObject({ progress: 0, attempts: 0 })
    expect(replay(bruteForce, [...steps, start, after(199)])).toMatchObject({ progress: 0, attempts: 0 })
  })
  it('a second run draws different numbers', () => {
    const first = runOf(replay(bruteForce, [start, after(1100), stop]))
    expect(runOf(replay(bruteForce, [start, after(1100), stop, start, after(1100)]))).not.toEqual(first)
  })
  it('Reset keeps the target and nothing else', () => {
    expect(replay(bruteForce, [apiKey, start, after(1100), reset])).toEqual({
      phase: 'ready',
      target: 'api-key',
      random: expect.any(Number) as number,
    })
  })
})

describe('target', () => {
  it('cannot change during a run', () => {
    expect(replay(bruteForce, [start, apiKey])).toMatchObject({ target: 'wallet', tested: 'wallet' })
  })
  it('of a result stays when the visitor chooses another for the next run', () => {
    expect(replay(bruteForce, [start, after(LONG_ENOUGH), apiKey])).toMatchObject({
      phase: 'done',
      target: 'api-key',
      tested: 'wallet',
    })
    expect(replay(bruteForce, [start, after(LONG_ENOUGH), apiKey, start])).toMatchObject({
      tested: 'api-key',
    })
  })
})

describe('score', () => {
  const before = { points: 8, risk: 'Moderate Risk' }
  it.each<[string, Parameters<typeof replay<BruteForceState, BruteForceEvent>>[1] & object, object]>([
    ['at first', [], before],
    ['while running', [start, after(1100)], before],
    ['when stopped', [start, after(1100), stop], before],
    ['with a result', [start, after(LONG_ENOUGH)], { points: 3, risk: 'High Risk' }],
    ['after Reset', [start, after(LONG_ENOUGH), reset], before],
    ['in the next run', [start, after(LONG_ENOUGH), start], before],
  ])('%s', (_, steps, score) => {
    expect(scoreOf(replay(bruteForce, steps))).toEqual(score)
  })
})

it('has figures of zero before its first run', () => {
  expect(runOf(replay(bruteForce, [{ type: 'targetChosen', target: 'api-key' }]))).toEqual({
    tested: 'api-key',
    progress: 0,
    attempts: 0,
  })
})

it('is announced at quarters only', () => {
  const announced = ticksOf(3).map(announcedPercent)
  expect([...new Set(announced)]).toEqual([0, 25, 50, 75, 100])
})

describe.each(targetOptions)('$label', ({ value: target }) => {
  it('has three findings', () => {
    expect(secrets[target]).toHaveLength(3)
  })
  it('opens one secret after the other, each whole, and the last one at 100 %', () => {
    const found = Array.from(
      { length: FULL_PROGRESS + 1 },
      (_, percent) => secrets[target].filter((secret) => isFoundAt(secret, percent)).length,
    )
    expect(found[0]).toBe(0)
    expect([...new Set(found)]).toEqual([0, 1, 2, 3])
    expect(found.indexOf(3)).toBe(FULL_PROGRESS)
  })
})

it('counts the ticks of a run by the clock, and none without a run', () => {
  const ticks = [0, 199, 200, 999, 1000].map((ms) => tickOf(replay(bruteForce, [start, after(ms)])))
  expect(ticks).toEqual([0, 0, 1, 4, 5])
  for (const steps of [[], [start, after(1000), stop], [start, after(LONG_ENOUGH)]])
    expect(tickOf(replay(bruteForce, steps))).toBeNull()
})

it('writes words with spaces and keys without', () => {
  expect(writtenOut(secrets.wallet[0]!)).toMatch(/^zoo zoo .* wrong$/)
  expect(writtenOut(secrets['api-key'][0]!)).toBe('acme-payments-2024')
})

// The entries in an inquiry: the label and value of each field, in the order of the form (Rules, Inquiry).
it.each<[string, BruteForceEvent[], Entry[]]>([
  ['untouched', [], [['Target type', 'Wallet']]],
  ['another target', [{ type: 'targetChosen', target: 'api-key' }], [['Target type', 'API key']]],
])('has entries: %s', (_, events, entries) => {
  expect(bruteForce.entries?.(replay(bruteForce, events))).toEqual(entries)
})
