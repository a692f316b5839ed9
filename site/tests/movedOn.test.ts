// A part whose code loads late does not open once the visitor has moved on.
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { company } from '#src/content/company.ts'
import { dialog, hydrated, opened, test } from './site.ts'

/** Delays the scripts whose names match until they are released. */
function holding(pattern: RegExp) {
  let release = () => undefined as unknown
  const held = new Promise<void>((resolve) => (release = resolve))
  const prepare = (page: Page) =>
    page.route(pattern, async (route) => {
      await held
      await route.continue()
    })
  /** Releases them, and resolves when the page has run them. */
  const letGo = async (page: Page) => {
    const came = page.waitForResponse(pattern)
    release()
    await (await came).finished()
    await page.waitForTimeout(300)
  }
  return { prepare, letGo }
}

describe('a policy whose code is late', () => {
  test('does not open over a demo that was opened meanwhile, nor after it', async ({ site }) => {
    const { prepare, letGo } = holding(/PolicyDialog-.*\.js/)
    const page = await site.open('/products', { prepare })
    await hydrated(page)
    await page.getByRole('button', { name: 'Cookie Policy' }).click()
    const demo = page.getByRole('main').getByRole('link', { name: 'Live Demo: Meme launcher' })
    await demo.click()
    await opened(page, 'Meme launcher')
    await letGo(page)
    expect(await page.getByRole('dialog').count()).toBe(1)
    await page.goBack()
    await dialog(page, 'Meme launcher').waitFor({ state: 'detached' })
    expect(await page.getByRole('dialog').count()).toBe(0)
    await expect.poll(() => demo.evaluate((link) => link === document.activeElement)).toBe(true)
  })
})

describe('the chat whose code is late', () => {
  test('does not open on the page that was gone to meanwhile', async ({ site }) => {
    const { prepare, letGo } = holding(/LiveChat-.*\.js/)
    const page = await site.open('/', { prepare })
    await hydrated(page)
    await page.getByRole('button', { name: 'Open chat' }).click()
    await page.getByRole('link', { name: 'About', exact: true }).first().click()
    await page.waitForURL('**/about')
    await page.getByRole('heading', { level: 1, name: /show you/i }).waitFor()
    await letGo(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
    // Opened again, it shows immediately.
    await page.getByRole('button', { name: 'Open chat' }).click()
    await page.getByRole('dialog', { name: `${company.name} assistant` }).waitFor()
  })
})
