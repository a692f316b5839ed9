// The rules of tours, for every tour, including new ones. The visible result is checked by the story
// `Tour` of each demo.
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { demoIds } from '#src/content/demos.ts'
import { SAMPLE_NOW } from '#src/simulation/clock.ts'
import type { ClosedDemo } from '#src/simulation/LiveDemo.tsx'
import { isSame, stateAfter } from '#src/simulation/moment.ts'
import { runDue } from '#src/simulation/simulation.ts'
import { endOf, stepMs, logTo, type Tour } from '#src/simulation/tour.ts'
import { faultsIn } from './claims.ts'

const LONGEST_CAPTION = 72
const STEPS = { fewest: 4, most: 9 }
const SECONDS = { shortest: 30, longest: 60 }
/** Captions state the benefit, not the pressed control. */
const PRESSED = /\b(?:click|press|button|we|our|tab|field)\b/i

/** Words about a place, which is another one on a phone. */
const PLACED = /\b(?:side by side|beside|above|below|next to|columns?|(?:on|at|to) the (?:left|right))\b/i

const demos = import.meta.glob<{ default: ClosedDemo }>('../src/demos/*/demo.ts', { eager: true })
const modules = import.meta.glob<{ default: Tour<unknown> }>('../src/demos/*/tour.ts', { eager: true })
const tours = Object.entries(modules).map(([path, module]) => {
  const { simulation } = demos[path.replace('tour.ts', 'demo.ts')]!.default
  return { id: path.split('/').at(-2)!, tour: module.default, simulation }
})

const tourMs = (tour: Tour<unknown>) => tour.reduce((sum, step) => sum + stepMs(step), 0)

it('every demo has one: src/demos/<id>/tour.ts', () => {
  expect(new Set(tours.map(({ id }) => id))).toEqual(new Set(demoIds))
})

it('no caption is used twice', () => {
  const captions = tours.flatMap(({ tour }) => tour.map(({ caption }) => caption))
  expect(captions.filter((caption, at) => captions.indexOf(caption) !== at)).toEqual([])
})

describe.each(tours)('the tour of $id', ({ tour, simulation }) => {
  it('has 4 to 9 steps, and plays 30 to 60 s', () => {
    expect(tour.length, 'add a step').toBeGreaterThanOrEqual(STEPS.fewest)
    expect(tour.length, 'leave out a step').toBeLessThanOrEqual(STEPS.most)
    const length = `plays ${(tourMs(tour) / 1000).toFixed(1)} s`
    expect(
      tourMs(tour),
      `${length}: add an act or a step; each takes time by its caption and its acts`,
    ).toBeGreaterThanOrEqual(SECONDS.shortest * 1000)
    expect(tourMs(tour), `${length}: leave out an act or shorten a caption`).toBeLessThanOrEqual(
      SECONDS.longest * 1000,
    )
  })

  it.each(tour.map(({ caption }) => caption))('states a benefit: %s', (caption) => {
    expect(caption.length).toBeLessThanOrEqual(LONGEST_CAPTION)
    expect(caption).toMatch(/^[A-Z][^\n!]*\.$/)
    expect(caption).not.toMatch(PRESSED)
    expect(caption).not.toMatch(PLACED)
    expect(faultsIn(caption)).toEqual([])
  })

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(tour))).toEqual(tour)
  })

  it.each([1, 7, 0xffff_ffff])('has no idle act, with the seed %i', (seed) => {
    let [state, time] = [simulation.start(seed, SAMPLE_NOW), SAMPLE_NOW]
    let lookedAt: unknown = null
    for (const { acts } of tour) {
      expect(acts.length).toBeGreaterThan(0)
      for (const { at, event, passes = 0 } of acts) {
        if (event !== undefined) {
          if (simulation.visitorEvents) expect(v.is(simulation.visitorEvents, event)).toBe(true)
          const next = simulation.reduce(state, event, time)
          expect({ event, changed: !isSame(next, state) }).toEqual({ event, changed: true })
          state = next
        } else if (passes === 0)
          expect(at, 'this act looks at what the act before it looked at: leave it out').not.toEqual(lookedAt)
        if (passes > 0) {
          const next = runDue(simulation, state, time, time + passes)
          expect({ passes, changed: !isSame(next, state) }).toEqual({ passes, changed: true })
          state = next
          time += passes
        }
        lookedAt = at
      }
    }
  })

  it('is the same story at the end of a step and at the beginning of the next', () => {
    for (let step = 0; step + 1 < tour.length; step++)
      expect(logTo(tour, endOf(tour, step))).toEqual(logTo(tour, { step: step + 1, offset: 0 }))
  })

  it('has an effect: its end differs from its start, if the demo has events', () => {
    if (!simulation.visitorEvents) return
    const steps = logTo(tour, endOf(tour, tour.length - 1))
    const start = { state: simulation.start(1, SAMPLE_NOW), time: SAMPLE_NOW }
    expect(isSame(stateAfter(simulation, start, steps), start.state)).toBe(false)
  })
})

it('prints their lengths', () => {
  for (const { id, tour } of tours)
    console.log(`${id}: ${tour.length} steps, ${(tourMs(tour) / 1000).toFixed(1)} s`)
  expect(tours.every(({ tour }) => tour.every((step) => stepMs(step) > 0))).toBe(true)
})
