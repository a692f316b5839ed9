// What the sources know of each component. Empty as it stands here; componentPages.ts fills it when Storybook loads it.
import type { Facts, Version } from './componentFacts.mjs'

/** By the id of the story file. */
export const facts: Readonly<Record<string, Facts>> = {}

/** The newest first. */
export const versions: readonly Version[] = []
