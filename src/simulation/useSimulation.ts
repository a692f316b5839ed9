// A simulation in React: the state, and how to send an event.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { realClock, type Clock } from './clock.ts'
import { freshSeed } from './random.ts'
import { createRunner } from './runner.ts'
import type { Simulation } from './simulation.ts'

export interface SimulationOptions<Event> {
  /** Feeds every random number; a fresh one when not given. Read once, on mounting. */
  seed?: number | undefined
  /** Read once, on mounting; the visitor's clock when not given. */
  clock?: Clock | undefined
  /** Events that are sent on opening, before the first picture (a prefill from a link). Read once. */
  opening?: readonly Event[] | undefined
}

/** Runs `simulation` for as long as the component is mounted; unmounting stops every timer. */
export function useSimulation<State, Event>(
  simulation: Simulation<State, Event>,
  { seed, clock = realClock, opening }: SimulationOptions<Event> = {},
): { state: State; send: (event: Event) => void } {
  const [runner] = useState(() =>
    createRunner(simulation, { seed: seed ?? freshSeed(), clock, opening: opening ?? [] }),
  )
  useEffect(() => runner.start(), [runner])
  const state = useSyncExternalStore(runner.subscribe, runner.getState, runner.getState)
  return { state, send: runner.send }
}
