// What is prefetched before a press, and that nothing is if data is limited (site/loading/prefetch.ts).
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { hydrated, isFirefox, test } from './site.ts'

/** The connection that a browser reports. Only Chromium reports it. */
type Connection = { saveData?: boolean; effectiveType?: string }

/** Returns the scripts that a page has requested, long after it is at rest. */
async function scriptsOf(
  open: (prepare: (page: Page) => Promise<unknown>) => Promise<Page>,
  connection: Connection,
) {
  const page = await open((one) =>
    one.addInitScript((told) => {
      Object.defineProperty(navigator, 'connection', { configurable: true, get: () => told })
    }, connection),
  )
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.waitForLoadState('networkidle')
  return () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /assets\/(\w+)-/.exec(name)?.[1] ?? '')
        .filter((name) => /^(?:DemoLauncher|motion|LiveStagePlace|ServicesPage|ProductsPage)$/.test(name)),
    )
}

describe.skipIf(isFirefox)('code is loaded ahead', () => {
  test('on a good connection', async ({ site }) => {
    const scripts = await scriptsOf((prepare) => site.open('/about', { prepare }), { effectiveType: '4g' })
    await expect.poll(scripts).toContain('DemoLauncher')
    await expect.poll(scripts).toContain('ServicesPage')
  })

  test.for<Connection>([
    { saveData: true, effectiveType: '4g' },
    { effectiveType: '2g' },
    { effectiveType: '3g' },
  ])('not with %o', async (connection, { site }) => {
    const scripts = await scriptsOf((prepare) => site.open('/about', { prepare }), connection)
    expect(await scripts()).toEqual([])
  })
})
