// The story files as text: their stories, components, fixtures and states. Read,
// not run, because stories need a browser and these tests have none.
import { storyNameFromExport, toId } from 'storybook/internal/csf'

const sources = import.meta.glob<string>('../stories/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

export interface StorySource {
  /** In the form of the address. */
  id: string
  name: string
  /** The source between its export and the next. */
  source: string
  /** Its places on the card of states, in the form of stories/card.ts. */
  states: readonly StateOnCard[]
}

/** A place on the card of states (Workshop/States). */
export interface StateOnCard {
  section: string
  says: string
  /** The id of the story that this one follows there. */
  after: string | null
}

export interface StoryFile {
  /** In `stories`. */
  path: string
  source: string
  id: string
  title: string
  /** The component, then its subcomponents. */
  components: readonly string[]
  stories: readonly StorySource[]
}

function literalIn(meta: string, key: string, path: string): string {
  const found = new RegExp(`\\b${key}: '([^']+)'`).exec(meta)?.[1]
  if (found === undefined) throw new Error(`${path} has no literal ${key}.`)
  return found
}

const TEXT = String.raw`'((?:[^'\\\n])+)'`
const textOf = (key: string, within: string) => new RegExp(`\\b${key}: ${TEXT}`).exec(within)?.[1]

/** The arguments of `shows(…)` in the source of a story; `section` is the one of its file. */
function statesIn(source: string, section: string | undefined, id: string): readonly StateOnCard[] {
  const said = /\bshows\(((?:'[^'\n]*'|[^')])*)\)/.exec(source)?.[1] ?? ''
  return [...said.matchAll(new RegExp(`${TEXT}|\\{([^}]*)\\}`, 'g'))].map(([, text, options = '']) => {
    const state = {
      section: textOf('section', options) ?? section,
      says: text ?? textOf('says', options),
      after: textOf('after', options) ?? null,
    }
    if (state.section === undefined || state.says === undefined)
      throw new Error(`${id}: a state on the card has a section and words, as literals.`)
    return state as StateOnCard
  })
}

function storyFile(path: string, source: string): StoryFile {
  const meta = source.slice(source.indexOf('.meta('))
  const id = literalIn(meta, 'id', path)
  const title = literalIn(meta, 'title', path)
  const component = /\bcomponent: (\w+)/.exec(meta)?.[1]
  const subcomponents = /\bsubcomponents: \{([^}]*)\}/.exec(meta)?.[1] ?? ''
  const section = new RegExp(`\\binSection\\(${TEXT}\\)`).exec(source)?.[1]
  const [, ...parts] = source.split(/^(?=export const )/m)
  return {
    path: path.replace('../stories/', ''),
    source,
    id,
    title,
    components: [...(component === undefined ? [] : [component]), ...(subcomponents.match(/\w+/g) ?? [])],
    stories: parts.map((part) => {
      const name = storyNameFromExport(/^export const (\w+)/.exec(part)![1]!)
      const storyId = toId(id, name)
      return { id: storyId, name, source: part, states: statesIn(part, section, storyId) }
    }),
  }
}

export const storyFiles: readonly StoryFile[] = Object.entries(sources).map(([path, source]) =>
  storyFile(path, source),
)

/** The fixture that a story shows: its own, or its file's; null if the story creates its state. */
export function fixtureOf(file: StoryFile, story: StorySource): string | null {
  if (
    /\b(?:previewOf|journeyOf|tourOf|tourOnAPhone|opening|atWork)\(|\.\.\.journey\b|LiveChat/.test(
      story.source,
    )
  )
    return null
  const own = /\bstate: states\.(\w+)/.exec(story.source)?.[1]
  return own ?? /\bstate: states\.(\w+)/.exec(file.source.split(/^export const /m)[0]!)?.[1] ?? null
}
