// One name for one idea: a state that many components share has the name that stories/stateNames.json gives it.
import { expect, it } from 'vitest'
import { storyFiles } from './storyFiles.ts'

interface StateName {
  name: string
  replaces?: readonly string[]
}
const [stateNames = []] = Object.values(
  import.meta.glob<readonly StateName[]>('../stories/stateNames.json', { eager: true, import: 'default' }),
)
const stories = storyFiles.flatMap((file) => file.stories.map((story) => ({ ...story, file })))
const endsIn = (name: string, words: string) => ` ${name.toLowerCase()}`.endsWith(` ${words.toLowerCase()}`)

const names = stateNames.map(({ name }) => name)

it('no story has a name that another has replaced', () => {
  const replaced = stateNames.flatMap(({ name, replaces = [] }) => replaces.map((old) => ({ name, old })))
  // “Very long text” ends in “long text” as well.
  const isKept = (story: string, old: string) =>
    names.some((name) => endsIn(story, name) && endsIn(name, old))
  const wrong = stories.flatMap(({ id, name }) =>
    replaced
      .filter(({ old }) => endsIn(name, old) && !isKept(name, old))
      .map((one) => `${id}: end it in “${one.name}”`),
  )
  expect(wrong).toEqual([])
})

it('each name is of two stories at least', () => {
  expect(names.filter((name) => stories.filter((story) => endsIn(story.name, name)).length < 2)).toEqual([])
})

it('a story that names a window is in that window', () => {
  const windows = {
    'on the smallest phone': /\bonTheSmallest\b/,
    'on a phone': /\b(?:onAPhone|tourOnAPhone)\b/,
  }
  const wrong = stories.filter(({ name, source }) =>
    Object.entries(windows).some(([words, set]) => endsIn(name, words) && !set.test(source)),
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

it('the sidebar calls a primitive or pattern as its import does', () => {
  const parts = storyFiles.filter(({ title }) => /^(?:Primitives|Patterns)\//.test(title))
  const wrong = parts.flatMap(({ id, title, source, components: [component = ''] }) => {
    // What only the stories have is no import.
    if (!new RegExp(`^import [^']*\\b${component}\\b[^']*'#src/`, 'm').test(source)) return []
    const words = title.split('/').at(-1)!.replaceAll(' ', '').toLowerCase()
    const name = component.toLowerCase().replace(/exhibit$/, '')
    // "Link" holds every kind of link: ButtonLink, TextLink.
    return name.endsWith(words.replace(/exhibit$/, ''))
      ? []
      : [`${id}: “${title}” is ${component}; rename one of the two`]
  })
  expect(parts.length).toBeGreaterThan(90)
  expect(wrong).toEqual([])
})
