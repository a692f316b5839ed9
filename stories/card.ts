// What a story says of itself for the card of states (Workshop/States). The card is read from the text of the story files
// (tests/storyFiles.ts), so every string is written where it is used, in single quotes.

/** A state that a story shows. */
export interface ShownState {
  /** The state in words. Stories with the same text share a row. */
  says: string
  /** The section of Rules; that of the story file (`inSection`) when not given. */
  section?: string
  /** The id of the story that this one follows on the card; when not given, stories keep the order of their files. */
  after?: string
}

/** Parameters of a story that shows these states: `parameters: shows('Step 2')`. */
export const shows = (...states: readonly (string | ShownState)[]) => ({ card: states })

/** Parameters of a story file whose states belong to one section of Rules. */
export const inSection = (section: string) => ({ cardSection: section })
