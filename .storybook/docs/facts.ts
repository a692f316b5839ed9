// What the sources and git know of each component. Empty as it stands here; componentPages.ts fills it when Storybook loads it.
import type { Facts } from './componentFacts.mjs'
import type { Change, Status } from '../../tools/storyHistory.ts'

export interface ComponentFacts extends Facts {
  /** Since the release; not known without git. */
  status?: Status
  /** The newest first; empty without git. */
  changes: readonly Change[]
}

/** By the id of the story file. */
export const facts: Readonly<Record<string, ComponentFacts>> = {}

/** "0.1.0"; not known without git. */
export const release: string | undefined = undefined

/** The source of each component, by the id of its story file. */
export const loadSource: Readonly<Record<string, () => Promise<{ default: string }>>> = {}
