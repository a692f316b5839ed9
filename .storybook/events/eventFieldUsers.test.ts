// What "Writing a demo" promises of events holds for everything that reads their schemas: a demo with each kind of value is
// explored, sent by a link, and worked in the panel "Events".
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Simulation } from '#src/simulation/simulation.ts'
import { happened, typedText } from '#src/simulation/visitorEvents.ts'
import { anyEventIn } from '#tests/anyEvent.ts'
import { eventsOf, explore, type AnySimulation } from '#tests/exploration.ts'
import { eventFrom, formsOf } from './eventForms.ts'

const poolEvents = v.variant('type', [
  happened('amountTyped', { text: typedText }),
  happened('restakeSet', { isRestaked: v.boolean() }),
  happened('daysSet', { days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90)) }),
  happened('poolChosen', { pool: v.nullable(v.picklist(['ether', 'polygon'])) }),
  happened('prefilled', { texts: v.object({ amount: v.optional(typedText) }) }),
])
type PoolEvent = v.InferOutput<typeof poolEvents>

const pool: Simulation<Record<string, unknown>, PoolEvent> = {
  visitorEvents: poolEvents,
  start: () => ({ amount: '', isRestaked: false, days: 30, pool: null }),
  reduce(state, event) {
    switch (event.type) {
      case 'amountTyped':
        return { ...state, amount: event.text }
      case 'restakeSet':
        return { ...state, isRestaked: event.isRestaked }
      case 'daysSet':
        return { ...state, days: event.days }
      case 'poolChosen':
        return { ...state, pool: event.pool }
      case 'prefilled':
        return { ...state, ...event.texts }
    }
  },
}
const types = ['amountTyped', 'restakeSet', 'daysSet', 'poolChosen', 'prefilled']

describe('a demo with each kind of value', () => {
  it('is explored', () => {
    const events = eventsOf(pool as AnySimulation)
    expect(events).toContainEqual({ type: 'restakeSet', isRestaked: true })
    expect(events.filter((event) => !v.is(poolEvents, event))).toEqual([])
    const { facts, typed } = explore(pool as AnySimulation, { events })
    expect([...facts].toSorted()).toEqual([
      'amount=none',
      'amount=some',
      'isRestaked=false',
      'isRestaked=true',
      'pool=ether',
      'pool=null',
      'pool=polygon',
    ])
    expect([...typed]).toEqual(['amount'])
  })

  it('has arbitrary events, of every type and within the schema', () => {
    const events = fc.sample(anyEventIn(poolEvents), { numRuns: 300, seed: 14 })
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(types))
    expect(events.filter((event) => !v.is(poolEvents, event))).toEqual([])
    const restaked = events.flatMap(({ type, isRestaked }) => (type === 'restakeSet' ? [isRestaked] : []))
    expect(new Set(restaked)).toEqual(new Set([true, false]))
  })

  it('is worked in the panel', () => {
    const forms = formsOf(poolEvents)
    expect(forms.map(({ type }) => type)).toEqual(types)
    const restaking = forms.find(({ type }) => type === 'restakeSet')!
    expect(eventFrom(poolEvents, restaking, { isRestaked: '0' })).toEqual({
      event: { type: 'restakeSet', isRestaked: true },
    })
  })
})
