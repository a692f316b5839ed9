// Texts, docs, comments and messages keep to the words of the style guide (Docs/Voice and copy).
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  plainExceptions,
  plainFaultsIn,
  plainPlaces,
  plainWords,
  rewrites,
  typedByVisitors,
} from './plainEnglish.ts'

const root = new URL('..', import.meta.url)
/** The guide's own lists quote what they replace. */
const QUOTING = /^tests\/plainEnglish\./
/** How visitors ask for a demo, in their words: the end of its copy. */
const WORDINGS = /^export const wordings: DemoWordings = \[[^]*/m
const WRITTEN = /\.(?:tsx?|m?js|mdx?|html|css|sh|ya?ml)$/

const filesIn = (place: string) =>
  statSync(new URL(place, root)).isDirectory()
    ? readdirSync(new URL(place, root), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${place}/${name}`,
      )
    : [place]

const texts = plainPlaces
  .flatMap(filesIn)
  .filter(
    (file) =>
      WRITTEN.test(file) && !QUOTING.test(file) && !typedByVisitors.some((folder) => file.startsWith(folder)),
  )
  .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8').replace(WORDINGS, '') }))

it.each(plainWords)('finds $name, also where a line ends within it', ({ example }) => {
  expect(plainFaultsIn(example)).toHaveLength(1)
  expect(plainFaultsIn(`// ${example.replaceAll(' ', '\n// ')}`)).toHaveLength(1)
})

it('keeps to plain English', () => {
  const faults = texts.flatMap(({ file, text }) => {
    const excepted = plainExceptions.filter((one) => one.file === file).map(({ words }) => words)
    return plainFaultsIn(text)
      .filter((fault) => !excepted.some((words) => fault.includes(words)))
      .map((fault) => `${file}: ${fault}`)
  })
  expect(faults, 'say it in the words of Docs/Voice and copy').toEqual([])
})

it('has no exception without a use', () => {
  const gone = plainExceptions.filter(
    ({ file, words }) => !texts.some((one) => one.file === file && one.text.includes(words)),
  )
  expect(gone).toEqual([])
})

it.each(rewrites)('says “$after”, not “$before”', ({ before, after }) => {
  const says = (words: string) =>
    texts.some(({ file, text }) => file.startsWith('src/') && text.includes(words))
  expect([says(before), says(after)]).toEqual([false, true])
})
