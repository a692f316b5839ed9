// What goes wrong around a site: impatient fingers, lost requests, a new version under an open page.
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { dialog, hydrated, isFirefox, opened, retry, test, type Site } from './site.ts'

const openPage = async (site: Site, path: string, options = {}) => {
  const page = await site.open(path, options)
  await hydrated(page)
  return page
}
const depth = (page: Page) => page.evaluate(() => window.history.length)

describe('pressed twice', () => {
  test('a link to a demo opens one, and ×, Escape and the backdrop close it', async ({ site }) => {
    for (const close of [
      (page: Page) => page.getByRole('button', { name: 'Close demo', exact: true }).click(),
      (page: Page) => page.keyboard.press('Escape'),
      (page: Page) => page.mouse.click(5, 5),
    ]) {
      const page = await openPage(site, '/')
      const before = await depth(page)
      await page.getByRole('link', { name: 'Open demo: Staking' }).dblclick()
      await opened(page, 'Staking platform')
      expect(await depth(page)).toBe(before + 1)
      await close(page)
      await dialog(page, 'Staking platform').waitFor({ state: 'detached' })
      expect(page.url()).toBe(`${site.url}/`)
    }
  })

  test('Enter on a link to a demo, likewise', async ({ site }) => {
    const page = await openPage(site, '/')
    const link = page.getByRole('link', { name: 'Open demo: Bridge' })
    await link.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await opened(page, 'Cross-chain bridge')
    await page.keyboard.press('Escape')
    await dialog(page, 'Cross-chain bridge').waitFor({ state: 'detached' })
    expect(page.url()).toBe(`${site.url}/`)
  })

  test('a link to a page is one step of the way', async ({ site }) => {
    const page = await openPage(site, '/')
    const before = await depth(page)
    const about = page.getByRole('link', { name: 'About', exact: true }).first()
    for (let presses = 0; presses < 3; presses++) await about.click()
    await page.getByRole('heading', { level: 1, name: /show you/i }).waitFor()
    expect(await depth(page)).toBe(before + 1)
  })

  test('two demos in a row need one close', async ({ site }) => {
    const page = await openPage(site, '/')
    await page.evaluate(() => {
      const press = (name: string) => document.querySelector<HTMLElement>(`a[href="?demo=${name}"]`)?.click()
      press('staking')
      press('cross-chain')
    })
    await opened(page, 'Cross-chain bridge')
    await page.keyboard.press('Escape')
    await dialog(page, 'Cross-chain bridge').waitFor({ state: 'detached' })
    expect(page.url()).toBe(`${site.url}/`)
  })
})

describe('a lost request', () => {
  const expectedErrors = [/ERR_FAILED|Failed to fetch/]

  test('for styles is made again: Retry shows the demo as it should look', async ({ site }) => {
    let isBroken = true
    const page = await openPage(site, '/about?demo=staking', {
      expectedErrors,
      prepare: (open: Page) =>
        open.route(/demo-.*\.css/, (route) => (isBroken ? route.abort('failed') : route.continue())),
    })
    await page.getByText('Staking platform could not be loaded.', { exact: false }).waitFor()
    isBroken = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await opened(page, 'Staking platform')
    const isStyled = await page.evaluate(() =>
      [...document.styleSheets].some(({ href }) => /demo-.*\.css/.test(href ?? '')),
    )
    expect(isStyled).toBe(true)
  })

  test('for what opens demos is told in place, on no other page, and Retry opens it', async ({ site }) => {
    let isBroken = true
    const page = await openPage(site, '/?demo=staking', {
      expectedErrors,
      prepare: (open: Page) =>
        open.route(/DemoLauncher-.*\.js/, (route) => (isBroken ? route.abort('failed') : route.continue())),
    })
    await page.getByRole('alert').filter({ hasText: 'The demo could not be loaded.' }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await page.getByRole('link', { name: 'About', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: /show you/i }).waitFor()
    expect(await page.getByText('The demo could not be loaded.').count()).toBe(0)
    isBroken = false
    await page.goBack()
    if (isFirefox) await retry(page, () => Promise.resolve())
    await opened(page, 'Staking platform')
  })

  test('for a policy is told; Retry opens it, and the focus comes back', async ({ site }) => {
    let isBroken = true
    const page = await openPage(site, '/about', {
      expectedErrors,
      prepare: (open: Page) =>
        open.route(/PolicyDialog-.*|Dialog-.*\.css/, (route) =>
          isBroken ? route.abort('failed') : route.continue(),
        ),
    })
    await page.getByRole('button', { name: 'Privacy Policy' }).click()
    await page.getByRole('alert').filter({ hasText: 'The Privacy Policy could not be loaded.' }).waitFor()
    isBroken = false
    const askAgain = () => page.getByRole('button', { name: 'Privacy Policy' }).click()
    await retry(page, askAgain)
    await dialog(page, 'Privacy Policy').waitFor()
  })

  test('for a screen, offline: Retry again and again stays on the site, with the focus on the heading', async ({
    site,
  }) => {
    const page = await openPage(site, '/', {
      expectedErrors,
      prepare: (open: Page) => open.route(/AboutScreen-.*\.js/, (route) => route.abort('failed')),
    })
    await page.route(/version\.txt/, (route) => route.abort('failed'))
    await page.getByRole('link', { name: 'About', exact: true }).first().click()
    for (let presses = 0; presses < 3; presses++) {
      await page.getByRole('alert').filter({ hasText: 'Something failed' }).waitFor()
      await page.getByRole('button', { name: 'Retry' }).click()
    }
    await page.getByRole('heading', { level: 1, name: 'This page did not open.' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
    // Another page, and back: a new attempt.
    await page.unroute(/AboutScreen-.*\.js/)
    await page.unrouteAll()
    await page.goto(`${site.url}/`)
  })
})

describe('a new version under an open page', () => {
  /** As a host that answers every unknown address with its own page. */
  const deployed = async (page: Page) => {
    await page.route(/version\.txt/, (route) => route.fulfill({ body: '/assets/index-new.js\n' }))
    await page.route(/\/assets\/(demo|AboutScreen|LiveChat)-.*\.js/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>New</title>' }),
    )
  }
  const expectedErrors = [/MIME type|Failed to fetch/]

  test('is recognized by demos, screens and the chat, and Reload brings it', async ({ site }) => {
    const page = await openPage(site, '/?demo=staking', { expectedErrors, prepare: deployed })
    await page.getByRole('alert').filter({ hasText: 'since this site has been updated' }).waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reload' }).click()
    await opened(page, 'Staking platform')

    const other = await openPage(site, '/contact', { prepare: deployed })
    await other.getByRole('link', { name: 'About', exact: true }).first().click()
    await other.getByRole('alert').filter({ hasText: 'This site has been updated' }).waitFor()
    await other.getByRole('button', { name: 'Open chat' }).click()
    await other.getByRole('alert').filter({ hasText: 'The chat could not be loaded, since' }).waitFor()
  })
})
