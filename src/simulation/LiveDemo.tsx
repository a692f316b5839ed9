// Joins a demo's rules and its view, so that the registry of demos holds closed components of one type.
import type { ComponentType, ReactElement } from 'react'
import type { Clock } from './clock.ts'
import type { Simulation } from './simulation.ts'
import { useSimulation } from './useSimulation.ts'

/** What a demo may do to the world outside its panel. The site binds the real thing, stories watch it. */
export interface DemoCapabilities {
  /** Closes the overlay, as "Exit Demo" and "Close Demo" do. */
  close: () => void
  /** Copies to the clipboard. False when the browser refuses; never rejects. */
  copyText: (text: string) => Promise<boolean>
  /** Offers a text as a file to save. */
  downloadText: (fileName: string, text: string) => void
}

/** What every demo's view is given. */
export interface DemoViewProps<State, Event> {
  /** What to draw. */
  state: State
  /** Tells the simulation what the visitor did. */
  send: (event: Event) => void
  capabilities: DemoCapabilities
}

/** Texts that a link hands to a demo, by name, as typed (`?demo=token-generator&name=…`). */
export type DemoPrefill = Readonly<Record<string, string>>

interface LiveDemoProps<State, Event> {
  simulation: Simulation<State, Event>
  view: ComponentType<DemoViewProps<State, Event>>
  capabilities: DemoCapabilities
  seed?: number | undefined
  clock?: Clock | undefined
  opening?: readonly Event[] | undefined
}

/** A demo at work: its rules on a clock, drawn by its view. */
function LiveDemo<State, Event>({
  simulation,
  view: View,
  capabilities,
  seed,
  clock,
  opening,
}: LiveDemoProps<State, Event>): ReactElement {
  const { state, send } = useSimulation(simulation, { seed, clock, opening })
  return <View state={state} send={send} capabilities={capabilities} />
}

/** What a closed demo still wants to know. */
export interface DemoProps {
  capabilities: DemoCapabilities
  /** A fixed seed for a story; a fresh one when not given. */
  seed?: number
  /** A manual clock for a story; the visitor's when not given. */
  clock?: Clock
  /** What the link brought along. */
  prefill?: DemoPrefill
}

/** A demo, closed: state and events are its own affair. */
export type DemoComponent = ComponentType<DemoProps>

/**
 * Closes a simulation and its view into one component.
 * `prefill` turns what a link brought along into opening events; without it a link brings nothing.
 */
export function defineDemo<State, Event>(
  simulation: Simulation<State, Event>,
  view: ComponentType<DemoViewProps<State, Event>>,
  prefill?: (texts: DemoPrefill) => Event[],
): DemoComponent {
  return function ClosedDemo({ capabilities, seed, clock, prefill: texts }) {
    return (
      <LiveDemo
        simulation={simulation}
        view={view}
        capabilities={capabilities}
        seed={seed}
        clock={clock}
        opening={texts && prefill?.(texts)}
      />
    )
  }
}
