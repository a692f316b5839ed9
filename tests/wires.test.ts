// Parts of the page that do not import each other communicate only through the names in src/wires/wires.ts.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('..', import.meta.url)
const OWN = 'src/wires/wires.ts'
/** Those of libraries. */
const FOREIGN = ['scroll-locked', 'highlighted', 'state']

const sources = ['src/', 'site/'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map((name) => folder + name)
    .filter((file) => /\.(?:tsx?|m?js|html)$/.test(file) && !/\.test\.ts$|^site\/tests\//.test(file))
    .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') })),
)
const table = sources.find(({ file }) => file === OWN)!.text.split('/** Events')[0]!
const named = new Set([...table.matchAll(/^ {2}(\w+): /gm)].map(([, name = '']) => name))
const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The attributes of a source: in markup, in selectors, and through `dataset`. */
const saidIn = (text: string) =>
  [
    ...[...text.matchAll(/\bdata-([a-z][a-z-]*)(?=[\]="'`} ])/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/\bdataset[.](\w+)/g)].map(([, name = '']) => name),
  ].filter((name) => !FOREIGN.includes(name))

it('lists each attribute that parts communicate by', () => {
  expect(named.size).toBeGreaterThan(8)
  const strangers = sources.flatMap(({ file, text }) =>
    saidIn(text)
      .filter((name) => !named.has(camelCase(name)))
      .map((name) => `${name} in ${file}`),
  )
  expect(strangers).toEqual([])
})

it('lists no unused attribute', () => {
  const used = sources.filter(({ file }) => file !== OWN).map(({ text }) => text)
  const unused = [...named].filter((name) => {
    const dashed = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return !used.some((text) => text.includes(`data-${dashed}`) || text.includes(`'${name}'`))
  })
  expect(unused).toEqual([])
})

it('sends an event of the document only by its name', () => {
  const senders = sources.filter(
    ({ file, text }) => file !== OWN && /document\s*\.dispatchEvent\(/.test(text),
  )
  expect(senders.map(({ file }) => file)).toEqual([])
})
