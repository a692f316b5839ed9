import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { eventShapesOf, sampleEventsOf, samplesOf, type EventField } from './eventFields.ts'
import { happened, typedText } from '#src/simulation/visitorEvents.ts'

/** The only field of an event with this schema. */
function fieldOf(schema: v.GenericSchema): EventField {
  const [shape] = eventShapesOf(v.variant('type', [happened('set', { value: schema })]))
  return shape!.fields[0]!
}

describe('a field', () => {
  it.each<[string, v.GenericSchema, object, readonly unknown[]]>([
    ['a text', typedText, { kind: 'text' }, ['', '2500', '<no number>']],
    ['a text within bounds', v.pipe(v.string(), v.nonEmpty(), v.maxLength(4)), { kind: 'text' }, ['2500']],
    ['a number', v.number(), { kind: 'number' }, [0, 1, 2, 10, 100, 2500, -1, 0.5]],
    ['an integer', v.pipe(v.number(), v.integer()), { kind: 'number' }, [0, 1, 2, 10, 100, 2500, -1]],
    [
      'an integer within bounds',
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
      { kind: 'number' },
      [1, 2, 10],
    ],
    ['a boolean', v.boolean(), { kind: 'boolean' }, [false, true]],
    ['a choice', v.picklist(['a', 'b']), { kind: 'choice', choices: ['a', 'b'] }, ['a', 'b']],
    ['a choice of numbers', v.picklist([30, 60]), { kind: 'choice', choices: [30, 60] }, [30, 60]],
    ['a literal', v.literal('a'), { kind: 'choice', choices: ['a'] }, ['a']],
    ['a list', v.array(v.boolean()), { kind: 'list' }, [[], [false], [true]]],
    [
      'a list that is not empty',
      v.pipe(v.array(v.picklist(['a'])), v.minLength(1)),
      { kind: 'list' },
      [['a']],
    ],
    ['an object', v.object({ isOn: v.boolean() }), { kind: 'object' }, [{ isOn: false }, { isOn: true }]],
  ])('is %s', (_, schema, kind, samples) => {
    const field = fieldOf(schema)
    expect(field).toMatchObject({ name: 'value', isOptional: false, isNullable: false, ...kind })
    expect(samplesOf(field)).toEqual(samples)
  })

  it.each<[string, v.GenericSchema, boolean, boolean, readonly object[]]>([
    ['optional', v.optional(v.boolean()), true, false, [{}, { value: false }, { value: true }]],
    ['nullable', v.nullable(v.boolean()), false, true, [{ value: null }, { value: false }, { value: true }]],
    ['nullish', v.nullish(v.literal(1)), true, true, [{}, { value: null }, { value: 1 }]],
    ['both', v.optional(v.nullable(v.literal(1))), true, true, [{}, { value: null }, { value: 1 }]],
    [
      'null, and not left out',
      v.nullable(v.optional(v.literal(1))),
      false,
      true,
      [{ value: null }, { value: 1 }],
    ],
  ])('can be %s', (_, schema, isOptional, isNullable, values) => {
    const events = v.variant('type', [happened('set', { value: schema })])
    const [shape] = eventShapesOf(events)
    expect(shape!.fields[0]).toMatchObject({ isOptional, isNullable })
    expect(sampleEventsOf(shape!)).toEqual(values.map((value) => ({ type: 'set', ...value })))
    for (const event of sampleEventsOf(shape!)) expect(v.is(events, event)).toBe(true)
  })

  it('reports an unknown schema, and bounds without a sample', () => {
    expect(fieldOf(v.date())).toMatchObject({ kind: 'unknown', schemaType: 'date' })
    expect(() => samplesOf(fieldOf(v.date()))).toThrow('type date')
    expect(() => samplesOf(fieldOf(v.array(v.date())))).toThrow('type date')
    expect(() => samplesOf(fieldOf(v.pipe(v.number(), v.minValue(1e9))))).toThrow('No sample of a number')
  })
})

describe('an event', () => {
  const schema = v.variant('type', [
    happened('pressed'),
    happened('set', { isOn: v.boolean(), side: v.picklist(['buy', 'sell']) }),
  ])

  it('has its type and its fields, in their order', () => {
    expect(eventShapesOf(schema).map(({ type, fields }) => [type, fields.map(({ name }) => name)])).toEqual([
      ['pressed', []],
      ['set', ['isOn', 'side']],
    ])
    expect(eventShapesOf(undefined)).toEqual([])
  })

  it('has every combination of its samples', () => {
    expect(eventShapesOf(schema).flatMap(sampleEventsOf)).toEqual([
      { type: 'pressed' },
      { type: 'set', isOn: false, side: 'buy' },
      { type: 'set', isOn: true, side: 'buy' },
      { type: 'set', isOn: false, side: 'sell' },
      { type: 'set', isOn: true, side: 'sell' },
    ])
  })
})
