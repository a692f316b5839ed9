// A demo's schema of events as forms: what each event asks for, and what comes of what stands in its fields.
import * as v from 'valibot'
import type { VisitorEvents } from '#src/simulation/visitorEvents.ts'

/** One of the values that a choice lets in. */
export type Choice = string | number | boolean | null

/** What a control is shown for. */
export type EventField = {
  /** Where the value stands in the event: `texts.name`. */
  path: string
  /** The event may do without it; an empty field leaves it out. */
  isOptional: boolean
} & ({ kind: 'text' } | { kind: 'number' } | { kind: 'choice'; choices: readonly Choice[] })

/** One event that a visitor can cause. */
export interface EventForm {
  type: string
  fields: readonly EventField[]
}

/** What stands in the fields, by their paths: as typed, and of a choice its place in the list. Empty means nothing. */
export type FieldTexts = Readonly<Record<string, string>>

/** What this reads of a schema. */
interface Schema {
  type: string
  options?: readonly Choice[]
  entries?: Readonly<Record<string, Schema>>
  wrapped?: Schema
}

/** The fields of a schema; null where something is asked for that no control is made for. */
function fieldsOf(schema: Schema, path: string, isOptional = false): EventField[] | null {
  switch (schema.type) {
    case 'string':
      return [{ path, isOptional, kind: 'text' }]
    case 'number':
      return [{ path, isOptional, kind: 'number' }]
    case 'boolean':
      return [{ path, isOptional, kind: 'choice', choices: [true, false] }]
    case 'picklist':
      return [{ path, isOptional, kind: 'choice', choices: schema.options ?? [] }]
    case 'optional':
      return schema.wrapped ? fieldsOf(schema.wrapped, path, true) : null
    case 'nullable': {
      const [field, ...others] = (schema.wrapped && fieldsOf(schema.wrapped, path, isOptional)) ?? []
      if (field?.kind !== 'choice' || others.length > 0) return null
      return [{ ...field, choices: [null, ...field.choices] }]
    }
    case 'object': {
      const parts = Object.entries(schema.entries ?? {}).map(([key, entry]) =>
        fieldsOf(entry, path === '' ? key : `${path}.${key}`, isOptional),
      )
      return parts.every((part) => part !== null) ? parts.flat() : null
    }
    default:
      return null
  }
}

/** A form for each event of a schema, in its order; none for an event with a field that no control is made for. */
export function formsOf(schema: VisitorEvents<unknown> | undefined): readonly EventForm[] {
  const events = (schema?.options ?? []) as unknown as readonly { entries: Record<string, Schema> }[]
  return events.flatMap(({ entries: { type, ...entries } }) => {
    const fields = fieldsOf({ type: 'object', entries }, '')
    return fields ? [{ type: (type as unknown as { literal: string }).literal, fields }] : []
  })
}

/** The event that a form was filled in for, or a sentence that says what is wrong with it. */
export type FilledIn = { event: unknown; sentence?: undefined } | { sentence: string }

/** Makes an event of what stands in the fields of its form, by the schema. */
export function eventFrom(
  schema: VisitorEvents<unknown>,
  { type, fields }: EventForm,
  texts: FieldTexts,
): FilledIn {
  const event: Record<string, unknown> = { type }
  for (const field of fields) {
    const keys = field.path.split('.')
    const last = keys.pop() as string
    const place = keys.reduce((inner, key) => (inner[key] ??= {}) as Record<string, unknown>, event)
    const text = texts[field.path] ?? ''
    if (text === '' && (field.isOptional || field.kind !== 'text')) {
      if (!field.isOptional) return { sentence: `${field.path}: nothing is there.` }
      continue
    }
    const value = valueOf(field, text)
    if (value === undefined) return { sentence: `${field.path}: “${shortened(text)}” is no number.` }
    place[last] = value
  }
  const read = v.safeParse(schema, event)
  return read.success ? { event: read.output } : { sentence: sentenceOf(read.issues[0]) }
}

/** Undefined for what is no number where one is asked for. */
function valueOf(field: EventField, text: string): Choice | undefined {
  if (field.kind === 'text') return text
  if (field.kind === 'choice') return field.choices[Number(text)] ?? null
  const number = Number(text)
  return text.trim() !== '' && Number.isFinite(number) ? number : undefined
}

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue)
  const { type, requirement, input } = issue
  const words =
    type === 'max_length' && typeof input === 'string'
      ? `at most ${String(requirement)} characters; ${input.length} are there.`
      : `${issue.message}.`
  return path === null ? words : `${path}: ${words}`
}
