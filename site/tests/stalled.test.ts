// Requests that neither fail nor end: after 10 s the visitor sees a message and can try again, and nothing stays "busy".
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { dialog, hydrated, opened, test } from './site.ts'

const TOLD_AFTER_MS = 10_000

/** Requests for these files get no response until the release. */
function stall(file: RegExp) {
  let isStalled = true
  return {
    prepare: async (page: Page) => {
      await page.clock.install()
      await page.route(file, (route) => (isStalled ? undefined : route.continue()))
    },
    release: () => {
      isStalled = false
    },
  }
}

/** The page is hydrated, and the ticker has its figures, because a clock that runs ahead would end its request. */
async function settled(page: Page): Promise<void> {
  await hydrated(page)
  await page.getByText('Market data is loading.').waitFor({ state: 'detached' })
}

const busy = (page: Page) => page.locator('[aria-busy=true]').count()

describe('once the page is alive', () => {
  test.for([
    ['the chat', /LiveChat-.*\.js/, 'Open chat', 'The chat is still loading.'],
    ['a policy', /PolicyDialog-.*\.js/, 'Privacy Policy', 'The Privacy Policy is still loading.'],
  ] as const)('%s', async ([, file, name, words], { site }) => {
    const { prepare, release } = stall(file)
    const page = await site.open('/about', { prepare })
    await settled(page)
    await page.getByRole('button', { name }).click()
    await page.clock.runFor(TOLD_AFTER_MS - 1000)
    expect(await page.getByText(words).count()).toBe(0)
    await page.clock.runFor(1000)
    await page.getByRole('alert').getByText(words).waitFor()
    expect(await busy(page)).toBe(0)
    // The browser continues to wait for the stalled request: a new one needs a new page.
    release()
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Try again' }).click()])
    await hydrated(page)
    await page.getByRole('button', { name }).click()
    await page
      .getByRole('button', { name: /^Close/ })
      .first()
      .waitFor()
  })

  test('a demo', async ({ site }) => {
    const { prepare, release } = stall(/\/assets\/demo-.*\.js/)
    const page = await site.open('/', { prepare })
    await settled(page)
    await page.getByRole('link', { name: 'Open demo: Staking' }).click()
    await dialog(page, 'Staking platform').getByText('Loading...').waitFor()
    await page.clock.runFor(TOLD_AFTER_MS)
    await dialog(page, 'Staking platform').getByText('Staking platform is still loading.').waitFor()
    release()
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Try again' }).click()])
    await opened(page, 'Staking platform')
  })

  test('a page', async ({ site }) => {
    const { prepare, release } = stall(/\/assets\/ContactPage-.*\.js/)
    const page = await site.open('/about', { prepare })
    await settled(page)
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await page.getByText('Loading...', { exact: true }).waitFor()
    await page.clock.runFor(TOLD_AFTER_MS)
    await page.getByText('Still loading...').waitFor()
    release()
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Try again' }).click()])
    await page.getByRole('heading', { level: 1, name: 'Say what you need.' }).waitFor()
    await hydrated(page)
  })

  test('a part that comes after all is used', async ({ site }) => {
    let proceed: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      proceed = resolve
    })
    const page = await site.open('/about', {
      prepare: async (one) => {
        await one.clock.install()
        await one.route(/LiveChat-.*\.js/, async (route) => {
          await held
          await route.continue()
        })
      },
    })
    await settled(page)
    await page.getByRole('button', { name: 'Open chat' }).click()
    await page.clock.runFor(TOLD_AFTER_MS)
    await page.getByText('The chat is still loading.').waitFor()
    proceed()
    await page.getByRole('textbox', { name: 'Message to the assistant' }).waitFor()
    await page.getByText('The chat is still loading.').waitFor({ state: 'detached' })
  })
})

describe('before the page is alive', () => {
  test.for(['/', '/demo/staking'] as const)('%s says that its code does not come', async (path, { site }) => {
    const page = await site.open(path, { ...stall(/\/assets\/.*\.js/) })
    const control = page.getByRole('button', { name: path === '/' ? 'Open chat' : 'Send this demo' })
    await control.click()
    expect(await busy(page)).toBe(1)
    await page.clock.runFor(TOLD_AFTER_MS)
    await page.getByRole('alert').getByText('Parts of this page did not load').waitFor()
    expect(await busy(page)).toBe(0)
    await control.click()
    expect(await busy(page)).toBe(0)
  })
})

describe('the old page stays until the next one is there', () => {
  /** Every heading and spinner that the page's main part shows from now on. */
  const watched = (page: Page) =>
    page.evaluate(() => {
      const shown: string[] = []
      const look = () => {
        const text =
          [...document.querySelectorAll('main :is(h1, [role="status"])')]
            .map(({ textContent }) => textContent)
            .find((each) => each) ?? 'nothing'
        if (shown.at(-1) !== text) shown.push(text)
        requestAnimationFrame(look)
      }
      look()
      Object.assign(window, { shown })
    })
  const shown = (page: Page) =>
    page.evaluate(() => (window as unknown as { shown: string[] }).shown.map((text) => text.trim()))

  for (const [wait, between] of [
    [150, []],
    [1200, ['Loading...']],
  ] as const)
    test(`where its code takes ${wait} ms`, async ({ site }) => {
      const page = await site.open('/about', {
        prepare: (one) =>
          one.route(/\/assets\/ContactPage-.*\.js/, async (route) => {
            await new Promise((resolve) => setTimeout(resolve, wait))
            await route.continue()
          }),
      })
      await hydrated(page)
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      await watched(page)
      // Not by the pointer, which loads the code ahead.
      await page
        .getByRole('banner')
        .getByRole('link', { name: 'Contact' })
        .evaluate((link) => (link as HTMLElement).click())
      await page.getByRole('heading', { level: 1, name: 'Say what you need.' }).waitFor()
      expect(await shown(page)).toEqual([title, ...between, 'Say what you need.'])
    })

  test('Back forgets the press that waits', async ({ site }) => {
    const { prepare } = stall(/\/assets\/ContactPage-.*\.js/)
    const page = await site.open('/', { prepare })
    await settled(page)
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await page.waitForURL('**/about')
    await page.getByRole('heading', { level: 1, name: 'We would rather show you.' }).waitFor()
    const link = page.getByRole('banner').getByRole('link', { name: 'Contact' })
    await link.evaluate((element) => {
      ;(element as HTMLElement).click()
      window.history.back()
    })
    await page.waitForURL((url) => url.pathname === '/')
    await page.clock.runFor(1000)
    expect(new URL(page.url()).pathname).toBe('/')
  })
})
