// The only timers and the only "now" of the demos and the chat.

/** Tells the time and calls back at a time; both in milliseconds since the epoch. */
export interface Clock {
  now(): number
  /** Calls back once, at `time` or as soon after it as possible. Returns how to call that off. */
  at(time: number, callback: () => void): () => void
}

/** The visitor's clock. */
export const realClock: Clock = {
  now: () => Date.now(),
  at(time, callback) {
    const timer = setTimeout(callback, Math.max(0, time - Date.now()))
    return () => clearTimeout(timer)
  },
}

/** A clock that stands still until it is moved by hand. */
export interface ManualClock extends Clock {
  /** Moves the clock on by `ms`, stopping at each time that a callback waits for. */
  advance(ms: number): void
  /** Moves the clock on by `ms` in one leap, as in a tab that was hidden: callbacks are called late. */
  leap(ms: number): void
}

/** Where manual clocks and replayed states start: 2026-03-02 09:00 UTC. */
export const SAMPLE_NOW = Date.UTC(2026, 2, 2, 9)

/** More calls than this in one go mean that a due event never moves on. */
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
