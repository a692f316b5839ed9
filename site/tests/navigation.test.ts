import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { DOUBLE_CLICK_MS } from '../../src/browser/secondPress.ts'
import { dropdowns } from '../../src/content/navigation.ts'
import { hydrated, tap, test, type Site } from './site.ts'

const services = dropdowns.services.flatMap(({ offers }) => offers)
const products = dropdowns.products.flatMap(({ offers }) => offers)

const openHome = async (site: Site, options = {}) => {
  const page = await site.open('/', options)
  await hydrated(page)
  return page
}
const trigger = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const menu = (page: Page, name: string) => page.getByRole('menu', { name })
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

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
      const named = items.slice(1).filter((item) => item !== 'Live Demo')
      expect(named).toEqual(offers.map((offer) => offer.name))
      const withDemo = offers.filter(({ demo }) => demo)
      for (const offer of withDemo)
        expect(
          await menu(page, name)
            .getByRole('menuitem', { name: `Live Demo: ${offer.name}`, exact: true })
            .count(),
        ).toBe(1)
      expect(items.filter((item) => item === 'Live Demo')).toHaveLength(withDemo.length)
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

  test('have a scroll of their own within their greatest height', async ({ site }) => {
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

  test('by keyboard: Enter, Space and the arrow keys open, arrows move, Escape gives the focus back', async ({
    site,
  }) => {
    const page = await openHome(site)
    for (const key of ['Enter', ' ', 'ArrowDown']) {
      await trigger(page, 'Services').focus()
      await page.keyboard.press(key)
      await menu(page, 'Services').waitFor()
      await expect.poll(() => focusedName(page), { message: key }).toBe('All services')
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => focusedName(page)).toBe(services[0]?.name)
      await page.keyboard.press('Escape')
      await menu(page, 'Services').waitFor({ state: 'detached' })
      await expect.poll(() => focusedName(page), { message: key }).toBe('Services')
    }
    await page.keyboard.press('Enter')
    await menu(page, 'Services').waitFor()
    await expect.poll(() => focusedName(page)).toBe('All services')
    await page.keyboard.press('End')
    await expect.poll(() => focusedName(page)).toBe('Training')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/services/training')
    expect(await page.getByRole('menu').count()).toBe(0)
    await expect.poll(() => focusedName(page)).toBe('Training')
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

describe('the mobile menu', () => {
  test('opens, lists, closes, and its button says which', async ({ site }) => {
    const page = await openHome(site, { width: 390, isTouch: true })
    await tap(page.getByRole('button', { name: 'Open menu' }))
    const nav = page.getByRole('navigation', { name: 'Main' })
    await tap(nav.getByRole('button', { name: 'Services' }))
    expect(await nav.getByRole('link', { name: 'Token creation', exact: true }).isVisible()).toBe(true)
    await tap(nav.getByRole('button', { name: 'Products' }))
    expect(await nav.getByRole('link', { name: 'Token creation', exact: true }).count()).toBe(0)
    await tap(nav.getByRole('link', { name: 'NFT studio', exact: true }))
    await page.waitForURL('**/products/nft-studio')
    await page.getByRole('button', { name: 'Open menu' }).waitFor()
    await tap(page.getByRole('button', { name: 'Open menu' }))
    // In one place: sooner it would be a double tap.
    await page.waitForTimeout(DOUBLE_CLICK_MS)
    await tap(page.getByRole('button', { name: 'Close menu' }))
    expect(await nav.getByRole('link', { name: 'About' }).count()).toBe(0)
    await page.waitForTimeout(DOUBLE_CLICK_MS)
    await tap(page.getByRole('button', { name: 'Open menu' }))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open menu' }).waitFor()
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
  test('scrolls to the top, changes the title, moves the focus to the heading', async ({ site }) => {
    const page = await openHome(site)
    await page.evaluate(() => window.scrollTo(0, 2000))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Token generator' }).click()
    await page.waitForURL('**/products')
    await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(await page.title()).toBe('Products | Fourfold')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('page-title')
  })

  test('shows the spinner for as long as the next screen is not there', async ({ site }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const page = await openHome(site, {
      prepare: (opened: Page) =>
        opened.route(/AboutScreen-.*\.js/, async (route) => {
          await held
          await route.continue()
        }),
    })
    await page.getByRole('link', { name: 'About' }).first().click()
    await page.getByText('Loading...').waitFor()
    expect(await page.getByRole('banner').isVisible()).toBe(true)
    release()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByText('Loading...').count()).toBe(0)
  })

  test('to a screen that does not load offers Retry, and Retry loads it', async ({ site }) => {
    let isBroken = true
    const page = await openHome(site, {
      expectedErrors: [/ERR_FAILED/, /Failed to fetch dynamically imported module/],
      prepare: (opened: Page) =>
        opened.route(/AboutScreen-.*\.js/, (route) => (isBroken ? route.abort('failed') : route.continue())),
    })
    await page.getByRole('link', { name: 'About' }).first().click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true)
    isBroken = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('heading', { level: 1, name: /show you/i }).waitFor()
  })

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

test('the first press of Tab offers to skip to the content', async ({ site }) => {
  const page = await openHome(site)
  await page.keyboard.press('Tab')
  expect(await focusedName(page)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
})

test('the theme is chosen in the footer and kept', async ({ site }) => {
  const page = await openHome(site)
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const paper = await background()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(background).not.toBe(paper)
  expect(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))).toEqual({
    theme: 'dark',
  })
  await page.reload()
  await hydrated(page)
  expect(await background()).not.toBe(paper)
  expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)
  await page.getByRole('radio', { name: 'System' }).check()
  expect(await background()).toBe(paper)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('the policies open over the page and give the focus back', async ({ site }) => {
  const page = await openHome(site)
  for (const [name, heading] of [
    ['Privacy Policy', 'Contact'],
    ['Cookie Policy', 'Security'],
  ] as const) {
    await page.getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog', { name })
    await dialog.waitFor()
    expect(await dialog.getByRole('heading', { name: new RegExp(heading) }).count()).toBeGreaterThan(0)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => focusedName(page)).toBe(name)
  }
})
