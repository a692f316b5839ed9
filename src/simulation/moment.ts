// A moment: the way to a state, short enough to be sent. Seed and steps say all that a state depends on; what time
// brings is not written down, as it comes by itself.
import { runDue, type Simulation, type TimedEvent } from './simulation.ts'

/** One step of a story. `ms` is in whole milliseconds, more than 0. */
export type Step<Event> =
  /** Time passes, with everything that falls due meanwhile. */
  | { kind: 'wait'; ms: number }
  /** Time passes unnoticed, as in a hidden tab: what fell due meanwhile is reduced once, at its end. */
  | { kind: 'leap'; ms: number }
  | { kind: 'event'; event: Event }

export interface Moment<Event> {
  seed: number
  /** From the first state on. The last one may be a wait: how long ago the last event was. */
  steps: readonly Step<Event>[]
}

/** A state and its time, in milliseconds since the epoch. */
export interface Instant<State> {
  state: State
  time: number
}

/** How long some steps take, in milliseconds. */
export function durationOf(steps: readonly Step<unknown>[]): number {
  return steps.reduce((sum, step) => (step.kind === 'event' ? sum : sum + step.ms), 0)
}

/** One step on. `fired` is given what fell due in it. */
export function stepped<State, Event>(
  simulation: Simulation<State, Event>,
  { state, time }: Instant<State>,
  step: Step<Event>,
  fired?: TimedEvent<Event>[],
): Instant<State> {
  if (step.kind === 'event') {
    const settled = runDue(simulation, state, time, time, fired)
    return { state: simulation.reduce(settled, step.event, time), time }
  }
  const end = time + step.ms
  return { state: runDue(simulation, state, step.kind === 'leap' ? end : time, end, fired), time: end }
}

/** The state after some steps, with everything that is due by then. */
export function stateAfter<State, Event>(
  simulation: Simulation<State, Event>,
  from: Instant<State>,
  steps: readonly Step<Event>[],
): State {
  const { state, time } = steps.reduce((instant, step) => stepped(simulation, instant, step), from)
  return runDue(simulation, state, time, time)
}

/** Where a moment begins, so that its last instant is `now`: timers go on from there. */
export function beginningOf<State, Event>(
  simulation: Simulation<State, Event>,
  { seed, steps }: Moment<Event>,
  now: number,
): Instant<State> {
  const time = now - durationOf(steps)
  return { state: simulation.start(seed, time), time }
}

/** The state that a moment leads to `now`. */
export function stateAt<State, Event>(
  simulation: Simulation<State, Event>,
  moment: Moment<Event>,
  now: number,
): State {
  return stateAfter(simulation, beginningOf(simulation, moment, now), moment.steps)
}

/** The steps and one more; waits in a row are one wait, and none is of 0 ms. */
export function withStep<Event>(steps: readonly Step<Event>[], step: Step<Event>): readonly Step<Event>[] {
  if (step.kind === 'event') return [...steps, step]
  if (step.ms === 0) return steps
  const last = steps.at(-1)
  return step.kind === 'wait' && last?.kind === 'wait'
    ? [...steps.slice(0, -1), { kind: 'wait', ms: last.ms + step.ms }]
    : [...steps, step]
}

/** Steps with neighboring waits made one. */
export function merged<Event>(steps: readonly Step<Event>[]): readonly Step<Event>[] {
  return steps.reduce<readonly Step<Event>[]>(withStep, [])
}

/** Whether two values of plain JSON are equal, whatever the order of their keys. */
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
