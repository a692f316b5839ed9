// Every state has a story. The states come from an exploration of the rules (exploration.ts); the content of a story comes
// from the fixture that it names.
import { describe, expect, it } from 'vitest'
import { chat, type ChatEvent, type ChatState } from '#src/chat/chat.ts'
import { answerTo } from '#src/chat/answers.ts'
import { library } from './library.ts'
import { demoIds } from '#src/content/demos.ts'
import type { ClosedDemo } from '#src/simulation/LiveDemo.tsx'
import { stateAt, type MomentEntry } from '#src/simulation/moment.ts'
import { SAMPLE_NOW } from '#src/simulation/clock.ts'
import { endOf, logTo, type Tour } from '#src/simulation/tour.ts'
import { eventsOf, explore, factsOf, type AnySimulation } from './exploration.ts'
import { fixtureOf, storyFiles } from './storyFiles.ts'

interface Model {
  key: string
  simulation: AnySimulation
  events: readonly unknown[]
  canHappen?: (event: unknown, state: unknown) => boolean
  /** The states of its tour, step by step. */
  toured: readonly unknown[]
  fixtures: Readonly<Record<string, unknown>>
}

type Fixtures = Record<string, { states: Record<string, unknown> }>
const demos = import.meta.glob<{ default: ClosedDemo }>('../src/demos/*/demo.ts', { eager: true })
const tours = import.meta.glob<{ default: Tour<unknown> }>('../src/demos/*/tour.ts', { eager: true })
const fixtures: Fixtures = import.meta.glob('../stories/{demos/*,chat}/*tates.ts', { eager: true })

/** The result of a copy: neither a visitor's event nor a due one. For demos with a copy button. */
const outcomes = ['copied', 'copyRefused'].flatMap((type) => [
  { type, what: 'address' },
  { type, what: 'hash' },
])
const COPYING = new Set(['mobile-wallet', 'smart-contracts', 'token-generator'])

const typed = (text: string): ChatEvent => ({ type: 'draftTyped', text })
/** The chat has no schema, because no link may write messages for a visitor. */
const chatEvents: ChatEvent[] = [
  { type: 'opened' },
  { type: 'minimized' },
  { type: 'closed' },
  { type: 'navigated', isNarrow: true },
  { type: 'navigated', isNarrow: false },
  ...['', '2500', 'What is the price?'].map(typed),
  { type: 'sent', isNarrow: false },
  { type: 'sent', isNarrow: true },
  { type: 'starterPressed', question: 'What is the price?', isNarrow: false },
  ...['What is the price?', 'Please call me on +1 555 0142 000'].map((question): ChatEvent => ({
    type: 'lookedUp',
    question,
    answer: answerTo(question, library),
  })),
  { type: 'formOpened' },
  { type: 'formDismissed' },
  ...(['name', 'phone', 'email'] as const).map((field): ChatEvent => ({
    type: 'detailTyped',
    field,
    text: '2500',
  })),
  { type: 'detailsSaved' },
]

const stepsTo = (tour: Tour<unknown>, step: number): readonly MomentEntry<unknown>[] =>
  logTo(tour, endOf(tour, step))

const models: Model[] = [
  ...Object.entries(demos).map(([path, { default: demo }]) => {
    const { simulation } = demo
    const folder = path.split('/').at(-2)!
    const tour = tours[path.replace('demo.ts', 'tour.ts')]!.default
    return {
      key: folder,
      simulation,
      events: [...eventsOf(simulation), ...(COPYING.has(folder) ? outcomes : [])],
      toured: tour.map((_, step) => stateAt(simulation, { seed: 1, log: stepsTo(tour, step) }, SAMPLE_NOW)),
      fixtures: Object.entries(fixtures).find(([name]) => name.includes(`/${folder}/`))![1].states,
    }
  }),
  {
    key: 'chat',
    simulation: chat as AnySimulation,
    events: chatEvents,
    // The browser requests missing values.
    canHappen: (event, state) =>
      (event as ChatEvent).type !== 'detailsSaved' ||
      !Object.values((state as ChatState).details).includes(''),
    toured: [],
    fixtures: fixtures['../stories/chat/chatStates.ts']!.states,
  },
]

it('includes every demo and the chat', () => {
  expect(models.map(({ key }) => key)).toEqual([...demoIds.toSorted(), 'chat'])
})

describe.each(models)('$key', ({ key, simulation, events, toured, fixtures, canHappen }) => {
  const file = storyFiles.find(({ id }) => id === (key === 'chat' ? 'chat-assistant' : `demos-${key}`))!
  const { facts, typed } = explore(simulation, { events, more: toured, canHappen })

  it('has a story for every value that distinguishes its states', () => {
    const used = new Set(file.stories.map((story) => fixtureOf(file, story)))
    const shown = factsOf(
      Object.entries(fixtures).flatMap(([name, state]) => (used.has(name) ? [state] : [])),
      typed,
    )
    const missing = [...facts].filter((fact) => !shown.has(fact))
    expect(missing.map((fact) => `${key}: ${fact} has no story`)).toEqual([])
  })

  it('shows every fixture', () => {
    const used = file.stories.map((story) => fixtureOf(file, story))
    expect(Object.keys(fixtures).filter((name) => !used.includes(name))).toEqual([])
  })

  it('is complete: another exploration in another order finds no other value', () => {
    const again = explore(simulation, { events: events.toReversed(), seed: 7, canHappen })
    expect([...again.facts].filter((fact) => !facts.has(fact))).toEqual([])
  })
})
