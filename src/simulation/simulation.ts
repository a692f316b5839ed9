// The definition of a demo: a first state, a rule for each event, and the next timed event.
// All code here is pure; only the runner, the hook and `replay` turn time into events.
import type { Entry } from './entries.ts'
import type { VisitorEvents } from './visitorEvents.ts'

/** A timed event. */
export interface Due<Event> {
  event: Event
  /** When, in milliseconds since the epoch. */
  at: number
}

/**
 * A demo's rules. States and events are plain JSON values, so that they can be stored, sent and replayed:
 * the same seed and the same timed events always give the same state.
 */
export interface Simulation<State, Event> {
  /**
   * The visitor's events as a schema: the source of their type, and of the events that may come from outside (a link,
   * a control of a story). It does not include timed events (`due`) and results of capabilities (`copied`). Without it no event
   * may come from outside, and no history is kept.
   */
  readonly visitorEvents?: VisitorEvents<Event>
  /**
   * The version of these rules, a whole number; 1 when not given. It is one more after a change by which events that were sent
   * before lead elsewhere: a moment of other rules then opens the demo at its start.
   */
  readonly rules?: number
  /** The first state. `seed` feeds every random number, `now` is in milliseconds since the epoch. */
  start(seed: number, now: number): State
  /** The state after `event`, which happened at `now`. An event without meaning in `state` returns `state`. */
  reduce(state: State, event: Event, now: number): State
  /**
   * The next timed event, or null if there is none. Each firing must move `at` into the future,
   * see `nextOnGrid`. Ties are settled by `earliest`: the one named first wins.
   */
  due?(state: State): Due<Event> | null
  /** The visitor's entries, in the order of the fields. Omitted for demos without fields. */
  entries?(state: State): readonly Entry[]
}

/** An event and when it happened. */
export interface TimedEvent<Event> {
  event: Event
  at: number
}

/** The earliest of several due events; at the same time, the first argument; null if there is none. */
export function earliest<Event>(...dues: (Due<Event> | null)[]): Due<Event> | null {
  let first: Due<Event> | null = null
  for (const due of dues) if (due && (!first || due.at < first.at)) first = due
  return first
}

/**
 * The next point of the grid `origin`, `origin + period`, … after `now`. A tick that comes late, after
 * a hidden tab, therefore happens once, and the next one is on the grid again, without a burst.
 */
export function nextOnGrid(origin: number, period: number, now: number): number {
  return origin + (Math.floor((now - origin) / period) + 1) * period
}

/** More events than this at one point in time mean that a due event never advances. */
const MOST_AT_ONCE = 100

const endless = () => new Error('A simulation keeps an event due without moving its time on.')

/**
 * The state after every event that falls due up to `target`, each reduced at the time it was due, or at `from` where
 * that is later. From `target` to `target` therefore reduces all of them late, now. `fired` receives the reduced events.
 */
export function runDue<State, Event>(
  simulation: Simulation<State, Event>,
  state: State,
  from: number,
  target: number,
  fired?: TimedEvent<Event>[],
): State {
  let last = from
  let repeats = 0
  for (let due = simulation.due?.(state); due && due.at <= target; due = simulation.due?.(state)) {
    repeats = due.at > last ? 0 : repeats + 1
    if (repeats > MOST_AT_ONCE) throw endless()
    last = Math.max(last, due.at)
    fired?.push({ event: due.event, at: last })
    state = simulation.reduce(state, due.event, last)
  }
  return state
}

/** The result of a late call. */
export interface Woken<State, Event> {
  state: State
  fired: readonly TimedEvent<Event>[]
  /** More than one point in time was missed, as in a hidden tab: due events were reduced late, and once. */
  isLeap: boolean
}

/**
 * Events that were due since `from` and are noticed only `now`. Timers are always slightly late; if a single point in time
 * was missed, its events are reduced as if they were on time, so that the delay has no effect. If more were
 * missed (a hidden tab) there is no burst: due events are reduced once, now.
 */
export function wake<State, Event>(
  simulation: Simulation<State, Event>,
  state: State,
  from: number,
  now: number,
): Woken<State, Event> {
  const first = simulation.due?.(state)
  if (!first || first.at > now) return { state, fired: [], isLeap: false }
  const onTime: TimedEvent<Event>[] = []
  const caughtUp = runDue(simulation, state, from, Math.max(from, first.at), onTime)
  const next = simulation.due?.(caughtUp)
  if (!next || next.at > now) return { state: caughtUp, fired: onTime, isLeap: false }
  const late: TimedEvent<Event>[] = []
  return { state: runDue(simulation, state, now, now, late), fired: late, isLeap: true }
}
