import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { axeFaults, hydrated, pagePaths, pagesOfEachKind, test } from './site.ts'

const NOT_FOUND = '/no/such/page'
/** The smallest, and the first of each layout, where it is tightest. */
const WIDTHS_OF_ALL = [320, 768, 1080]
const WIDTHS = [320, 390, 600, 767, 768, 900, 1079, 1080, 1280, 1600]

/** In both themes; only colors differ between them. */
async function faultsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const faults = await axeFaults(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  return [...faults, ...(await axeFaults(page, 'color-contrast'))]
}

/** How far a page reaches beyond the window. */
const excessOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

// A few at a time: a failure names its pages, and the time limit is about these only.
const SHARE = 7
const shares = Array.from({ length: Math.ceil(pagePaths.length / SHARE) }, (_, at) =>
  pagePaths.slice(at * SHARE, (at + 1) * SHARE),
)

describe.each(shares.map((paths) => ({ first: paths[0], paths })))('from $first on', ({ paths }) => {
  test(
    'axe finds nothing in either theme, and nothing scrolls sideways',
    { timeout: 90_000 },
    async ({ site }) => {
      const page = await site.open(paths[0] ?? '/')
      for (const path of paths) {
        await page.setViewportSize({ width: 1280, height: 900 })
        await page.goto(new URL(path, site.url).href)
        await hydrated(page)
        expect(await faultsInBothThemes(page), path).toEqual([])
        for (const width of WIDTHS_OF_ALL) {
          await page.setViewportSize({ width, height: 800 })
          expect(await excessOf(page), `${path} at ${width}`).toBeLessThanOrEqual(0)
        }
      }
    },
  )
})

test.for([...pagesOfEachKind])('axe finds nothing on %s when it is narrow', async (path, { site }) => {
  const page = await site.open(path, {
    width: 390,
    expectedErrors: path === NOT_FOUND ? [/status of 404/] : [],
  })
  await hydrated(page)
  expect(await faultsInBothThemes(page)).toEqual([])
})

test.for([...pagesOfEachKind])('%s does not scroll sideways from 320 to 1600 px', async (path, { site }) => {
  const page = await site.open(path, { expectedErrors: path === NOT_FOUND ? [/status of 404/] : [] })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect(await excessOf(page), `at ${width}`).toBeLessThanOrEqual(0)
  }
})
