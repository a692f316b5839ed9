// Which stories and which of their checks the quick tier runs (Docs/Handbook, Tests).

/**
 * The checks of a run of the stories. `core`: those of the quick tier. `rest`: those that `core` omits, and everything of
 * slow stories. `all`: everything.
 */
export type StoryChecks = 'core' | 'rest' | 'all'

declare module 'vitest' {
  interface ProvidedContext {
    storyChecks: StoryChecks
  }
}

/**
 * Stories with this tag run in the full tier only: docs, tours, and variants of width, direction, length and brand.
 * Written as a literal in the story file, because the file is read without running it.
 */
export const SLOW_TAG = 'slow'

export interface TieredStory {
  /** In the sidebar, such as `Primitives/Button`: one for each file. */
  title: string
  id: string
  tags: readonly string[]
  /** Whether it has a play. */
  isPlayed: boolean
}

/** The checks of a run by theme, in the order of the stories. */
export function storyTiers(checks: StoryChecks) {
  const firsts = new Map<string, string>()
  const isDone = (isInCore: boolean) => checks === 'all' || (checks === 'core') === isInCore
  const isSlow = ({ tags }: TieredStory) => tags.includes(SLOW_TAG)
  /** Because everything consists of them. */
  const isPrimitive = ({ title }: TieredStory) => title.startsWith('Primitives/')
  /** The first story of each file, and every primitive with a play. */
  const isLightInCore = (story: TieredStory) => {
    if (isSlow(story)) return false
    if (!firsts.has(story.title)) firsts.set(story.title, story.id)
    return (story.isPlayed && isPrimitive(story)) || firsts.get(story.title) === story.id
  }
  const isDarkInCore = (story: TieredStory) => !isSlow(story) && isPrimitive(story)
  return {
    /** Whether all rules are checked in the light theme. Call it once for each story, in the order of the file. */
    checksLight: (story: TieredStory): boolean => isDone(isLightInCore(story)),
    /** Whether the rules on color are checked in the dark theme. */
    checksDark: (story: TieredStory): boolean => isDone(isDarkInCore(story)),
  }
}
