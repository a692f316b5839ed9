import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import {
  faultsInBothThemes,
  hydrated,
  inItsLetters,
  isAsServed,
  isFirefox,
  pagePaths,
  pagesOfEachKind,
  shiftOf,
  test,
} from './site.ts'

const NOT_FOUND = '/no/such/page'
/** The smallest width, and the smallest of each layout. */
const WIDTHS_OF_ALL = [320, 768, 1080]
/** For one page of each kind. */
const WIDTHS = [320, 390, 600, 767, 768, 900, 1079, 1080, 1280, 1600]

/** The widths at which a page reaches beyond the window, or its title beyond its column, and by how much. */
async function excessOf(page: Page, widths: readonly number[]): Promise<string[]> {
  const excess: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const [ofPage, ofTitle] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      const words = document.createRange()
      const title = document.querySelector('h1') as HTMLElement
      words.selectNodeContents(title)
      const column = title.parentElement as HTMLElement
      const excessOfTitle = words.getBoundingClientRect().right - column.getBoundingClientRect().right
      return [scrollWidth - clientWidth, Math.floor(excessOfTitle)] as const
    })
    if (ofPage > 0) excess.push(`the page by ${ofPage} px at ${width}`)
    if (ofTitle > 0) excess.push(`its title by ${ofTitle} px at ${width}`)
  }
  return excess
}

/** Headings that skip a level, and lists in columns whose rows do not line up. */
const unevenOn = (page: Page) =>
  page.evaluate(() => {
    const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => ({ level: Number(heading.tagName.slice(1)), text: heading.textContent }))
    const jumps = levels
      .filter(({ level }, index) => level > (levels[index - 1]?.level ?? 0) + 1)
      .map(({ level, text }) => `a heading of level ${level} after ${levels[0]?.level}: ${text}`)
    const rows = [...document.querySelectorAll('main dl')].flatMap((list) => {
      const items = [...list.children].map((item) => item.getBoundingClientRect())
      const columns = new Set(items.map(({ left }) => Math.round(left))).size
      return items.flatMap(({ top }, index) => {
        const first = items[index - (index % columns)]?.top ?? top
        return Math.abs(top - first) < 1 ? [] : `${list.children[index]?.textContent?.slice(0, 40)}`
      })
    })
    return [...jumps, ...rows]
  })

/** A smaller shift does not count; `tools/bench.mjs` has the same bound. */
const LEAST_SHIFT = 0.0005

// A few pages per test: a failure names them, and the time limit applies to them only.
const SHARE = 7
const shares = Array.from({ length: Math.ceil(pagePaths.length / SHARE) }, (_, at) =>
  pagePaths.slice(at * SHARE, (at + 1) * SHARE),
)

describe.each(shares.map((paths) => ({ first: paths[0], paths })))('from $first on', ({ paths }) => {
  test(
    'hydration keeps what the server drew, axe finds nothing in either theme, and nothing scrolls sideways',
    { timeout: 360_000 },
    async ({ site }) => {
      const page = await site.open('about:blank')
      for (const path of paths) {
        await page.setViewportSize({ width: 1280, height: 900 })
        await page.goto(new URL(path, site.url).href)
        await hydrated(page)
        expect(await isAsServed(page), path).toBe(true)
        expect(await faultsInBothThemes(page), path).toEqual([])
        expect(await unevenOn(page), path).toEqual([])
        const widths = pagesOfEachKind.some((one) => one === path) ? WIDTHS : WIDTHS_OF_ALL
        expect(await excessOf(page, widths), path).toEqual([])
      }
    },
  )
})

test.for([...pagesOfEachKind])(
  'when it is narrow, hydration keeps %s, nothing shifts, and axe finds nothing',
  async (path, { site }) => {
    const page = await site.open(path, {
      width: 390,
      hasMotion: !isFirefox,
      expectedErrors: path === NOT_FOUND ? [/status of 404/] : [],
    })
    await hydrated(page)
    expect(await isAsServed(page)).toBe(true)
    await inItsLetters(page)
    // The chat button moves away from controls under it and is not part of the page.
    expect(await shiftOf(page, ':not([aria-label^="Open chat"])')).toBeLessThan(LEAST_SHIFT)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await faultsInBothThemes(page)).toEqual([])
  },
)

test.for([360, 375, 412, 430])('nothing shifts on the home page at %i px', async (width, { site }) => {
  const page = await site.open('/', { width, isMobile: true })
  await hydrated(page)
  await inItsLetters(page)
  expect(await shiftOf(page, ':not([aria-label^="Open chat"])')).toBeLessThan(LEAST_SHIFT)
})

test('the not-found page does not scroll sideways from 320 to 1600 px', async ({ site }) => {
  const page = await site.open(NOT_FOUND, { expectedErrors: [/status of 404/] })
  expect(await excessOf(page, WIDTHS)).toEqual([])
})
