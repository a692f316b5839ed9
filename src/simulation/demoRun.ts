// A running demo: its rules on a clock, its history, undo, and the link to its current state. It can be shown
// at any instant of a log, as in a tour, and continue from there.
import type { Clock } from './clock.ts'
import type { Entry } from './entries.ts'
import { createHistory } from './history.ts'
import { durationOf, isSame, stateAt, type Moment, type MomentEntry } from './moment.ts'
import { linkTo, momentFrom, momentKept, type DemoLink } from './momentLink.ts'
import { createRunner, type Runner } from './runner.ts'
import type { Simulation } from './simulation.ts'

/** The beginning of a demo: its start, a state or texts from a link, or its start because the link could not be read. */
export type Arrival = 'start' | 'sent' | 'broken'

/** The information for the frame around a demo. */
export interface RunStatus {
  arrival: Arrival
  /** Whether there is a step to undo. */
  canStepBack: boolean
  /** Whether a log is shown, with time paused. */
  isShown: boolean
}

export interface DemoRunOptions<Event> {
  /** Feeds every random number, unless a moment brings its own. */
  seed: number
  clock: Clock
  /** The moment of a link; null or not given without one. */
  at?: string | null | undefined
  /** The moment that this browser's history kept when the visitor left the demo. It comes before that of a link. */
  left?: unknown
  /** Initial events, if no moment is opened. */
  opening?: readonly Event[] | undefined
  /** Initial events of the demo itself, if a link brings none: they are its start, and the start of its tour. */
  beginning?: readonly Event[] | undefined
}

/** The functions for the parts around a demo, independent of its states and events. */
export interface DemoControls {
  subscribe: (listener: () => void) => () => void
  /** The same object until a value changes. */
  getStatus: () => RunStatus
  /** Undoes the visitor's last step. Returns its description; null if there is none. */
  stepBack: () => string | null
  /** The link to the demo's current state; `start` is the link to its start. */
  linkTo: (start: string) => DemoLink
  /** The log up to now; null if its beginning has been dropped. */
  getMoment: () => Moment<unknown> | null
  /** The visitor's entries, without blank ones. */
  getEntries: () => readonly Entry[]
  /** Shows the result of a log instead of the visitor's state. Time is paused until `goOn`, or until an event is sent. */
  show: (log: readonly MomentEntry<unknown>[]) => void
  /** Continues from the shown state. */
  goOn: () => void
}

export interface DemoRun<State, Event>
  extends DemoControls, Pick<Runner<State, Event>, 'getState' | 'send' | 'start'> {}

export function createDemoRun<State, Event>(
  simulation: Simulation<State, Event>,
  { seed, clock, at = null, left, opening = [], beginning = [] }: DemoRunOptions<Event>,
): DemoRun<State, Event> {
  const { visitorEvents } = simulation
  const kept = momentKept(simulation, left)
  const sent = kept ?? (at === null ? null : momentFrom(simulation, at))
  const arrival: Arrival = kept
    ? 'start'
    : at !== null && !sent
      ? 'broken'
      : sent || opening.length > 0
        ? 'sent'
        : 'start'
  const begun: Moment<Event> = sent ?? { seed, log: [] }
  const runner: Runner<State, Event> = createRunner(simulation, {
    seed: begun.seed,
    clock,
    observer: {
      onSent: (...sending) => history?.observer.onSent?.(...sending),
      onLeapt: (from, to) => history?.observer.onLeapt?.(from, to),
    },
  })
  let history = visitorEvents && createHistory(simulation, visitorEvents, begun, runner.startedAt)
  if (sent) runner.replaceState(stateAt(simulation, sent, runner.startedAt))
  else for (const event of opening.length > 0 ? opening : beginning) runner.send(event)
  history?.closeOpening()

  /** The shown log, and the time at its end: a log begins when the demo was opened. */
  let shown: { moment: Moment<Event>; now: number } | null = null
  let status: RunStatus = { arrival, canStepBack: false, isShown: false }
  runner.subscribe(() => {
    const isShown = shown !== null
    const canStepBack = !isShown && (history?.canStepBack() ?? false)
    // A shown state does not come from a link.
    const now: RunStatus = { arrival: isShown ? 'start' : status.arrival, canStepBack, isShown }
    if (!isSame(now, status)) status = now
  })
  const goOn = () => {
    if (!shown) return
    const { moment } = shown
    shown = null
    const now = runner.settle()
    history = visitorEvents && createHistory(simulation, visitorEvents, moment, now)
    runner.replaceState(stateAt(simulation, moment, now))
  }

  const timeNow = () => shown?.now ?? runner.settle()
  const momentAt = (now: number) => (shown ? shown.moment : history ? history.moment(now) : begun)

  return {
    getState: runner.getState,
    getMoment: () => momentAt(timeNow()),
    send(event) {
      goOn()
      runner.send(event)
    },
    start: runner.start,
    subscribe: runner.subscribe,
    getStatus: () => status,
    stepBack() {
      const back = shown ? null : history?.stepBack(runner.settle())
      if (!back) return null
      runner.replaceState(back.state)
      return wordsOf(back.undone)
    },
    getEntries: () =>
      (simulation.entries?.(runner.getState()) ?? []).filter(([, value]) => value.trim() !== ''),
    linkTo(start) {
      const now = timeNow()
      const moment = momentAt(now)
      const events = moment?.log.flatMap((entry) => (entry.kind === 'event' ? [entry.event] : []))
      const isUntouched = status.arrival !== 'sent' && isSame(events, beginning)
      return isUntouched
        ? { kind: 'start', link: start }
        : linkTo(start, simulation, moment, now, beginning.length === 0)
    },
    show(log) {
      // The tour of a demo consists of that demo's events.
      const begins = beginning.map((event): MomentEntry<Event> => ({ kind: 'event', event }))
      const moment = { seed: begun.seed, log: [...begins, ...(log as readonly MomentEntry<Event>[])] }
      const isFirst = !shown
      shown = { moment, now: runner.startedAt + durationOf(log) }
      const state = stateAt(simulation, moment, shown.now)
      if (isFirst || !isSame(state, runner.getState())) runner.replaceState(state, true)
    },
    goOn,
  }
}

/** An event's name as words: `deployPressed` is "deploy pressed". */
function wordsOf(event: unknown): string {
  const { type } = event as { type: string }
  return type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
