// The brute-force tester's rules (Rules, Brute-force tester): a simulated run that ticks, stops, and ends at 100 %.
import * as v from 'valibot'
import { drawBetween, drawInteger } from '../../simulation/random.ts'
import { labelOf } from '../../simulation/entries.ts'
import { nextOnGrid, type Simulation } from '../../simulation/simulation.ts'
import { happened } from '../../simulation/visitorEvents.ts'
import { targetOptions, type Target } from './bruteForceSamples.ts'

/** The interval of the ticks (Rules, Brute-force tester). */
export const TICK_MS = 200
/** The maximum progress per tick, in percent (Rules, Brute-force tester). */
export const MAX_PROGRESS_A_TICK = 5
/** The minimum and maximum attempts per tick (Rules, Brute-force tester). */
export const ATTEMPTS_A_TICK = { min: 500, max: 1499 } as const
/** The end of a run, in percent; progress never shows more (Rules, Brute-force tester). */
export const FULL_PROGRESS = 100
/** The maximum score (Rules, Brute-force tester). */
export const MAX_SCORE = 10
/** Progress is announced at each of these shares of a run, not at every tick. */
const ANNOUNCED_STEP = 25

interface Run {
  /** The target of the run; the visitor may already choose another for the next run. */
  tested: Target
  /** In percent, from 0 to 100. */
  progress: number
  attempts: number
}

/** No run yet; running; stopped and frozen; done at 100 %. */
export type BruteForceState = { target: Target; random: number } & (
  | { phase: 'ready' }
  | ({ phase: 'running'; startedAt: number; nextTickAt: number } & Run)
  | ({ phase: 'stopped' } & Run)
  | ({ phase: 'done' } & Run)
)

const bruteForceEvents = v.variant('type', [
  happened('targetChosen', { target: v.picklist(targetOptions.map(({ value }) => value)) }),
  /** "Start" was pressed. */
  happened('startPressed'),
  /** "Stop" was pressed. */
  happened('stopPressed'),
  /** "Reset" was pressed. */
  happened('resetPressed'),
])
/** Due: the next step of a run. */
type BruteForceDue = { type: 'ticked' }
export type BruteForceEvent = v.InferOutput<typeof bruteForceEvents> | BruteForceDue

export const bruteForce: Simulation<BruteForceState, BruteForceEvent> = {
  visitorEvents: bruteForceEvents,

  entries: ({ target }) => [['Target type', labelOf(targetOptions, target)]],

  start: (seed) => ({ phase: 'ready', target: 'wallet', random: seed }),

  reduce(state, event, now) {
    const { target, random } = state
    switch (event.type) {
      case 'targetChosen':
        // A run keeps its target until it stops.
        return state.phase === 'running' ? state : { ...state, target: event.target }
      case 'startPressed':
        return {
          phase: 'running',
          target,
          random,
          tested: target,
          progress: 0,
          attempts: 0,
          startedAt: now,
          nextTickAt: now + TICK_MS,
        }
      case 'stopPressed':
        if (state.phase !== 'running') return state
        return { phase: 'stopped', target, random, ...runOf(state) }
      case 'resetPressed':
        return state.phase === 'ready' ? state : { phase: 'ready', target, random }
      case 'ticked': {
        if (state.phase !== 'running') return state
        const rise = drawBetween(random, 0, MAX_PROGRESS_A_TICK)
        const tried = drawInteger(rise.random, ATTEMPTS_A_TICK.min, ATTEMPTS_A_TICK.max)
        const run: Run = {
          tested: state.tested,
          progress: Math.min(FULL_PROGRESS, state.progress + rise.value),
          attempts: state.attempts + tried.value,
        }
        if (run.progress === FULL_PROGRESS) return { phase: 'done', target, random: tried.random, ...run }
        const { startedAt } = state
        return {
          phase: 'running',
          target,
          random: tried.random,
          startedAt,
          nextTickAt: nextOnGrid(startedAt, TICK_MS, now),
          ...run,
        }
      }
    }
  },

  due: (state) => (state.phase === 'running' ? { event: { type: 'ticked' }, at: state.nextTickAt } : null),
}

/** The run's figures; all zero before the first run. */
export function runOf(state: BruteForceState): Run {
  if (state.phase === 'ready') return { tested: state.target, progress: 0, attempts: 0 }
  const { tested, progress, attempts } = state
  return { tested, progress, attempts }
}

/** The ticks of a run so far, by the clock; null while nothing runs. */
export function tickOf(state: BruteForceState): number | null {
  return state.phase === 'running' ? Math.round((state.nextTickAt - state.startedAt) / TICK_MS) - 1 : null
}

/** Whole percent as shown: rounded down, so that 100 % shows only when the run is done. */
export function shownPercent(state: BruteForceState): number {
  return Math.floor(runOf(state).progress)
}

/** The last announced share of the run: 0, 25, 50, 75 or 100 %. */
export function announcedPercent(state: BruteForceState): number {
  return Math.floor(runOf(state).progress / ANNOUNCED_STEP) * ANNOUNCED_STEP
}

export interface Score {
  /** Out of 10. */
  points: number
  risk: 'Moderate Risk' | 'High Risk'
}

/** 8/10 before a result, 3/10 after (Rules, Brute-force tester). */
export function scoreOf(state: BruteForceState): Score {
  return state.phase === 'done' ? { points: 3, risk: 'High Risk' } : { points: 8, risk: 'Moderate Risk' }
}
