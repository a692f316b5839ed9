// The lists of services and products: the filter in the address, the first window, and what pointing shows (Rules, Lists).
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { families, familyOrder } from '../../src/content/families.ts'
import { offers } from '../../src/content/offers.ts'
import { ownDemoOf } from '../../src/content/ownDemo.ts'
import { dialog, focused, hydrated, inItsLetters, isFirefox, opened, test } from './site.ts'

const filter = (page: Page, list: string) => page.getByRole('navigation', { name: `${list} by family` })
const shown = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#main section[aria-labelledby$="-title"][data-family]')]
      .filter((band) => band.checkVisibility() && band.querySelector('h3'))
      .map(({ dataset }) => dataset.family),
  )
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const current = (page: Page) => page.getByRole('main').locator('[aria-current="true"]').innerText()

describe.for([
  ['/services', 'Services', 'service'],
  ['/products', 'Products', 'product'],
] as const)('%s', ([path, name, kind]) => {
  test('a press leaves one family, with place and focus; Back takes it back', async ({ site }) => {
    const page = await site.open(path)
    await hydrated(page)
    await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }))
    const bar = (await filter(page, name).boundingBox())!
    for (const family of familyOrder) {
      await filter(page, name).getByRole('link', { name: families[family].name }).press('Enter')
      await expect.poll(() => shown(page)).toEqual([family])
      expect(new URL(page.url()).hash).toBe(`#${family}`)
      expect(await focused(page)).toBe(families[family].name)
      expect(await current(page)).toBe(families[family].name)
      const count = offers.filter((offer) => offer.kind === kind && offer.family === family).length
      expect(await page.getByRole('main').getByRole('status').textContent()).toBe(
        `${families[family].name}: ${count} shown`,
      )
      expect(await filter(page, name).boundingBox()).toEqual(bar)
    }
    await page.goBack()
    await expect.poll(() => shown(page)).toEqual(['trade'])
    expect(await scrolled(page)).toBe(120)
    expect(await focused(page)).toBe('Secure')
    // Firefox's driver scrolls before a click.
    await filter(page, name).getByRole('link', { name: 'All' }).press('Enter')
    await expect.poll(() => shown(page)).toEqual(familyOrder)
    expect(new URL(page.url()).hash).toBe('')
    expect(await scrolled(page)).toBe(120)
  })

  test('a link to a family shows it, without a shift when the page hydrates', async ({ site }) => {
    const page = await site.open('about:blank', {
      prepare: (one) =>
        one.addInitScript(() => {
          Object.assign(window, { shift: 0 })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
        }),
    })
    await page.goto(`${site.url}${path}#trade`)
    await hydrated(page)
    await inItsLetters(page)
    expect(await shown(page)).toEqual(['trade'])
    expect(await current(page)).toBe('Trade')
    const bar = await filter(page, name).boundingBox()
    expect(bar?.y, 'the filter is in the window').toBeGreaterThanOrEqual(0)
    if (isFirefox) return
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02)
  })

  test('the first window of a laptop has the filter and the tiles of the first band', async ({ site }) => {
    const page = await site.open(path, { width: 1280, height: 800 })
    await hydrated(page)
    await inItsLetters(page)
    const bottoms = await page.evaluate(() =>
      [...document.querySelectorAll('section[data-family="build"] ul:first-of-type svg')].map(
        (picture) => picture.getBoundingClientRect().bottom,
      ),
    )
    expect(bottoms.length).toBeGreaterThan(0)
    expect(Math.max(...bottoms)).toBeLessThan(800)
    expect((await filter(page, name).boundingBox())?.y).toBeGreaterThan(0)
  })

  test('every offer has a picture that is drawn', async ({ site }) => {
    const page = await site.open(path)
    await hydrated(page)
    const listed = offers.filter((offer) => offer.kind === kind)
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            [...document.querySelectorAll<SVGUseElement>('#main section[data-family] use')].filter(
              (picture) => picture.getBBox().width > 30,
            ).length,
        ),
      )
      .toBe(listed.length)
  })

  test.for([{ width: 390, isTouch: true, isMobile: true }, { width: 1280 }])(
    '“Live Demo” is there for offers with their own demo, and for no other, at $width px',
    async (screen, { site }) => {
      const page = await site.open(path, screen)
      await hydrated(page)
      for (const offer of offers.filter((one) => one.kind === kind)) {
        const link = page
          .getByRole('main')
          .getByRole('link', { name: new RegExp(`^Live Demo.* ${offer.name}$`) })
        const own = ownDemoOf(offer)
        expect(await link.count(), offer.path).toBe(own ? 1 : 0)
        if (!own) continue
        expect(await link.getAttribute('href')).toBe(`?demo=${own}`)
        // Without pointing at it.
        expect(await link.evaluate((one) => getComputedStyle(one.parentElement!).opacity), offer.path).toBe(
          '1',
        )
      }
    },
  )
})

test('a list arrives from another page with the family of the link, and choosing keeps the focus', async ({
  site,
}) => {
  const page = await site.open('/')
  await hydrated(page)
  await page
    .getByRole('navigation', { name: 'Services by family' })
    .getByRole('link', { name: /Launch/ })
    .click()
  await page.waitForURL('**/services#launch')
  await expect.poll(() => shown(page)).toEqual(['launch'])
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('page-title')
  expect(await scrolled(page)).toBe(0)
  const place = await scrolled(page)
  await filter(page, 'Services').getByRole('link', { name: 'Build' }).click()
  await expect.poll(() => shown(page)).toEqual(['build'])
  await expect.poll(() => focused(page)).toBe('Build')
  expect(await scrolled(page)).toBe(place)
  await page.goBack()
  await expect.poll(() => shown(page)).toEqual(['launch'])
  await page.goBack()
  await page.waitForURL(site.url + '/')
})

test('a demo opens over the family that is shown, and closes to it', async ({ site }) => {
  const page = await site.open('/services')
  await hydrated(page)
  await filter(page, 'Services').getByRole('link', { name: 'Trade' }).click()
  const demo = page.getByRole('main').getByRole('link', { name: 'Live Demo: Staking platform' })
  await demo.focus()
  await demo.press('Enter')
  await opened(page, 'Staking platform')
  expect(await shown(page)).toEqual(['trade'])
  await page.keyboard.press('Escape')
  await dialog(page, 'Staking platform').waitFor({ state: 'detached' })
  expect(new URL(page.url()).hash).toBe('#trade')
  expect(await shown(page)).toEqual(['trade'])
  await expect.poll(() => demo.evaluate((link) => link === document.activeElement)).toBe(true)
})

test('the tint of a row begins before its text', async ({ site }) => {
  const page = await site.open('/services')
  await hydrated(page)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Architecture design' })
  await row.hover()
  const tint = await row.evaluate((one) => {
    const { insetInlineStart, insetInlineEnd, backgroundColor } = getComputedStyle(one, '::before')
    return { insetInlineStart, insetInlineEnd, isPainted: !/, 0\)|transparent/.test(backgroundColor) }
  })
  expect(tint).toEqual({ insetInlineStart: '-12px', insetInlineEnd: '-12px', isPainted: true })
  const arrow = (await row.locator('svg').last().boundingBox())!
  const box = (await row.boundingBox())!
  expect(arrow.x + arrow.width).toBeLessThanOrEqual(box.x + box.width + 0.5)
})

describe.skipIf(isFirefox)('without JavaScript', () => {
  test('the filter is a set of jumps, and nothing is left out', async ({ site }) => {
    const page = await site.open('/services', { hasJavaScript: false })
    await filter(page, 'Services').getByRole('link', { name: 'Secure' }).click()
    expect(new URL(page.url()).hash).toBe('#secure')
    await expect.poll(async () => (await page.locator('#secure').boundingBox())?.y).toBeLessThan(200)
    for (const family of familyOrder) expect(await page.locator(`#${family}`).isVisible(), family).toBe(true)
  })
})
