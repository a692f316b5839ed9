// The only reader of event schemas: the fields of each event, their allowed values, and samples. The panel
// "Events", the exploration of states and the tests of moments read schemas only through it.
import * as v from 'valibot'
import type { VisitorEvents } from '#src/simulation/visitorEvents.ts'

/** One of the values that a choice allows. */
export type ChoiceValue = string | number | boolean

/** The kinds of values of a schema, without null and undefined. */
export type ValueKind =
  | { kind: 'text' }
  | { kind: 'number' }
  | { kind: 'boolean' }
  | { kind: 'choice'; choices: readonly ChoiceValue[] }
  | { kind: 'object'; fields: readonly EventField[] }
  | { kind: 'list'; item: EventValue }
  /** A schema that this reader does not know; `schemaType` is valibot's name for it. */
  | { kind: 'unknown'; schemaType: string }

/** A value of an event. */
export type EventValue = ValueKind & {
  /** Null is allowed. */
  isNullable: boolean
  /** Reads the value, with all of its bounds. */
  schema: v.GenericSchema
}

/** A named value of an event. */
export type EventField = EventValue & {
  name: string
  /** The event may leave it out. */
  isOptional: boolean
}

/** An event that a visitor can cause. */
export interface EventShape {
  type: string
  /** In the order of the schema, without `type`. */
  fields: readonly EventField[]
  /** Reads the whole event. */
  schema: v.GenericSchema
}

/** The schemas that this reader knows. A pipe has the type of its first schema. */
type KnownSchema =
  | v.StringSchema<undefined>
  | v.NumberSchema<undefined>
  | v.BooleanSchema<undefined>
  | v.LiteralSchema<ChoiceValue, undefined>
  | v.PicklistSchema<readonly (string | number)[], undefined>
  | v.ObjectSchema<v.ObjectEntries, undefined>
  | v.ArraySchema<v.GenericSchema, undefined>
  | v.OptionalSchema<v.GenericSchema, undefined>
  | v.NullableSchema<v.GenericSchema, undefined>
  | v.NullishSchema<v.GenericSchema, undefined>

/** The events of a schema, in its order; none without a schema. */
export function eventShapesOf(schema: VisitorEvents<unknown> | undefined): readonly EventShape[] {
  const events = (schema?.options ?? []) as readonly v.ObjectSchema<
    v.ObjectEntries & { type: v.LiteralSchema<string, undefined> },
    undefined
  >[]
  return events.map((event) => {
    const { type, ...entries } = event.entries
    return { type: type.literal, fields: fieldsOf(entries), schema: event }
  })
}

const fieldsOf = (entries: v.ObjectEntries): readonly EventField[] =>
  Object.entries(entries).map(([name, entry]) => ({ name, ...unwrapped(entry as v.GenericSchema) }))

/** Removes `optional`, `nullable` and `nullish` from a schema. Only the outermost one allows the event to omit a value. */
function unwrapped(schema: v.GenericSchema): EventValue & { isOptional: boolean } {
  const known = schema as KnownSchema
  if (known.type === 'optional') return { ...unwrapped(known.wrapped), isOptional: true }
  if (known.type === 'nullable') return { ...unwrapped(known.wrapped), isOptional: false, isNullable: true }
  if (known.type === 'nullish') return { ...unwrapped(known.wrapped), isOptional: true, isNullable: true }
  return { ...kindOf(known), schema, isOptional: false, isNullable: false }
}

function kindOf(schema: Exclude<KnownSchema, { wrapped: unknown }>): ValueKind {
  switch (schema.type) {
    case 'string':
      return { kind: 'text' }
    case 'number':
      return { kind: 'number' }
    case 'boolean':
      return { kind: 'boolean' }
    case 'literal':
      return { kind: 'choice', choices: [schema.literal] }
    case 'picklist':
      return { kind: 'choice', choices: schema.options }
    case 'object':
      return { kind: 'object', fields: fieldsOf(schema.entries) }
    case 'array':
      return { kind: 'list', item: unwrapped(schema.item) }
    default:
      return { kind: 'unknown', schemaType: (schema as v.GenericSchema).type }
  }
}

/** The sample texts: empty, a figure that every field accepts, and a text that none expects. */
export const SAMPLE_TEXTS: readonly string[] = ['', '2500', '<no number>']
const SAMPLE_NUMBERS = [0, 1, 2, 10, 100, 2500, -1, 0.5]

/** Represents an omitted value. */
const LEFT_OUT = Symbol('left out')

/**
 * Samples of a value, all of which its schema allows: every choice, both booleans, some texts and numbers, an empty list
 * and lists of one. Throws if the reader does not know the schema, or has no sample within its bounds.
 */
export function samplesOf(value: EventValue): readonly unknown[] {
  const samples = candidatesFor(value).filter((sample) => v.is(value.schema, sample))
  if (samples.length === 0)
    throw new Error(`No sample of a ${value.kind} is within its bounds: add one to tests/eventFields.ts.`)
  return value.isNullable ? [null, ...samples] : samples
}

function candidatesFor(value: EventValue): readonly unknown[] {
  switch (value.kind) {
    case 'text':
      return SAMPLE_TEXTS
    case 'number':
      return SAMPLE_NUMBERS
    case 'boolean':
      return [false, true]
    case 'choice':
      return value.choices
    case 'object':
      return combined({}, value.fields)
    case 'list':
      return [[], ...samplesOf(value.item).map((item) => [item])]
    case 'unknown':
      throw new Error(`A schema of type ${value.schemaType} is not known: add it to tests/eventFields.ts.`)
  }
}

/** All combinations of the samples of these fields. */
function combined(base: object, fields: readonly EventField[]): readonly object[] {
  return fields.reduce<readonly object[]>(
    (objects, field) =>
      [...(field.isOptional ? [LEFT_OUT] : []), ...samplesOf(field)].flatMap((sample) =>
        objects.map((object) => (sample === LEFT_OUT ? object : { ...object, [field.name]: sample })),
      ),
    [base],
  )
}

/** Samples of an event: all combinations of the samples of its fields. */
export const sampleEventsOf = ({ type, fields }: EventShape): readonly object[] => combined({ type }, fields)
