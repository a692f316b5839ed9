// Every demo, sent in its current state and opened again: the rules of links apply to all demos, including new ones.
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { demoIds } from '#src/content/demos.ts'
import { manualClock, SAMPLE_NOW } from '#src/simulation/clock.ts'
import { pack } from '#src/simulation/deflate.ts'
import { createDemoRun } from '#src/simulation/demoRun.ts'
import { isSame, stateAt } from '#src/simulation/moment.ts'
import type { ClosedDemo } from '#src/simulation/LiveDemo.tsx'
import {
  LONGEST_LINK,
  LONGEST_SENT_TEXT,
  MOST_EVENTS,
  OLDEST_MOMENT_MS,
} from '#src/simulation/momentLimits.ts'
import { linkTo, momentFrom, type DemoLink } from '#src/simulation/momentLink.ts'
import type { Simulation } from '#src/simulation/simulation.ts'
import { eventShapesOf, type EventField } from './eventFields.ts'
import { visitorEventTest } from '#src/simulation/visitorEvents.ts'
import { slownessNow } from '../tools/processorTime.mjs'
import { anyEventIn, anyEventOf, type AnyEvent } from './anyEvent.ts'
import { notebook } from './notebook.ts'

type AnySimulation = Simulation<unknown, unknown>

const modules = import.meta.glob<{ default: ClosedDemo }>('../src/demos/*/demo.ts', { eager: true })
const demos = Object.entries(modules).map(
  ([path, module]) => [path.split('/').at(-2) as string, module.default.simulation] as const,
)
const withEvents = demos.filter(([, { visitorEvents }]) => visitorEvents !== undefined)

const visitorEvent = ({ visitorEvents }: AnySimulation) => anyEventIn(visitorEvents)

/** The result of a copy: neither a visitor's event nor a due one. For demos with a copy button. */
const outcomes = [
  { type: 'copied', what: 'address' },
  { type: 'copyRefused', what: 'hash' },
]
const outcomesOf: Readonly<Record<string, readonly AnyEvent[]>> = {
  'mobile-wallet': outcomes,
  'smart-contracts': outcomes,
  'token-generator': outcomes,
}

const aWhile = fc.oneof(
  fc.integer({ min: 0, max: 20 }),
  fc.integer({ min: 0, max: 5000 }),
  fc.integer({ min: 0, max: 90_000 }),
)
const story = (key: string, simulation: AnySimulation) =>
  fc.array(
    fc.record({
      event: fc.oneof(
        { weight: 5, arbitrary: visitorEvent(simulation) },
        ...(outcomesOf[key] ?? []).map((outcome) => ({ weight: 1, arbitrary: fc.constant(outcome) })),
      ),
      wait: aWhile,
      /** The tab is hidden in the meantime. */
      isHidden: fc.boolean(),
    }),
    { maxLength: 14 },
  )

const START = 'https://site.example/?demo=staking'
const runOf = (simulation: AnySimulation, seed: number, now = SAMPLE_NOW, at?: string) => {
  const clock = manualClock(now)
  const run = createDemoRun(simulation, { seed, clock, at })
  run.start()
  return { clock, run }
}
const codeOf = (link: DemoLink) => (link.kind === 'moment' ? link.code : undefined)

const { momentFigureOf } = Object.values(
  import.meta.glob<{ momentFigureOf: (key: string) => number | null }>('../stories/docs/momentFigures.ts', {
    eager: true,
  }),
)[0]!

it.each(demoIds)('the journey of %s says how long its links are, for the page Moments', (key) => {
  expect(momentFigureOf(key)).not.toBeNull()
})

it('finds every demo', () => {
  expect(demos).toHaveLength(demoIds.length)
  expect(withEvents.length).toBeGreaterThan(0)
})

/** With values of each kind that a schema may have. */
const theNotebook = ['the notebook', notebook as AnySimulation] as const

describe.each([...withEvents, theNotebook])('%s', (key, simulation) => {
  it('is opened by its link as it was sent, and continues the same way', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 0xffff_ffff }),
        story(key, simulation),
        fc.array(aWhile, { maxLength: 3 }),
        (seed, steps, later) => {
          const isVisitors = visitorEventTest(simulation.visitorEvents!)
          const sender = runOf(simulation, seed)
          // The same visit without the browser's answers, which are not sent.
          const told = runOf(simulation, seed)
          for (const { event, wait, isHidden } of steps) {
            sender.run.send(event)
            if (isVisitors(event)) told.run.send(event)
            for (const { clock } of [sender, told]) {
              if (isHidden) clock.leap(wait)
              else clock.advance(wait)
            }
          }
          const link = sender.run.linkTo(START)
          expect(['start', 'moment']).toContain(link.kind)
          expect(link.link.length).toBeLessThanOrEqual(LONGEST_LINK)
          const code = codeOf(link)
          if (code === undefined) {
            // Either no event has a remaining effect, or the demo is in its initial state.
            if (sender.run.getStatus().canStepBack)
              expect(told.run.getState()).toEqual(simulation.start(seed, told.clock.now()))
            return
          }
          const opened = runOf(simulation, 1, told.clock.now(), code)
          expect(opened.run.getStatus().arrival).toBe('sent')
          expect(opened.run.getState()).toEqual(told.run.getState())
          for (const wait of later) {
            for (const { clock } of [told, opened]) clock.advance(wait)
            expect(opened.run.getState()).toEqual(told.run.getState())
          }
          // An opened demo that is sent again has the same link.
          if (later.length === 0) expect(codeOf(opened.run.linkTo(START))).toBe(code)
        },
      ),
      { numRuns: 150 },
    )
  })
})

/** The maximum work of opening a link, in ms of the machine of the bounds; the best of several attempts, because code is slow when it first runs. */
const LONGEST_OPENING_MS = 50
const TRIES = 3
/** In milliseconds: ten thousand operations on a busy machine. */
const LONG = 60_000

/** The processor time of this process, without other load on the machine. */
function workedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Opens a demo by any link; returns whether it was opened as sent. */
function opened([key, simulation]: (typeof demos)[number], at: string): boolean {
  const timed = () => {
    const begun = workedMs()
    const { run } = runOf(simulation, 7, SAMPLE_NOW, at)
    return { run, ms: workedMs() - begun }
  }
  const { run, ms } = timed()
  const { arrival, canStepBack } = run.getStatus()
  const isAtStart = () => isSame(run.getState(), simulation.start(7, SAMPLE_NOW))
  if (canStepBack || (arrival === 'broken' && !isAtStart()))
    throw new Error(`${key} was half opened by ${at}`)
  if (ms > LONGEST_OPENING_MS) {
    const best = Math.min(...Array.from({ length: TRIES }, () => timed().ms / slownessNow()))
    if (best > LONGEST_OPENING_MS) throw new Error(`${key} took ${best} ms to open ${at}`)
  }
  return arrival === 'sent'
}

/** A letter of base64url. */
const letter = fc.constantFrom(
  ...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'),
)

describe('a link from a stranger', () => {
  const anyDemo = fc.constantFrom(...demos)
  const strings = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300, size: 'max' }),
    fc.string({ unit: letter, maxLength: 200, size: 'max' }),
    fc.string({ unit: letter, maxLength: 60, size: 'max' }).map((rest) => `1${rest}`),
  )
  it(
    'opens the demo at its start, whatever the string: 10,000 of them',
    () => {
      fc.assert(
        fc.property(anyDemo, strings, (demo, string) => {
          if (opened(demo, string)) throw new Error('No link leads here.')
        }),
        { numRuns: 10_000 },
      )
    },
    LONG,
  )

  /** Links of some random visits to each demo. */
  const sent = withEvents.flatMap(([key, simulation]) =>
    fc.sample(story(key, simulation), { numRuns: 20, seed: 14 }).map((steps) => {
      const { clock, run } = runOf(simulation, 7)
      for (const { event, wait } of steps) {
        run.send(event)
        clock.advance(wait)
      }
      return { demo: [key, simulation] as const, code: codeOf(run.linkTo(START)) ?? '1' }
    }),
  )
  const valid = fc.nat(sent.length - 1).map((index) => sent[index]!)
  const place = fc.nat(10_000)
  const mutation = fc.oneof(
    fc.tuple(place, letter).map(([at, other]) => (code: string) => {
      const index = at % code.length
      return code.slice(0, index) + other + code.slice(index + 1)
    }),
    place.map((at) => (code: string) => code.slice(0, at % code.length)),
    place.map((at) => (code: string) => code.slice(0, at % code.length) + code.slice((at % code.length) + 1)),
    fc.tuple(place, letter).map(([at, more]) => (code: string) => {
      const index = at % code.length
      return code.slice(0, index) + more + code.slice(index)
    }),
    fc.constant((code: string) => code + code),
    fc.constant((code: string) => [...code].toReversed().join('')),
    fc.constant((code: string) => `2${code.slice(1)}`),
  )
  it(
    'does no harm, however a valid one is mutated: 10,000 of them',
    () => {
      let broken = 0
      fc.assert(
        fc.property(
          valid,
          fc.array(mutation, { minLength: 1, maxLength: 3 }),
          ({ demo, code }, mutations) => {
            const mutated = mutations.reduce((text, mutate) => (text ? mutate(text) : text), code)
            if (!opened(demo, mutated)) broken++
          },
        ),
        { numRuns: 10_000 },
      )
      expect(broken).toBeGreaterThan(5000)
    },
    LONG,
  )
  it('does no harm with any content', () => {
    fc.assert(
      fc.property(anyDemo, fc.json(), (demo, json) => void opened(demo, `1${pack(json)}`)),
      { numRuns: 1000 },
    )
  })

  const staking = demos.find(([key]) => key === 'staking')!
  const closed = { type: 'poolClosed' }
  const hours = (count: number) => count * 3_600_000
  it.each<[string, unknown, boolean]>([
    ['what it is to be', [0, { type: 'poolOpened', poolId: 'ether-core' }, 1000], true],
    ['nothing', [], false],
    ['no list', { seed: 0 }, false],
    ['an unknown event', [0, { type: 'poolStolen' }], false],
    ['a due event', [0, { type: 'ticked' }], false],
    ['an event of another demo', [0, { type: 'tabChosen', tab: 'find' }], false],
    ['an unknown pool', [0, { type: 'poolOpened', poolId: '__proto__' }], false],
    ['a text as long as allowed', [0, { type: 'amountTyped', text: 'x'.repeat(LONGEST_SENT_TEXT) }], true],
    ['a longer one', [0, { type: 'amountTyped', text: 'x'.repeat(LONGEST_SENT_TEXT + 1) }], false],
    ['as many events as allowed', [0, ...Array<unknown>(MOST_EVENTS).fill(closed)], true],
    ['one more', [0, ...Array<unknown>(MOST_EVENTS + 1).fill(closed)], false],
    ['leaps, which count as events', [0, ...Array<unknown>(MOST_EVENTS + 1).fill(-1)], false],
    ['24 hours', [0, hours(23), closed, -hours(1)], true],
    ['a little more', [0, hours(23), closed, -hours(1), 1], false],
    ['a negative seed', [-1, closed], false],
    ['half a millisecond', [0, 0.5, closed], false],
    ['a number that is none', '[0,1e999]', false],
    ['__proto__ beside it', '[0,{"type":"poolClosed","__proto__":{"openPool":"ether-core"}}]', true],
    ['__proto__ as the event', '[0,{"__proto__":{"type":"poolClosed"}}]', false],
    ['deep nesting', '['.repeat(8000) + ']'.repeat(8000), false],
    ['a bomb', JSON.stringify([0, ' '.repeat(200_000)]), false],
    ['no JSON', 'poolClosed', false],
  ])('%s', (_, content, isRight) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    const at = `1${pack(text)}`
    expect(at.length).toBeLessThan(LONGEST_LINK)
    expect(opened(staking, at)).toBe(isRight)
    if (isRight) {
      for (const [version, rest] of [['2', at.slice(1)] as const, ['', at.slice(1)] as const])
        expect(opened(staking, version + rest)).toBe(false)
      expect(opened(staking, at.slice(0, -2))).toBe(false)
    }
  })
  it('is read only up to its bound', () => {
    const padded = `1${pack(JSON.stringify([0, closed]))}`.padEnd(LONGEST_LINK + 1, 'A')
    expect(opened(staking, padded)).toBe(false)
  })
  it('touches no prototype', () => {
    opened(staking, `1${pack('[0,{"type":"poolClosed","__proto__":{"stolen":true}}]')}`)
    expect(({} as { stolen?: boolean }).stolen).toBeUndefined()
  })
})

/** Events that opening a link may reduce: a trade every 3 s, for as long as a moment may last. */
const MOST_REDUCED = 30_000

describe.each(withEvents)('the longest moment of %s', (key, simulation) => {
  const longest = (...events: readonly unknown[]) =>
    `1${pack(JSON.stringify([7, ...events.flatMap((event) => [event, OLDEST_MOMENT_MS / events.length])]))}`

  it('opens within 50 ms', () => {
    const code = longest(...fc.sample(visitorEvent(simulation), { numRuns: MOST_EVENTS, seed: 14 }))
    if (code.length <= LONGEST_LINK) expect(opened([key, simulation], code)).toBe(true)
    const alone = fc.sample(visitorEvent(simulation), { numRuns: 1, seed: 14 })
    expect(opened([key, simulation], longest(...alone))).toBe(true)
  })

  it('is replayed in a bounded number of steps, after any events', () => {
    for (const event of fc.sample(visitorEvent(simulation), { numRuns: 40, seed: 14 })) {
      const asked = counted(simulation)
      expect(runOf(asked.simulation, 7, SAMPLE_NOW, longest(event)).run.getStatus().arrival).toBe('sent')
      expect(asked.reduced()).toBeLessThan(MOST_REDUCED)
    }
  })
})

/** The maximum cost of making a link, in openings of it, and of a short history. */
const MOST_OPENINGS = 6
const LEAST_BOUND = 25_000

/** Rules, and how often they were called. */
function counted(simulation: AnySimulation): { simulation: AnySimulation; reduced: () => number } {
  let reduced = 0
  const reduce: AnySimulation['reduce'] = (...step) => {
    reduced++
    return simulation.reduce(...step)
  }
  return { simulation: { ...simulation, reduce }, reduced: () => reduced }
}

/** A day full of events, and the link to its end, with the cost of making it compared with replaying it. */
function linkOfDay(simulation: AnySimulation, events: readonly unknown[]) {
  const wait = { kind: 'wait', ms: Math.floor(OLDEST_MOMENT_MS / events.length) } as const
  const moment = { seed: 7, log: events.flatMap((event) => [{ kind: 'event', event } as const, wait]) }
  const replayed = counted(simulation)
  stateAt(replayed.simulation, moment, SAMPLE_NOW)
  const made = counted(simulation)
  const link = linkTo(START, made.simulation, moment, SAMPLE_NOW)
  return { link, once: replayed.reduced(), made: made.reduced() }
}

describe.each(withEvents)('the link to the end of a day full of events in %s', (_, simulation) => {
  it.each([1, 14, 27])('is made in a bounded number of steps (%i)', (seed) => {
    const events = fc.sample(visitorEvent(simulation), { numRuns: MOST_EVENTS - 1, seed })
    const { once, made } = linkOfDay(simulation, events)
    expect(made).toBeLessThanOrEqual(Math.max(LEAST_BOUND, MOST_OPENINGS * once))
  })
})

describe('the link to the end of a day in the price tracker', () => {
  const simulation = demos.find(([key]) => key === 'price-tracker')![1]
  const searches = Array.from({ length: MOST_EVENTS - 1 }, (_, at) => ({
    type: 'searchTyped',
    text: `s${at}`,
  }))
  const eventsIn = (link: DemoLink) =>
    momentFrom(simulation, codeOf(link) ?? '')?.log.flatMap((entry) =>
      entry.kind === 'event' ? [entry.event] : [],
    )

  it('contains the last of 199 searches, and is created as fast as the link to one', () => {
    const { link, made, once } = linkOfDay(simulation, searches)
    expect(eventsIn(link)).toEqual([searches.at(-1)])
    expect(made).toBeLessThanOrEqual(MOST_OPENINGS * once)
  })
  it('contains no overwritten text, even if there are too many events', () => {
    const { link } = linkOfDay(
      simulation,
      searches.map((search, at) => (at % 2 ? search : { type: 'refreshPressed' })),
    )
    const texts = eventsIn(link)?.filter((event) => (event as AnyEvent).type === 'searchTyped')
    expect(texts).toEqual([searches.findLast((_, at) => at % 2)])
  })
})

describe.each(withEvents)('the schema of %s', (_, simulation) => {
  it('names typed text "text", and bounds it', () => {
    const check = ({ name, ...value }: EventField, isInside: boolean): void => {
      if (value.kind === 'text') {
        if (!isInside) expect(name).toBe('text')
        expect(v.is(value.schema, 'x'.repeat(LONGEST_SENT_TEXT))).toBe(true)
        expect(v.is(value.schema, 'x'.repeat(LONGEST_SENT_TEXT + 1))).toBe(false)
      } else if (value.kind === 'object') for (const inner of value.fields) check(inner, true)
    }
    for (const { fields } of eventShapesOf(simulation.visitorEvents))
      for (const field of fields) check(field, false)
  })
})

it('prints the time to create and to open a link', () => {
  const times = { made: [] as number[], opened: [] as number[] }
  for (const [key, simulation] of withEvents)
    for (const steps of fc.sample(story(key, simulation), { numRuns: 20, seed: 14 })) {
      const { clock, run } = runOf(simulation, 7)
      for (const { event, wait } of steps) {
        run.send(event)
        clock.advance(wait)
      }
      const begun = workedMs()
      const code = codeOf(run.linkTo(START))
      times.made.push(workedMs() - begun)
      if (code === undefined) continue
      const before = workedMs()
      runOf(simulation, 7, SAMPLE_NOW, code)
      times.opened.push(workedMs() - before)
    }
  const median = (of: number[]) => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? Infinity
  console.log(
    `A link is made in ${median(times.made).toFixed(2)} ms and opened in ${median(times.opened).toFixed(2)} ms, in the median of ${times.opened.length}`,
  )
  expect(median(times.opened)).toBeLessThan(LONGEST_OPENING_MS)
})

describe('what was entered', () => {
  it.each(withEvents)('in %s is passed on, after any input', (_, simulation) => {
    const typed = eventShapesOf(simulation.visitorEvents).filter(({ fields }) =>
      fields.some(({ name }) => name === 'text'),
    )
    for (const shape of typed)
      fc.assert(
        fc.property(
          fc.array(visitorEvent(simulation), { maxLength: 8 }),
          anyEventOf(shape),
          (before, last) => {
            const run = createDemoRun(simulation, { seed: 1, clock: manualClock() })
            for (const event of before) run.send(event)
            run.send({ ...last, text: 'as typed' })
            const isKept = JSON.stringify(run.getState()).includes('as typed')
            expect(run.getEntries().some(([, value]) => value === 'as typed')).toBe(isKept)
          },
        ),
        { numRuns: 30 },
      )
  })
})
