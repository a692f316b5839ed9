// The card of states: what the site and each demo can be seen in, in the words of Rules, and the stories that show it. It
// comes from the stories themselves (stories/card.ts); the order of its groups is that of Rules. A test
// (tests/statesOfCard.test.ts) holds it against Rules, the screens, the dialogs and the ticker's sources; the page States
// draws it.
import { storyFiles, type StoryFile } from '#tests/storyFiles.ts'
import rules from './Rules.mdx?raw'

/** A row of the card. */
export interface CardEntry {
  /** The state, in words. */
  says: string
  /** The ids of the stories that show it; the first one shows it best. */
  shownBy: readonly string[]
}

/** The states of a section. */
export interface CardGroup {
  /** As the section of Rules is called. */
  title: string
  entries: readonly CardEntry[]
}

/** A story on the card. */
interface Placed {
  id: string
  section: string
  says: string
  after: string | null
}

/** Pages come before their parts, as one meets them. */
const ROOTS = ['site', 'screens', 'demos', 'parts', 'chat', 'market', 'patterns', 'primitives', 'theme']
/** The first word of its id, which stays when the sidebar changes. */
const rankOf = ({ id }: StoryFile) => ROOTS.indexOf(id.split('-')[0] ?? '')

/** The stories of a section in their order: that of the files, but each one that names another right after it. */
function inOrder(stories: readonly Placed[]): readonly Placed[] {
  const followersOf = (id: string | null): readonly Placed[] =>
    stories.filter(({ after }) => after === id).flatMap((story) => [story, ...followersOf(story.id)])
  return followersOf(null)
}

/** The groups of these sections, from what the stories say of themselves. A section without states has none. */
export function cardOf(files: readonly StoryFile[], sections: readonly string[]): readonly CardGroup[] {
  const placed = files
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.path.localeCompare(other.path))
    .flatMap((file) => file.stories.flatMap(({ id, states }) => states.map((state) => ({ id, ...state }))))
  return sections.flatMap((title) => {
    const stories = inOrder(placed.filter(({ section }) => section === title))
    const says = [...new Set(stories.map((story) => story.says))]
    const entries = says.map((text) => ({
      says: text,
      shownBy: stories.flatMap((story) => (story.says === text ? [story.id] : [])),
    }))
    return entries.length > 0 ? [{ title, entries }] : []
  })
}

/** The sections of a chapter of Rules. */
function sectionsOf(chapter: string): readonly string[] {
  const text = rules.split(/^## /m).find((part) => part.startsWith(`${chapter}\n`)) ?? ''
  return [...text.matchAll(/^### (.+)$/gm)].map(([, title = '']) => title)
}

export const siteCard = cardOf(
  storyFiles,
  ['The site', 'Demos in general', 'Market and chat'].flatMap(sectionsOf),
)
export const demoCard = cardOf(storyFiles, sectionsOf('The demos'))
