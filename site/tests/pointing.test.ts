// What the pointer and the focus change on a page: colors and folds, never the place of a text (Rules, Layout).
import { expect } from 'vitest'
import { hydrated, test } from './site.ts'

/** Where the letters of an element are. */
const letters = (element: Element) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  const { left, right } = range.getBoundingClientRect()
  return { left, right }
}

test.for(['/', '/services/staking-platform'])(
  'on %s the flap of “Live Demo” stays off its letters',
  async (path, { site }) => {
    const page = await site.open(path)
    await hydrated(page)
    const links = page.getByRole('main').getByRole('link', { name: /^Live Demo/ })
    for (const link of await links.all()) {
      await link.hover()
      const { right } = await link.evaluate(letters)
      const box = await link.boundingBox()
      const flap = await link.evaluate((element) => parseFloat(getComputedStyle(element, '::after').width))
      expect((box?.x ?? 0) + (box?.width ?? 0) - flap - right).toBeGreaterThanOrEqual(2)
    }
    expect(await links.count()).toBeGreaterThan(0)
  },
)

test('a tab of the story keeps its text in place, chosen or not', async ({ site }) => {
  const page = await site.open('/', { hasMotion: true })
  await hydrated(page)
  for (const tab of await page.getByRole('tab').all()) {
    const place = () => tab.locator('span').first().evaluate(letters)
    await page.mouse.move(0, 0)
    const before = await place()
    await tab.hover()
    expect(await place()).toEqual(before)
    await tab.click()
    expect(await place()).toEqual(before)
  }
})

test('a row that is pointed at is tinted from before its text to behind its arrow', async ({ site }) => {
  const page = await site.open('/services')
  await hydrated(page)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Architecture design' })
  await row.hover()
  const { tint, box, arrow } = await row.evaluate((element) => {
    const { left, right } = getComputedStyle(element, '::before')
    const arrowBox = element.querySelector('span:last-child svg')?.getBoundingClientRect()
    const { left: from, right: to } = element.getBoundingClientRect()
    return {
      tint: [parseFloat(left), parseFloat(right)],
      box: { from, to },
      arrow: arrowBox?.right ?? Infinity,
    }
  })
  for (const beyond of tint) expect(beyond).toBeLessThanOrEqual(-10)
  expect(arrow).toBeLessThanOrEqual(box.to)
})

test('a ring around what has the focus has square corners', async ({ site }) => {
  const page = await site.open('/services/staking-platform')
  await hydrated(page)
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    const radius = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement && getComputedStyle(activeElement).borderTopLeftRadius
    })
    expect(radius).toBe('0px')
  }
})
