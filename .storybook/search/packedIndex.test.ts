// The packed index says the same as the index, in less room.
import { expect, it } from 'vitest'
import { anchorsOf } from './anchors.ts'
import { pack, unpack, type IndexEntry, type StoryIndex } from './packedIndex.ts'

const entry = (id: string, title: string, name: string, more: Partial<IndexEntry> = {}): IndexEntry => ({
  id,
  type: 'story',
  title,
  name,
  importPath: './stories/primitives/Button.stories.tsx',
  tags: ['dev', 'autodocs'],
  subtype: 'story',
  ...more,
})
const docs = { type: 'docs', storiesImports: [], tags: ['dev'] }

const entries = [
  entry('primitives-button--docs', 'Primitives/Button', 'Docs', docs),
  entry('primitives-button--primary', 'Primitives/Button', 'Primary'),
  entry('primitives-button--disabled', 'Primitives/Button', 'Disabled'),
  // An id that was kept when the name changed.
  entry('primitives-button--old-name', 'Primitives/Button', 'New Name', { tags: ['slow'] }),
  entry('demos-price-tracker--just-opened-on-a-phone', 'Demos/Live price tracker', 'Just Opened On A Phone'),
  // Of the same component again, after another.
  entry('primitives-button--again', 'Primitives/Button', 'Again'),
]
const index: StoryIndex = {
  v: 5,
  entries: Object.fromEntries(
    entries.map((one) => {
      const anchors = anchorsOf(one)
      return [one.id, anchors.length > 0 ? { ...one, anchors } : one]
    }),
  ),
}

/** As it goes over the network: what is undefined is not there. */
const sent = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value

it('is the same after unpacking, in the same order', () => {
  const unpacked = unpack(sent(pack(index)))
  expect(sent(unpacked)).toEqual(sent(index))
  expect(Object.keys(unpacked.entries)).toEqual(Object.keys(index.entries))
})

it('unpacks without anything else of its file, as it does in the head of a page', () => {
  // oxlint-disable-next-line typescript/no-implied-eval -- the page does the same
  const alone = new Function('packed', `return (${unpack.toString()})(packed)`) as typeof unpack
  expect(sent(alone(sent(pack(index))))).toEqual(sent(index))
})
