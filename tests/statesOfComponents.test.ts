// Every component that is exported has a story: as the `component` of a story file, or as one of its `subcomponents` that
// the file draws separately.
import { expect, it } from 'vitest'
import { storyFiles } from './storyFiles.ts'

const sources = import.meta.glob<string>('../src/**/*.tsx', { eager: true, query: '?raw', import: 'default' })

/** A function with a capital initial, or a constant with such a function; constants in capitals do not count. */
const EXPORTED = /^export (?:default )?(?:function|const) ([A-Z]\w*[a-z]\w*)\b/gm

const components = Object.entries(sources).flatMap(([path, source]) =>
  [...source.matchAll(EXPORTED)].map(([, name = '']) => ({ name, from: path.replace('../src/', '#src/') })),
)

/** Whether a story file takes the name from that module. */
function imports(source: string, name: string, from: string): boolean {
  const taken = source.matchAll(new RegExp(`^import ([^']*) from '${from.replaceAll('.', '\\.')}'`, 'gm'))
  return [...taken].some(([, names = '']) => new RegExp(`\\b${name}\\b`).test(names))
}

const isShown = ({ name, from }: (typeof components)[number]) =>
  storyFiles.some(({ source, components: [main, ...others] }) => {
    if (!imports(source, name, from)) return false
    return main === name || (others.includes(name) && new RegExp(`<${name}\\b`).test(source))
  })

it('is shown by a story that names it', () => {
  expect(components.length).toBeGreaterThan(150)
  expect(components.filter((one) => !isShown(one)).map(({ name, from }) => `${name} of ${from}`)).toEqual([])
})
