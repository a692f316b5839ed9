// A moment along its time: what happened in it and when, and the same moment cut short.
import { SAMPLE_NOW } from '#src/simulation/clock.ts'
import { stepped, withEntry, type Instant, type Moment, type MomentEntry } from '#src/simulation/moment.ts'
import { runDue, type Simulation, type TimedEvent } from '#src/simulation/simulation.ts'

type AnySimulation = Simulation<unknown, unknown>
type AnyLog = readonly MomentEntry<unknown>[]

/** Something that happened, or that time brought. */
export interface Happening {
  event: unknown
  /** Since the demo's start, in milliseconds. */
  ms: number
  isDue: boolean
  /** How many of the log are done by then, and how far the next one is. */
  at: { log: number; ms: number }
}

/** What has happened, and what time will bring next. */
export interface Timeline {
  happened: readonly Happening[]
  next: { event: unknown; ms: number } | null
}

/** Replays a moment, and takes down every event and everything that fell due. */
export function timelineOf(simulation: AnySimulation, { seed, log }: Moment<unknown>): Timeline {
  const begun = SAMPLE_NOW
  const happened: Happening[] = []
  let instant: Instant<unknown> = { state: simulation.start(seed, begun), time: begun }
  const takeDown = (fired: readonly TimedEvent<unknown>[], log: number) => {
    for (const { event, at } of fired)
      happened.push({ event, ms: at - begun, isDue: true, at: { log, ms: at - instant.time } })
  }
  for (const [index, entry] of log.entries()) {
    const fired: TimedEvent<unknown>[] = []
    const next = stepped(simulation, instant, entry, fired)
    takeDown(fired, index)
    if (entry.kind === 'event') {
      const at = { log: index + 1, ms: 0 }
      happened.push({ event: entry.event, ms: next.time - begun, isDue: false, at })
    }
    instant = next
  }
  const late: TimedEvent<unknown>[] = []
  const state = runDue(simulation, instant.state, instant.time, instant.time, late)
  takeDown(late, log.length)
  const due = simulation.due?.(state)
  return { happened, next: due ? { event: due.event, ms: due.at - begun } : null }
}

/** The log up to a point within them. */
export function cutAfter(log: AnyLog, at: Happening['at']): AnyLog {
  const next = log[at.log]
  const done = log.slice(0, at.log)
  return next && next.kind !== 'event' ? withEntry(done, { ...next, ms: Math.min(at.ms, next.ms) }) : done
}

/** The log of the first `ms` milliseconds, with everything that was done at their end. */
export function cutAt(log: AnyLog, ms: number): AnyLog {
  let left = ms
  let cut: AnyLog = []
  for (const entry of log) {
    if (entry.kind !== 'event' && entry.ms > left) return withEntry(cut, { ...entry, ms: Math.max(left, 0) })
    if (entry.kind !== 'event') left -= entry.ms
    cut = withEntry(cut, entry)
  }
  return cut
}

/** An event in words: its type, then what belongs to it. */
export function wordsOf(event: unknown): string {
  const { type, ...others } = event as { type: string }
  return [type, ...Object.entries(others).map(([key, value]) => `${key} ${inWords(value)}`)].join(' ')
}

const LONGEST_TEXT = 60

function inWords(value: unknown): string {
  if (typeof value === 'string')
    return `'${value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value}'`
  if (typeof value !== 'object' || value === null) return value === null ? 'none' : JSON.stringify(value)
  return Object.entries(value)
    .map(([key, inner]) => `${key} ${inWords(inner)}`)
    .join(' ')
}
