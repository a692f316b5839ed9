// A demo at work: its rules on a clock, what was done in it, the way back and the link to it as it stands. It can be shown
// at any instant of a log, as a tour does, and goes on from there.
import type { Clock } from './clock.ts'
import type { Entry } from './entries.ts'
import { createHistory } from './history.ts'
import { durationOf, isSame, stateAt, type Moment, type MomentEntry } from './moment.ts'
import { linkTo, momentFrom, type DemoLink } from './momentLink.ts'
import { createRunner, type Runner } from './runner.ts'
import type { Simulation } from './simulation.ts'

/** Where a demo began: at its start, as a link said it, or at its start because the link could not be read. */
export type Arrival = 'start' | 'sent' | 'broken'

/** What the frame around a demo wants to know. */
export interface RunStatus {
  arrival: Arrival
  /** Something was done that can be taken back. */
  canStepBack: boolean
  /** A log is shown, and time rests. */
  isShown: boolean
}

export interface DemoRunOptions<Event> {
  /** Feeds every random number, unless a moment brings its own. */
  seed: number
  clock: Clock
  /** What a link says of the state to open; null or not given when it says nothing. */
  at?: string | null | undefined
  /** Events to begin with, if no moment is opened. */
  opening?: readonly Event[] | undefined
}

/** What the parts around a demo may do with it, whatever its states and events are. */
export interface DemoControls {
  subscribe: (listener: () => void) => () => void
  /** The same object until something of it changes. */
  getStatus: () => RunStatus
  /** Takes the visitor's last step back. What it was, in words; null when there is none. */
  stepBack: () => string | null
  /** The link to the demo as it stands; `start` is the one to its start. */
  linkTo: (start: string) => DemoLink
  /** What led to what stands here, up to now; null when its beginning is forgotten. */
  getMoment: () => Moment<unknown> | null
  /** What the visitor has entered; nothing of what is blank. */
  getEntries: () => readonly Entry[]
  /** Shows where a log leads, in place of what was done here. Time rests until `goOn`, or until something is sent. */
  show: (log: readonly MomentEntry<unknown>[]) => void
  /** Goes on from what is shown, now. */
  goOn: () => void
}

export interface DemoRun<State, Event>
  extends DemoControls, Pick<Runner<State, Event>, 'getState' | 'send' | 'start'> {}

export function createDemoRun<State, Event>(
  simulation: Simulation<State, Event>,
  { seed, clock, at = null, opening = [] }: DemoRunOptions<Event>,
): DemoRun<State, Event> {
  const { visitorEvents } = simulation
  const sent = at === null ? null : momentFrom(simulation, at)
  const arrival: Arrival = sent ? 'sent' : at === null ? 'start' : 'broken'
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
  else for (const event of opening) runner.send(event)
  history?.closeOpening()

  /** The log that is shown instead, and the time at its end: a log begins when the demo was opened. */
  let shown: { moment: Moment<Event>; now: number } | null = null
  let status: RunStatus = { arrival, canStepBack: false, isShown: false }
  runner.subscribe(() => {
    const isShown = shown !== null
    const canStepBack = !isShown && (history?.canStepBack() ?? false)
    // What was shown has come by no link.
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
      const isUntouched = status.arrival !== 'sent' && moment?.log.every(({ kind }) => kind !== 'event')
      return isUntouched ? { kind: 'start', link: start } : linkTo(start, simulation, moment, now)
    },
    show(log) {
      // The tour of a demo consists of that demo's events.
      const moment = { seed: begun.seed, log: log as readonly MomentEntry<Event>[] }
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
