// The possible states of a demo: a bounded exploration of its rules, and the values that distinguish its pictures from
// each other.
//
// The rule. A state is read as facts, `key=value`; the key is the path to the value:
// - a boolean, null and a word (`step=review`, `draft.network=bsc`, `copy=null`) is a fact as it is;
// - a text that a visitor types is `none` or `some`: a key is typed if it ever had a typed text;
// - a list is `none` or `some`, and its items are not read; an object is `some` if it may also be null;
// - a number is not a fact, because numbers depend on time and chance.
import { SAMPLE_NOW } from '#src/simulation/clock.ts'
import { eventShapesOf, sampleEventsOf, SAMPLE_TEXTS } from './eventFields.ts'
import { SECOND, MINUTE } from '#src/format/duration.ts'
import { runDue, type Simulation } from '#src/simulation/simulation.ts'

export type AnySimulation = Simulation<unknown, unknown>

const isTyped = (value: unknown) => value !== '' && (SAMPLE_TEXTS as readonly unknown[]).includes(value)

/** Every event of a simulation's visitors, with samples of typed texts and numbers. */
export const eventsOf = ({ visitorEvents }: AnySimulation): readonly object[] =>
  eventShapesOf(visitorEvents).flatMap(sampleEventsOf)

/** A state's values by their keys; texts are unchanged. */
function* valuesIn(state: unknown, key = ''): Generator<readonly [key: string, value: unknown]> {
  if (typeof state === 'number') return
  if (Array.isArray(state)) yield [key, state.length > 0 ? 'some' : 'none']
  else if (typeof state === 'object' && state !== null) {
    if (key !== '') yield [key, 'some']
    for (const [name, value] of Object.entries(state))
      yield* valuesIn(value, key === '' ? name : `${key}.${name}`)
  } else yield [key, state]
}

/** The facts of states, given which keys are typed. */
export function factsOf(states: Iterable<unknown>, typed: ReadonlySet<string>): Set<string> {
  const facts = new Set<string>()
  for (const state of states)
    for (const [key, value] of valuesIn(state))
      facts.add(
        `${key}=${typed.has(key) && typeof value === 'string' ? (value === '' ? 'none' : 'some') : String(value)}`,
      )
  return facts
}

export interface Explored {
  /** The facts of all reached states. */
  facts: ReadonlySet<string>
  typed: ReadonlySet<string>
}

interface Exploration {
  events: readonly unknown[]
  seed?: number
  /** Additional states to continue from. */
  more?: readonly unknown[]
  /** Whether an event can occur in a state, if it depends on the browser. */
  canHappen?: ((event: unknown, state: unknown) => boolean) | undefined
}

/** The number of states to continue from. */
const MOST_STATES = 400

/**
 * Every event in every state that differs from earlier ones, those with new facts first, and the passing of time:
 * until the due event, a second, a minute.
 */
export function explore(
  simulation: AnySimulation,
  { events, seed = 1, more = [], canHappen = () => true }: Exploration,
): Explored {
  interface Reached {
    state: unknown
    now: number
  }
  const seen = new Set<string>()
  const values = new Set<string>()
  const typed = new Set<string>()
  const reached: unknown[] = []
  /** With new facts; without. */
  const queues: [Reached[], Reached[]] = [[], []]
  const meet = (state: unknown, now: number) => {
    const found = [...valuesIn(state)]
    for (const [key, value] of found) if (isTyped(value)) typed.add(key)
    const all = JSON.stringify(found)
    if (seen.has(all)) return
    seen.add(all)
    reached.push(state)
    const fresh = found.map((value) => JSON.stringify(value)).filter((value) => !values.has(value))
    for (const value of fresh) values.add(value)
    queues[fresh.length > 0 ? 0 : 1].push({ state, now })
  }
  meet(simulation.start(seed, SAMPLE_NOW), SAMPLE_NOW)
  for (const state of more) meet(state, SAMPLE_NOW)
  for (let count = 0; count < MOST_STATES; count++) {
    const next = queues[0].shift() ?? queues[1].shift()
    if (!next) break
    const { state, now } = next
    for (const event of events) if (canHappen(event, state)) meet(simulation.reduce(state, event, now), now)
    const due = simulation.due?.(state)
    for (const at of due ? [due.at, now + SECOND, now + MINUTE] : [])
      meet(runDue(simulation, state, now, at), at)
  }
  return { facts: factsOf(reached, typed), typed }
}
