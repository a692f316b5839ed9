// What a page loads before anybody touches it: within its budget, and no more than the page itself.
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'

interface Figures {
  scriptBudget: number
  pageBudget: number
  pages: { path: string; pageBytes: number; scriptBytes: number; scripts: string[] }[]
}

const built = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../../.build/${file}`, import.meta.url), 'utf8'))
const figures = (await built('figures.json')) as Figures
const grown = (await built('grown/.build/figures.json')) as Figures
const modules = (await built('modules.json')) as Record<string, string[]>

/** The sources in the first load of a page. */
const sourcesOf = (scripts: readonly string[]) => scripts.flatMap((file) => modules[file] ?? [])

/** What belongs to demos, to other pages, or to what opens later: another demo or page must not make a first load larger. */
const LATER = [
  /^src\/demos\//,
  /^src\/simulation\/(?!random|momentLimits)/,
  /^src\/chat\/(?!ChatButton)/,
  /^src\/market\/(?!TickerStrip\.css)/,
  /^src\/patterns\/(DemoFrame|DemoOverlay|NavigationMenu|MobileMenu|PolicyDialog)/,
  /node_modules\/(@radix-ui|valibot)\//,
]

describe.each(figures.pages)('$path', ({ path, scripts, scriptBytes, pageBytes }) => {
  test('stays within its budget', () => {
    expect(scriptBytes).toBeLessThanOrEqual(figures.scriptBudget * 1000)
    expect(pageBytes).toBeLessThanOrEqual(figures.pageBudget * 1000)
  })

  test('holds nothing of demos, of other pages, or of what opens later', () => {
    const sources = sourcesOf(scripts)
    expect(sources).toContain('site/main.tsx')
    expect(sources.filter((source) => LATER.some((pattern) => pattern.test(source)))).toEqual([])
    const copy = sources.filter((source) =>
      /^src\/content\/copy\/(services|products)\/[\w-]+\.ts$/.test(source),
    )
    expect(copy).toEqual(/^\/(services|products)\/./.test(path) ? [`src/content/copy${path}.ts`] : [])
    const screens = sources.filter((source) => /^src\/screens\/\w+Screen\.tsx$/.test(source))
    expect(screens.length, screens.join()).toBeLessThanOrEqual(2)
  })
})

/** What one line in the list of demos and one in the list of services may weigh, and the name of a folder. */
const LINES = 150

describe('one more demo and one more page', () => {
  test.for(figures.pages)(
    'add nothing to the first load of $path but their lines',
    ({ path, scriptBytes, scripts }) => {
      const after = grown.pages.find((page) => page.path === path)
      expect((after?.scriptBytes ?? Number.NaN) - scriptBytes).toBeLessThanOrEqual(LINES)
      expect(after?.scripts.length).toBe(scripts.length)
    },
  )
})
