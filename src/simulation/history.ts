// What a demo remembers of a visit: enough to step back and to be sent, and never more than a bounded number of steps.
import {
  beginningOf,
  isSame,
  merged,
  stateAfter,
  withStep,
  type Instant,
  type Moment,
  type Step,
} from './moment.ts'
import type { RunnerObserver } from './runner.ts'
import { runDue, type Simulation } from './simulation.ts'
import { visitorEventTest, type VisitorEvents } from './visitorEvents.ts'

/** Most steps that are remembered; beyond, the older half is forgotten. */
export const MOST_REMEMBERED = 1000

export interface History<State, Event> {
  /** For the runner: takes down what happens. */
  observer: RunnerObserver<State, Event>
  /** What has been done so far is no step of the visitor's: a link did it. */
  closeOpening: () => void
  /** The story up to `now`; null when its beginning is forgotten. */
  moment: (now: number) => Moment<Event> | null
  canStepBack: () => boolean
  /** Takes the visitor's last step back: the state at `now` without it, and what it was. Null without a step. */
  stepBack: (now: number) => { state: State; undone: Event } | null
}

/** A history that begins with `moment`, which is at its last instant at `now`. */
export function createHistory<State, Event>(
  simulation: Simulation<State, Event>,
  visitorEvents: VisitorEvents<Event>,
  moment: Moment<Event>,
  now: number,
): History<State, Event> {
  const isVisitorEvent = visitorEventTest(visitorEvents)
  let begun = beginningOf(simulation, moment, now)
  let isWhole = true
  let { steps } = moment
  let lastAt = now
  /** How many of the steps a link did. */
  let opening = steps.length
  /** While a text is typed: the field, and where the typing began. */
  let burst: { field: object; from: Instant<State> } | null = null

  const takeDown = (step: Step<Event>, at: number) => {
    const waited = at - lastAt - (step.kind === 'leap' ? step.ms : 0)
    steps = withStep(withStep(steps, { kind: 'wait', ms: waited }), step)
    lastAt = at
    if (steps.length > MOST_REMEMBERED) forget(Math.floor(steps.length / 2))
  }
  const forget = (count: number) => {
    const forgotten = steps.slice(0, count)
    const time = forgotten.reduce((sum, step) => (step.kind === 'event' ? sum : sum + step.ms), begun.time)
    begun = { state: stateAfter(simulation, begun, forgotten), time }
    isWhole = false
    steps = steps.slice(count)
    opening = Math.max(0, opening - count)
  }
  const takeDownEvent = (event: Event, at: number, before: State, after: State) => {
    const field = fieldOf(event)
    if (burst && isSame(field, burst.field) && steps.at(-1)?.kind === 'event') {
      // Of what is typed into one field only the last text counts, where the rules agree.
      const untyped = runDue(simulation, burst.from.state, burst.from.time, at)
      const isTakenBack = isSame(untyped, after)
      if (isTakenBack || isSame(simulation.reduce(untyped, event, at), after)) steps = steps.slice(0, -1)
      if (isTakenBack) {
        burst = null
        return
      }
    } else burst = field && { field, from: { state: before, time: at } }
    takeDown({ kind: 'event', event }, at)
  }
  const lastStep = () =>
    steps.findLastIndex(
      (step, index) => index >= opening && step.kind === 'event' && isVisitorEvent(step.event),
    )

  return {
    observer: {
      onSent(event, at, before, after) {
        // What changed nothing leaves no trace.
        if (!isSame(before, after)) takeDownEvent(event, at, before, after)
      },
      onLeapt: (from, to) => takeDown({ kind: 'leap', ms: to - from }, to),
    },
    closeOpening() {
      opening = steps.length
      burst = null
    },
    moment: (at) =>
      isWhole ? { seed: moment.seed, steps: withStep(steps, { kind: 'wait', ms: at - lastAt }) } : null,
    canStepBack: () => lastStep() >= 0,
    stepBack(at) {
      const last = lastStep()
      const step = steps[last]
      if (step?.kind !== 'event') return null
      // What the browser answered to it goes with it.
      steps = merged(steps.filter(({ kind }, index) => index < last || kind !== 'event'))
      burst = null
      const state = stateAfter(simulation, begun, withStep(steps, { kind: 'wait', ms: at - lastAt }))
      return { state, undone: step.event }
    },
  }
}

/** Which field a text was typed into: the event without its text; null for every other event. */
function fieldOf(event: unknown): object | null {
  const { text, ...field } = event as { text?: unknown }
  return typeof text === 'string' ? field : null
}
