import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { manualClock, SAMPLE_NOW, type ManualClock } from './clock.ts'
import { createDemoRun, type DemoRun } from './demoRun.ts'
import { MOST_REMEMBERED } from './history.ts'
import {
  LARGEST_UNPACKED,
  LONGEST_LINK,
  LONGEST_SENT_TEXT,
  MOST_EVENTS,
  OLDEST_MOMENT_MS,
} from './momentLimits.ts'
import { nextOnGrid, type Simulation } from './simulation.ts'
import { happened, typedText, visitorEventTest } from './visitorEvents.ts'

// A notebook: two fields, a light, a list of stamps, a clock that ticks each second and tells when it last did.
const notebookEvents = v.variant('type', [
  happened('noteTyped', { field: v.picklist(['title', 'body']), text: typedText }),
  happened('lightSwitched', { isOn: v.boolean() }),
  happened('stamped', { stamp: v.number() }),
  happened('clockStarted'),
])
type Event = v.InferOutput<typeof notebookEvents> | { type: 'copied' } | { type: 'ticked' }
interface State {
  title: string
  body: string
  isOn: boolean
  stamps: readonly number[]
  isCopied: boolean
  clock: { since: number; nextAt: number; ticks: number; tickedAt: number } | null
}
const TICK_MS = 1000
const notebook: Simulation<State, Event> = {
  visitorEvents: notebookEvents,
  start: () => ({ title: '', body: '', isOn: false, stamps: [], isCopied: false, clock: null }),
  reduce(state, event, now) {
    switch (event.type) {
      case 'noteTyped':
        return { ...state, [event.field]: event.text }
      case 'lightSwitched':
        return { ...state, isOn: event.isOn }
      case 'stamped':
        return { ...state, stamps: [...state.stamps, event.stamp] }
      case 'clockStarted':
        return { ...state, clock: { since: now, nextAt: now + TICK_MS, ticks: 0, tickedAt: now } }
      case 'copied':
        return { ...state, isCopied: true }
      case 'ticked': {
        if (!state.clock) return state
        const { since, ticks } = state.clock
        return {
          ...state,
          clock: { since, ticks: ticks + 1, tickedAt: now, nextAt: nextOnGrid(since, TICK_MS, now) },
        }
      }
    }
  },
  due: ({ clock }) => clock && { event: { type: 'ticked' }, at: clock.nextAt },
}

const START = 'https://fourfold.example/?demo=notebook'
function opened(at?: string | null, now = SAMPLE_NOW): { clock: ManualClock; run: DemoRun<State, Event> } {
  const clock = manualClock(now)
  const run = createDemoRun(notebook, { seed: 42, clock, at })
  run.start()
  return { clock, run }
}
const title = (text: string): Event => ({ type: 'noteTyped', field: 'title', text })
const body = (text: string): Event => ({ type: 'noteTyped', field: 'body', text })
const light = (isOn: boolean): Event => ({ type: 'lightSwitched', isOn })
const stamped = (stamp: number): Event => ({ type: 'stamped', stamp })
const clockStarted: Event = { type: 'clockStarted' }

function momentLink(run: DemoRun<State, Event>) {
  const link = run.linkTo(START)
  if (link.kind !== 'moment') throw new Error(`There is no moment: ${JSON.stringify(link)}`)
  expect(link.link).toBe(`${START}&at=${link.code}`)
  return link
}

describe('the link', () => {
  it('is the short one while nothing was done', () => {
    const { clock, run } = opened()
    clock.advance(60_000)
    expect(run.linkTo(START)).toEqual({ kind: 'start', link: START })
  })
  it('is the short one when all was taken back', () => {
    const { run } = opened()
    run.send(light(true))
    run.send(title('Or'))
    run.send(title(''))
    run.send(light(false))
    expect(run.linkTo(START)).toEqual({ kind: 'start', link: START })
  })
  it('opens the state, and says whether it holds what was typed', () => {
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
  it('does not tell what left no trace, nor how long anybody took', () => {
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
  it('goes on where it was: the clock ticks on its grid', () => {
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
  it('tells of a hidden tab, as what was missed there is missed', () => {
    const { clock, run } = opened()
    run.send(clockStarted)
    clock.leap(60_500)
    clock.advance(600)
    expect(run.getState().clock?.ticks).toBe(2)
    const there = opened(momentLink(run).code, clock.now()).run
    expect(there.getState()).toEqual(run.getState())
  })
  it('tells nothing of timers that came a little late', () => {
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
  it('does not say what the browser answered', () => {
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

describe('what is too long for a link', () => {
  const tooLong = (why: string) => ({ kind: 'tooLong', link: START, why })
  it('is a longer text than links take', () => {
    const { run } = opened()
    run.send(title('x'.repeat(LONGEST_SENT_TEXT)))
    expect(run.linkTo(START).kind).toBe('moment')
    run.send(title('x'.repeat(LONGEST_SENT_TEXT + 1)))
    expect(run.linkTo(START)).toEqual(tooLong('text'))
  })
  it('is a longer story than links take', () => {
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
  it('takes back the last thing that was done, and says what', () => {
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
  it('takes a burst of typing in one field for one step', () => {
    const { run } = opened()
    for (const text of ['O', 'Or', 'Orc']) run.send(title(text))
    for (const text of ['a', 'ab']) run.send(body(text))
    run.stepBack()
    expect(run.getState()).toMatchObject({ title: 'Orc', body: '' })
    run.stepBack()
    expect(run.getState().title).toBe('')
    expect(run.getStatus().canStepBack).toBe(false)
  })
  it('begins a new burst after another step', () => {
    const { run } = opened()
    run.send(title('O'))
    run.send(light(true))
    run.send(title('Or'))
    run.stepBack()
    expect(run.getState()).toMatchObject({ title: 'O', isOn: true })
  })
  it('is not for what changed nothing, nor for a text that was taken back while typing', () => {
    const { run } = opened()
    run.send(light(false))
    run.send(title('O'))
    run.send(title(''))
    expect(run.getStatus().canStepBack).toBe(false)
  })
  it('leaves the time as it is: what runs, runs on', () => {
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
  it('takes what the browser answered along', () => {
    const { run } = opened()
    run.send(light(true))
    run.send({ type: 'copied' })
    run.stepBack()
    expect(run.getState()).toEqual(opened().run.getState())
  })
  it('does not go behind what the link brought', () => {
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
  it('tells listeners, with the state that holds', () => {
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

describe('what is remembered', () => {
  it('is bounded: then steps back go so far, and a link no longer', () => {
    const { clock, run } = opened()
    for (let count = 0; count < 2 * MOST_REMEMBERED; count++) {
      run.send(stamped(count))
      clock.advance(10)
    }
    expect(run.linkTo(START)).toEqual({ kind: 'tooLong', link: START, why: 'events' })
    const { stamps } = run.getState()
    let steps = 0
    while (run.stepBack() !== null) steps++
    expect(steps).toBeGreaterThan(MOST_REMEMBERED / 5)
    expect(steps).toBeLessThanOrEqual(MOST_REMEMBERED)
    expect(run.getState().stamps).toEqual(stamps.slice(0, -steps))
  })
  it('is one text, however long somebody types', () => {
    const { clock, run } = opened()
    for (let count = 1; count < 2 * MOST_REMEMBERED; count++) {
      run.send(title('x'.repeat(count % 400)))
      clock.advance(80)
    }
    expect(momentLink(run).holdsText).toBe(true)
  })
})

it('tells visitors’ events by the schema', () => {
  const isVisitors = visitorEventTest(notebookEvents)
  expect([clockStarted, { type: 'ticked' }, { type: 'copied' }, {}].map(isVisitors)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
