// The story files as text: which stories there are, of which component, and which fixture each shows. Read, not run: a
// story needs a browser, and these tests don't.
import { storyNameFromExport, toId } from 'storybook/internal/csf'

const sources = import.meta.glob<string>('../stories/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

export interface StorySource {
  /** As the address has it. */
  id: string
  name: string
  /** What stands between its export and the next. */
  source: string
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

function storyFile(path: string, source: string): StoryFile {
  const meta = source.slice(source.indexOf('.meta('))
  const id = literalIn(meta, 'id', path)
  const title = literalIn(meta, 'title', path)
  const component = /\bcomponent: (\w+)/.exec(meta)?.[1]
  const subcomponents = /\bsubcomponents: \{([^}]*)\}/.exec(meta)?.[1] ?? ''
  const [, ...parts] = source.split(/^(?=export const )/m)
  return {
    path: path.replace('../stories/', ''),
    source,
    id,
    title,
    components: [...(component === undefined ? [] : [component]), ...(subcomponents.match(/\w+/g) ?? [])],
    stories: parts.map((part) => {
      const name = storyNameFromExport(/^export const (\w+)/.exec(part)![1]!)
      return { id: toId(id, name), name, source: part }
    }),
  }
}

export const storyFiles: readonly StoryFile[] = Object.entries(sources).map(([path, source]) =>
  storyFile(path, source),
)

/** The fixture that a story shows: its own, else its file's; null where it makes its state itself, by moving. */
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
