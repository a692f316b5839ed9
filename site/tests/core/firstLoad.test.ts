// What a page loads before the first interaction: within its budget, and only the page's own code.
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { library } from '#tests/library.ts'

interface Figures {
  scriptBudget: number
  pages: { path: string; scriptBytes: number; scripts: string[] }[]
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

describe.each(figures.pages)('$path', ({ path, scripts, scriptBytes }) => {
  test('stays within its budget', () => {
    expect(
      scriptBytes,
      `${path} loads ${scriptBytes} B of script: load late what its first window does not need (${scripts.join(', ')})`,
    ).toBeLessThanOrEqual(figures.scriptBudget * 1000)
  })

  test('holds nothing of demos, of other pages, or of what opens later', () => {
    const sources = sourcesOf(scripts)
    expect(sources).toContain('site/app/main.tsx')
    expect(sources.filter((source) => LATER.some((pattern) => pattern.test(source)))).toEqual([])
    const copy = sources.filter((source) =>
      /^src\/content\/copy\/(services|products)\/[\w-]+\.ts$/.test(source),
    )
    expect(copy).toEqual(/^\/(services|products)\/./.test(path) ? [`src/content/copy${path}.ts`] : [])
    const exhibits = sources.filter((source) =>
      /^src\/parts\/exhibits\/(?!ExhibitFrame)\w+Exhibit\.tsx$/.test(source),
    )
    expect(exhibits.length, exhibits.join()).toBe(/^\/(services|products)\/./.test(path) ? 1 : 0)
    const screens = sources.filter((source) => /^src\/screens\/\w+Screen\.tsx$/.test(source))
    expect(screens.length, screens.join()).toBeLessThanOrEqual(2)
  })
})

/** Bytes of the index for each passage, compressed: a tenth more than it had when it was set (Rules, Search). */
const MOST_OF_A_PASSAGE = 155

test('the index grows with its passages alone', async () => {
  const [file = ''] = Object.entries(modules).find(([, sources]) =>
    sources.some((source) => source.endsWith('site-passages')),
  ) ?? ['']
  const bytes = (await readFile(new URL(`../../../dist/${file}.br`, import.meta.url))).length
  const most = library.passages.length * MOST_OF_A_PASSAGE
  expect(
    bytes,
    `The index has ${bytes} B for ${library.passages.length} passages, ${Math.round(bytes / library.passages.length)} B each: shorten wordings in src/content/wordings, or say why a passage needs more.`,
  ).toBeLessThanOrEqual(most)
})
