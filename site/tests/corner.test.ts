import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { hydrated, test } from './site.ts'

const chatButton = (page: Page) => page.getByRole('button', { name: 'Open chat' })
/** The right end of the page, before the scroll bar gutter. */
const edge = (page: Page) => page.evaluate(() => document.body.getBoundingClientRect().right)
const box = async (page: Page) => {
  const found = await chatButton(page).boundingBox()
  if (!found) throw new Error('No chat button')
  return found
}

describe('the button of the chat', () => {
  test('is away while a field has the focus, and back when the keyboard comes to it', async ({ site }) => {
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

  test.for([768, 1280])(
    'at %i px it keeps to the edge of the page where a control lies, and can be pressed there',
    async (width, { site }) => {
      const page = await site.open('/contact', { width, height: 600 })
      await hydrated(page)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < height; top += 350) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
        await expect
          .poll(
            () =>
              page.evaluate(() => {
                const button = document.querySelector('[aria-haspopup="dialog"][aria-label="Open chat"]')
                const corner = button?.getBoundingClientRect()
                if (!corner) return ['no button']
                return [
                  ...document.querySelectorAll('main :is(a[href], button), footer :is(a[href], button)'),
                ]
                  .filter((control) => {
                    const {
                      left,
                      right,
                      top: from,
                      bottom: to,
                      width: across,
                    } = control.getBoundingClientRect()
                    const covered = Math.min(right, corner.right) - Math.max(left, corner.left)
                    return across > 1 && covered > 8 && from < corner.bottom && to > corner.top
                  })
                  .map((control) => control.textContent)
              }),
            { message: `at ${top} px` },
          )
          .toEqual([])
      }
      // The control that reaches furthest to the right, scrolled into the corner.
      await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('main :is(a[href], button, input)')].map((control) =>
          control.getBoundingClientRect(),
        )
        const { bottom = 0 } = boxes.toSorted((one, other) => other.right - one.right)[0] ?? {}
        window.scrollTo({ top: window.scrollY + bottom - window.innerHeight + 8, behavior: 'instant' })
      })
      await expect.poll(async () => (await box(page)).width).toBeLessThan(56)
      expect((await box(page)).width).toBeGreaterThanOrEqual(24)
      await chatButton(page).click()
      await page.getByRole('dialog').waitFor()
    },
  )

  test.for([
    ['sliding', true],
    ['without a slide', false],
  ] as const)(
    'on a phone it is away while the visitor scrolls down, and otherwise whole, %s',
    async ([, hasMotion], { site }) => {
      const page = await site.open('/services', { width: 390, isTouch: true, isMobile: true, hasMotion })
      await hydrated(page)
      const scrollTo = (top: number) =>
        page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
      const isWhole = async () => {
        const { x, width } = await box(page)
        return width === 56 && Math.round(x + width) === Math.round(await edge(page))
      }
      const isAway = async () => (await box(page)).x >= (await edge(page))
      expect(await isWhole()).toBe(true)
      await scrollTo(700)
      await expect.poll(isAway).toBe(true)
      await scrollTo(600)
      await expect.poll(isWhole).toBe(true)
      await scrollTo(1200)
      await expect.poll(isAway).toBe(true)
      await page.keyboard.press('Shift')
      await chatButton(page).focus()
      await expect.poll(isWhole).toBe(true)
      await chatButton(page).blur()
      await expect.poll(isAway).toBe(true)
      // The end of the page.
      await scrollTo(1_000_000)
      await expect.poll(isWhole).toBe(true)
      await chatButton(page).click()
      await page.getByRole('dialog').waitFor()
    },
  )

  test('is at the end of the page on a very low screen', async ({ site }) => {
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
          // The set, its copy, the track, and the window.
          .evaluate((list) => list.parentElement?.parentElement?.parentElement?.parentElement?.scrollLeft),
      )
      .toBe(0)
  },
)

test('the services of the header have two columns that a screen of 1080 px shows completely', async ({
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

test('the open menu of a phone is all that shows, and the button of the chat is not over it', async ({
  site,
}) => {
  const page = await site.open('/', { width: 390, isTouch: true, isMobile: true })
  await hydrated(page)
  const strip = page.getByRole('region', { name: 'Market data' })
  await strip.getByText('Market cap').filter({ visible: true }).first().waitFor()
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  await menu.waitFor()
  await expect.poll(async () => (await box(page)).x).toBeGreaterThanOrEqual(await edge(page))
  const height = await page.evaluate(() => window.innerHeight)
  for (const part of [strip, page.getByRole('heading', { level: 1 })])
    expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(height)
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect.poll(async () => (await box(page)).x).toBeLessThan(await edge(page))
})

test.for([320, 360, 390, 430])(
  'at %i px the ticker is one row, and its mark one line',
  async (width, { site }) => {
    const page = await site.open('/', { width, isTouch: true, isMobile: true })
    const strip = page.getByRole('region', { name: 'Market data' })
    const mark = strip.getByText('Sample data')
    await mark.waitFor()
    // With its two lines.
    expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(46)
    const lines = await mark.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getClientRects().length
    })
    expect(lines).toBe(1)
    // The figures of the market are still there, before the coins.
    await strip.getByText('$2.50T').filter({ visible: true }).first().waitFor()
    await strip.getByText('Neutral').filter({ visible: true }).first().waitFor()
  },
)
