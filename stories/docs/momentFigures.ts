// How many characters a moment adds to a demo's link, at the most, on the demo's `Journey`. Each journey says its figure
// and checks it; this reads them from the text of the story files.
import type { DemoId } from '#src/content/demos.ts'
import { storyFiles } from '#tests/storyFiles.ts'

/** The figure of a demo; null when its story file has none. */
export function momentFigureOf(key: DemoId): number | null {
  const source = storyFiles.find(({ id }) => id === `demos-${key}`)?.source ?? ''
  const figure = /\bjourneyOf\([^)]*\blongestMoment: (\d+)/.exec(source)?.[1]
  return figure === undefined ? null : Number(figure)
}
