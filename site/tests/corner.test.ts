import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { hydrated, test } from './site.ts'

const chatButton = (page: Page) => page.getByRole('button', { name: 'Open chat' })
/** Where the page ends at its right, before the place that is kept for the scroll bar. */
const edge = (page: Page) => page.evaluate(() => document.body.getBoundingClientRect().right)
const box = async (page: Page) => {
  const found = await chatButton(page).boundingBox()
  if (!found) throw new Error('No chat button')
  return found
}

describe('the button of the chat', () => {
  test('is away while a field has the focus, and back for whoever comes to it by keyboard', async ({
    site,
  }) => {
    const page = await site.open('/contact', { width: 390 })
    await hydrated(page)
    expect((await box(page)).x).toBeLessThan(await edge(page))
    await page.locator('main').getByRole('textbox').first().focus()
    await expect.poll(async () => (await box(page)).x).toBeGreaterThanOrEqual(await edge(page))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await chatButton(page).focus()
    await expect.poll(async () => (await box(page)).x).toBeLessThan(await edge(page))
  })

  test('stands at the end of the page on a very low screen', async ({ site }) => {
    const page = await site.open('/about', { width: 320, height: 256 })
    await hydrated(page)
    expect((await box(page)).y).toBeGreaterThan(256)
  })
})

test.for([360, 390])(
  'at %i px the coins of the strip have 210 px, and are moved by hand when paused',
  async (width, { site }) => {
    const page = await site.open('/', { width, hasMotion: true })
    const strip = page.getByRole('region', { name: 'Market data' })
    await strip.getByRole('button', { name: 'Pause market data' }).click()
    const coins = strip.getByRole('group', { name: 'Coins' })
    const { across, moved } = await coins.evaluate((element) => {
      element.scrollLeft = 80
      return { across: element.clientWidth, moved: element.scrollLeft }
    })
    expect(across).toBeGreaterThanOrEqual(210)
    expect(moved).toBe(80)
    await strip.getByRole('button', { name: 'Play market data' }).click()
    await expect
      .poll(() =>
        strip
          .locator('ul')
          .first()
          .evaluate((list) => list.closest('div')?.parentElement?.parentElement?.scrollLeft),
      )
      .toBe(0)
  },
)

test('the services of the header stand in two columns that a screen of 1080 px shows whole', async ({
  site,
}) => {
  const page = await site.open('/about', { height: 1080, width: 1280 })
  await hydrated(page)
  await page.getByRole('button', { name: 'Services' }).click()
  const menu = page.getByRole('menu')
  await menu.waitFor()
  const { columns, hidden } = await menu.evaluate((element) => ({
    columns: new Set(
      [...element.querySelectorAll('[role="group"] a:first-child')].map((link) =>
        Math.round(link.getBoundingClientRect().left),
      ),
    ).size,
    hidden: element.scrollHeight - element.clientHeight,
  }))
  expect(columns).toBe(2)
  expect(hidden).toBeLessThanOrEqual(0)
})
