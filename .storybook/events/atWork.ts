// Which demo is at work in the story that is shown: the story tells it, and listeners are called.
import type { Demo } from '#src/content/demos.ts'
import type { OpenDemo } from '#src/simulation/LiveDemo.tsx'
import type { Simulation } from '#src/simulation/simulation.ts'
import type { CopyKind } from './messages.ts'

/** A demo at work in a story. */
export interface DemoAtWork {
  storyId: string
  demo: Demo
  simulation: Simulation<unknown, unknown>
  opened: OpenDemo
  /** Whose clock it goes by. */
  clock: 'visitor' | 'play'
  /** The links to the demo as a moment's code says it, or to its start; null where there is no site to lead to. */
  linksTo: (code: string | null) => Readonly<Record<Exclude<CopyKind, 'fixture'>, string | null>>
}

let current: DemoAtWork | null = null
const listeners = new Set<() => void>()

function set(next: DemoAtWork | null): void {
  current = next
  for (const listener of listeners) listener()
}

export const demoAtWork = (): DemoAtWork | null => current

/** Says that a demo is at work. Returns how to say that it is no more. */
export function putToWork(demo: DemoAtWork): () => void {
  set(demo)
  return () => {
    if (current === demo) set(null)
  }
}

export function watchWork(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
