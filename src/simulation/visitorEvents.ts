// How a demo states what a visitor can do: a schema beside its rules, from which the type of its events is inferred.
// Links, story controls and whatever else meets events from outside read it; what time brings is not in it.
import * as v from 'valibot'
import { LONGEST_SENT_TEXT } from './momentLimits.ts'

/** What stands in a field, as typed. Events name it `text`, so that a burst of typing can be told by it. */
export const typedText = v.pipe(v.string(), v.maxLength(LONGEST_SENT_TEXT))

type EventEntries<Type extends string, Entries> = {
  readonly type: v.LiteralSchema<Type, undefined>
} & Entries

/** One event: what happened, a fact in the past, and what belongs to it. */
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

/** The schema of everything that a visitor can do in a demo: `v.variant('type', [happened(…), …])`. */
export type VisitorEvents<Event> = v.GenericSchema<unknown, Event> & {
  readonly options: readonly { readonly entries: { readonly type: { readonly literal: string } } }[]
}

/** Tells the visitor's events from those that time or the browser brings, by the schema. */
export function visitorEventTest(schema: VisitorEvents<unknown>): (event: unknown) => boolean {
  const types = new Set<unknown>(schema.options.map(({ entries }) => entries.type.literal))
  return (event) => types.has((event as { type?: unknown }).type)
}
