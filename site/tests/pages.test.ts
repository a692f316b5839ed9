import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { hydrated, isFirefox, pagePaths as paths, test } from './site.ts'

describe('every page', () => {
  test('is there as HTML, with one heading, its own title and its own description', async ({ site }) => {
    const seen = { titles: new Set<string>(), descriptions: new Set<string>() }
    for (const path of paths) {
      const answer = await fetch(new URL(path, site.url))
      const html = await answer.text()
      expect(answer.status, path).toBe(200)
      expect(html.match(/<h1[ >]/g), path).toHaveLength(1)
      const titles = [...html.matchAll(/<title>([^<]+)<\/title>/g)].map((match) => match[1] ?? '')
      expect(titles, path).toHaveLength(1)
      const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? ''
      expect(description.length, `${path}: ${description}`).toBeGreaterThan(40)
      seen.titles.add(titles[0] ?? '')
      seen.descriptions.add(description)
    }
    expect(seen.titles.size).toBe(paths.length)
    expect(seen.descriptions.size).toBe(paths.length)
  })

  test('is served at one address: a slash at the end does not make a second page', async ({ site }) => {
    const answer = await fetch(new URL('/about/', site.url), { redirect: 'manual' })
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe('/about')
  })

  test('has real links only, each to a page that exists', async ({ site }) => {
    const known = new Set(paths)
    for (const path of paths) {
      const html = await (await fetch(new URL(path, site.url))).text()
      for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
        const url = new URL(href.replaceAll('&amp;', '&'), new URL(path, site.url))
        if (url.origin !== site.url) continue
        expect(known.has(url.pathname), `${path} links to ${href}`).toBe(true)
      }
      expect(html.match(/<a (?![^>]*href=)[^>]*>/g), path).toBeNull()
    }
  })
})

// The driver of Firefox is a script itself.
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

  test('nothing stands there that would do nothing, and a sentence says why', async ({ site }) => {
    const page = await site.open('/contact', { hasJavaScript: false, width: 390 })
    await page.getByText('The demos, the chat and the market strip need JavaScript').waitFor()
    for (const name of ['Open menu', 'Open chat', 'Copy text'])
      expect(await page.getByRole('button', { name }).count(), name).toBe(0)
    expect(await page.getByRole('radio').count()).toBe(0)
    expect(await page.getByRole('region', { name: 'Market data' }).count()).toBe(0)
    await page.getByRole('link', { name: 'support@fourfold.example' }).first().waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Products' }).click()
    await page.waitForURL('**/products')
  })

  test('with it, nobody is told that it is missing', async ({ site }) => {
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

describe('an unknown address', () => {
  test.for(['/nowhere', '/services/nothing', '/products/nothing/deeper'])('%s', async (path, { site }) => {
    const answer = await fetch(new URL(path, site.url))
    expect(answer.status).toBe(404)
    const page = await site.open(path, { expectedErrors: [/status of 404/] })
    await hydrated(page)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/blank sheet/i)
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
    await page.getByRole('heading', { level: 1, name: /blank sheet/i }).waitFor()
    expect(await page.title()).toBe('Page not found | Fourfold')
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

/** The longest change of any element, by transition or by an animation that has an end or not; in milliseconds. */
const longestMotion = (page: Page) =>
  page.evaluate(() => {
    const times = [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
      return `${transitionDuration}, ${animationName === 'none' ? '0s' : animationDuration}`.split(', ')
    })
    return Math.max(...times.map((time) => 1000 * Number.parseFloat(time)))
  })

test.for(['/', '/services', '/contact', '/?demo=price-tracker', '/?demo=trading-bot'])(
  'whoever asks for less motion gets none: %s',
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
    // The driver of Firefox can't change the wish of somebody who is there.
    if (!isFirefox) await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await longestMotion(isFirefox ? await open(true) : page)).toBeGreaterThan(100)
  },
)
