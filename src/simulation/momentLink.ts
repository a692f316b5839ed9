// Moments as links. What comes by a link is a stranger's: it is bounded, read by the demo's own schema, and either wholly
// right or not used at all.
import * as v from 'valibot'
import { pack, unpack } from './deflate.ts'
import { durationOf, isSame, merged, type Moment, type Step } from './moment.ts'
import {
  LARGEST_UNPACKED,
  LONGEST_LINK,
  MOMENT_PARAMETER,
  MOST_EVENTS,
  OLDEST_MOMENT_MS,
  withParameter,
} from './momentLimits.ts'
import { shortest } from './shortest.ts'
import type { Simulation } from './simulation.ts'
import { visitorEventTest } from './visitorEvents.ts'

/** Begins every link: what follows is written as this module writes it. */
const VERSION = '1'
const LARGEST_SEED = 0xffff_ffff
/** A seed, and a wait before and after each event. */
const MOST_WRITTEN = 2 * MOST_EVENTS + 2

/** Why a moment does not fit into a link. */
export type TooLong = 'text' | 'events' | 'age' | 'link'

/** A link to a demo. */
export type DemoLink =
  /** To the demo's start: nothing has been done that would make a difference. */
  | { kind: 'start'; link: string }
  /** To the demo as it stands. `code` is what the parameter `at` says. */
  | { kind: 'moment'; link: string; code: string; holdsText: boolean }
  /** To a step of the demo's tour. */
  | { kind: 'tour'; link: string }
  /** To the demo's start, as its moment is too long for a link. */
  | { kind: 'tooLong'; link: string; why: TooLong }

/**
 * The link that opens a demo as it stands `now`; `start` is the one that opens it at its start. Null as a moment: more
 * happened than was remembered. What the browser answered (`copied`) is not told: it is true of the sender's browser only.
 */
export function linkTo<State, Event>(
  start: string,
  simulation: Simulation<State, Event>,
  moment: Moment<Event> | null,
  now: number,
): DemoLink {
  const { visitorEvents } = simulation
  const tooLong = (why: TooLong): DemoLink => ({ kind: 'tooLong', link: start, why })
  if (!moment || !visitorEvents) return tooLong('events')
  const isVisitorEvent = visitorEventTest(visitorEvents)
  const isTold = (step: Step<Event>) => step.kind !== 'event' || isVisitorEvent(step.event)
  const told = { ...moment, steps: merged(moment.steps.filter(isTold)) }

  const sent = shortest(simulation, told, now)
  const events = sent.steps.flatMap((step) => (step.kind === 'event' ? [step.event] : []))
  if (sent.steps.length === 0) return { kind: 'start', link: start }
  if (!events.every((event) => v.is(visitorEvents, event))) return tooLong('text')
  if (countOf(sent.steps) > MOST_EVENTS) return tooLong('events')
  if (durationOf(sent.steps) > OLDEST_MOMENT_MS) return tooLong('age')
  const text = written(sent)
  if (text.length > LARGEST_UNPACKED) return tooLong('link')
  const code = VERSION + pack(text)
  const link = withParameter(start, MOMENT_PARAMETER, code)
  // Nobody is sent a link that says anything else than what happened here.
  if (link.length > LONGEST_LINK || !isSame(momentFrom(simulation, code), sent)) return tooLong('link')
  return { kind: 'moment', link, code, holdsText: events.some(holdsText) }
}

/** The moment that a link's parameter carries; null for anything that is not wholly right. */
export function momentFrom<State, Event>(
  { visitorEvents }: Simulation<State, Event>,
  code: string,
): Moment<Event> | null {
  if (!visitorEvents || code.length > LONGEST_LINK || !code.startsWith(VERSION)) return null
  const text = unpack(code.slice(VERSION.length), LARGEST_UNPACKED)
  const parts = text === null ? null : parsed(text)
  if (!Array.isArray(parts) || parts.length > MOST_WRITTEN) return null
  const [seed, ...rest] = parts as unknown[]
  if (!isWhole(seed) || seed < 0 || seed > LARGEST_SEED) return null
  const steps: Step<Event>[] = []
  for (const step of rest) {
    if (isWhole(step)) steps.push(step < 0 ? { kind: 'leap', ms: -step } : { kind: 'wait', ms: step })
    else {
      const event = v.safeParse(visitorEvents, step)
      if (!event.success) return null
      steps.push({ kind: 'event', event: event.output })
    }
  }
  return countOf(steps) <= MOST_EVENTS && durationOf(steps) <= OLDEST_MOMENT_MS ? { seed, steps } : null
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)

/** A number is a wait, a negative one a leap, everything else an event. */
const written = ({ seed, steps }: Moment<unknown>) =>
  JSON.stringify([
    seed,
    ...steps.map((step) => (step.kind === 'event' ? step.event : step.kind === 'leap' ? -step.ms : step.ms)),
  ])

const countOf = (steps: readonly Step<unknown>[]) => steps.filter(({ kind }) => kind !== 'wait').length

/** Whether something that was typed stands in an event. */
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
