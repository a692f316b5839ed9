// Moments as links. Links are untrusted input: they are limited, parsed by the demo's own schema, and either completely
// valid or ignored.
import * as v from 'valibot'
import { PARAMETERS, withParams } from '../address/address.ts'
import { pack, unpack } from './deflate.ts'
import { durationOf, isSame, merged, type Moment, type MomentEntry } from './moment.ts'
import {
  LARGEST_UNPACKED,
  LONGEST_LINK,
  LONGEST_SENT_TEXT,
  MOST_EVENTS,
  OLDEST_MOMENT_MS,
} from './momentLimits.ts'
import { shortest } from './shortest.ts'
import type { Simulation } from './simulation.ts'
import { visitorEventTest, type VisitorEvents } from './visitorEvents.ts'

/** The version of this format, in every code. */
const VERSION = '1'
/** Begins the codes of a demo: the first rules of a demo are not named, later ones are (`r2-`). */
const beginningOf = ({ rules = 1 }: { readonly rules?: number }) => (rules > 1 ? `r${rules}-` : '') + VERSION
const LARGEST_SEED = 0xffff_ffff
/** A seed, and a wait before and after each event. */
const MOST_WRITTEN = 2 * MOST_EVENTS + 2

/** Why a moment does not fit into a link. */
export type TooLong = 'text' | 'events' | 'age' | 'link'

/** A link to a demo. */
export type DemoLink =
  /** To the demo's start: no event has changed the state. */
  | { kind: 'start'; link: string }
  /** To the demo's current state. `code` is the value of the parameter `at`. */
  | { kind: 'moment'; link: string; code: string; holdsText: boolean }
  /** To a step of the demo's tour. */
  | { kind: 'tour'; link: string }
  /** To the demo's start, because its moment is too long for a link. */
  | { kind: 'tooLong'; link: string; why: TooLong }

/**
 * The link that opens a demo in its state `now`; `start` opens it at its start. Null as a moment: the history
 * was truncated. Results of the browser (`copied`) are omitted: they apply only to the sender's browser.
 *
 * @param startsEmpty - Whether a moment without events is the demo's start; a demo that begins filled in has another one.
 */
export function linkTo<State, Event>(
  start: string,
  simulation: Simulation<State, Event>,
  moment: Moment<Event> | null,
  now: number,
  startsEmpty = true,
): DemoLink {
  const { visitorEvents } = simulation
  const tooLong = (why: TooLong): DemoLink => ({ kind: 'tooLong', link: start, why })
  if (!moment || !visitorEvents) return tooLong('events')
  const told = { ...moment, log: toldIn(visitorEvents, moment.log) }

  const { moment: sent, areAllChecked } = shortest(simulation, told, now, holdsText)
  const events = sent.log.flatMap((entry) => (entry.kind === 'event' ? [entry.event] : []))
  if (sent.log.length === 0 && startsEmpty) return { kind: 'start', link: start }
  if (!events.every((event) => v.is(visitorEvents, event))) return tooLong('text')
  if (countOf(sent.log) > MOST_EVENTS) return tooLong('events')
  if (durationOf(sent.log) > OLDEST_MOMENT_MS) return tooLong('age')
  // Texts that were typed and undone are omitted; if that cannot be verified, all texts are omitted.
  if (!areAllChecked && events.some(holdsText)) return tooLong('events')
  const text = written(sent)
  if (text.length > LARGEST_UNPACKED) return tooLong('link')
  const code = beginningOf(simulation) + pack(text)
  const link = withParams(start, { [PARAMETERS.moment]: code })
  // A link contains only events of this demo.
  if (link.length > LONGEST_LINK || !isSame(momentFrom(simulation, code), sent)) return tooLong('link')
  return { kind: 'moment', link, code, holdsText: events.some(holdsText) }
}

/** The moment from a link's parameter; null for anything that is not completely valid. */
export function momentFrom<State, Event>(
  simulation: Simulation<State, Event>,
  code: string,
): Moment<Event> | null {
  const { visitorEvents } = simulation
  const beginning = beginningOf(simulation)
  if (!visitorEvents || code.length > LONGEST_LINK || !code.startsWith(beginning)) return null
  const text = unpack(code.slice(beginning.length), LARGEST_UNPACKED)
  const parts = text === null ? null : parsed(text)
  if (!Array.isArray(parts) || parts.length > MOST_WRITTEN) return null
  const [seed, ...rest] = parts as unknown[]
  if (!isWhole(seed) || seed < 0 || seed > LARGEST_SEED) return null
  const log: MomentEntry<Event>[] = []
  for (const entry of rest) {
    if (isWhole(entry)) log.push(entry < 0 ? { kind: 'leap', ms: -entry } : { kind: 'wait', ms: entry })
    else {
      const event = v.safeParse(visitorEvents, entry)
      if (!event.success) return null
      log.push({ kind: 'event', event: event.output })
    }
  }
  return countOf(log) <= MOST_EVENTS && durationOf(log) <= OLDEST_MOMENT_MS ? { seed, log } : null
}

/**
 * A moment that this browser's history kept for a demo that the visitor left, of any age and length; null for anything
 * that the demo's rules do not know.
 */
export function momentKept<State, Event>(
  { visitorEvents }: Simulation<State, Event>,
  kept: unknown,
): Moment<Event> | null {
  const { seed, log } = (kept ?? {}) as { seed?: unknown; log?: unknown }
  if (!visitorEvents || !isWhole(seed) || !Array.isArray(log)) return null
  const told = toldIn(visitorEvents, log as MomentEntry<Event>[])
  const isKnown = (entry: MomentEntry<Event>) =>
    entry.kind === 'event' ? v.is(visitorEvents, withShortTexts(entry.event)) : isWhole(entry.ms)
  return told.every(isKnown) ? { seed, log: told } : null
}

/** A log without the results of the browser (`copied`), which apply to one moment of one browser only. */
function toldIn<Event>(
  visitorEvents: VisitorEvents<Event>,
  log: readonly MomentEntry<Event>[],
): readonly MomentEntry<Event>[] {
  const isVisitorEvent = visitorEventTest(visitorEvents)
  return merged(log.filter((entry) => entry.kind !== 'event' || isVisitorEvent(entry.event)))
}

/** An event as a link could hold it. */
const withShortTexts = (event: unknown): unknown =>
  JSON.parse(
    JSON.stringify(event, (_, value: unknown) =>
      typeof value === 'string' ? value.slice(0, LONGEST_SENT_TEXT) : value,
    ),
  )

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)

/** A number is a wait, a negative one a leap, everything else an event. */
const written = ({ seed, log }: Moment<unknown>) =>
  JSON.stringify([
    seed,
    ...log.map((entry) =>
      entry.kind === 'event' ? entry.event : entry.kind === 'leap' ? -entry.ms : entry.ms,
    ),
  ])

const countOf = (log: readonly MomentEntry<unknown>[]) => log.filter(({ kind }) => kind !== 'wait').length

/** Whether an event contains typed text. */
const holdsText = (event: unknown) => {
  const { text, texts } = event as { text?: unknown; texts?: unknown }
  return (text !== undefined && text !== '') || texts !== undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
