// Fixtures are created by replaying events, never written by hand.
import { SAMPLE_NOW } from './clock.ts'
import type { RunnerObserver } from './runner.ts'
import { runDue, type Simulation, type TimedEvent } from './simulation.ts'

const WAIT = Symbol('wait')
/** A period of time between two events of a replay. */
export interface Wait {
  readonly [WAIT]: number
}
/** In a replay: lets `ms` milliseconds pass, with all due events. */
export const after = (ms: number): Wait => ({ [WAIT]: ms })

const isWait = (step: unknown): step is Wait => typeof step === 'object' && step !== null && WAIT in step

/** The state after `steps`, from the first state at `now` with `seed`. */
export function replay<State, Event>(
  simulation: Simulation<State, Event>,
  steps: readonly (Event | Wait)[] = [],
  { seed = 1, now = SAMPLE_NOW }: { seed?: number; now?: number } = {},
): State {
  let state = simulation.start(seed, now)
  for (const step of steps) {
    if (isWait(step)) {
      state = runDue(simulation, state, now, now + step[WAIT])
      now += step[WAIT]
    } else state = simulation.reduce(state, step, now)
  }
  return state
}

/** A log of everything that happens in a runner that is given `observer`; a runner without an observer keeps none. */
export function eventLog<Event>(): { log: TimedEvent<Event>[]; observer: RunnerObserver<unknown, Event> } {
  const log: TimedEvent<Event>[] = []
  const observer = {
    onSent: (event: Event, at: number) => void log.push({ event, at }),
    onFired: (fired: readonly TimedEvent<Event>[]) => void log.push(...fired),
  }
  return { log, observer }
}

/** The state after such a log. It proves that a state depends only on seed and timed events. */
export function replayLog<State, Event>(
  simulation: Simulation<State, Event>,
  seed: number,
  startedAt: number,
  log: readonly TimedEvent<Event>[],
): State {
  return log.reduce(
    (state, { event, at }) => simulation.reduce(state, event, at),
    simulation.start(seed, startedAt),
  )
}
