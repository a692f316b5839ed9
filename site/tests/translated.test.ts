// The site under a browser's translator (translator.ts). everyDemo.test.ts tests each demo under it.
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { mainNavigation } from '../../src/content/navigation.ts'
import { holdTime, hydrated, opened, test, type Site } from './site.ts'
import { stale, translate, workAll } from './translator.ts'

/** Opens a page that is translated from then on, on a clock that the test controls. */
async function openTranslated(site: Site, path: string): Promise<Page> {
  const page = await site.open(path, { prepare: (one) => one.clock.install() })
  await hydrated(page)
  await holdTime(page)
  await page.evaluate(translate)
  return page
}

test('every page is there, and what is on it works', async ({ site }) => {
  const page = await openTranslated(site, '/')
  await page.clock.resume()
  for (const { path } of mainNavigation) {
    // Parts that were opened before may cover it.
    await page.locator(`a[href="${path}"]:not([data-opens])`).first().dispatchEvent('click')
    await page.waitForURL(`${site.url}${path}`)
    await page.locator('#page-title').waitFor()
    expect(await workAll(page, 'body'), path).toEqual([])
  }
})

test('a message outlives what is said about a copy of it', async ({ site }) => {
  const page = await openTranslated(site, '/contact')
  const message = page.getByLabel('Message')
  await message.fill('A staking demo')
  await page.getByRole('button', { name: 'Copy text' }).click()
  await page.getByText(/^Text copied|^The browser did not/).waitFor()
  await message.fill('A staking demo, on Polygon')
  await page.getByText(/^Text copied|^The browser did not/).waitFor({ state: 'detached' })
  expect(await message.inputValue()).toBe('A staking demo, on Polygon')
  expect(await stale(page)).toEqual([])
})

test('a page that is translated before its code is there works as well', async ({ site }) => {
  const page = await site.open('/', {
    // The server's markup differs from React's, so React renders it again.
    expectedErrors: [/#418/],
    prepare: (one) => one.addInitScript(`addEventListener('DOMContentLoaded', ${translate.toString()})`),
  })
  await hydrated(page)
  await page.getByRole('link', { name: 'Open demo: Staking' }).click()
  await opened(page, 'Staking platform')
})
