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

  test.for([390, 768, 1280])(
    'at %i px it keeps to the edge of the page where a control lies, and can be pressed there',
    async (width, { site }) => {
      // A phone has a finger.
      const isPhone = width < 768
      const page = await site.open('/contact', { width, height: 600, isTouch: isPhone, isMobile: isPhone })
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
                    // Touch needs 24 px, and the margin of a phone's page has 16.
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
          .evaluate((list) => list.closest('div')?.parentElement?.parentElement?.scrollLeft),
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

test.for([
  ['a finger', { isTouch: true, isMobile: true }],
  ['a mouse', {}],
] as const)(
  'in the menu of a phone, the button of the chat leaves “Live Demo” to %s',
  async ([, pointer], { site }) => {
    const page = await site.open('/about', { width: 390, ...pointer })
    await hydrated(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
    await menu.getByRole('button', { name: 'Services' }).click()
    const link = menu.getByRole('link', { name: /^Live Demo/ }).first()
    await link.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect()
      window.scrollBy({ top: bottom - window.innerHeight + 8, behavior: 'instant' })
    })
    await expect.poll(async () => (await box(page)).width).toBeLessThan(56)
    const { right, left } = await link.evaluate((element) => element.getBoundingClientRect())
    const corner = await box(page)
    // A mouse needs a place beside the window's scroll bar, which may lie over the page.
    if ('isTouch' in pointer) expect(right - corner.x).toBeLessThanOrEqual(8)
    else expect(corner.width).toBeGreaterThanOrEqual(16 + 24)
    // Its words stay free.
    expect((left + right) / 2).toBeLessThan(corner.x)
  },
)
