import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { company } from '#src/content/company.ts'
import { hydrated, isFirefox, test } from './site.ts'

// Firefox's driver is a script itself.
describe.skipIf(isFirefox)('without JavaScript', () => {
  test('a visitor reads the pages and gets about', async ({ site }) => {
    const page = await site.open('/', { hasJavaScript: false })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('link', { name: 'All services' }).first().isVisible()).toBe(true)
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click()
    await page.waitForURL('**/services')
    await page.getByRole('link', { name: 'Staking platform', exact: true }).first().click()
    await page.waitForURL('**/services/staking-platform')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Staking platform')
  })

  test('no control without effect is shown, and a sentence says why', async ({ site }) => {
    const page = await site.open('/contact', { hasJavaScript: false, width: 390 })
    await page.getByText('The demos, the chat and the market ticker need JavaScript').waitFor()
    for (const name of ['Open menu', 'Open chat', 'Copy text'])
      expect(await page.getByRole('button', { name }).count(), name).toBe(0)
    expect(await page.getByRole('radio').count()).toBe(0)
    expect(await page.getByRole('region', { name: 'Market data' }).count()).toBe(0)
    await page.getByRole('link', { name: company.supportEmail }).first().waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Products' }).click()
    await page.waitForURL('**/products')
  })

  test('with it, no page says that it is missing', async ({ site }) => {
    const page = await site.open('/contact')
    await hydrated(page)
    expect(
      await page
        .getByText(/JavaScript/)
        .filter({ visible: true })
        .count(),
    ).toBe(0)
  })
})

test('a page without its root container says so', async ({ site }) => {
  const page = await site.open('/', {
    expectedErrors: [/Failed to find the root element/],
    prepare: (opened) =>
      opened.route('**/', async (route) => {
        const answer = await route.fetch()
        await route.fulfill({
          response: answer,
          body: (await answer.text()).replace('id="root"', 'id="other"'),
        })
      }),
  })
  await page.getByText('Parts of this page did not load').waitFor()
})

/** The longest transition or animation of any element, in milliseconds. */
const longestMotion = (page: Page) =>
  page.evaluate(() => {
    const times = [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
      return `${transitionDuration}, ${animationName === 'none' ? '0s' : animationDuration}`.split(', ')
    })
    return Math.max(...times.map((time) => 1000 * Number.parseFloat(time)))
  })

test.for(['/', '/services', '/contact', '/?demo=price-tracker', '/?demo=trading-bot'])(
  'reduced motion is respected: %s',
  async (path, { site }) => {
    const open = async (hasMotion: boolean) => {
      const page = await site.open(path, { hasMotion })
      await hydrated(page)
      if (path.includes('demo')) await page.getByRole('dialog').getByRole('button').nth(1).waitFor()
      else {
        await page.getByRole('button', { name: 'Open chat' }).click()
        await page.getByRole('textbox', { name: 'Message to the assistant' }).waitFor()
      }
      return page
    }
    const page = await open(false)
    expect(await longestMotion(page)).toBeLessThanOrEqual(1)
    // Firefox's driver cannot change a preference on an open page.
    if (!isFirefox) await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await longestMotion(isFirefox ? await open(true) : page)).toBeGreaterThan(100)
  },
)
