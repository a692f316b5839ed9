// src/ is the shipped product: code that only tests use does not belong there.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('..', import.meta.url)
const filesIn = (folder: string, recursive: boolean) =>
  readdirSync(new URL(folder, root), { recursive, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => folder + name)

/** The product: each file's text, and how often each word occurs in it. */
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
  // Tests and stories use these to create states and move time, the other purpose of `simulation`.
  ...['manualClock', 'replay', 'eventLog', 'replayLog'],
  // The company's sentence about each demo, which Storybook's list of demos shows.
  'demoSentenceOf',
  // Runs while the site is built: site/build/passages.mjs.
  'sitePassages',
]
/** They replace packages, in vite.config.ts. */
const STAND_INS = ['src/browser/styleSingleton.ts', 'src/browser/hideOthers.ts']

it('every export is used by its own module or by another one of the product', () => {
  const unused = product
    .filter(({ file }) => file.startsWith('src/') && !STAND_INS.includes(file))
    .flatMap(({ file, text, counts }) =>
      [...text.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => !MEANT.includes(name) && (counts.get(name) ?? 0) < 2)
        .filter((name) => !product.some((other) => other.file !== file && other.counts.has(name)))
        .map((name) => `${name} in ${file}`),
    )
  expect(unused).toEqual([])
})
