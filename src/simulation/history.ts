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

type EventEntry<Event> = Extract<MomentEntry<Event>, { kind: 'event' }>

interface Typing<State, Event> {
  field: object
  from: Instant<State>
  beforeLast: Instant<State>
  recorded: EventEntry<Event>[]
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
  /** While the visitor types: the field, the start of the typing, and its recorded texts with what was before the last one. */
  let burst: Typing<State, Event> | null = null
  /** Texts that continue the recorded text before them: one step with it. */
  const continuing = new WeakSet<MomentEntry<Event>>()

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
  const leaveOut = (entries: readonly MomentEntry<Event>[]) => {
    if (entries.length > 0) log = merged(log.filter((entry) => !entries.includes(entry)))
  }
  const takeDownText = (entry: EventEntry<Event>, at: number, before: State, after: State, field: object) => {
    const instant = { state: before, time: at }
    if (!burst || !isSame(field, burst.field) || log.at(-1)?.kind !== 'event') {
      burst = { field, from: instant, beforeLast: instant, recorded: [] }
    } else {
      const untyped = ({ state, time }: Instant<State>) => runDue(simulation, state, time, at)
      const isEnough = (from: Instant<State>) =>
        isSame(simulation.reduce(untyped(from), entry.event, at), after)
      const isTakenBack = isSame(untyped(burst.from), after)
      // For one field only the last text counts, if the rules give the same state; else the last one after those that count.
      if (isTakenBack || isEnough(burst.from)) {
        leaveOut(burst.recorded)
        burst = { field, from: burst.from, beforeLast: burst.from, recorded: [] }
      } else if (isEnough(burst.beforeLast)) leaveOut(burst.recorded.splice(-1))
      else burst.beforeLast = instant
      if (isTakenBack) {
        burst = null
        return
      }
    }
    const last = burst.recorded.at(-1)
    if (last && isTypedOn(last.event, entry.event)) continuing.add(entry)
    burst.recorded.push(entry)
    takeDown(entry, at)
  }
  const takeDownEvent = (event: Event, at: number, before: State, after: State) => {
    const field = fieldOf(event)
    const entry = { kind: 'event', event } as const
    if (field) takeDownText(entry, at, before, after, field)
    else {
      burst = null
      takeDown(entry, at)
    }
  }
  const isContinuing = (entry: MomentEntry<Event> | undefined) => entry !== undefined && continuing.has(entry)
  const eventBefore = (end: number) => log.findLastIndex(({ kind }, index) => index < end && kind === 'event')
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
      let last = lastStep()
      const entry = log[last]
      if (entry?.kind !== 'event') return null
      while (isContinuing(log[last])) last = eventBefore(last)
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

/** Whether a text is the other with letters added or removed at its end. */
function isTypedOn(before: unknown, after: unknown): boolean {
  const [one, other] = [before, after].map((event) => (event as { text: string }).text) as [string, string]
  return other.startsWith(one) || one.startsWith(other)
}
