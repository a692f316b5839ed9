// The pages of services and products: one exhibit within its height, headings of one size, and no endless scrolling on phones.
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { offers } from '#src/content/offers.ts'
import { hydrated, inItsLetters, isFirefox, test } from './site.ts'

/** The height of a panel by the width of the window, in px (Rules, Pages of services and products). */
const HEIGHTS = { 390: [300, 420], 1280: [360, 460] } as const
/** How far a phone scrolls at most, in px: a tenth above the longest page when it was set, which was 7,306. */
const LONGEST = 8_000

const figure = (page: Page) => page.locator('main figure', { has: page.locator('figcaption') })

/** Height of the exhibit, and the sizes of the headings of the sections. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector('main figure[data-family]')
    return {
      panel: Math.round(panel?.getBoundingClientRect().height ?? 0),
      sizes: [
        ...new Set(
          [...document.querySelectorAll('main h2')].map((heading) => getComputedStyle(heading).fontSize),
        ),
      ],
      page: document.documentElement.scrollHeight,
    }
  })

describe.each([390, 1280] as const)('at %i px', (width) => {
  test(
    'each page has its exhibit, within its height, and headings of one size',
    { timeout: 180_000 },
    async ({ site }) => {
      const page = await site.open('about:blank')
      await page.setViewportSize({ width, height: 844 })
      const faults: string[] = []
      for (const { path } of offers) {
        await page.goto(new URL(path, site.url).href)
        await hydrated(page)
        await inItsLetters(page)
        const { panel, sizes, page: height } = await measured(page)
        const [least, most] = HEIGHTS[width]
        if (!(panel >= least && panel <= most))
          faults.push(
            `${path}: its exhibit is ${panel} px high instead of ${least} to ${most}: shorten its texts`,
          )
        if (sizes.length !== 1) faults.push(`${path}: headings of ${sizes.join(', ')}`)
        if (width === 390 && height > LONGEST)
          faults.push(`${path} is ${height} px long instead of ${LONGEST}`)
      }
      expect(faults).toEqual([])
    },
  )
})

test('a value is moved by the keyboard, and the picture answers', async ({ site }) => {
  const page = await site.open('/services/staking-platform')
  await hydrated(page)
  const exhibit = figure(page).first()
  await exhibit.getByText('In month 9 the budget is empty.').waitFor()
  await exhibit.getByRole('slider', { name: 'Tokens staked' }).press('End')
  await exhibit.getByText('In month 5 the budget is empty.').waitFor()
  await expect(exhibit.getByRole('img').getAttribute('aria-label')).resolves.toContain('In month 5')
})

// Firefox's driver is a script itself.
test.skipIf(isFirefox)('without scripts the picture is complete, and has no input', async ({ site }) => {
  const page = await site.open('/services/staking-platform', { hasJavaScript: false })
  const exhibit = figure(page).first()
  await exhibit.getByText('In month 9 the budget is empty.').waitFor()
  expect(await exhibit.getByRole('slider').count()).toBe(0)
})
