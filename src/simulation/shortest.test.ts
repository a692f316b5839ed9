import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SAMPLE_NOW } from './clock.ts'
import { stateAt, type Moment, type MomentEntry } from './moment.ts'
import { drawInteger } from './random.ts'
import {
  body,
  clockStarted,
  light,
  notebook,
  stamped,
  title,
  type NotebookEvent,
} from '../../tests/notebook.ts'
import { shortest } from './shortest.ts'
import type { Simulation } from './simulation.ts'

// A counter that knows no times but the next: it counts each second, until the next count or until it is stopped; a flash
// ends immediately, and a die is thrown at random.
type CounterEvent = 'started' | 'lastAnnounced' | 'stopped' | 'flashed' | 'thrown' | 'counted' | 'wentOut'
interface Counter {
  count: number
  nextAt: number | null
  isLast: boolean
  flashAt: number | null
  die: number
  random: number
}
const counter: Simulation<Counter, CounterEvent> = {
  start: (random) => ({ count: 0, nextAt: null, isLast: false, flashAt: null, die: 0, random }),
  reduce(state, event, now) {
    switch (event) {
      case 'started':
        return { ...state, nextAt: now + 1000 }
      case 'lastAnnounced':
        return { ...state, isLast: true }
      case 'stopped':
        return { ...state, nextAt: null, isLast: false }
      case 'flashed':
        return { ...state, flashAt: now }
      case 'thrown': {
        const { value, random } = drawInteger(state.random, 1, 1000)
        return { ...state, die: value, random }
      }
      case 'counted':
        return { ...state, count: state.count + 1, nextAt: state.isLast ? null : now + 1000 }
      case 'wentOut':
        return { ...state, flashAt: null }
    }
  },
  due({ nextAt, flashAt }) {
    if (flashAt !== null) return { event: 'wentOut', at: flashAt }
    return nextAt === null ? null : { event: 'counted', at: nextAt }
  },
}

const wait = (ms: number) => ({ kind: 'wait', ms }) as const
const leap = (ms: number) => ({ kind: 'leap', ms }) as const
const done = <Event>(event: Event) => ({ kind: 'event', event }) as const
const NOW = SAMPLE_NOW + 100_000_000
/** The random numbers of the counter are the only thing that hangs on the seed. */
const ofCounter = (...log: readonly MomentEntry<CounterEvent>[]) =>
  shortest(counter, { seed: 0, log }, NOW).moment.log
const ofNotebook = (...log: readonly MomentEntry<NotebookEvent>[]) =>
  shortest(notebook, { seed: 0, log }, NOW).moment.log

describe('the shortest log', () => {
  it('has no events without a trace', () => {
    expect(
      ofNotebook(
        done(title('O')),
        done(light(true)),
        done(title('Or')),
        done(light(false)),
        done(stamped(1)),
      ),
    ).toEqual([done(title('Or')), done(stamped(1))])
    expect(ofNotebook(done(stamped(1)), done(stamped(1)))).toEqual([done(stamped(1)), done(stamped(1))])
  })
  it('has no events without a lasting effect', () => {
    expect(ofCounter(done('flashed'))).toEqual([])
  })
  it('ends a wait at its last effect', () => {
    expect(ofCounter(done('started'), wait(3700), done('stopped'))).toEqual([
      done('started'),
      wait(3000),
      done('stopped'),
    ])
    expect(ofNotebook(done(light(true)), wait(5000), done(stamped(1)))).toEqual([
      done(light(true)),
      done(stamped(1)),
    ])
  })
  it('keeps a wait whose duration has an effect, and omits others', () => {
    for (const first of [[done(light(true))], []])
      expect(ofNotebook(...first, wait(5000), done(clockStarted), wait(2400))).toEqual([
        ...first,
        done(clockStarted),
        wait(2400),
      ])
  })
  it('has a wait instead of a leap if no tick was missed', () => {
    expect(ofCounter(done('started'), leap(1700), done('stopped'), leap(500))).not.toContainEqual(leap(500))
    expect(ofNotebook(done(clockStarted), leap(400), done(stamped(1)))).toEqual([
      done(clockStarted),
      wait(400),
      done(stamped(1)),
    ])
    expect(ofNotebook(done(clockStarted), leap(60_500), done(stamped(1)))).toContainEqual(leap(60_500))
  })
  it('is reduced until no more can be removed: a shorter wait may remove the trace of another event', () => {
    expect(ofCounter(done('started'), done('lastAnnounced'), wait(5000), done('stopped'))).toEqual([
      done('started'),
      wait(1000),
      done('stopped'),
    ])
  })
  it('has a seed only if it was used', () => {
    expect(shortest(counter, { seed: 42, log: [done('thrown')] }, NOW).moment.seed).toBe(42)
    expect(shortest(notebook, { seed: 42, log: [done(light(true))] }, NOW).moment.seed).toBe(0)
  })
})

const aWhile = fc.oneof(fc.constantFrom(0, 1, 400, 1000, 1001), fc.integer({ min: 1, max: 5000 }))
const stepsOf = <Event>(...events: readonly Event[]) =>
  fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...events).map((event): MomentEntry<Event> => done(event)) },
      { weight: 2, arbitrary: aWhile.map((ms): MomentEntry<Event> => wait(ms)) },
      { weight: 1, arbitrary: aWhile.map((ms): MomentEntry<Event> => leap(ms)) },
    ),
    { maxLength: 10 },
  )

/** What has to hold for any log. */
function holds<State, Event>(simulation: Simulation<State, Event>, moment: Moment<Event>) {
  const { moment: found } = shortest(simulation, moment, NOW)
  const wanted = stateAt(simulation, moment, NOW)
  expect(stateAt(simulation, found, NOW)).toEqual(wanted)
  for (const [at, { kind }] of found.log.entries())
    if (kind === 'event')
      expect(
        stateAt(simulation, { ...found, log: found.log.toSpliced(at, 1) }, NOW),
        JSON.stringify(found),
      ).not.toEqual(wanted)
  expect(shortest(simulation, found, NOW).moment).toEqual(found)
}

describe('for any events, the shortest log leads to the same state, is minimal, and is its own shortest', () => {
  const seed = fc.nat(9)
  it('with a counter', () => {
    const events = stepsOf<CounterEvent>('started', 'lastAnnounced', 'stopped', 'flashed', 'thrown')
    fc.assert(
      fc.property(seed, events, (seed, log) => holds(counter, { seed, log })),
      { numRuns: 400, seed: 11 },
    )
  })
  it('with a notebook', () => {
    const events = stepsOf<NotebookEvent>(
      title('O'),
      title('Or'),
      title(''),
      body('B'),
      light(true),
      light(false),
      stamped(1),
      clockStarted,
      { type: 'copied' },
    )
    fc.assert(
      fc.property(seed, events, (seed, log) => holds(notebook, { seed, log })),
      { numRuns: 400, seed: 11 },
    )
  })
})
