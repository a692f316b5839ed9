import { describe, expect, it } from 'vitest'
import { manualClock, SAMPLE_NOW } from './clock.ts'
import { createDemoRun } from './demoRun.ts'
import { createRunner } from './runner.ts'
import type { MomentEntry } from './moment.ts'
import { after, replay } from './replay.ts'
import type { Simulation } from './simulation.ts'
import { createTourRun, endOf, stepMs, logTo, type Tour } from './tour.ts'
import { happened, typedText, type VisitorEvents } from './visitorEvents.ts'
import * as v from 'valibot'

/** A lamp that is named, and burns so long. */
type LampEvent = { type: 'named'; text: string } | { type: 'lit' } | { type: 'burnt' }
interface Lamp {
  name: string
  outAt: number | null
}
const BURNING_MS = 30_000
const lamp: Simulation<Lamp, LampEvent> = {
  visitorEvents: v.variant('type', [
    happened('named', { text: typedText }),
    happened('lit'),
  ]) as unknown as VisitorEvents<LampEvent>,
  start: () => ({ name: '', outAt: null }),
  reduce(state, event, now) {
    switch (event.type) {
      case 'named':
        return { ...state, name: event.text }
      case 'lit':
        return { ...state, outAt: now + BURNING_MS }
      case 'burnt':
        return { ...state, outAt: null }
    }
  },
  due: ({ outAt }) => (outAt === null ? null : { event: { type: 'burnt' }, at: outAt }),
}

const name = { role: 'textbox', name: 'Name' } as const
const light = { role: 'button', name: 'Light' } as const
const shade = { role: 'heading', name: 'Shade' } as const
const tour: Tour<LampEvent> = [
  { caption: 'A name.', acts: [{ at: name, event: { type: 'named', text: 'Ada' } }] },
  { caption: 'A light.', acts: [{ at: light, event: { type: 'lit' }, passes: BURNING_MS }, { at: shade }] },
]

const tourMs = (told: Tour<LampEvent>) => told.reduce((sum, step) => sum + stepMs(step), 0)
const eventsOf = (steps: readonly MomentEntry<LampEvent>[]) =>
  steps.flatMap((step) => (step.kind === 'event' ? [step.event] : []))
const demoMsOf = (steps: readonly MomentEntry<LampEvent>[]) =>
  steps.reduce((sum, step) => (step.kind === 'event' ? sum : sum + step.ms), 0)

describe('a step', () => {
  const ms = (...acts: Tour<LampEvent>[number]['acts']) => stepMs({ caption: 'x'.repeat(20), acts })
  const READ = 800 + 20 * 45
  it('lasts as long as reading, pointing, typing and looking', () => {
    expect(tour.map((step) => stepMs(step))).toEqual([
      800 + 7 * 45 + 2 * 80 + 2500,
      800 + 8 * 45 + 1500 + 900 + 2500,
    ])
    expect(ms({ at: shade })).toBe(READ + 2500)
    expect(ms({ at: light, event: { type: 'lit' } })).toBe(READ + 2500)
    expect(ms({ at: light, event: { type: 'lit' } }, { at: shade })).toBe(READ + 900 + 2500)
    expect(ms()).toBe(0)
  })
  it('shows a short wait completely, and half of 3 seconds for a longer one', () => {
    const waiting = (passes: number) => ms({ at: shade, passes }) - 2500
    expect([1, 2000, 3000, 3001, 60_000].map(waiting)).toEqual([1, 2000, 3000, 1500, 1500])
  })
  it('acts when the pointing is over, and not before', () => {
    const at = (offset: number) => eventsOf(logTo(tour, { step: 0, offset })).length
    expect([1114, 1115].map(at)).toEqual([0, 1])
  })
  it('enters a complete date', () => {
    const date = { role: 'date', name: 'Day' } as const
    const days: Tour<LampEvent> = [
      { caption: 'A day.', acts: [{ at: date, event: { type: 'named', text: '2026-03-02' } }] },
    ]
    expect(stepMs(days[0]!)).toBe(800 + 6 * 45 + 2500)
  })
})

describe('a log', () => {
  it('begins empty, types letter by letter, and keeps only the last text', () => {
    expect(logTo(tour, { step: 0, offset: 0 })).toEqual([])
    const texts = Array.from({ length: stepMs(tour[0]!) / 10 }, (_, at) =>
      eventsOf(logTo(tour, { step: 0, offset: at * 10 })).map((event) => 'text' in event && event.text),
    )
    expect([...new Set(texts.map(String))]).toEqual(['', 'A', 'Ad', 'Ada'])
    expect(Math.max(...texts.map(({ length }) => length))).toBe(1)
  })
  it('contains the whole wait, even if it is shown shortened', () => {
    const whole = logTo(tour, endOf(tour, 1))
    expect(eventsOf(whole)).toEqual([{ type: 'named', text: 'Ada' }, { type: 'lit' }])
    expect(demoMsOf(whole)).toBeGreaterThan(BURNING_MS)
    expect(tourMs(tour)).toBeLessThan(BURNING_MS / 2)
  })
  it('only grows: the log at any time is the beginning of the later log', () => {
    let [events, ms] = [0, 0]
    for (let step = 0; step < tour.length; step++)
      for (let offset = 0; offset <= stepMs(tour[step]!); offset += 50) {
        const log = logTo(tour, { step, offset })
        expect(eventsOf(log).length).toBeGreaterThanOrEqual(events)
        expect(demoMsOf(log)).toBeGreaterThanOrEqual(ms)
        events = eventsOf(log).length
        ms = demoMsOf(log)
      }
  })
})

function atWork(isPlaying: boolean, step?: number) {
  const clock = manualClock()
  const demo = createDemoRun(lamp, { seed: 7, clock })
  demo.start()
  const run = createTourRun(tour, { clock, isPlaying, step, show: demo.show })
  const stop = run.start()
  return { clock, demo, run, stop }
}

describe('a playing tour', () => {
  it('plays to its end, and stops there', () => {
    const { clock, demo, run } = atWork(true)
    expect(run.getView()).toEqual({ step: 0, isPlaying: true, isAtEnd: false, control: name, later: null })
    clock.advance(stepMs(tour[0]!) - 100)
    expect(run.getView().step).toBe(0)
    expect(demo.getState().name).toBe('Ada')
    clock.advance(200)
    expect(run.getView()).toMatchObject({ step: 1, control: light })
    clock.advance(tourMs(tour))
    expect(run.getView()).toEqual({
      step: 1,
      isPlaying: false,
      isAtEnd: true,
      control: shade,
      later: BURNING_MS,
    })
    expect(demo.getState()).toEqual({ name: 'Ada', outAt: null })
  })
  it('is still while it is paused, hidden or stopped, and so is the demo', () => {
    const { clock, demo, run, stop } = atWork(true)
    clock.advance(stepMs(tour[0]!) + 1700)
    const burning = demo.getState()
    expect(burning.outAt).not.toBeNull()
    const view = run.getView()
    for (const [halt, goOn] of [
      [() => run.send({ type: 'pausePressed' }), () => run.send({ type: 'playPressed' })],
      [
        () => run.send({ type: 'visibilityChanged', isHidden: true }),
        () => run.send({ type: 'visibilityChanged', isHidden: false }),
      ],
    ] as const) {
      const before = demo.getState()
      halt()
      clock.advance(10 * BURNING_MS)
      expect(demo.getState()).toEqual(before)
      goOn()
      expect(demo.getState()).toEqual(before)
      expect(run.getView()).toEqual(view)
    }
    clock.advance(1500)
    expect(demo.getState().outAt).toBeNull()
    run.send({ type: 'stepChosen', step: 0 })
    stop()
    clock.advance(tourMs(tour))
    expect(run.getView().step).toBe(0)
  })
  it('moves manually from the end of one step to the end of another, and back', () => {
    const { demo, run } = atWork(false)
    expect(demo.getState().name).toBe('Ada')
    expect(run.getView()).toMatchObject({ step: 0, isPlaying: false, isAtEnd: false })
    run.send({ type: 'stepChosen', step: 1 })
    expect(run.getView()).toMatchObject({ step: 1, isAtEnd: true, later: BURNING_MS })
    run.send({ type: 'stepChosen', step: 0 })
    expect(demo.getState()).toEqual({ name: 'Ada', outAt: null })
    expect(run.getView().isAtEnd).toBe(false)
  })
  it('shows each action until it is finished, and stays in a step to its end', () => {
    const clock = manualClock()
    const even: Tour<LampEvent> = [
      { caption: 'x'.repeat(20), acts: [{ at: light, event: { type: 'lit' } }, { at: shade }] },
      { caption: 'x'.repeat(20), acts: [{ at: name }] },
    ]
    const run = createTourRun(even, { clock, isPlaying: true, show: () => undefined })
    run.start()
    clock.advance(1700)
    expect(run.getView().control).toEqual(light)
    clock.advance(100)
    const view = run.getView()
    expect(view.control).toEqual(shade)
    clock.advance(3300)
    expect(run.getView()).toBe(view)
    clock.advance(100)
    expect(run.getView()).toMatchObject({ step: 1, control: name })
  })
  it('begins at the requested step, if it exists', () => {
    expect(atWork(false, 1).run.getView().step).toBe(1)
    expect(atWork(false, 99).run.getView().step).toBe(1)
    expect(atWork(false, -1).run.getView().step).toBe(0)
  })
  it('plays again from its beginning', () => {
    const { demo, run } = atWork(false, 1)
    run.send({ type: 'playPressed' })
    expect(run.getView()).toMatchObject({ step: 0, isPlaying: true })
    expect(demo.getState().name).toBe('')
  })
  it('skips the time while it was hidden', () => {
    const { clock, run } = atWork(true)
    clock.leap(10 * tourMs(tour))
    expect(run.getView().step).toBe(0)
  })
})

describe('a demo in a tour', () => {
  it('continues from there after a takeover: time, link and undo', () => {
    const { clock, demo, run } = atWork(true)
    clock.advance(stepMs(tour[0]!) + 1250)
    run.send({ type: 'pausePressed' })
    clock.advance(10 * BURNING_MS)
    const link = demo.linkTo('start')
    expect(demo.getStatus()).toEqual({ arrival: 'start', canStepBack: false, isShown: true })
    expect(demo.stepBack()).toBeNull()
    demo.goOn()
    expect(demo.getStatus()).toEqual({ arrival: 'start', canStepBack: false, isShown: false })
    const { outAt } = demo.getState()
    // It has burnt for as long as it was shown to, and no longer.
    expect(outAt! - clock.now()).toBeGreaterThan(BURNING_MS - 4000)
    expect(outAt! - clock.now()).toBeLessThan(BURNING_MS)
    expect(demo.linkTo('start')).toEqual(link)
    const there = createDemoRun(lamp, {
      seed: 1,
      clock: manualClock(clock.now()),
      at: link.kind === 'moment' ? link.code : '',
    })
    expect(there.getState()).toEqual(demo.getState())
    clock.advance(BURNING_MS)
    expect(demo.getState().outAt).toBeNull()
    demo.send({ type: 'named', text: 'Eve' })
    expect(demo.stepBack()).toBe('named')
    expect(demo.getState().name).toBe('Ada')
    // The tour's actions are not steps of the visitor.
    expect(demo.stepBack()).toBeNull()
  })
  it('is taken over by any event in it', () => {
    const { demo, run } = atWork(false)
    demo.send({ type: 'lit' })
    expect(demo.getStatus()).toMatchObject({ isShown: false, canStepBack: true })
    expect(demo.getState().name).toBe('Ada')
    // Pausing shows nothing, another step does.
    run.send({ type: 'pausePressed' })
    expect(demo.getStatus().isShown).toBe(false)
    run.send({ type: 'stepChosen', step: 0 })
    expect(demo.getStatus().isShown).toBe(true)
    expect(demo.getState().outAt).toBeNull()
  })
  it('uses its own seed, so that it equals a replay', () => {
    const { demo } = atWork(false, 1)
    const steps = logTo(tour, endOf(tour, 1)).map((step) =>
      step.kind === 'event' ? step.event : after(step.ms),
    )
    expect(demo.getState()).toEqual(replay(lamp, steps, { seed: 7, now: SAMPLE_NOW }))
  })
})

it('a paused runner has no due events', () => {
  const clock = manualClock()
  const runner = createRunner(lamp, { seed: 7, clock })
  runner.start()
  runner.send({ type: 'lit' })
  runner.replaceState(runner.getState(), true)
  clock.advance(2 * BURNING_MS)
  runner.settle()
  expect(runner.getState().outAt).not.toBeNull()
  runner.replaceState(runner.getState())
  clock.advance(0)
  expect(runner.getState().outAt).toBeNull()
})
