// Combines a demo's rules and its view into one value, so that the registry of demos has values of one type.
import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { realClock, type Clock } from './clock.ts'
import { createDemoRun, type DemoControls, type DemoRun } from './demoRun.ts'
import { freshSeed } from './random.ts'
import type { Simulation } from './simulation.ts'
import type { Tour } from './tour.ts'

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
  /** What the product that shows the demo does next; nothing in the demo's own place, and before there is anything. */
  next?: ReactNode
}

/** What a demo has for one of the services and products that show it. It loads when the demo is opened for that one. */
export interface DemoForOffer<State, Event> {
  /** Fills in the demo as it begins, as a part of its moment; a link's own texts or moment replace it. */
  beginning?: readonly Event[]
  /** Its tour, from that beginning. */
  tour: Tour<Event>
  /** Draws what the product does next; null while the state has nothing for it. */
  next(state: State): ReactNode
}

/** How that is loaded, by the slug of the service or product. */
export type ForOfferLoaders<State, Event> = Readonly<
  Record<string, () => Promise<{ default: DemoForOffer<State, Event> }>>
>

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
  /** What it has for the service or product that shows it; by default it is in its own place. */
  forOffer?: DemoForOffer<unknown, unknown> | undefined
}

/** An open demo: the functions for its frame, and its view, which runs while it is mounted. */
export interface OpenDemo extends DemoControls {
  /** The current state. */
  getState(): unknown
  /** Sends an event of the demo's own schema, as a visitor could. */
  send(event: unknown): void
  /** What it was opened with for a service or product. */
  forOffer: DemoForOffer<unknown, unknown> | undefined
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
  /** The services and products that it has something for. */
  forOffers: ForOfferLoaders<unknown, unknown>
}

/** What only some demos have. */
export interface DemoExtras<State, Event> {
  /** Turns parameters of a link into opening events; without it a link can contain only a moment. */
  prefill?: (texts: DemoPrefill) => Event[]
  /** What it has for the services and products that show it. */
  forOffers?: ForOfferLoaders<State, Event>
}

/** Combines a simulation and its view into one value. */
export function defineDemo<State, Event>(
  simulation: Simulation<State, Event>,
  DemoView: ComponentType<DemoViewProps<State, Event>>,
  { prefill, forOffers = {} }: DemoExtras<State, Event> = {},
): ClosedDemo {
  return {
    simulation,
    forOffers,
    open({ seed, clock = realClock, at, left, prefill: texts, forOffer } = {}) {
      const run = createDemoRun(simulation, {
        seed: seed ?? freshSeed(),
        clock,
        at,
        left,
        opening: texts && prefill?.(texts),
        beginning: forOffer?.beginning as readonly Event[] | undefined,
      })
      return {
        ...run,
        forOffer,
        View: function LiveDemo({ capabilities, instead }) {
          const shown = (instead as DemoRun<State, Event> | undefined) ?? run
          useEffect(() => shown.start(), [shown])
          const state = useSyncExternalStore(shown.subscribe, shown.getState, shown.getState)
          const next = (instead ?? { forOffer }).forOffer?.next(state)
          return <DemoView state={state} send={shown.send} capabilities={capabilities} next={next} />
        },
      }
    },
  }
}
