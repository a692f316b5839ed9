// A demo's schema of events as forms: the fields of each event, and the event made from their values.
import * as v from 'valibot'
import { eventShapesOf, type ChoiceValue, type EventField } from '#tests/eventFields.ts'
import type { VisitorEvents } from '#src/simulation/visitorEvents.ts'

/** One of the values that a control offers. */
export type Choice = ChoiceValue | null

/** What a control is shown for. */
export type FormField = {
  /** The path of the value in the event: `texts.name`. */
  path: string
  /** The event may do without it; an empty field leaves it out. */
  isOptional: boolean
} & ({ kind: 'text' } | { kind: 'number' } | { kind: 'choice'; choices: readonly Choice[] })

/** One event that a visitor can cause. */
export interface EventForm {
  type: string
  fields: readonly FormField[]
}

/** The values of the fields, by their paths: as typed, and of a choice its place in the list. Empty means nothing. */
export type FieldTexts = Readonly<Record<string, string>>

/** The controls of a field; null where no control is made for its kind. */
function controlsOf(field: EventField, above: string, isOptionalAbove: boolean): FormField[] | null {
  const path = `${above}${field.name}`
  const isOptional = isOptionalAbove || field.isOptional
  switch (field.kind) {
    case 'text':
    case 'number':
      return field.isNullable ? null : [{ path, isOptional, kind: field.kind }]
    case 'boolean':
    case 'choice': {
      const choices: readonly Choice[] = field.kind === 'boolean' ? [true, false] : field.choices
      return [{ path, isOptional, kind: 'choice', choices: field.isNullable ? [null, ...choices] : choices }]
    }
    case 'object':
      return field.isNullable ? null : allControlsOf(field.fields, `${path}.`, isOptional)
    case 'list':
    case 'unknown':
      return null
  }
}

function allControlsOf(fields: readonly EventField[], above = '', isOptional = false): FormField[] | null {
  const controls = fields.map((field) => controlsOf(field, above, isOptional))
  return controls.every((part) => part !== null) ? controls.flat() : null
}

/** A form for each event of a schema, in its order; none for an event with a field that no control is made for. */
export function formsOf(schema: VisitorEvents<unknown> | undefined): readonly EventForm[] {
  return eventShapesOf(schema).flatMap(({ type, fields }) => {
    const controls = allControlsOf(fields)
    return controls ? [{ type, fields: controls }] : []
  })
}

/** The event that a form was filled in for, or a sentence that says what is wrong with it. */
export type FilledIn = { event: unknown; sentence?: undefined } | { sentence: string }

/** Makes an event from the values of its form, by the schema. */
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

/** Undefined for a text that is no number in a number field. */
function valueOf(field: FormField, text: string): Choice | undefined {
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
