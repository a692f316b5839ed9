import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { manualClock, SAMPLE_NOW, type ManualClock } from './clock.ts'
import { pack } from './deflate.ts'
import { createDemoRun, type DemoRun } from './demoRun.ts'
import { MOST_REMEMBERED } from './history.ts'
import {
  LARGEST_UNPACKED,
  LONGEST_LINK,
  LONGEST_SENT_TEXT,
  MOST_EVENTS,
  OLDEST_MOMENT_MS,
} from './momentLimits.ts'
import { after, replay } from './replay.ts'
import {
  body,
  clockStarted,
  light,
  line,
  notebook,
  notebookEvents,
  stamped,
  title,
  type Notebook,
  type NotebookEvent,
} from '../../tests/notebook.ts'
import type { Simulation } from './simulation.ts'
import { happened, typedText, visitorEventTest } from './visitorEvents.ts'

const START = 'https://site.example/?demo=notebook'
function opened(
  at?: string | null,
  now = SAMPLE_NOW,
): { clock: ManualClock; run: DemoRun<Notebook, NotebookEvent> } {
  const clock = manualClock(now)
  const run = createDemoRun(notebook, { seed: 42, clock, at })
  run.start()
  return { clock, run }
}
function momentLink(run: DemoRun<Notebook, NotebookEvent>) {
  const link = run.linkTo(START)
  if (link.kind !== 'moment') throw new Error(`There is no moment: ${JSON.stringify(link)}`)
  expect(link.link).toBe(`${START}#at=${link.code}`)
  return link
}

describe('the link', () => {
  it('is the short one before any event', () => {
    const { clock, run } = opened()
    clock.advance(60_000)
    expect(run.linkTo(START)).toEqual({ kind: 'start', link: START })
  })
  it('is the short one when all events were undone', () => {
    const { run } = opened()
    run.send(light(true))
    run.send(title('Or'))
    run.send(title(''))
    run.send(light(false))
    expect(run.linkTo(START)).toEqual({ kind: 'start', link: START })
  })
  it('opens the state, and reports whether it contains typed text', () => {
    const { run } = opened()
    run.send(light(true))
    expect(momentLink(run).holdsText).toBe(false)
    run.send(title('Orchard'))
    const { code, holdsText } = momentLink(run)
    expect(holdsText).toBe(true)
    const there = opened(code, SAMPLE_NOW + 5_000_000).run
    expect(there.getState()).toEqual(run.getState())
    expect(there.getStatus()).toEqual({ arrival: 'sent', canStepBack: false, isShown: false })
  })
  it('omits events without a trace and the visitor’s pauses', () => {
    const { clock, run } = opened()
    const quick = opened().run
    for (const text of ['S', 'Se', 'Sec', 'Secret', 'Orchard']) {
      run.send(title(text))
      clock.advance(300)
      run.send(light(text.length % 2 === 0))
      clock.advance(7000)
    }
    quick.send(title('Orchard'))
    expect(momentLink(run).code).toBe(momentLink(quick).code)
  })
  it('continues where it was: the clock ticks on its grid', () => {
    const { clock, run } = opened()
    run.send(clockStarted)
    clock.advance(2400)
    const there = opened(momentLink(run).code, SAMPLE_NOW + 90_000)
    expect(there.run.getState().clock).toMatchObject({ ticks: 2, tickedAt: SAMPLE_NOW + 90_000 - 400 })
    there.clock.advance(599)
    expect(there.run.getState().clock?.ticks).toBe(2)
    there.clock.advance(1)
    expect(there.run.getState().clock?.ticks).toBe(3)
  })
  it('contains a hidden tab, because missed ticks stay missed', () => {
    const { clock, run } = opened()
    run.send(clockStarted)
    clock.leap(60_500)
    clock.advance(600)
    expect(run.getState().clock?.ticks).toBe(2)
    const there = opened(momentLink(run).code, clock.now()).run
    expect(there.getState()).toEqual(run.getState())
  })
  it('omits timers that were slightly late', () => {
    const late = opened()
    const onTime = opened()
    for (const { run } of [late, onTime]) run.send(clockStarted)
    for (let tick = 0; tick < 20; tick++) {
      late.clock.leap(1007)
      onTime.clock.advance(1007)
    }
    expect(late.run.getState()).toEqual(onTime.run.getState())
    expect(momentLink(late.run)).toEqual(momentLink(onTime.run))
  })
  it('is the short one while a visitor only watches a demo that runs automatically', () => {
    const clock = manualClock()
    const run = createDemoRun(ticking, { seed: 42, clock })
    run.start()
    clock.advance(3000)
    expect(run.getState().clock?.ticks).toBe(3)
    expect(run.linkTo(START)).toEqual({ kind: 'start', link: START })
    // A visitor who was sent such a demo may send it on.
    const at = `1${pack('[0,2500]')}`
    const there = createDemoRun(ticking, { seed: 42, clock: manualClock(), at })
    expect(there.getState().clock?.ticks).toBe(2)
    expect(there.linkTo(START)).toMatchObject({ kind: 'moment', holdsText: false })
  })
  it('that can’t be read opens the start, and says so', () => {
    const { run } = opened('1nonsense')
    expect(run.getState()).toEqual(opened().run.getState())
    expect(run.getStatus()).toEqual({ arrival: 'broken', canStepBack: false, isShown: false })
    for (const at of [undefined, null]) expect(opened(at).run.getStatus().arrival).toBe('start')
  })
  it('omits the answers of the browser', () => {
    const { run } = opened()
    run.send(title('Orchard'))
    run.send({ type: 'copied' })
    expect(run.getState().isCopied).toBe(true)
    expect(opened(momentLink(run).code).run.getState()).toEqual({ ...run.getState(), isCopied: false })
  })
  it('survives a clock that is set back', () => {
    let now = SAMPLE_NOW
    const run = createDemoRun(notebook, { seed: 1, clock: { now: () => now, at: () => () => {} } })
    run.send(clockStarted)
    now -= 3_600_000
    run.send(title('Orchard'))
    expect(opened(momentLink(run).code, SAMPLE_NOW).run.getState()).toEqual(run.getState())
  })
})

/** The notebook with its clock started from the beginning. */
const ticking: Simulation<Notebook, NotebookEvent> = {
  ...notebook,
  start: (seed, now) => notebook.reduce(notebook.start(seed, now), clockStarted, now),
}

describe('too long for a link', () => {
  const tooLong = (why: string) => ({ kind: 'tooLong', link: START, why })
  it('is a text above the limit of links', () => {
    const { run } = opened()
    run.send(title('x'.repeat(LONGEST_SENT_TEXT)))
    expect(run.linkTo(START).kind).toBe('moment')
    run.send(light(true))
    run.send(title('x'.repeat(LONGEST_SENT_TEXT + 1)))
    expect(run.linkTo(START)).toEqual(tooLong('text'))
  })
  it('is a log above the limit of links', () => {
    const { run } = opened()
    for (let count = 0; count < MOST_EVENTS; count++) run.send(stamped(7))
    expect(run.linkTo(START).kind).toBe('moment')
    run.send(stamped(7))
    expect(run.linkTo(START)).toEqual(tooLong('events'))
  })
  it('is a demo that has been open for more than a day', () => {
    const { clock, run } = opened()
    run.send(clockStarted)
    clock.leap(OLDEST_MOMENT_MS)
    expect(run.linkTo(START).kind).toBe('moment')
    clock.advance(1)
    expect(run.linkTo(START)).toEqual(tooLong('age'))
  })
  it('is a link of more characters than links may have', () => {
    const { run } = opened()
    const noise = (count: number, from: number) =>
      Array.from({ length: count }, (_, at) =>
        String.fromCharCode(0x4e00 + ((at * 7919 + from) % 20_000)),
      ).join('')
    run.send(title(noise(220, 0)))
    expect(run.linkTo(START).kind).toBe('moment')
    expect(run.linkTo(START).link.length).toBeLessThanOrEqual(LONGEST_LINK)
    run.send(body(noise(LONGEST_SENT_TEXT, 5)))
    expect(run.linkTo(START)).toEqual(tooLong('link'))
    expect(LARGEST_UNPACKED).toBeGreaterThan(LONGEST_LINK)
  })
})

describe('a step back', () => {
  it('undoes the last event, and names it', () => {
    const { run } = opened()
    expect(run.stepBack()).toBeNull()
    run.send(light(true))
    run.send(stamped(1))
    expect(run.getStatus().canStepBack).toBe(true)
    expect(run.stepBack()).toBe('stamped')
    expect(run.getState()).toMatchObject({ isOn: true, stamps: [] })
    expect(run.stepBack()).toBe('light switched')
    expect(run.getState()).toEqual(opened().run.getState())
    expect(run.getStatus().canStepBack).toBe(false)
    expect(run.stepBack()).toBeNull()
  })
  it('counts continuous typing in one field as one step', () => {
    const { run } = opened()
    for (const text of ['O', 'Or', 'Orc']) run.send(title(text))
    for (const text of ['a', 'ab']) run.send(body(text))
    run.stepBack()
    expect(run.getState()).toMatchObject({ title: 'Orc', body: '' })
    run.stepBack()
    expect(run.getState().title).toBe('')
    expect(run.getStatus().canStepBack).toBe(false)
  })
  it('starts a new step after another event', () => {
    const { run } = opened()
    run.send(title('O'))
    run.send(light(true))
    run.send(title('Or'))
    run.stepBack()
    expect(run.getState()).toMatchObject({ title: 'O', isOn: true })
  })
  it('skips events without effect and text that was deleted while typing', () => {
    const { run } = opened()
    run.send(light(false))
    run.send(title('O'))
    run.send(title(''))
    expect(run.getStatus().canStepBack).toBe(false)
  })
  it('does not change the time: running processes continue', () => {
    const { clock, run } = opened()
    run.send(clockStarted)
    clock.advance(1500)
    run.send(light(true))
    clock.advance(1000)
    run.stepBack()
    expect(run.getState()).toMatchObject({ isOn: false, clock: { ticks: 2 } })
    clock.advance(500)
    expect(run.getState().clock?.ticks).toBe(3)
    run.stepBack()
    expect(run.getState().clock).toBeNull()
    clock.advance(5000)
    expect(run.getState().clock).toBeNull()
  })
  it('undoes the browser’s answer as well', () => {
    const { run } = opened()
    run.send(light(true))
    run.send({ type: 'copied' })
    run.stepBack()
    expect(run.getState()).toEqual(opened().run.getState())
  })
  it('keeps the time that passed before the browser answered', () => {
    const { clock, run } = opened()
    run.send(clockStarted)
    run.send(light(true))
    clock.advance(1500)
    run.send({ type: 'copied' })
    clock.advance(600)
    run.stepBack()
    expect(run.getState()).toMatchObject({ isOn: false, isCopied: false, clock: { ticks: 2 } })
  })
  it('undoes one of two texts if both have left a trace', () => {
    const { run } = opened()
    run.send(line('one'))
    run.send(line('two'))
    expect(run.stepBack()).toBe('line added')
    expect(run.getState().lines).toEqual(['one'])
  })
  describe('of a text whose beginning has left a trace', () => {
    /** It lights up with its first letter and keeps the time. */
    const lamp: Simulation<{ text: string; litAt: number | null }, { type: 'textTyped'; text: string }> = {
      visitorEvents: v.variant('type', [happened('textTyped', { text: typedText })]),
      start: () => ({ text: '', litAt: null }),
      reduce: ({ litAt }, { text }, now) => ({ text, litAt: text === '' ? null : (litAt ?? now) }),
    }
    const typedInto = (...texts: string[]) => {
      const clock = manualClock()
      const run = createDemoRun(lamp, { seed: 1, clock })
      run.start()
      for (const text of texts) {
        run.send({ type: 'textTyped', text })
        clock.advance(300)
      }
      return run
    }
    const eventsOf = (run: ReturnType<typeof typedInto>) =>
      run.getMoment()?.log.flatMap((entry) => (entry.kind === 'event' ? [entry.event] : []))

    it('remembers that and the last text', () => {
      const run = typedInto('1', '12', '12.', '12.5')
      expect(eventsOf(run)).toEqual(['1', '12.5'].map((text) => ({ type: 'textTyped', text })))
      expect(run.getState()).toEqual({ text: '12.5', litAt: SAMPLE_NOW })
    })
    it('is one step', () => {
      const run = typedInto('1', '12', '12.', '12.5')
      run.stepBack()
      expect(run.getState()).toEqual({ text: '', litAt: null })
      expect(run.getStatus().canStepBack).toBe(false)
    })
    it('remembers nothing of a text that was deleted', () => {
      const run = typedInto('1', '12', '1', '')
      expect(eventsOf(run)).toEqual([])
      expect(run.getStatus().canStepBack).toBe(false)
    })
    it('is two steps if the second text does not continue the first', () => {
      const run = typedInto('1', 'x')
      run.stepBack()
      expect(run.getState()).toEqual({ text: '1', litAt: SAMPLE_NOW })
    })
  })
  it('undoes one of two equal presses, not both', () => {
    const { clock, run } = opened()
    run.send(clockStarted)
    clock.advance(300)
    run.send(clockStarted)
    run.stepBack()
    expect(run.getState().clock?.since).toBe(SAMPLE_NOW)
  })
  it('separates text typed before a hidden tab from text typed after it', () => {
    const { clock, run } = opened()
    run.send(clockStarted)
    run.send(title('O'))
    clock.leap(60_500)
    run.send(title('Or'))
    expect(run.getMoment()?.log.map(({ kind }) => kind)).toEqual(['event', 'event', 'leap', 'event'])
    run.stepBack()
    expect(run.getState()).toMatchObject({ title: 'O', clock: { ticks: 1 } })
  })
  it('stops at the state that the demo was opened with', () => {
    const run = createDemoRun(notebook, { seed: 1, clock: manualClock(), opening: [title('O'), light(true)] })
    expect(run.stepBack()).toBeNull()
    const typedOn = createDemoRun(notebook, { seed: 1, clock: manualClock(), opening: [title('O')] })
    typedOn.send(title('Or'))
    expect(typedOn.stepBack()).toBe('note typed')
    expect(typedOn.getState().title).toBe('O')
    expect(typedOn.stepBack()).toBeNull()
  })
  it('stops at the state of the link', () => {
    const { run } = opened()
    run.send(title('Orchard'))
    const there = opened(momentLink(run).code).run
    there.send(title('Orchards'))
    there.send(light(true))
    there.stepBack()
    there.stepBack()
    expect(there.getState()).toEqual(run.getState())
    expect(there.stepBack()).toBeNull()
    expect(momentLink(there)).toEqual(momentLink(run))
  })
  it('notifies listeners, with the current state', () => {
    const { run } = opened()
    const seen: unknown[] = []
    run.subscribe(() => seen.push([run.getState().isOn, run.getStatus().canStepBack]))
    run.send(light(true))
    run.stepBack()
    expect(seen).toEqual([
      [true, true],
      [false, false],
    ])
  })
})

describe('the history', () => {
  it('is a thousand entries; with one more, the older half is forgotten', () => {
    const { run } = opened()
    for (let count = 0; count < MOST_REMEMBERED; count++) run.send(stamped(count))
    expect(run.getMoment()?.log).toHaveLength(MOST_REMEMBERED)
    run.send(stamped(0))
    expect(run.getMoment()).toBeNull()
    for (let left = Math.ceil((MOST_REMEMBERED + 1) / 2); left > 0; left--)
      expect(run.stepBack()).toBe('stamped')
    expect(run.stepBack()).toBeNull()
    expect(run.getState().stamps).toHaveLength(MOST_REMEMBERED / 2)
  })
  it('still has the effects of time after its beginning is forgotten', () => {
    const { clock, run } = opened()
    run.send(clockStarted)
    clock.leap(2500)
    for (let count = 0; count < MOST_REMEMBERED; count++) {
      run.send(stamped(count))
      clock.advance(7)
    }
    expect(run.getMoment()).toBeNull()
    const before = run.getState()
    run.send(light(true))
    run.stepBack()
    expect(run.getState()).toEqual(before)
  })
  it('is bounded: then undo has a limit, and there is no link', () => {
    const { clock, run } = opened()
    for (let count = 0; count < 2 * MOST_REMEMBERED; count++) {
      run.send(stamped(count))
      clock.advance(10)
    }
    expect(run.linkTo(START)).toEqual({ kind: 'tooLong', link: START, why: 'events' })
    const { stamps } = run.getState()
    let log = 0
    while (run.stepBack() !== null) log++
    expect(log).toBeGreaterThan(MOST_REMEMBERED / 5)
    expect(log).toBeLessThanOrEqual(MOST_REMEMBERED)
    expect(run.getState().stamps).toEqual(stamps.slice(0, -log))
  })
  it('is one text, even if the visitor types for a long time', () => {
    const { clock, run } = opened()
    for (let count = 1; count < 2 * MOST_REMEMBERED; count++) {
      run.send(title('x'.repeat(count % 400)))
      clock.advance(80)
    }
    expect(momentLink(run).holdsText).toBe(true)
  })
})

describe('the entries', () => {
  it('is the content of the fields, without blank ones', () => {
    const { run } = opened()
    expect(run.getEntries()).toEqual([])
    run.send(title(' Orchard '))
    run.send(body(' '))
    expect(run.getEntries()).toEqual([['Title', ' Orchard ']])
  })
})

describe('a demo without a schema of its events', () => {
  const plain: Simulation<Notebook, NotebookEvent> = {
    start: (...now) => notebook.start(...now),
    reduce: (...entry) => notebook.reduce(...entry),
  }
  const start = () => {
    const clock = manualClock()
    const run = createDemoRun(plain, { seed: 42, clock })
    run.start()
    return { clock, run }
  }
  it('works without a history', () => {
    const { clock, run } = start()
    run.send(title('Orchard'))
    clock.leap(60_000)
    run.send(light(true))
    expect(run.getState()).toMatchObject({ title: 'Orchard', isOn: true })
    expect(run.getStatus().canStepBack).toBe(false)
    expect(run.stepBack()).toBeNull()
    expect(run.getEntries()).toEqual([])
    expect(run.getMoment()).toEqual({ seed: 42, log: [] })
  })
  it('does not change over time without its own timers', () => {
    const { clock, run } = start()
    run.send(clockStarted)
    clock.advance(60_000)
    expect(run.getState().clock?.ticks).toBe(0)
    expect(replay(plain, [clockStarted, after(60_000)]).clock?.ticks).toBe(0)
  })
  it('misses the same ticks in a hidden tab as others', () => {
    const clock = manualClock()
    const timed = { ...plain, due: (state: Notebook) => notebook.due?.(state) ?? null }
    const run = createDemoRun(timed, { seed: 42, clock })
    run.start()
    run.send(clockStarted)
    clock.leap(60_500)
    expect(run.getState().clock?.ticks).toBe(1)
  })
  it('can be shown, without a link', () => {
    const { run } = start()
    run.show([{ kind: 'event', event: light(true) }])
    expect(run.getState().isOn).toBe(true)
    expect(run.linkTo(START)).toEqual({ kind: 'tooLong', link: START, why: 'events' })
  })
})

describe('the shown state', () => {
  const log = [
    { kind: 'event', event: clockStarted },
    { kind: 'wait', ms: 2500 },
  ] as const
  it('began when the demo was opened', () => {
    const { clock, run } = opened()
    clock.advance(60_000)
    run.show(log)
    expect(run.getState().clock).toEqual({
      since: SAMPLE_NOW,
      tickedAt: SAMPLE_NOW + 2000,
      nextAt: SAMPLE_NOW + 3000,
      ticks: 2,
    })
    expect(run.getMoment()).toEqual({ seed: 42, log: log })
  })
  it('is drawn once, even if it is requested often', () => {
    const { run } = opened()
    let drawn = 0
    run.subscribe(() => drawn++)
    run.show([])
    expect(run.getStatus().isShown).toBe(true)
    expect(drawn).toBe(1)
    run.show([])
    expect(drawn).toBe(1)
    run.show(log)
    expect(drawn).toBe(2)
  })
})

it('is the same status object until a part of it changes', () => {
  const { run } = opened()
  run.send(light(true))
  const status = run.getStatus()
  run.send(light(false))
  expect(run.getStatus()).toBe(status)
  run.stepBack()
  run.stepBack()
  expect(run.getStatus()).not.toBe(status)
})

it('recognizes visitors’ events by the schema', () => {
  const isVisitors = visitorEventTest(notebookEvents)
  expect([clockStarted, { type: 'ticked' }, { type: 'copied' }, {}].map(isVisitors)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

describe('a demo that was left', () => {
  const leave = (run: DemoRun<Notebook, NotebookEvent>): unknown =>
    JSON.parse(JSON.stringify(run.getMoment()))
  const reopened = (left: unknown, at?: string, now = SAMPLE_NOW) => {
    const clock = manualClock(now)
    return createDemoRun(notebook, { seed: 1, clock, at, left })
  }
  it.each<[string, (run: DemoRun<Notebook, NotebookEvent>, clock: ManualClock) => void]>([
    ['with a long text', (run) => run.send(title('x'.repeat(LONGEST_SENT_TEXT + 1)))],
    [
      'after many steps',
      (run, clock) => {
        for (let index = 0; index <= MOST_EVENTS; index++) {
          run.send(stamped(index))
          clock.advance(10)
        }
      },
    ],
    [
      'after more than a day',
      (run, clock) => {
        run.send(title('Orchard'))
        run.send(clockStarted)
        clock.advance(OLDEST_MOMENT_MS + 1)
      },
    ],
  ])('%s opens as it was, though no link holds it', (_, visit) => {
    const { clock, run } = opened()
    visit(run, clock)
    expect(run.linkTo(START).kind).toBe('tooLong')
    const again = reopened(leave(run), 'broken', clock.now())
    expect(again.getState()).toEqual(run.getState())
    expect(again.getStatus()).toEqual({ arrival: 'start', canStepBack: false, isShown: false })
    expect(again.linkTo(START).kind).toBe('tooLong')
  })
  it.each([
    undefined,
    null,
    'x',
    {},
    { seed: 1 },
    { seed: '1', log: [] },
    { seed: 1, log: [{ kind: 'event', event: { ...title('x'), text: 1 } }] },
    { seed: 1, log: [{ kind: 'wait', ms: '1' }] },
  ])('opens by its link where %j was kept', (left) => {
    const { run } = opened()
    run.send(light(true))
    const again = reopened(left, momentLink(run).code)
    expect(again.getState()).toEqual(run.getState())
    expect(again.getStatus().arrival).toBe('sent')
  })
})

describe('a demo that begins filled in', () => {
  const beginning: readonly NotebookEvent[] = [
    { type: 'bothPasted', texts: { title: 'Harbor', body: 'A sample' } },
  ]
  const begun = (options: { at?: string; opening?: readonly NotebookEvent[]; left?: unknown } = {}) => {
    const run = createDemoRun(notebook, { seed: 42, clock: manualClock(), beginning, ...options })
    run.start()
    return run
  }

  it('has it as its start: in the short link, in a kept moment, and not to be undone', () => {
    const run = begun()
    expect(run.getState()).toMatchObject({ title: 'Harbor', body: 'A sample' })
    expect(run.getStatus()).toMatchObject({ arrival: 'start', canStepBack: false })
    expect(run.linkTo(START)).toEqual({ kind: 'start', link: START })
    expect(run.getMoment()?.log).toEqual([{ kind: 'event', event: beginning[0] }])
    const kept = begun({ left: run.getMoment() })
    expect(kept.getState()).toEqual(run.getState())
    expect(kept.linkTo(START)).toEqual({ kind: 'start', link: START })
  })

  it('is part of the moment when something was done, and opens the same with and without it', () => {
    const run = begun()
    run.send(title('Meadow'))
    const { code } = momentLink(run)
    for (const again of [begun({ at: code }), opened(code).run]) {
      expect(again.getState()).toEqual(run.getState())
      expect(again.getStatus().arrival).toBe('sent')
    }
    expect(run.stepBack()).not.toBeNull()
    expect(run.linkTo(START)).toEqual({ kind: 'start', link: START })
  })

  it('has a moment for its emptied fields, because its start has another state', () => {
    const run = begun()
    run.send(title(''))
    run.send(body(''))
    const { code } = momentLink(run)
    expect(begun({ at: code }).getState()).toMatchObject({ title: '', body: '' })
  })

  it('gives way to the texts of a link, and starts with it after a broken link', () => {
    const texts = begun({ opening: [{ type: 'bothPasted', texts: { title: 'Orchard', body: '' } }] })
    expect(texts.getState()).toMatchObject({ title: 'Orchard', body: '' })
    expect(texts.getStatus().arrival).toBe('sent')
    const broken = begun({ at: 'broken' })
    expect(broken.getState()).toMatchObject({ title: 'Harbor' })
    expect(broken.getStatus().arrival).toBe('broken')
  })

  it('is the start of what is shown', () => {
    const run = begun()
    run.send(title('Meadow'))
    run.show([])
    expect(run.getState()).toMatchObject({ title: 'Harbor', body: 'A sample' })
    run.show([{ kind: 'event', event: light(true) }])
    expect(run.getState()).toMatchObject({ title: 'Harbor', isOn: true })
    run.goOn()
    expect(run.getState()).toMatchObject({ title: 'Harbor', isOn: true })
  })
})
