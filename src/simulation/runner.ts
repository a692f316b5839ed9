// Connects a simulation with a clock: sends the visitor's events and due events. It keeps no log: listeners are
// notified of each event.
import type { Clock } from './clock.ts'
import { wake, type Simulation, type TimedEvent } from './simulation.ts'

/** Listeners for events; each is optional, and without a listener nothing is recorded. */
export interface RunnerObserver<State, Event> {
  /** An event was sent at `at`, between these two states. */
  onSent?: (event: Event, at: number, before: State, after: State) => void
  /** Events fell due and were reduced. */
  onFired?: (fired: readonly TimedEvent<Event>[]) => void
  /** From `from` to `to` the tab was hidden; due events were reduced once, at `to`. */
  onLeapt?: (from: number, to: number) => void
}

export interface RunnerOptions<State, Event> {
  /** Feeds every random number. */
  seed: number
  clock: Clock
  /** Events that are sent immediately. */
  opening?: readonly Event[] | undefined
  observer?: RunnerObserver<State, Event> | undefined
}

export interface Runner<State, Event> {
  getState: () => State
  subscribe: (listener: () => void) => () => void
  /** Reduces an event now, after the events that were due before it. */
  send: (event: Event) => void
  /** Starts waiting for due events. Returns a stop function; a stopped runner can be started again. */
  start: () => () => void
  /** Reduces due events, and returns the time; never earlier than the last result. */
  settle: () => number
  /** Continues from another state, or pauses in it: no event is due until it is replaced again. */
  replaceState: (state: State, isResting?: boolean) => void
  readonly startedAt: number
}

export function createRunner<State, Event>(
  simulation: Simulation<State, Event>,
  { seed, clock, opening = [], observer }: RunnerOptions<State, Event>,
): Runner<State, Event> {
  const startedAt = clock.now()
  const listeners = new Set<() => void>()
  let state = simulation.start(seed, startedAt)
  /** Everything due until then has been reduced. */
  let settledAt = startedAt
  let isWaiting = false
  let isAtRest = false
  let callOff = () => {}

  const settle = () => {
    // A clock of another kind may go back.
    const now = Math.max(settledAt, clock.now())
    if (isAtRest) return (settledAt = now)
    const woken = wake(simulation, state, settledAt, now)
    if (woken.isLeap) observer?.onLeapt?.(settledAt, now)
    if (woken.fired.length > 0) observer?.onFired?.(woken.fired)
    state = woken.state
    settledAt = now
    return now
  }
  const apply = (event: Event) => {
    const now = settle()
    const before = state
    state = simulation.reduce(before, event, now)
    observer?.onSent?.(event, now, before, state)
  }
  const wait = () => {
    callOff()
    callOff = () => {}
    const due = isWaiting && !isAtRest ? simulation.due?.(state) : null
    if (due)
      callOff = clock.at(due.at, () => {
        settle()
        publish()
      })
  }
  const publish = () => {
    wait()
    for (const listener of listeners) listener()
  }

  for (const event of opening) apply(event)

  return {
    startedAt,
    getState: () => state,
    send(event) {
      apply(event)
      publish()
    },
    settle,
    replaceState(next, isResting = false) {
      state = next
      isAtRest = isResting
      publish()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      isWaiting = true
      wait()
      return () => {
        isWaiting = false
        wait()
      }
    },
  }
}
