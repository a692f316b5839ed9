// The only timers and the only "now" of the demos and the chat.

/** Returns the time and calls back at a time; both in milliseconds since the epoch. */
export interface Clock {
  /** Never earlier than the last result. */
  now(): number
  /** Calls back once, at `time` or as soon as possible after it. Returns a function that cancels it. */
  at(time: number, callback: () => void): () => void
}

/** Counted from the start of the page, so that it continues evenly when the visitor's system sets its clock. */
const now = () => Math.floor(performance.timeOrigin + performance.now())

/** The visitor's clock: monotonic. A time that is kept, or shown on a later page, comes from `Date.now` instead. */
export const realClock: Clock = {
  now,
  at(time, callback) {
    const timer = setTimeout(callback, Math.max(0, time - now()))
    return () => clearTimeout(timer)
  },
}

/** A clock that moves only by calls. */
export interface ManualClock extends Clock {
  /** Moves the clock forward by `ms`, stopping at each time that a callback waits for. */
  advance(ms: number): void
  /** Moves the clock forward by `ms` in one leap, as in a hidden tab: callbacks are called late. */
  leap(ms: number): void
}

/** The start of manual clocks and replayed states: 2026-03-02 09:00 UTC. */
export const SAMPLE_NOW = Date.UTC(2026, 2, 2, 9)

/** More calls than this in one move mean that a due event never advances. */
const MOST_CALLS = 100_000

export function manualClock(startAt: number = SAMPLE_NOW): ManualClock {
  let now = startAt
  let waiting: { time: number; callback: () => void }[] = []
  const runUntil = (target: number, timeOf: (time: number) => number) => {
    for (let calls = 0; ; calls++) {
      if (calls > MOST_CALLS)
        throw new Error('A callback at this time asks for the same time again and again.')
      const next = waiting.filter((one) => one.time <= target).sort((a, b) => a.time - b.time)[0]
      if (!next) break
      waiting = waiting.filter((one) => one !== next)
      now = Math.max(now, timeOf(next.time))
      next.callback()
    }
    now = target
  }
  return {
    now: () => now,
    at(time, callback) {
      const one = { time, callback }
      waiting.push(one)
      return () => {
        waiting = waiting.filter((other) => other !== one)
      }
    },
    advance: (ms) => runUntil(now + ms, (time) => time),
    leap(ms) {
      const target = now + ms
      runUntil(target, () => target)
    },
  }
}
