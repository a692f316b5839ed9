// The rules of what demos have for the services and products that show them, including new ones.
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import type { DemoId } from '#src/content/demos.ts'
import { offers, offersShowing } from '#src/content/offers.ts'
import { manualClock, SAMPLE_NOW } from '#src/simulation/clock.ts'
import type { ClosedDemo } from '#src/simulation/LiveDemo.tsx'
import { isSame, stateAfter } from '#src/simulation/moment.ts'
import { endOf, logTo, stepMs } from '#src/simulation/tour.ts'
import { faultsIn } from './claims.ts'

const modules = import.meta.glob<{ default: ClosedDemo }>('../src/demos/*/demo.ts', { eager: true })
const demos = Object.entries(modules).map(([path, { default: demo }]) => ({
  id: path.split('/').at(-2) as DemoId,
  demo,
}))
const all = await Promise.all(
  demos.flatMap(({ id, demo }) =>
    Object.entries(demo.forOffers).map(async ([slug, load]) => ({
      id,
      slug,
      demo,
      made: (await load()).default,
    })),
  ),
)

it('is there for each product that borrows a demo', () => {
  const borrowing = offers.filter(({ borrowsDemo }) => borrowsDemo).map(({ slug }) => slug)
  expect(borrowing.filter((slug) => !all.some((made) => made.slug === slug))).toEqual([])
})

it('is for offers that show the demo', () => {
  for (const { id, slug } of all) expect(offersShowing(id).map((offer) => offer.slug)).toContain(slug)
})

it('begins with a different state for each product, where it begins filled in', () => {
  const filled = all.filter(({ made }) => made.beginning !== undefined)
  const states = filled.map(({ demo, made }) =>
    JSON.stringify(demo.open({ clock: manualClock(), forOffer: made }).getState()),
  )
  expect(filled.length).toBeGreaterThanOrEqual(5)
  expect(new Set(states).size).toBe(filled.length)
})

describe.each(all)('$slug', ({ demo, made }) => {
  const { simulation } = demo
  const start = () => {
    const log = (made.beginning ?? []).map((event) => ({ kind: 'event', event }) as const)
    return {
      state: stateAfter(simulation, { state: simulation.start(1, SAMPLE_NOW), time: SAMPLE_NOW }, log),
      time: SAMPLE_NOW,
    }
  }

  it('begins with events that a link may hold', () => {
    for (const event of made.beginning ?? []) expect(v.is(simulation.visitorEvents!, event)).toBe(true)
  })

  it('has a tour of 30 to 60 s from there, without an idle act, with captions that promise nothing', () => {
    const ms = made.tour.reduce((sum, step) => sum + stepMs(step), 0)
    expect(ms).toBeGreaterThanOrEqual(30_000)
    expect(ms).toBeLessThanOrEqual(60_000)
    for (const { caption } of made.tour) {
      expect(caption.length).toBeLessThanOrEqual(72)
      expect(caption).toMatch(/^[A-Z][^\n!]*\.$/)
      expect(faultsIn(caption)).toEqual([])
    }
    let log = logTo(made.tour, { step: 0, offset: 0 })
    for (const [step, { acts }] of made.tour.entries()) {
      const next = logTo(made.tour, endOf(made.tour, step))
      const before = stateAfter(simulation, start(), log)
      const isAct = acts.some(({ event, passes }) => event !== undefined || passes !== undefined)
      if (isAct) expect(isSame(stateAfter(simulation, start(), next), before), `step ${step}`).toBe(false)
      log = next
    }
  })

  it('draws its panel at the end of its tour', () => {
    const state = stateAfter(simulation, start(), logTo(made.tour, endOf(made.tour, made.tour.length - 1)))
    expect(made.next(state)).not.toBeNull()
  })
})
