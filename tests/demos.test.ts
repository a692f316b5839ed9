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
  expect(new Set(found)).toEqual(new Set(demoIds))
})

it('every demo is shown by a service or a product, in src/content/offers.ts', () => {
  const shown = new Set(offers.map(({ demo }) => demo))
  expect(demoIds.filter((id) => !shown.has(id))).toEqual([])
})
