// The market ticker: its two calls, its figures, and what it shows without them.
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { test } from '../site.ts'

const strip = (page: Page) => page.getByRole('region', { name: 'Market data' })
const symbols = (page: Page) => strip(page).getByRole('listitem').locator('b').allTextContents()

test('two calls with the given query in a visit, however many pages', async ({ site }) => {
  const page = await site.open('/')
  await strip(page).getByText('$2.71T').filter({ visible: true }).first().waitFor()
  for (const name of ['About', 'Contact', 'Home']) {
    await page.getByRole('link', { name, exact: true }).first().click()
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  expect(site.coinRequests.map((url) => url.pathname).sort()).toEqual([
    '/api/v3/coins/markets',
    '/api/v3/global',
  ])
  const markets = site.coinRequests.find((url) => url.pathname.endsWith('markets'))
  expect(Object.fromEntries(markets?.searchParams ?? [])).toEqual({
    vs_currency: 'usd',
    order: 'market_cap_desc',
    per_page: '10',
    page: '1',
    sparkline: 'false',
    price_change_percentage: '24h',
  })
})

test('live figures: ten coins, null prices as a dash, 45 Neutral, no sample mark', async ({ site }) => {
  const page = await site.open('/')
  await strip(page).getByText('$2.71T').filter({ visible: true }).first().waitFor()
  expect((await symbols(page)).slice(0, 4)).toEqual(['BTC', 'ETH', 'USDT', 'NUL'])
  expect(await strip(page).getByRole('listitem').count()).toBe(10)
  expect(await strip(page).getByRole('listitem').nth(3).textContent()).toContain('–')
  expect((await strip(page).textContent())?.replace(/\s+/g, ' ')).toContain('45 Neutral')
  expect(await strip(page).getByText('Sample data').count()).toBe(0)
})

test('a failure shows three sample coins, says why, and is logged once', async ({ site }) => {
  const logged: string[] = []
  const page = await site.open('/', {
    api: 'fails',
    prepare: async (opened) => {
      opened.on('console', (message) => logged.push(message.text()))
    },
  })
  await strip(page).getByText('$2.50T').filter({ visible: true }).first().waitFor()
  expect(await symbols(page)).toEqual(['BTC', 'ETH', 'USDT'])
  await strip(page).getByText('Sample data').press('Enter')
  expect(await strip(page).getByText('Failed to load crypto data', { exact: false }).isVisible()).toBe(true)
  expect(logged.filter((text) => text.startsWith('Failed to load crypto data'))).toHaveLength(1)
})

test('no calls; five samples, marked as such', async ({ site }) => {
  const page = await site.open('/', { width: 390, hasMotion: true })
  await strip(page).getByText('$2.50T').filter({ visible: true }).first().waitFor()
  expect(await symbols(page)).toEqual(['BTC', 'ETH', 'USDT', 'BNB', 'SOL'])
  expect(await strip(page).getByRole('button', { name: 'Pause market data' }).isVisible()).toBe(true)
  await strip(page).getByText('Sample data').click()
  expect(await strip(page).getByText('On narrow screens', { exact: false }).isVisible()).toBe(true)
  expect(site.coinRequests).toEqual([])
  // The code for them is not loaded either.
  const hasLoadedClient = (window: Page) =>
    window.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /marketClient/.test(name)),
    )
  expect(await hasLoadedClient(page)).toBe(false)
  await page.setViewportSize({ width: 768, height: 900 })
  await strip(page).getByText('$2.71T').filter({ visible: true }).first().waitFor()
  expect(await hasLoadedClient(page)).toBe(true)
})
