import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { hydrated, shiftOf, test } from './site.ts'

const strip = (page: Page) => page.getByRole('region', { name: 'Market data' })
/** The infinite animation of the coins, and the two copies that it moves. */
const animation = (page: Page) =>
  strip(page).evaluate((element) => {
    const running = element
      .getAnimations({ subtree: true })
      .find(
        (one) =>
          one.effect?.getTiming().iterations === Number.POSITIVE_INFINITY &&
          'transform' in ((one.effect as KeyframeEffect).getKeyframes()[0] ?? {}),
      )
    if (!running) return { state: 'none', duration: 0, delay: 0, easing: '', copy: 0, windowWidth: 0 }
    const { target } = running.effect as KeyframeEffect
    const timing = running.effect?.getTiming()
    const [first, second] = target?.children ?? []
    return {
      state: running.playState,
      duration: Number(timing?.duration),
      delay: timing?.delay,
      easing: timing?.easing,
      copy:
        first && second
          ? Math.round(second.getBoundingClientRect().left - first.getBoundingClientRect().left)
          : 0,
      windowWidth: target?.parentElement?.clientWidth ?? 0,
    }
  })

describe('on a wide screen', () => {
  test('the figures take the place of their squares, and move nothing', async ({ site }) => {
    const page = await site.open('/')
    await strip(page).getByText('$2.71T').filter({ visible: true }).first().waitFor()
    expect(await shiftOf(page, '[aria-label="Market data"] *')).toBe(0)
    const waiting = await site.open('/', { api: 'silent' })
    await waiting.getByText('Market data is loading.').waitFor({ state: 'attached' })
    const coinsFrom = (one: Page) =>
      strip(one)
        .locator('> div > div')
        .nth(2)
        .evaluate((coins) => coins.getBoundingClientRect().left)
    for (const width of [768, 1280]) {
      for (const one of [page, waiting]) await one.setViewportSize({ width, height: 900 })
      expect(Math.abs((await coinsFrom(page)) - (await coinsFrom(waiting)))).toBeLessThan(12)
    }
  })

  test('figures that cannot be are dashes, and make nothing wider', async ({ site }) => {
    const page = await site.open('/', {
      prepare: (one) =>
        one.route(/api\.coingecko\.com/, (route) =>
          route.fulfill({
            headers: { 'access-control-allow-origin': '*' },
            json: route.request().url().endsWith('/global')
              ? { data: { total_market_cap: { usd: 1e300 } } }
              : [1e300, 1e-300].map((figure, at) => ({
                  id: `coin-${at}`,
                  symbol: 'btc',
                  name: 'Bitcoin',
                  image: null,
                  current_price: figure,
                  price_change_percentage_24h: 1e300,
                  market_cap: 1e300,
                })),
          }),
        ),
    })
    await strip(page).getByText('–').first().waitFor()
    expect(await strip(page).innerText()).not.toMatch(/\d{4}/)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
  })

  test('1 px every 30 ms after 1000 ms, each copy at least as wide as the strip', async ({ site }) => {
    for (const api of ['live', 'fails'] as const) {
      const page = await site.open('/', { api, width: 1600, hasMotion: true })
      await strip(page)
        .getByText(api === 'live' ? '$2.71T' : '$2.50T')
        .filter({ visible: true })
        .first()
        .waitFor()
      await expect.poll(async () => (await animation(page)).copy).toBeGreaterThan(0)
      const { duration, delay, easing, copy, windowWidth } = await animation(page)
      expect(delay).toBe(1000)
      expect(duration).toBe(copy * 30)
      expect(easing).toBe(`steps(${copy})`)
      expect(copy).toBeGreaterThanOrEqual(windowWidth)
    }
  })

  test('rests on Pause, under the pointer, and plays on', async ({ site }) => {
    const page = await site.open('/', { hasMotion: true })
    await strip(page).getByText('$2.71T').filter({ visible: true }).first().waitFor()
    await expect.poll(async () => (await animation(page)).state).toBe('running')
    await strip(page).getByText('$2.71T').filter({ visible: true }).first().hover()
    await expect.poll(async () => (await animation(page)).state).toBe('paused')
    await page.mouse.move(600, 600)
    await expect.poll(async () => (await animation(page)).state).toBe('running')
    await strip(page).getByRole('button', { name: 'Pause market data' }).press('Enter')
    await expect.poll(async () => (await animation(page)).state).toBe('paused')
    await strip(page).getByRole('button', { name: 'Play market data' }).press('Enter')
    await expect.poll(async () => (await animation(page)).state).toBe('running')
  })

  test('never starts under reduced motion; the coins can be scrolled by hand', async ({ site }) => {
    const page = await site.open('/', { width: 800 })
    await strip(page).getByText('$2.71T').filter({ visible: true }).first().waitFor()
    await page.waitForTimeout(300)
    expect(await strip(page).evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
    const scrolls = await strip(page)
      .getByRole('group', { name: 'Coins' })
      .evaluate((element) => element.scrollWidth > element.clientWidth)
    expect(scrolls).toBe(true)
  })

  test('no answer within 5 s is a failure', async ({ site }) => {
    const page = await site.open('/', { api: 'silent', expectedErrors: [/Failed to load crypto data/] })
    await hydrated(page)
    expect(await strip(page).getByText('Market data is loading.').count()).toBe(1)
    await strip(page).getByText('$2.50T').filter({ visible: true }).first().waitFor({ timeout: 7000 })
  })
})

describe('on a narrow screen', () => {
  test('crossing 768 px asks once, and going back shows the samples', async ({ site }) => {
    const page = await site.open('/', { width: 767 })
    await strip(page).getByText('$2.50T').filter({ visible: true }).first().waitFor()
    await page.setViewportSize({ width: 768, height: 900 })
    await strip(page).getByText('$2.71T').filter({ visible: true }).first().waitFor()
    await page.setViewportSize({ width: 767, height: 900 })
    await strip(page).getByText('$2.50T').filter({ visible: true }).first().waitFor()
    await page.setViewportSize({ width: 768, height: 900 })
    await strip(page).getByText('$2.71T').filter({ visible: true }).first().waitFor()
    expect(site.coinRequests).toHaveLength(2)
  })
})

test('the strip keeps its height from the first paint on', async ({ site }) => {
  for (const width of [390, 1280]) {
    const page = await site.open('/', {
      width,
      // The page before its scripts load.
      prepare: (unscripted) => unscripted.route('**/assets/*.js', (route) => route.abort()),
      expectedErrors: [/ERR_FAILED|Failed to fetch/],
    })
    const before = (await strip(page).boundingBox())?.height
    const later = await site.open('/', { width })
    await hydrated(later)
    await strip(later)
      .getByText(width === 1280 ? '$2.71T' : '$2.50T')
      .filter({ visible: true })
      .first()
      .waitFor()
    expect((await strip(later).boundingBox())?.height).toBe(before)
  }
})
