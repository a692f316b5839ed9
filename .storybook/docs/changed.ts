// The stories that are new or drawn otherwise since the release; null without git. componentPages.ts fills it as it fills facts.ts.
import type { SinceRelease } from '../../tools/storyHistory.ts'

export const sinceRelease: SinceRelease | null = null
