// Joins a simulation with a clock: sends what the visitor does and what falls due, and logs both with their time.
import type { Clock } from './clock.ts'
import type { Simulation, TimedEvent } from './simulation.ts'

export interface Runner<State, Event> {
  getState: () => State
  subscribe: (listener: () => void) => () => void
  /** Reduces an event now. */
  send: (event: Event) => void
  /** Begins to wait for due events. Returns how to stop; a stopped runner may be started again. */
  start: () => () => void
  /** Every event so far, oldest first: together with the seed and `startedAt` it replays to the same state. */
  log: () => readonly TimedEvent<Event>[]
  readonly startedAt: number
}

export function createRunner<State, Event>(
  simulation: Simulation<State, Event>,
  { seed, clock, opening = [] }: { seed: number; clock: Clock; opening?: readonly Event[] },
): Runner<State, Event> {
  const startedAt = clock.now()
  const listeners = new Set<() => void>()
  const log: TimedEvent<Event>[] = []
  let state = simulation.start(seed, startedAt)
  let isWaiting = false
  let callOff = () => {}

  const apply = (event: Event) => {
    const now = clock.now()
    log.push({ event, at: now })
    state = simulation.reduce(state, event, now)
  }
  const wait = () => {
    callOff()
    callOff = () => {}
    const due = isWaiting ? simulation.due?.(state) : null
    if (due) callOff = clock.at(due.at, () => publish(due.event))
  }
  const publish = (event: Event) => {
    apply(event)
    wait()
    for (const listener of listeners) listener()
  }

  for (const event of opening) apply(event)

  return {
    startedAt,
    getState: () => state,
    log: () => log,
    send: publish,
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
