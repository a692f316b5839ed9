// Combines a demo's rules and its view into one value, so that the registry of demos has values of one type.
import { useEffect, useSyncExternalStore, type ComponentType } from 'react'
import { realClock, type Clock } from './clock.ts'
import { createDemoRun, type DemoControls, type DemoRun } from './demoRun.ts'
import { freshSeed } from './random.ts'
import type { Simulation } from './simulation.ts'

/** The effects a demo may have outside its panel. The site provides the real ones, stories mock them. */
export interface DemoCapabilities {
  /** Closes the overlay, as "Exit Demo" and "Close Demo" do. */
  close: () => void
  /** Copies to the clipboard. False if the browser refuses; never rejects. */
  copyText: (text: string) => Promise<boolean>
  /** Offers a text as a file to save. */
  downloadText: (fileName: string, text: string) => void
}

/** The props of every demo's view. */
export interface DemoViewProps<State, Event> {
  /** The state to draw. */
  state: State
  /** Sends the visitor's event to the simulation. */
  send: (event: Event) => void
  /** Effects outside the demo: closing, copying, saving a file. Each call follows an action of the visitor. */
  capabilities: DemoCapabilities
}

/** Texts from a link for a demo, by name, as typed (`?demo=token-generator&name=…`). */
export type DemoPrefill = Readonly<Record<string, string>>

/** The options for opening a demo. */
export interface OpenOptions {
  /** A fixed seed for a story; by default a random one. */
  seed?: number | undefined
  /** A manual clock for a story; by default the visitor's. */
  clock?: Clock | undefined
  /** The moment from a link (its parameter `at`). */
  at?: string | null | undefined
  /** The moment that this browser's history kept when the visitor left the demo. */
  left?: unknown
  /** Other parameters of the link; they have no effect if a moment is opened. */
  prefill?: DemoPrefill | undefined
}

/** An open demo: the functions for its frame, and its view, which runs while it is mounted. */
export interface OpenDemo extends DemoControls {
  /** The current state. */
  getState(): unknown
  /** Sends an event of the demo's own schema, as a visitor could. */
  send(event: unknown): void
  View: ComponentType<LiveViewProps>
}

/** The props of the view of an open demo. */
export interface LiveViewProps {
  capabilities: DemoCapabilities
  /** Another run of the same demo, shown in its place: the fields stay, with the focus. By default its own run. */
  instead?: OpenDemo | undefined
}

/** A demo as a single value: state and events are private. */
export interface ClosedDemo {
  /** Its rules, for tools that send events to any demo by the schema of its events. */
  simulation: Simulation<unknown, unknown>
  open: (options?: OpenOptions) => OpenDemo
}

/**
 * Combines a simulation and its view into one value.
 * `prefill` turns parameters of a link into opening events; without it a link can contain only a moment.
 */
export function defineDemo<State, Event>(
  simulation: Simulation<State, Event>,
  DemoView: ComponentType<DemoViewProps<State, Event>>,
  prefill?: (texts: DemoPrefill) => Event[],
): ClosedDemo {
  return {
    simulation,
    open({ seed, clock = realClock, at, left, prefill: texts } = {}) {
      const run = createDemoRun(simulation, {
        seed: seed ?? freshSeed(),
        clock,
        at,
        left,
        opening: texts && prefill?.(texts),
      })
      return {
        ...run,
        View: function LiveDemo({ capabilities, instead }) {
          const shown = (instead as DemoRun<State, Event> | undefined) ?? run
          useEffect(() => shown.start(), [shown])
          const state = useSyncExternalStore(shown.subscribe, shown.getState, shown.getState)
          return <DemoView state={state} send={shown.send} capabilities={capabilities} />
        },
      }
    },
  }
}
