// The first paint of a page has a part of its styles inline. The whole sheet, which follows, must not change the picture.
import type { Page } from 'playwright'
import { expect, describe } from 'vitest'
import { hydrated, isFirefox, pictureFaults, test } from './site.ts'

/** An address without a page. */
const NOWHERE = '/no-such-page'
const SHEET = /\/assets\/sheet-[\w-]+\.css/

const withoutCode = async (page: Page) => {
  await page.route(SHEET, (route) => route.abort('failed'))
  await page.route(/\/assets\/.*\.js/, (route) => route.abort('failed'))
}

/** Everything on the page, without things that move. */
const pictureOf = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot({ fullPage: true, animations: 'disabled' })
}

describe.each([
  '/',
  '/services',
  '/products',
  '/services/staking-platform',
  '/products/mobile-wallet',
  '/products/enterprise-solutions',
  '/about',
  '/contact',
  NOWHERE,
])('%s', (path) => {
  test.for([
    { width: 390, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ] as const)('looks the same with the whole sheet: %o', async (options, { site }) => {
    const page = await site.open(path, {
      ...options,
      prepare: withoutCode,
      expectedErrors: [/ERR_FAILED/, /did not load/, ...(path === NOWHERE ? [/404/] : []), ...pictureFaults],
    })
    await page.getByText('Parts of this page did not load').waitFor()
    // Without its code a page leaves out what is far below the window (arriving.test.ts); these pictures show all of it.
    await page.evaluate(() => delete document.documentElement.dataset.arriving)
    const first = await pictureOf(page)
    await page.unroute(SHEET)
    await page.evaluate(async () => {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      // Another address, because the browser keeps the failed response.
      link.href = `${document.querySelector('script[data-sheet]')?.getAttribute('data-sheet')}?again`
      await new Promise((resolve, reject) => {
        link.onload = resolve
        link.onerror = reject
        document.querySelector('style')?.after(link)
      })
    })
    const whole = await pictureOf(page)
    expect(whole.equals(first), 'the whole sheet changes the page').toBe(true)
  })
})

// Firefox does not tell a page where its visitor came from.
test.skipIf(isFirefox)(
  'after another page of the site the fonts do not wait for the first paint',
  async ({ site }) => {
    const page = await site.open('/about', {
      // No paint is reported: what waits for it begins a second later.
      prepare: (opened) =>
        opened.addInitScript(() => (PerformanceObserver.prototype.observe = () => undefined)),
    })
    const beginsWithFonts = async () => {
      const seen = await page.waitForFunction(() => {
        const isRequested = document.querySelector('link[rel=modulepreload]') !== null
        const hasFonts = [...document.fonts].some(
          ({ family, status }) => /Besley Variable/.test(family) && status === 'loaded',
        )
        return hasFonts || isRequested ? { hasFonts } : null
      })
      return (await seen.jsonValue())?.hasFonts
    }
    expect(await beginsWithFonts()).toBe(false)
    await hydrated(page)
    await page.evaluate(() => location.assign('/contact'))
    await page.waitForURL('**/contact')
    expect(await beginsWithFonts()).toBe(true)
  },
)

test('a page whose stylesheet does not load can be read, and says so', async ({ site }) => {
  const page = await site.open('/services/staking-platform', {
    prepare: (opened) => opened.route(SHEET, (route) => route.abort('failed')),
    expectedErrors: [/ERR_FAILED/, /did not load/],
  })
  await page.getByText('Parts of this page did not load').waitFor()
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
})

test('the page’s code starts when the whole sheet is there', async ({ site }) => {
  let hasSheet = false
  const page = await site.open('/', {
    prepare: (opened) =>
      opened.route(SHEET, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500))
        hasSheet = true
        await route.continue()
      }),
  })
  await hydrated(page)
  expect(hasSheet).toBe(true)
})
