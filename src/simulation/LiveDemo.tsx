// Closes a demo's rules and its view into one value, so that the registry of demos holds values of one type.
import { useEffect, useSyncExternalStore, type ComponentType } from 'react'
import { realClock, type Clock } from './clock.ts'
import { createDemoRun, type DemoControls, type DemoRun } from './demoRun.ts'
import { freshSeed } from './random.ts'
import type { Simulation } from './simulation.ts'

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
  /** What leaves the page: closing, copying, saving a file. Each call is one of the visitor's. */
  capabilities: DemoCapabilities
}

/** Texts that a link hands to a demo, by name, as typed (`?demo=token-generator&name=…`). */
export type DemoPrefill = Readonly<Record<string, string>>

/** How a demo is opened. */
export interface OpenOptions {
  /** A fixed seed for a story; a fresh one when not given. */
  seed?: number | undefined
  /** A manual clock for a story; the visitor's when not given. */
  clock?: Clock | undefined
  /** The moment that a link says to open (its parameter `at`). */
  at?: string | null | undefined
  /** What else the link brought along; of no effect where a moment is opened. */
  prefill?: DemoPrefill | undefined
}

/** A demo that was opened: what its frame may do with it, and its view, which runs while it is mounted. */
export interface OpenDemo extends DemoControls {
  /** What is drawn now. */
  getState(): unknown
  /** Does what a visitor could do; an event of the demo's own schema. */
  send(event: unknown): void
  View: ComponentType<LiveViewProps>
}

/** What the view of an open demo is given. */
export interface LiveViewProps {
  capabilities: DemoCapabilities
  /** Another run of the same demo, shown in its place: the fields stay, with the focus. Its own run when not given. */
  instead?: OpenDemo | undefined
}

/** A demo, closed: state and events are its own affair. */
export interface ClosedDemo {
  /** Its rules, for tools that send events to any demo by the schema of its events. */
  simulation: Simulation<unknown, unknown>
  open: (options?: OpenOptions) => OpenDemo
}

/**
 * Closes a simulation and its view into one value.
 * `prefill` turns what a link brought along into opening events; without it a link brings nothing but a moment.
 */
export function defineDemo<State, Event>(
  simulation: Simulation<State, Event>,
  DemoView: ComponentType<DemoViewProps<State, Event>>,
  prefill?: (texts: DemoPrefill) => Event[],
): ClosedDemo {
  return {
    simulation,
    open({ seed, clock = realClock, at, prefill: texts } = {}) {
      const run = createDemoRun(simulation, {
        seed: seed ?? freshSeed(),
        clock,
        at,
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
