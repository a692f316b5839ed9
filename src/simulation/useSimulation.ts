// A simulation in React: the state, and a function to send events.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { realClock, type Clock } from './clock.ts'
import { freshSeed } from './random.ts'
import { createRunner } from './runner.ts'
import type { Simulation } from './simulation.ts'

export interface SimulationOptions<Event> {
  /** The seed of every random number; by default a random one. Read once, on mount. */
  seed?: number | undefined
  /** Read once, on mount; by default the visitor's clock. */
  clock?: Clock | undefined
  /** Events that are sent before the first render (a prefill from a link). Read once. */
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
