// A moment: the log that leads to a state, short enough for a link. A state depends only on seed and log; what time
// brings is not recorded, because it happens automatically.
import { runDue, type Simulation, type TimedEvent } from './simulation.ts'

/** One entry of a log. `ms` is in whole milliseconds, more than 0. */
export type MomentEntry<Event> =
  /** Time passes, with all due events. */
  | { kind: 'wait'; ms: number }
  /** Time passes unnoticed, as in a hidden tab: due events are reduced once, at its end. */
  | { kind: 'leap'; ms: number }
  | { kind: 'event'; event: Event }

export interface Moment<Event> {
  seed: number
  /** From the first state. The last entry may be a wait: the time since the last event. */
  log: readonly MomentEntry<Event>[]
}

/** A state and its time, in milliseconds since the epoch. */
export interface Instant<State> {
  state: State
  time: number
}

/** The duration of a log, in milliseconds. */
export function durationOf(log: readonly MomentEntry<unknown>[]): number {
  return log.reduce((sum, entry) => (entry.kind === 'event' ? sum : sum + entry.ms), 0)
}

/** The instant after an entry. `fired` receives its due events. */
export function stepped<State, Event>(
  simulation: Simulation<State, Event>,
  { state, time }: Instant<State>,
  entry: MomentEntry<Event>,
  fired?: TimedEvent<Event>[],
): Instant<State> {
  if (entry.kind === 'event') {
    const settled = runDue(simulation, state, time, time, fired)
    return { state: simulation.reduce(settled, entry.event, time), time }
  }
  const end = time + entry.ms
  return { state: runDue(simulation, state, entry.kind === 'leap' ? end : time, end, fired), time: end }
}

/** The state after a log, with everything that is due by then. */
export function stateAfter<State, Event>(
  simulation: Simulation<State, Event>,
  from: Instant<State>,
  log: readonly MomentEntry<Event>[],
): State {
  const { state, time } = log.reduce((instant, entry) => stepped(simulation, instant, entry), from)
  return runDue(simulation, state, time, time)
}

/** The start time of a moment whose last instant is `now`, so that timers continue. */
export function beginningOf<State, Event>(
  simulation: Simulation<State, Event>,
  { seed, log }: Moment<Event>,
  now: number,
): Instant<State> {
  const time = now - durationOf(log)
  return { state: simulation.start(seed, time), time }
}

/** The state that a moment leads to `now`. */
export function stateAt<State, Event>(
  simulation: Simulation<State, Event>,
  moment: Moment<Event>,
  now: number,
): State {
  return stateAfter(simulation, beginningOf(simulation, moment, now), moment.log)
}

/** The log and one more entry; waits in a row are one wait, and none is of 0 ms. */
export function withEntry<Event>(
  log: readonly MomentEntry<Event>[],
  entry: MomentEntry<Event>,
): readonly MomentEntry<Event>[] {
  if (entry.kind === 'event') return [...log, entry]
  if (entry.ms === 0) return log
  const last = log.at(-1)
  return entry.kind === 'wait' && last?.kind === 'wait'
    ? [...log.slice(0, -1), { kind: 'wait', ms: last.ms + entry.ms }]
    : [...log, entry]
}

/** Steps with neighboring waits made one. */
export function merged<Event>(log: readonly MomentEntry<Event>[]): readonly MomentEntry<Event>[] {
  return log.reduce<readonly MomentEntry<Event>[]>(withEntry, [])
}

/** Whether two plain JSON values are equal, independent of key order. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isStructure(a) || !isStructure(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  )
}

const isStructure = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
