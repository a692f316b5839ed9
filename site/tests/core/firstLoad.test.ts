// What a page loads before the first interaction: within its budget, and only the page's own code.
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'

interface Figures {
  scriptBudget: number
  pageBudget: number
  pages: { path: string; pageBytes: number; scriptBytes: number; scripts: string[] }[]
}

const built = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../../../.build/${file}`, import.meta.url), 'utf8'))
const figures = (await built('figures.json')) as Figures
const modules = (await built('modules.json')) as Record<string, string[]>

/** The sources in the first load of a page. */
const sourcesOf = (scripts: readonly string[]) => scripts.flatMap((file) => modules[file] ?? [])

/** The code of demos, of other pages and of late parts: another demo or page must not make a first load larger. */
const LATER = [
  /^src\/demos\//,
  /^src\/simulation\/(?!random|momentLimits)/,
  /^src\/chat\/(?!ChatButton)/,
  /^src\/market\/(?!TickerStrip\.css)/,
  /^src\/parts\/\w+\/(DemoFrame|DemoOverlay|NavigationMenu|MobileMenu|PolicyDialog)/,
  /node_modules\/(@radix-ui|valibot)\//,
]

describe.each(figures.pages)('$path', ({ path, scripts, scriptBytes, pageBytes }) => {
  test('stays within its budget', () => {
    expect(scriptBytes).toBeLessThanOrEqual(figures.scriptBudget * 1000)
    expect(pageBytes).toBeLessThanOrEqual(figures.pageBudget * 1000)
  })

  test('holds nothing of demos, of other pages, or of what opens later', () => {
    const sources = sourcesOf(scripts)
    expect(sources).toContain('site/app/main.tsx')
    expect(sources.filter((source) => LATER.some((pattern) => pattern.test(source)))).toEqual([])
    const copy = sources.filter((source) =>
      /^src\/content\/copy\/(services|products)\/[\w-]+\.ts$/.test(source),
    )
    expect(copy).toEqual(/^\/(services|products)\/./.test(path) ? [`src/content/copy${path}.ts`] : [])
    const screens = sources.filter((source) => /^src\/screens\/\w+Screen\.tsx$/.test(source))
    expect(screens.length, screens.join()).toBeLessThanOrEqual(2)
  })
})

/** The index and the library that searches it, compressed (Rules, Search). */
const MOST_OF_INDEX = 60_000

test('the index and its library are within their limit', async () => {
  const parts = Object.entries(modules).filter(([, sources]) =>
    sources.some((source) => /site-passages|node_modules\/minisearch\/dist\/es\/index\.js/.test(source)),
  )
  expect(parts.length, Object.keys(modules).join()).toBe(2)
  const sizes = await Promise.all(
    parts.map(
      async ([file]) => (await readFile(new URL(`../../../dist/${file}.br`, import.meta.url))).length,
    ),
  )
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MOST_OF_INDEX)
})
