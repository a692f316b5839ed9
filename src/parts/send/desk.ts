// What a salesperson has chosen for one client during a visit: demos, words and letter (Rules, Sending a demo).
import { demoByKey, demoIds, type Demo, type DemoId } from '../../content/demos.ts'
import type { DemoLink } from '../../simulation/momentLink.ts'
import type { Cover } from './cover.ts'
import { MOST_DEMOS } from './room.ts'
import { beginningOptions, NO_LETTER, type Beginning, type Letter } from './sending.ts'

/** The parts of a cover that are typed for one client. */
export type Words = Pick<Cover, 'note' | 'until'>

/** A demo of a message, and where it begins. */
export interface Chosen {
  readonly demo: DemoId
  readonly beginning: Beginning
}

/** What lasts from one opening of the panel to the next. */
export interface Desk {
  /** The note and the last day; null before any were typed. */
  readonly words: Words | null
  readonly letter: Letter
  /** The demos of one message, once there are several. */
  readonly chosen: readonly Chosen[]
  /** Whether one link opens all of them. */
  readonly isOneLink: boolean
  /** The links to the demos in the state in which the panel was last opened over them. */
  readonly left: Readonly<Partial<Record<DemoId, DemoLink>>>
}

export const EMPTY_DESK: Desk = { words: null, letter: NO_LETTER, chosen: [], isOneLink: true, left: {} }

/** The desk after the message was sent and the panel closed: the next client gets other demos and other words. */
export const afterSending = ({ isOneLink, left }: Desk): Desk => ({ ...EMPTY_DESK, isOneLink, left })

/** The other demos, while the panel is open over `demo`. */
export const othersOf = ({ chosen }: Desk, demo: DemoId): readonly Chosen[] =>
  chosen.filter((one) => one.demo !== demo).slice(0, MOST_DEMOS - 1)

/** The demos that can be added to a message with `chosen`; none when it is full. */
export const addable = (chosen: readonly DemoId[]): readonly Demo[] =>
  chosen.length < MOST_DEMOS ? demoIds.filter((id) => !chosen.includes(id)).map((id) => demoByKey(id)) : []

/** The choices for the beginning of a demo that is not open, as options of a select. */
export const beginningsOf = (stands: DemoLink) =>
  beginningOptions(stands)
    .filter(({ isDisabled }) => !isDisabled)
    .map(({ value, label }) => ({ value, label: value === 'now' ? 'As you left it' : label }))
