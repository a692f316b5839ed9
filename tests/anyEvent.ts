// Arbitrary events of a demo, by its schema: everything that its visitors can do and that a link may contain.
import fc from 'fast-check'
import * as v from 'valibot'
import { eventShapesOf, samplesOf, type EventField, type EventShape, type EventValue } from './eventFields.ts'
import type { VisitorEvents } from '#src/simulation/visitorEvents.ts'

/** An event as JSON. */
export type AnyEvent = { type: string } & Record<string, unknown>

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('', '0', '2500', 'Orchard', '__proto__', '\uD800', '<script>', 'é🫒'),
)
/** JSON has neither infinite numbers nor a negative zero. */
const numbers = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
)

/** An arbitrary value of an event. */
function anyValue(value: EventValue): fc.Arbitrary<unknown> {
  const arbitrary = withinBounds(value)
  return value.isNullable ? fc.option(arbitrary) : arbitrary
}

function withinBounds(value: EventValue): fc.Arbitrary<unknown> {
  const bounded = (arbitrary: fc.Arbitrary<unknown>) =>
    // Samples are within all bounds, so that a narrow range has one.
    fc.oneof(arbitrary, fc.constantFrom(...samplesOf(value))).filter((one) => v.is(value.schema, one))
  switch (value.kind) {
    case 'text':
      return bounded(texts)
    case 'number':
      return bounded(numbers)
    case 'list':
      return bounded(fc.array(anyValue(value.item), { maxLength: 4 }))
    case 'object':
      return bounded(anyRecord(value.fields))
    case 'boolean':
    case 'choice':
    case 'unknown':
      return fc.constantFrom(...samplesOf(value))
  }
}

function anyRecord(fields: readonly EventField[], type?: string): fc.Arbitrary<Record<string, unknown>> {
  const values: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
    fields.map((field) => [field.name, anyValue(field)]),
  )
  const required = fields.flatMap(({ name, isOptional }) => (isOptional ? [] : [name]))
  return fc.record(type === undefined ? values : { type: fc.constant(type), ...values }, {
    requiredKeys: type === undefined ? required : ['type', ...required],
    noNullPrototype: true,
  })
}

/** Any event of this shape. */
export const anyEventOf = ({ type, fields }: EventShape): fc.Arbitrary<AnyEvent> =>
  anyRecord(fields, type) as fc.Arbitrary<AnyEvent>

/** Any event of a schema. */
export const anyEventIn = (schema: VisitorEvents<unknown> | undefined): fc.Arbitrary<AnyEvent> =>
  fc.oneof(...eventShapesOf(schema).map(anyEventOf))
