// The history of a demo: enough for undo and for links, with a limited number of entries.
import {
  beginningOf,
  isSame,
  merged,
  stateAfter,
  withEntry,
  type Instant,
  type Moment,
  type MomentEntry,
} from './moment.ts'
import type { RunnerObserver } from './runner.ts'
import { runDue, type Simulation } from './simulation.ts'
import { visitorEventTest, type VisitorEvents } from './visitorEvents.ts'

/** The maximum number of entries; beyond it, the older half is dropped. */
export const MOST_REMEMBERED = 1000

export interface History<State, Event> {
  /** For the runner: records events. */
  observer: RunnerObserver<State, Event>
  /** Marks all events so far as coming from a link, not from the visitor. */
  closeOpening: () => void
  /** The log up to `now`; null if its beginning has been dropped. */
  moment: (now: number) => Moment<Event> | null
  canStepBack: () => boolean
  /** Undoes the visitor's last step: the state at `now` without it, and the step. Null if there is none. */
  stepBack: (now: number) => { state: State; undone: Event } | null
}

/** A history that begins with `moment`, whose last instant is `now`. */
export function createHistory<State, Event>(
  simulation: Simulation<State, Event>,
  visitorEvents: VisitorEvents<Event>,
  moment: Moment<Event>,
  now: number,
): History<State, Event> {
  const isVisitorEvent = visitorEventTest(visitorEvents)
  let begun = beginningOf(simulation, moment, now)
  let isWhole = true
  let { log } = moment
  let lastAt = now
  /** The number of entries from a link. */
  let opening = log.length
  /** While the visitor types: the field, and the start of the typing. */
  let burst: { field: object; from: Instant<State> } | null = null

  const takeDown = (entry: MomentEntry<Event>, at: number) => {
    const waited = at - lastAt - (entry.kind === 'leap' ? entry.ms : 0)
    log = withEntry(withEntry(log, { kind: 'wait', ms: waited }), entry)
    lastAt = at
    if (log.length > MOST_REMEMBERED) forget(Math.floor(log.length / 2))
  }
  const forget = (count: number) => {
    const forgotten = log.slice(0, count)
    const time = forgotten.reduce((sum, entry) => (entry.kind === 'event' ? sum : sum + entry.ms), begun.time)
    begun = { state: stateAfter(simulation, begun, forgotten), time }
    isWhole = false
    log = log.slice(count)
    opening = Math.max(0, opening - count)
  }
  const takeDownEvent = (event: Event, at: number, before: State, after: State) => {
    const field = fieldOf(event)
    if (burst && isSame(field, burst.field) && log.at(-1)?.kind === 'event') {
      // For one field only the last text counts, if the rules give the same state.
      const untyped = runDue(simulation, burst.from.state, burst.from.time, at)
      const isTakenBack = isSame(untyped, after)
      if (isTakenBack || isSame(simulation.reduce(untyped, event, at), after)) log = log.slice(0, -1)
      if (isTakenBack) {
        burst = null
        return
      }
    } else burst = field && { field, from: { state: before, time: at } }
    takeDown({ kind: 'event', event }, at)
  }
  const lastStep = () =>
    log.findLastIndex(
      (entry, index) => index >= opening && entry.kind === 'event' && isVisitorEvent(entry.event),
    )

  return {
    observer: {
      onSent(event, at, before, after) {
        // An event without effect is not recorded.
        if (!isSame(before, after)) takeDownEvent(event, at, before, after)
      },
      onLeapt: (from, to) => takeDown({ kind: 'leap', ms: to - from }, to),
    },
    closeOpening() {
      opening = log.length
      burst = null
    },
    moment: (at) =>
      isWhole ? { seed: moment.seed, log: withEntry(log, { kind: 'wait', ms: at - lastAt }) } : null,
    canStepBack: () => lastStep() >= 0,
    stepBack(at) {
      const last = lastStep()
      const entry = log[last]
      if (entry?.kind !== 'event') return null
      // The browser's result of the step is removed with it.
      log = merged(log.filter(({ kind }, index) => index < last || kind !== 'event'))
      burst = null
      const state = stateAfter(simulation, begun, withEntry(log, { kind: 'wait', ms: at - lastAt }))
      return { state, undone: entry.event }
    },
  }
}

/** The field of a typed text: the event without its text; null for every other event. */
function fieldOf(event: unknown): object | null {
  const { text, ...field } = event as { text?: unknown }
  return typeof text === 'string' ? field : null
}
