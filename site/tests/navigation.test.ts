import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { demoByKey } from '../../src/content/demos.ts'
import { dropdowns } from '../../src/content/navigation.ts'
import type { Offer } from '../../src/content/offers.ts'
import { menu, openHome, trigger } from './menuParts.ts'
import { hydrated, tap, test } from './site.ts'

const services = dropdowns.services.flatMap(({ offers }) => offers)
const products = dropdowns.products.flatMap(({ offers }) => offers)

/** The name of the link to its demo; a borrowed demo is named. */
const liveDemo = ({ name, demo, borrowsDemo }: Offer) =>
  demo && borrowsDemo ? `Live Demo: ${demoByKey(demo).name}, for ${name}` : `Live Demo: ${name}`

describe('the dropdowns', () => {
  test('list all services and products, with Live Demo where there is one', async ({ site }) => {
    const page = await openHome(site)
    for (const [name, offers] of [
      ['Services', services],
      ['Products', products],
    ] as const) {
      await trigger(page, name).click()
      await menu(page, name).waitFor()
      const items = await menu(page, name).getByRole('menuitem').allTextContents()
      expect(items[0]).toBe(`All ${name.toLowerCase()}`)
      const named = items.slice(1).filter((item) => !item.startsWith('Live Demo'))
      expect(named).toEqual(offers.map((offer) => offer.name))
      const withDemo = offers.filter(({ demo }) => demo)
      for (const offer of withDemo)
        expect(
          await menu(page, name)
            .getByRole('menuitem', { name: liveDemo(offer), exact: true })
            .count(),
        ).toBe(1)
      const said = withDemo.map((offer) =>
        liveDemo(offer).replace(offer.borrowsDemo ? /, for .*/ : /:.*/, ''),
      )
      expect(items.filter((item) => item.startsWith('Live Demo'))).toEqual(said)
    }
  })

  test('by mouse: one at a time, a press closes, a click outside closes, hovering opens nothing', async ({
    site,
  }) => {
    const page = await openHome(site)
    await trigger(page, 'Services').hover()
    await page.waitForTimeout(300)
    expect(await page.getByRole('menu').count()).toBe(0)
    await trigger(page, 'Services').click()
    await menu(page, 'Services').waitFor()
    await trigger(page, 'Products').click()
    await menu(page, 'Products').waitFor()
    expect(await page.getByRole('menu').count()).toBe(1)
    await trigger(page, 'Products').click()
    await menu(page, 'Products').waitFor({ state: 'detached' })
    await trigger(page, 'Services').click()
    await menu(page, 'Services').waitFor()
    await page.mouse.click(60, 700)
    await menu(page, 'Services').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.body.style.pointerEvents)).toBe('')
  })

  test('scroll separately within their greatest height', async ({ site }) => {
    const page = await openHome(site, { height: 700 })
    await trigger(page, 'Services').click()
    const box = await menu(page, 'Services').boundingBox()
    expect(box?.height).toBeLessThanOrEqual(Math.min(596, 700 * 0.72) + 1)
    const before = await page.evaluate(() => window.scrollY)
    await menu(page, 'Services')
      .getByRole('menuitem', { name: 'Training', exact: true })
      .scrollIntoViewIfNeeded()
    expect(
      await menu(page, 'Services').getByRole('menuitem', { name: 'Training', exact: true }).isVisible(),
    ).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
  })

  test('by touch on a tablet', async ({ site }) => {
    const page = await openHome(site, { width: 820, isTouch: true })
    await tap(trigger(page, 'Products'))
    await tap(menu(page, 'Products').getByRole('menuitem', { name: 'Trading bot', exact: true }))
    await page.waitForURL('**/products/trading-bot')
    expect(await page.getByRole('menu').count()).toBe(0)
  })

  test('close on Back', async ({ site }) => {
    const page = await openHome(site)
    await page.getByRole('link', { name: 'About' }).first().click()
    await page.waitForURL('**/about')
    await trigger(page, 'Services').click()
    await menu(page, 'Services').waitFor()
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/')
    await menu(page, 'Services').waitFor({ state: 'detached' })
  })

  test('without its code a trigger leads to the list page', async ({ site }) => {
    const page = await openHome(site, {
      expectedErrors: [/ERR_FAILED|Failed to fetch/],
      prepare: (opened: Page) => opened.route(/NavigationMenu-.*\.js/, (route) => route.abort('failed')),
    })
    await trigger(page, 'Services').click()
    await page.waitForURL('**/services')
  })
})

test('without the code of the mobile menu its button gives way to the plain links', async ({ site }) => {
  const page = await openHome(site, {
    width: 390,
    expectedErrors: [/ERR_FAILED|Failed to fetch/],
    prepare: (opened: Page) => opened.route(/MobileMenu-.*\.js/, (route) => route.abort('failed')),
  })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await page.waitForURL('**/about')
  expect(await page.getByRole('button', { name: 'Open menu' }).count()).toBe(0)
})

describe('a change of route', () => {
  test('highlights the link of the section one is in, unknown children included', async ({ site }) => {
    for (const [path, name] of [
      ['/', 'Home'],
      ['/services', 'Services'],
      ['/services/nothing', 'Services'],
      ['/products/nft-studio', 'Products'],
      ['/contact', 'Contact'],
    ] as const) {
      const page = await site.open(path, {
        expectedErrors: path.endsWith('nothing') ? [/status of 404/] : [],
      })
      await hydrated(page)
      const current = await page.locator('header nav [aria-current]').allTextContents()
      expect(current, path).toEqual([name])
    }
  })
})

test.for([390, 1280])('Back shows a page where it was left, at %i px', async (width, { site }) => {
  const page = await site.open('/', { width })
  await hydrated(page)
  const place = page.getByRole('heading', { name: 'Four steps from brief to handover' })
  await place.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 150)
  const top = () => place.evaluate((heading) => Math.round(heading.getBoundingClientRect().top))
  await page.waitForTimeout(500)
  const before = await top()
  await page
    .locator('header a[href$="/about"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.getByRole('heading', { level: 1, name: 'We would rather show you' }).waitFor()
  await page.goBack()
  await expect.poll(top).toBe(before)
})
