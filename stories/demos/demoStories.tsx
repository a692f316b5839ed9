// What the stories of every demo share: the frame around a state, watched capabilities, a clock to move by hand.
import { expect, fn } from 'storybook/test'
import type { ComponentType, ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { demoByKey, type DemoId } from '#src/content/demos.ts'
import { body } from '#src/parts/demo/DemoFrame.css.ts'
import { manualClock, SAMPLE_NOW, type ManualClock } from '#src/simulation/clock.ts'
import type { ClosedDemo, DemoCapabilities, OpenDemo } from '#src/simulation/LiveDemo.tsx'
import { stateAt } from '#src/simulation/moment.ts'
import { momentFrom } from '#src/simulation/momentLink.ts'
import { endOf, logTo, type Tour } from '#src/simulation/tour.ts'
import type { inSection } from '../card.ts'
import { oneOf } from '../controls.ts'
import { atWorkOf, AtWorkView, Framed, openedByAddress, STORY_SEED, type AtWork } from './Framed.tsx'

/** Capabilities that do nothing and can be asked whether they were used. */
export const watchedCapabilities = () =>
  ({
    close: fn(),
    copyText: fn(() => Promise.resolve(true)),
    downloadText: fn(),
  }) satisfies DemoCapabilities

/** A decorator: the story's state, or the demo at work, inside the frame of its demo. */
const framedAs =
  (id: DemoId) =>
  (
    Story: ComponentType,
    { id: storyId, args, loaded }: { id: string; args: object; loaded: Record<string, unknown> },
  ) => (
    <Framed key={momentOf(args)} id={id} storyId={storyId} atWork={atWorkOf(loaded)}>
      <Story />
    </Framed>
  )

/** The argument `at` of a story. */
const momentOf = (args: object) =>
  'at' in args && typeof args.at === 'string' && args.at !== '' ? args.at : undefined

/** Parameters of every demo's stories: the frame brings its own margins. */
const layout = { layout: 'fullscreen' as const }

/** The states of a demo's stories. */
interface Shown<State, ArgTypes> {
  /** The section of Rules that the states belong to: `inSection('Staking')`. */
  parameters: ReturnType<typeof inSection>
  states: Readonly<Record<string, State>>
  /** The state of a story that names none. */
  state: State
  /** Controls of the view's other props. */
  argTypes?: ArgTypes
}

/**
 * The meta of a demo's stories: its frame, a control that chooses among its states, and watched capabilities. `id`,
 * `title` and `component` are written out in each file, since Storybook reads them without running it.
 */
export const demoMeta = <State, ArgTypes extends object>(
  id: DemoId,
  { parameters, states, state, argTypes }: Shown<State, ArgTypes>,
) => ({
  argTypes: Object.assign({ state: oneOf(states) }, argTypes),
  decorators: [framedAs(id)],
  parameters: { ...layout, ...parameters },
  args: { state, send: fn(), capabilities: watchedCapabilities() },
})

/** For the meta of a demo's parts: each one alone, with the layout that the frame gives it. */
export const partOf = (id: DemoId) => ({
  decorators: [
    (Story: ComponentType): ReactElement => (
      <div className={body} data-family={demoByKey(id).family}>
        <Story />
      </div>
    ),
  ],
  parameters: layout,
})

export const atWork = (load: (at: string | undefined) => AtWork) => ({
  loaders: [({ args }: { args: object }) => ({ atWork: load(momentOf(args)) })],
  render: (_: unknown, { loaded }: { loaded: Record<string, unknown> }) => (
    <AtWorkView capabilities={atWorkOf(loaded)?.capabilities} />
  ),
})

/** An argument of the story, not of the view. */
const momentArgument: object = {
  at: { type: 'string', description: 'The moment to open, as the parameter `at` of a link has it.' },
}

/**
 * For `Preview`: the demo at work, on the real clock with real capabilities; not compared as a picture. What a link's
 * parameter `at` says opens that moment, here also as the control or argument `at`. It is watched and sent as on the site.
 */
export const previewOf = (demo: ClosedDemo, tour: Tour<unknown>, forOffer?: OpenDemo['forOffer']) => ({
  ...atWork((at) => openedByAddress(demo, tour, at, forOffer)),
  argTypes: momentArgument,
  // The `args` are for the states; a demo at work has only this one.
  parameters: { chromatic: { disableSnapshot: true }, controls: { include: ['at'] } },
})

/** What a journey says of its demo. */
interface JourneyFigures {
  /** How many characters a moment of the journey adds to the link, at the most. The page Moments lists it. */
  longestMoment: number
}

/**
 * For a journey: the demo on a clock that the play moves; see `passTime`. At its end the links to its moments are as long
 * as it says; and during the journey it reaches the state at the end of the demo's tour.
 */
export function journeyOf(demo: ClosedDemo, tour: Tour<unknown>, { longestMoment }: JourneyFigures) {
  const lengths: number[] = []
  const shapes: unknown[] = []
  const reopen = (clock: ManualClock) => demo.open({ seed: STORY_SEED, clock })
  return {
    ...atWork(() => {
      const clock = manualClock()
      const opened = reopen(clock)
      lengths.splice(0, lengths.length, 0)
      shapes.splice(0, shapes.length, shapeNow(demo, opened))
      opened.subscribe(() => {
        lengths.push(addedTo(opened))
        shapes.push(shapeNow(demo, opened))
      })
      return { demo, opened, reopen: () => reopen(clock), capabilities: watchedCapabilities(), clock }
    }),
    afterEach: async () => {
      await expect({ longestMoment: Math.max(...lengths) }).toEqual({ longestMoment })
      await expect(shapes).toContainEqual(endShapeOf(demo, tour))
    },
  }
}

/** A state but for its numbers, and how many a list has: both are time's and chance's. */
function shapeOf(state: unknown): unknown {
  return JSON.parse(JSON.stringify(state), (_, value: unknown) => {
    if (typeof value === 'number') return 'number'
    const areNumbers = Array.isArray(value) && value.length > 0 && value.every((one) => one === 'number')
    return areNumbers ? 'numbers' : value
  })
}

/** As its link says it, the state of an open demo. */
function shapeNow({ simulation }: ClosedDemo, opened: OpenDemo): unknown {
  const link = opened.linkTo('')
  const moment = link.kind === 'moment' ? momentFrom(simulation, link.code) : null
  return shapeOf(moment ? stateAt(simulation, moment, SAMPLE_NOW) : simulation.start(STORY_SEED, SAMPLE_NOW))
}

/** The state that a tour ends in. */
function endShapeOf({ simulation }: ClosedDemo, tour: Tour<unknown>): unknown {
  const log = logTo(tour, endOf(tour, tour.length - 1))
  return shapeOf(stateAt(simulation, { seed: STORY_SEED, log }, SAMPLE_NOW))
}

/** How many characters the moment adds to the link to the demo's start. */
const addedTo = (opened: OpenDemo) => opened.linkTo('').link.length

/** In a journey: lets `ms` milliseconds pass, and draws what they brought before going on. */
export function passTime({ loaded }: { loaded: Record<string, unknown> }, ms: number): void {
  flushSync(() => atWorkOf(loaded)?.clock?.advance(ms))
}
/** The watched capabilities of a journey. */
export const capabilitiesOf = ({ loaded }: { loaded: Record<string, unknown> }): DemoCapabilities => {
  const capabilities = atWorkOf(loaded)?.capabilities
  if (!capabilities) throw new Error('This story has the capabilities of its visitor.')
  return capabilities
}
