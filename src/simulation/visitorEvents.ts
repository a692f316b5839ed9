// The visitor's events of a demo: a schema beside its rules, from which the type of its events is inferred.
// Links, story controls and other sources of outside events use it; timed events are not in it.
import * as v from 'valibot'
import { LONGEST_SENT_TEXT } from './momentLimits.ts'

/** The text of a field, as typed. Events name it `text`, so that consecutive typing can be recognized. */
export const typedText = v.pipe(v.string(), v.maxLength(LONGEST_SENT_TEXT))

type EventEntries<Type extends string, Entries> = {
  readonly type: v.LiteralSchema<Type, undefined>
} & Entries

/** One event: a fact in the past, with its data. */
export function happened<const Type extends string>(
  type: Type,
): v.ObjectSchema<EventEntries<Type, Record<never, never>>, undefined>
export function happened<const Type extends string, const Entries extends v.ObjectEntries>(
  type: Type,
  entries: Entries,
): v.ObjectSchema<EventEntries<Type, Entries>, undefined>
export function happened(type: string, entries: v.ObjectEntries = {}): unknown {
  return v.object({ type: v.literal(type), ...entries })
}

/** The ids with the pressed one added at the end, or removed if it was among them. */
export const toggled = (ids: readonly string[], pressed: string): readonly string[] =>
  ids.includes(pressed) ? ids.filter((id) => id !== pressed) : [...ids, pressed]

/** The schema of all visitor events of a demo: `v.variant('type', [happened(…), …])`. */
export type VisitorEvents<Event> = v.GenericSchema<unknown, Event> & {
  readonly options: readonly { readonly entries: { readonly type: { readonly literal: string } } }[]
}

/** Distinguishes visitor events from timed events and browser results, by the schema. */
export function visitorEventTest(schema: VisitorEvents<unknown>): (event: unknown) => boolean {
  const types = new Set<unknown>(schema.options.map(({ entries }) => entries.type.literal))
  return (event) => types.has((event as { type?: unknown }).type)
}
