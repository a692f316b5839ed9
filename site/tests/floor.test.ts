// The build uses no feature that the oldest supported browsers lack (site/build/floor.mjs), as far as a test can read it
// from its names: properties, values, functions, selectors and at-rules of the styles; syntax, static and instance members
// of the scripts.
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data'
import * as cssTree from 'css-tree'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { buildTarget, FLOOR } from '../build/floor.mjs'

// Twelve megabytes, past the bundler.
const bcd = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData

const assets = new URL('../../dist/assets/', import.meta.url)
const files = await readdir(assets)
const read = (ending: string) =>
  Promise.all(
    files
      .filter((file) => file.endsWith(ending))
      .map(async (file) => ({ file, text: await readFile(new URL(file, assets), 'utf8') })),
  )

/** Newer features that are allowed: they only add a detail, or the code checks for them first. */
const NICETIES: Readonly<Record<string, string>> = {
  'field-sizing': 'the message field has a fixed height',
  'scrollbar-width': 'the bar is as wide as the system draws it',
  'scrollbar-color': 'the bar is as the system draws it',
  'overflow-anchor': 'Safari never moves a page back to what was in view',
  'scrollbar-gutter': 'the page moves by a scroll bar when a panel opens',
  'text-wrap: pretty': 'a last line may hold one word',
  'text-decoration: dotted': 'the line under a term is drawn by the long form, or solid',
  'font-family: ui-monospace': 'the next name of the list is taken',
  'print-color-adjust': 'what is filled with a color prints as the browser likes',
  'break-after: avoid': 'a heading may be at the bottom of a printed sheet',
  'break-before: avoid': 'the foot of the page may be alone on a printed sheet',
  '@page': 'the printed sheet has the margins that the visitor chose',
  resize: 'a phone has no corner to pull',
  cursor: 'a phone has no pointer',
  ':-webkit-search-cancel-button': 'Firefox puts no × into a search field',
  'forced-color-adjust': 'Safari has no forced colors',
  'forced-color-adjust: none': 'Safari has no forced colors',
  ':selection': 'a phone has its own selection color',
  ':details-content': 'an answer appears immediately, without unfolding',
  'content-visibility': 'an answer appears immediately, without unfolding',
  'content-visibility: visible': 'an answer appears immediately, without unfolding',
  'view-transition-name': 'pages and demos appear immediately',
  ':view-transition': 'pages and demos appear immediately',
  ':view-transition-group': 'pages and demos appear immediately',
  ':view-transition-old': 'pages and demos appear immediately',
  ':view-transition-new': 'pages and demos appear immediately',
  '.use': 'it is React that has it',
}

const parts = (version: string) => version.split('.').map(Number)
function isNewer(version: string, floor: string): boolean {
  const [one, other] = [parts(version), parts(floor)]
  for (const [at, number] of one.entries()) if (number !== (other[at] ?? 0)) return number > (other[at] ?? 0)
  return false
}

/** The browsers of the floor that lack a feature: those that got it later, or never. */
function lackedBy(feature: CompatStatement | undefined): string[] {
  return Object.entries(FLOOR).flatMap(([browser, floor]) => {
    const support = feature?.support[browser as keyof typeof FLOOR]
    const all = [support ?? []].flat()
    const has = all.some(
      ({ version_added: since, version_removed: until, flags }) =>
        typeof since === 'string' &&
        since !== 'preview' &&
        !flags &&
        (typeof until !== 'string' || isNewer(until.replace('≤', ''), floor)) &&
        !isNewer(since.replace('≤', ''), floor),
    )
    return feature && !has ? [browser] : []
  })
}
const statement = (found: Identifier | undefined) => found?.__compat

/** Collects the used features that are missing, by name, with their first place. */
function collector() {
  const lacks = new Map<string, string>()
  return {
    use: (name: string, feature: CompatStatement | undefined, file: string) => {
      const browsers = lackedBy(feature)
      const isNicety = name in NICETIES || (name.split(':', 1)[0] ?? '') in NICETIES
      if (browsers.length > 0 && !isNicety && !lacks.has(name))
        lacks.set(name, `${name} (${browsers.join(', ')}) in ${file}`)
    },
    list: () => [...lacks.values()],
  }
}

test('no style holds what a mistake of its source left there', async () => {
  for (const { file, text } of await read('.css'))
    expect(text.match(/[^{}]*\{[^{}]*(?:undefined|NaN|\[object)[^{}]*\}/)?.[0], file).toBeUndefined()
})

test('the styles', async () => {
  const { use, list } = collector()
  const { properties, selectors, types } = bcd.css
  const atRules = bcd.css['at-rules'] ?? {}
  for (const { file, text } of await read('.css'))
    cssTree.walk(cssTree.parse(text), {
      enter(node: cssTree.CssNode) {
        if (node.type === 'Atrule') use(`@${node.name}`, statement(atRules[node.name]), file)
        else if (node.type === 'Declaration' && !node.property.startsWith('-')) {
          const property = properties?.[node.property]
          use(node.property, statement(property), file)
          if (node.value.type !== 'Value') return
          for (const value of node.value.children)
            if (value.type === 'Identifier')
              use(`${node.property}: ${value.name}`, statement(property?.[value.name]), file)
        } else if (node.type === 'Function') use(`${node.name}()`, statement(types?.[node.name]), file)
        else if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
          use(`:${node.name}`, statement(selectors?.[node.name]), file)
      },
    })
  expect(list()).toEqual([])
})

interface Node {
  type: string
  [key: string]: unknown
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, see)
  else if (node && typeof node === 'object' && typeof (node as Node).type === 'string') {
    see(node as Node)
    for (const value of Object.values(node)) if (value && typeof value === 'object') visit(value, see)
  }
}

const builtins = bcd.javascript.builtins ?? {}
/** By the name of an instance member, each builtin that has one. */
const members = new Map<string, CompatStatement[]>()
for (const builtin of Object.values(builtins))
  for (const [name, member] of Object.entries(builtin)) {
    const feature = name === '__compat' ? undefined : statement(member as Identifier)
    const isOfInstances = [feature?.spec_url ?? []].flat().some((url) => url.includes('.prototype'))
    if (feature && isOfInstances) members.set(name, [...(members.get(name) ?? []), feature])
  }

test('the scripts', async () => {
  const { use, list } = collector()
  for (const { file, text } of await read('.js'))
    visit(parseAst(text), (node) => {
      if (node.type !== 'MemberExpression' || node.computed) return
      const { name: owner } = node.object as { name?: string }
      const { name } = node.property as { name?: string }
      if (name === undefined) return
      const known = owner === undefined ? undefined : (builtins[owner] ?? bcd.api[owner])
      if (known) use(`${owner}.${name}`, statement(known[`${name}_static`] ?? known[name]), file)
      // The owner of the member is unknown: it counts as new if it is new for all owners.
      const features = members.get(name) ?? []
      if (features.length > 0 && features.every((feature) => lackedBy(feature).length > 0))
        use(`.${name}`, features[0], file)
    })
  expect(list()).toEqual([])
})

test('what they are built for is what the README promises', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
  expect(readme).toContain(
    `Chrome and Edge ${FLOOR.chrome}, Firefox ${FLOOR.firefox}, Safari ${FLOOR.safari}`,
  )
  expect(new Set(buildTarget).size).toBe(5)
  const config = await readFile(new URL('../../vite.config.ts', import.meta.url), 'utf8')
  expect(config).toContain('target: buildTarget')
})
