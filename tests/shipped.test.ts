// src/ ships: what only tests use has no place in it.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('..', import.meta.url)
const filesIn = (folder: string, recursive: boolean) =>
  readdirSync(new URL(folder, root), { recursive, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => folder + name)

/** The product: each file's text, and how often each word stands in it. */
const product = [
  ...filesIn('src/', true),
  ...filesIn('site/', true).filter((file) => !file.startsWith('site/tests/')),
].map((file) => {
  const text = readFileSync(new URL(file, root), 'utf8')
  const counts = new Map<string, number>()
  for (const [word] of text.matchAll(/\w+/g)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { file, text, counts }
})

const MEANT = [
  // How tests and stories make states and move time: the other half of what `simulation` is for.
  ...['manualClock', 'replay', 'eventLog', 'replayLog'],
  // The company's words on each demo, which Storybook's list of demos says.
  'demoSentenceOf',
  // Runs while the site is built: site/build/passages.mjs.
  'sitePassages',
]
/** Stands in for a package, by vite.config.ts. */
const STAND_IN = 'src/browser/styleSingleton.ts'

it('nothing is exported that neither its own module nor another one of the product uses', () => {
  const unused = product
    .filter(({ file }) => file.startsWith('src/') && file !== STAND_IN)
    .flatMap(({ file, text, counts }) =>
      [...text.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => !MEANT.includes(name) && (counts.get(name) ?? 0) < 2)
        .filter((name) => !product.some((other) => other.file !== file && other.counts.has(name)))
        .map((name) => `${name} in ${file}`),
    )
  expect(unused).toEqual([])
})
