// The pages and the navigation between them: each kind hydrates without changes and works with mouse, keyboard and touch.
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { company } from '#src/content/company.ts'
import { DOUBLE_CLICK_MS } from '../../../src/browser/secondPress.ts'
import { dropdowns } from '../../../src/content/navigation.ts'
import { menu, openHome, trigger } from '../menuParts.ts'
import { hydrated, isAsServed, pagesOfEachKind, tap, test } from '../site.ts'

const services = dropdowns.services.flatMap(({ offers }) => offers)

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

test('hydration keeps what the server drew, on each kind of page', { timeout: 240_000 }, async ({ site }) => {
  const page = await site.open('about:blank', { expectedErrors: [/status of 404/] })
  for (const path of pagesOfEachKind) {
    await page.goto(new URL(path, site.url).href)
    await hydrated(page)
    expect(await isAsServed(page), path).toBe(true)
  }
})

test('is served at one address: a slash at the end does not make a second page', async ({ site }) => {
  const answer = await fetch(new URL('/about/', site.url), { redirect: 'manual' })
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe('/about')
})

describe('an unknown address', () => {
  test.for(['/nowhere', '/services/nothing', '/products/nothing/deeper'])('%s', async (path, { site }) => {
    const answer = await fetch(new URL(path, site.url))
    expect(answer.status).toBe(404)
    const page = await site.open(path, { expectedErrors: [/status of 404/] })
    await hydrated(page)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/page not found/i)
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    await page.getByRole('main').getByRole('link', { name: 'Services' }).click()
    await page.waitForURL('**/services')
  })
  test('inside the site needs no reload', async ({ site }) => {
    const page = await site.open('/')
    await hydrated(page)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/services/nothing'
      document.body.append(link)
      link.click()
    })
    await page.getByRole('heading', { level: 1, name: /page not found/i }).waitFor()
    expect(await page.title()).toBe(`Page not found | ${company.name}`)
  })
})

describe('a change of route', () => {
  test('scrolls to the top, changes the title, moves the focus to the heading', async ({ site }) => {
    const page = await openHome(site)
    await page.evaluate(() => window.scrollTo(0, 2000))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Token generator' }).click()
    await page.waitForURL('**/products')
    await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(await page.title()).toBe(`Blockchain products to try live | ${company.name}`)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('page-title')
  })

  test('shows the spinner for as long as the next screen is not there', async ({ site }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const page = await openHome(site, {
      prepare: (opened: Page) =>
        opened.route(/AboutPage-.*\.js/, async (route) => {
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
        opened.route(/AboutPage-.*\.js/, (route) => (isBroken ? route.abort('failed') : route.continue())),
    })
    await page.getByRole('link', { name: 'About' }).first().click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true)
    isBroken = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('heading', { level: 1, name: /show you/i }).waitFor()
  })
})

describe('the menus', () => {
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
    // In the same place; earlier it would be a double tap.
    await page.waitForTimeout(DOUBLE_CLICK_MS)
    await tap(page.getByRole('button', { name: 'Close menu' }))
    expect(await nav.getByRole('link', { name: 'About' }).count()).toBe(0)
    await page.waitForTimeout(DOUBLE_CLICK_MS)
    await tap(page.getByRole('button', { name: 'Open menu' }))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open menu' }).waitFor()
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
