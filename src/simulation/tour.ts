// A tour plays a demo automatically. It is data beside the demo's rules; its duration, and the log whose end is the demo's
// state at any instant, are derived from it. A step back is a shorter log; nothing is undone.
import type { Clock } from './clock.ts'
import { withEntry, type MomentEntry } from './moment.ts'
import { createRunner } from './runner.ts'
import type { Simulation } from './simulation.ts'

/** An element of a demo, by role and name: never by position. */
export interface Control {
  role:
    | 'button'
    | 'tab'
    | 'radio'
    | 'checkbox'
    | 'textbox'
    | 'searchbox'
    | 'date'
    | 'combobox'
    | 'heading'
    | 'table'
    | 'term'
  name: string
}

export interface TourAct<Event> {
  /** The control of the action, or the element to look at. It is highlighted. */
  at: Control
  /** The event. A `text` is typed letter by letter. Without an event the tour only highlights the element. */
  event?: Event
  /** The waiting time in the demo, in ms. A long one is shortened, and the player says so. */
  passes?: number
}

export interface TourStep<Event> {
  /** The benefit for a client, in one sentence. */
  caption: string
  /** In order; at least one. */
  acts: readonly TourAct<Event>[]
}

export type Tour<Event> = readonly TourStep<Event>[]

/** The reading time before an action: a base, and a time per letter. */
const READING_MS = { toBegin: 800, letter: 45 }
/** How long a control is highlighted before the action. */
const AIM_MS = 900
const LETTER_MS = 80
/** How long the result is shown. */
const REST_MS = 2500
/** Waits of the demo are shown in real time up to this duration; longer ones in half of it. */
const LONGEST_WAIT_MS = 3000
const SHORTENED_MS = 1500

/** A part of a step; its event happens at its end. */
interface Beat<Event> {
  act: TourAct<Event>
  /** Its duration in the tour, and in the demo. */
  ms: number
  demoMs: number
  event?: Event
}

const isShortened = ({ ms, demoMs }: Beat<unknown>) => ms < demoMs

/** The event after each letter; the event alone if it has no text, or if a part of the text would have no effect. */
function typed<Event>(event: Event, { role }: Control): Event[] {
  const { text } = event as { text?: unknown }
  if (typeof text !== 'string' || role === 'date') return [event]
  const letters = [...text]
  return letters.map((_, at) => ({ ...event, text: letters.slice(0, at + 1).join('') }))
}

function beatsOf<Event>({ caption, acts }: TourStep<Event>): Beat<Event>[] {
  const beats: Beat<Event>[] = []
  for (const [index, act] of acts.entries()) {
    const aim = index === 0 ? READING_MS.toBegin + READING_MS.letter * caption.length : AIM_MS
    const events = act.event === undefined ? [] : typed(act.event, act.at)
    if (events.length === 0 && !act.passes) beats.push({ act, ms: aim, demoMs: aim })
    for (const [at, event] of events.entries()) {
      const ms = at === 0 ? aim : LETTER_MS
      beats.push({ act, ms, demoMs: ms, event })
    }
    if (act.passes)
      beats.push({
        act,
        ms: act.passes > LONGEST_WAIT_MS ? SHORTENED_MS : act.passes,
        demoMs: act.passes,
      })
  }
  const last = acts.at(-1)
  if (last) beats.push({ act: last, ms: REST_MS, demoMs: REST_MS })
  return beats
}

/** The duration of a step, in ms. */
export function stepMs(step: TourStep<unknown>): number {
  return beatsOf(step).reduce((sum, { ms }) => sum + ms, 0)
}

/** An instant of a tour: ms within a step. Manual steps show its end. */
export interface TourPosition {
  step: number
  offset: number
}

/** The end of a step. */
export function endOf(tour: Tour<unknown>, step: number): TourPosition {
  const found = tour[step]
  return { step, offset: found ? stepMs(found) : 0 }
}

function isAtEnd(tour: Tour<unknown>, { step, offset }: TourPosition): boolean {
  return step === tour.length - 1 && offset >= endOf(tour, step).offset
}

/** The log of the demo from its start: the same for every seed. */
export function logTo<Event>(
  tour: Tour<Event>,
  { step, offset }: TourPosition,
): readonly MomentEntry<Event>[] {
  let log: readonly MomentEntry<Event>[] = []
  for (const [index, told] of tour.slice(0, step + 1).entries()) {
    let left = index < step ? Infinity : offset
    let typing: TourAct<Event> | null = null
    for (const beat of beatsOf(told)) {
      if (left <= 0) break
      const share = Math.min(1, left / beat.ms)
      log = withEntry(log, { kind: 'wait', ms: Math.round(beat.demoMs * share) })
      left -= beat.ms
      if (!beat.event || left < 0) continue
      // For typed text only the last value counts.
      if (typing === beat.act) log = withoutLastEvent(log)
      typing = beat.act
      log = withEntry(log, { kind: 'event', event: beat.event })
    }
  }
  return log
}

function withoutLastEvent<Event>(log: readonly MomentEntry<Event>[]): readonly MomentEntry<Event>[] {
  const last = log.findLastIndex(({ kind }) => kind === 'event')
  return log.filter((_, index) => index !== last).reduce<readonly MomentEntry<Event>[]>(withEntry, [])
}

/** The player's display at an instant of a tour. */
export interface TourView {
  step: number
  isPlaying: boolean
  /** The tour has ended. */
  isAtEnd: boolean
  /** The highlighted element. */
  control: Control | null
  /** The skipped time of the demo, in ms; null if none was skipped. */
  later: number | null
}

/** The highlighted element, and the time skipped in the step. */
function lookedAt(tour: Tour<unknown>, { step, offset }: TourPosition): Pick<TourView, 'control' | 'later'> {
  const told = tour[step]
  let left = offset
  let control: Control | null = null
  let later: number | null = null
  for (const beat of told ? beatsOf(told) : []) {
    if (left <= 0 && control) break
    control = beat.act.at
    if (isShortened(beat)) later = beat.demoMs
    left -= beat.ms
  }
  return { control, later }
}

/** The state of a player: its position, and whether it plays. */
interface TourState {
  /** A new object requests a display, even if it is equal. */
  position: TourPosition
  isPlaying: boolean
  /** Not visible; the player waits. */
  isHidden: boolean
  /** The time of the position. */
  at: number
}

export type TourEvent =
  | { type: 'playPressed' }
  | { type: 'pausePressed' }
  | { type: 'stepChosen'; step: number }
  | { type: 'visibilityChanged'; isHidden: boolean }
  /** Due: the next frame. */
  | { type: 'framePassed' }

/** The interval of frames while it plays. */
const FRAME_MS = 100
/** A longer gap than this (a sleeping device) is not part of the tour. */
const LATEST_FRAME_MS = 1000

/** The player of a tour is also a simulation. It starts at `position`. */
function tourPlayer(
  tour: Tour<unknown>,
  begin: Pick<TourState, 'position' | 'isPlaying'>,
): Simulation<TourState, TourEvent> {
  const lengths = tour.map(stepMs)
  const moved = ({ step, offset }: TourPosition, ms: number): TourPosition => {
    offset += ms
    while (step < tour.length - 1 && offset > (lengths[step] ?? 0)) offset -= lengths[step++] ?? 0
    return { step, offset: Math.min(offset, lengths[step] ?? 0) }
  }
  return {
    start: (_, now) => ({ ...begin, isHidden: false, at: now }),
    reduce(state, event, now) {
      switch (event.type) {
        case 'playPressed': {
          const position = isAtEnd(tour, state.position) ? { step: 0, offset: 0 } : { ...state.position }
          return { ...state, position, isPlaying: true, at: now }
        }
        case 'pausePressed':
          return { ...state, isPlaying: false }
        case 'stepChosen': {
          // Manual steps show the result of the step.
          const position = state.isPlaying ? { step: event.step, offset: 0 } : endOf(tour, event.step)
          return { ...state, position, at: now }
        }
        case 'visibilityChanged':
          return { ...state, isHidden: event.isHidden, at: now }
        case 'framePassed': {
          const position = moved(state.position, Math.min(now - state.at, LATEST_FRAME_MS))
          return { ...state, position, isPlaying: !isAtEnd(tour, position), at: now }
        }
      }
    },
    due: ({ isPlaying, isHidden, at }) =>
      isPlaying && !isHidden ? { event: { type: 'framePassed' }, at: at + FRAME_MS } : null,
  }
}

export interface TourRunOptions {
  clock: Clock
  /** The first step; the player shows its end unless it plays. */
  step?: number | undefined
  isPlaying: boolean
  /** Shows the result of a log: the demo's `show`. */
  show: (log: readonly MomentEntry<unknown>[]) => void
}

/** A running tour. */
export interface TourRun {
  subscribe: (listener: () => void) => () => void
  /** The same object until something of it changes. */
  getView: () => TourView
  send: (event: TourEvent) => void
  /** Starts to play, if requested. Returns a stop function. */
  start: () => () => void
}

/** Plays a tour in a demo: with controls around it, or silently. */
export function createTourRun(
  tour: Tour<unknown>,
  { clock, step = 0, isPlaying, show }: TourRunOptions,
): TourRun {
  const first = Math.min(Math.max(step, 0), tour.length - 1)
  const position = isPlaying ? { step: first, offset: 0 } : endOf(tour, first)
  const runner = createRunner(tourPlayer(tour, { position, isPlaying }), { seed: 0, clock })
  const viewNow = (): TourView => {
    const now = runner.getState()
    return {
      step: now.position.step,
      isPlaying: now.isPlaying,
      isAtEnd: isAtEnd(tour, now.position),
      ...lookedAt(tour, now.position),
    }
  }
  let view = viewNow()
  let shown: TourPosition | null = null
  const draw = () => {
    const next = viewNow()
    if ((Object.keys(next) as (keyof TourView)[]).some((key) => next[key] !== view[key])) view = next
    const now = runner.getState().position
    if (now === shown) return
    shown = now
    show(logTo(tour, now))
  }
  draw()
  runner.subscribe(draw)
  return { subscribe: runner.subscribe, getView: () => view, send: runner.send, start: runner.start }
}
