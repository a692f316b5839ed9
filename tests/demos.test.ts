import { expect, it } from 'vitest'
import { demoIds } from '#src/content/demos.ts'
import { offers } from '#src/content/offers.ts'
import sprite from '#src/primitives/miniatures.svg?raw'

const code = Object.keys(import.meta.glob('../src/demos/*/demo.ts')).map((file) => file.split('/')[3])
const sentences = Object.keys(import.meta.glob('../src/content/copy/demos/*.ts')).map(
  (file) => /([\w-]+)\.ts$/.exec(file)?.[1],
)
const pictures = [...sprite.matchAll(/<symbol id="(?!story-)([^"]+)"/g)].map(([, id]) => id)

it.each([
  ['code: a folder in src/demos with a demo.ts', code],
  ['a sentence: a file in src/content/copy/demos', sentences],
  ['a picture: a symbol in src/primitives/miniatures.svg', pictures],
])('every demo has %s; none is left over', (_, found) => {
  const known: readonly (string | undefined)[] = demoIds
  expect(
    demoIds.filter((id) => !found.includes(id)),
    'these demos have none: write it',
  ).toEqual([])
  expect(
    found.filter((id) => !known.includes(id)),
    'no demo has these keys: delete them, or add a line in src/content/demos.ts',
  ).toEqual([])
})

it('every demo is shown by a service or a product, in src/content/offers.ts', () => {
  const shown = new Set(offers.map(({ demo }) => demo))
  expect(
    demoIds.filter((id) => !shown.has(id)),
    'add `demo: KEY` to the line of a service or product',
  ).toEqual([])
})
