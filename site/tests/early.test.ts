// What happens before the page's code is loaded, and if it does not load.
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { dialog, hydrated, opened, test } from './site.ts'

/** The delay of the scripts. */
const HELD_MS = 3000

/** Delays every script except the inline ones. */
const slowScripts = (page: Page) => {
  let until: number | undefined
  return page.route(/\/assets\/.*\.js/, async (route) => {
    // From the first requested script, because opening the window can take long on a busy machine.
    until ??= Date.now() + HELD_MS
    const held = until
    await new Promise((resolve) => setTimeout(resolve, held - Date.now()))
    await route.continue()
  })
}
const noScripts = (page: Page) => page.route(/\/assets\/.*\.js/, (route) => route.abort('failed'))

describe('while the scripts are held back for 3 s', () => {
  test('a demo that was pressed opens once they are there, without a reload', async ({ site }) => {
    const page = await site.open('/', { prepare: slowScripts })
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    const link = page.getByRole('link', { name: 'Open demo: Staking' })
    await link.click()
    expect(await link.getAttribute('aria-busy')).toBe('true')
    await opened(page, 'Staking platform')
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    await page.keyboard.press('Escape')
    await dialog(page, 'Staking platform').waitFor({ state: 'detached' })
    expect(await link.getAttribute('aria-busy')).toBeNull()
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('the last press counts', async ({ site }) => {
    const page = await site.open('/', { prepare: slowScripts })
    await page.getByRole('link', { name: 'Open demo: Staking' }).click()
    await page.getByRole('button', { name: 'Open chat' }).click()
    await page.getByRole('textbox', { name: 'Message to the assistant' }).waitFor()
    expect(await page.getByRole('dialog', { name: 'Staking platform' }).count()).toBe(0)
  })

  test('a menu opens, a theme is chosen, a policy is read', async ({ site }) => {
    const page = await site.open('/', { prepare: slowScripts })
    await page.getByRole('link', { name: 'Services', exact: true }).first().click()
    await page.getByRole('menu', { name: 'Services' }).waitFor()
    const other = await site.open('/about', { prepare: slowScripts })
    // What is far below the window gets its layout when a visitor scrolls to it.
    await other.getByRole('contentinfo').getByText('Dark', { exact: true }).click()
    await expect
      .poll(() => other.evaluate(() => document.documentElement.dataset.theme), { timeout: 2 * HELD_MS })
      .toBe('dark')
    expect(await other.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)
    const phone = await site.open('/about', { width: 390, prepare: slowScripts })
    await phone.getByRole('button', { name: 'Open menu' }).click()
    await phone.getByRole('link', { name: 'About' }).first().waitFor()
  })

  test('what was typed into the inquiry is there afterwards, in the field and in the message', async ({
    site,
  }) => {
    const page = await site.open('/contact?about=staking', { prepare: slowScripts })
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('Message').fill('A pool for our members')
    await hydrated(page)
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('A pool for our members')
    const mail = page.getByRole('link', { name: 'Open in email app' })
    await expect.poll(() => mail.getAttribute('href')).toContain(encodeURIComponent('A pool for our members'))
    expect(await mail.getAttribute('href')).toContain('Ada')
    // A later change does not restore the old value.
    await page.getByLabel('Your name').fill('Grace')
    await expect.poll(() => mail.getAttribute('href')).toContain('Grace')
  })

  test('plain links work immediately', async ({ site }) => {
    const page = await site.open('/', { prepare: slowScripts })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Token generator' }).click()
    await page.waitForURL('**/products', { timeout: HELD_MS })
  })
})

describe('when the scripts do not come', () => {
  const expectedErrors = [/ERR_FAILED|Failed to fetch/]

  test('the page stays to be read, and says what does not work', async ({ site }) => {
    const page = await site.open('/', { prepare: noScripts, expectedErrors })
    await page.getByRole('alert').getByText('Parts of this page did not load').waitFor()
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Reload the page' }).click()
    await hydrated(page)
    expect(await page.getByText('Parts of this page did not load').isVisible()).toBe(false)
  })

  test('neither does a screen that alone is missing replace what the server drew', async ({ site }) => {
    const page = await site.open('/about', {
      prepare: (opened) => opened.route(/AboutPage-.*\.js/, (route) => route.abort('failed')),
      expectedErrors,
    })
    await page.getByRole('alert').getByText('Parts of this page did not load').waitFor()
    expect(await page.getByRole('heading', { level: 1, name: /show you/i }).isVisible()).toBe(true)
  })

  test('a pressed demo is opened by its address', async ({ site }) => {
    const page = await site.open('/', {
      prepare: (opened) =>
        opened.route(/\/assets\/.*\.js/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 500))
          await route.abort('failed')
        }),
      expectedErrors,
    })
    await page.getByRole('link', { name: 'Open demo: Staking' }).click()
    await page.waitForURL('**/?demo=staking')
  })
})

test('a fragment whose sign was escaped in the query is a fragment', async ({ site }) => {
  for (const [link, search, hash] of [
    ['/?demo=staking%23for=Acme%20Corp', '?demo=staking', '#for=Acme%20Corp'],
    ['/?tour=2&demo=staking%23for=Acme', '?tour=2&demo=staking', '#for=Acme'],
    // The sign in what a person typed, in a link from before.
    ['/?demo=staking&for=Acme%20%231', '?demo=staking', '#for=Acme%20%231'],
  ] as const) {
    const page = await site.open(link)
    await opened(page, 'Staking platform')
    const url = new URL(page.url())
    expect([url.search, url.hash]).toEqual([search, hash])
  }
})

test('the stored theme applies before the first paint', async ({ site }) => {
  const page = await site.open('/', {
    prepare: async (opened) => {
      await noScripts(opened)
      await opened.addInitScript(() => {
        // The initial empty page of a window has none.
        if (location.protocol === 'http:') localStorage.setItem('theme', 'dark')
      })
    },
    expectedErrors: [/ERR_FAILED|Failed to fetch/],
  })
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  await page.getByText('Parts of this page did not load').waitFor()
})

test('styles are in the page once, and are not requested again', async ({ site }) => {
  const styles: string[] = []
  const page = await site.open('/services/staking-platform', {
    prepare: async (opened) => {
      opened.on('request', (request) => {
        if (request.resourceType() === 'stylesheet') styles.push(new URL(request.url()).pathname)
      })
    },
  })
  const inlined = await page.evaluate(() =>
    [...document.querySelectorAll('link[rel=stylesheet][disabled]')].map((link) => link.getAttribute('href')),
  )
  expect(inlined.length).toBeGreaterThan(2)
  await hydrated(page)
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: /show you/i }).waitFor()
  expect(styles.filter((file) => inlined.includes(file))).toEqual([])
})
