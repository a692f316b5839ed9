// Text typed while the page's code loads: none of it is lost, and the caret stays in place.
import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { hydrated, test } from './site.ts'
import { translate } from './translator.ts'

const TEXT = 'Hello, we need this by March'
/** Typing the whole text takes 3 s: each of the shorter delays ends during it. */
const KEY_MS = 100

/** Delays each script by this time, counted from the first request. */
const heldBack = (delay: number) => (page: Page) => {
  let until: number | undefined
  return page.route(/\/assets\/.*\.js/, async (route) => {
    until ??= Date.now() + delay
    await new Promise((resolve) => setTimeout(resolve, (until ?? 0) - Date.now()))
    await route.continue()
  })
}

/** Where the caret is in a field, and whether the field has the focus. */
const caretOf = (field: Locator) =>
  field.evaluate((element) => ({
    caret: (element as HTMLInputElement).selectionStart,
    hasFocus: element === document.activeElement,
  }))

describe.for([300, 1200, 2000, 5000])('scripts that come %s ms late', (delay) => {
  test('an inquiry keeps each letter, in the field and in the message', async ({ site }) => {
    const page = await site.open('/contact', { prepare: heldBack(delay) })
    const field = page.getByLabel('Message')
    await field.pressSequentially(TEXT, { delay: KEY_MS })
    await hydrated(page)
    expect(await field.inputValue()).toBe(TEXT)
    expect(await caretOf(field)).toEqual({ caret: TEXT.length, hasFocus: true })
    const mail = page.getByRole('link', { name: 'Open in email app' })
    await expect.poll(() => mail.getAttribute('href')).toContain(encodeURIComponent(TEXT))
  })

  test.for([
    ['at its start', '/demo/token-generator'],
    ['with a text from its link', '/demo/token-generator#symbol=ORC'],
  ])('a page to send keeps it, %s', async ([, address], { site }) => {
    const page = await site.open(address as '/', { prepare: heldBack(delay) })
    const field = page.getByRole('textbox', { name: 'Token name' })
    await field.pressSequentially('Orchard Cooperative', { delay: KEY_MS })
    await hydrated(page)
    await expect.poll(() => field.inputValue()).toBe('Orchard Cooperative')
    expect(await caretOf(field)).toEqual({ caret: 19, hasFocus: true })
    if (address?.includes('#'))
      expect(await page.getByRole('textbox', { name: /symbol/i }).inputValue()).toBe('ORC')
  })
})

test('typing continues in the middle of a text', async ({ site }) => {
  const page = await site.open('/contact', { prepare: heldBack(2000) })
  const field = page.getByLabel('Message')
  await field.pressSequentially('We need this')
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('really, ')
  await hydrated(page)
  await page.keyboard.type('really ')
  await expect.poll(() => field.inputValue()).toBe('We need really, really this')
})

test('the lines of the demo that was left are put before what was typed', async ({ site }) => {
  const demo = await site.open('/demo/token-generator', { prepare: heldBack(1200) })
  await demo.getByRole('textbox', { name: 'Token name' }).fill('Orchard')
  await demo.getByRole('link', { name: 'Ask for your version' }).click()
  await demo.waitForURL('**/contact?*')
  expect(demo.url()).toContain('at=')
  const { pathname, search, hash } = new URL(demo.url())
  const page = await site.open(`${pathname}${search}${hash}` as '/', { prepare: heldBack(1200) })
  const field = page.getByLabel('Message')
  await field.pressSequentially('By March')
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('ArrowLeft')
  await hydrated(page)
  await expect.poll(() => field.inputValue()).toMatch(/^What I entered in the demo:\n.*Orchard/)
  await page.keyboard.type('late ')
  expect(await field.inputValue()).toMatch(/\n\nBy late March$/)
})

describe.for([
  [
    'an extension has put a button beside each field',
    () => {
      for (const field of document.querySelectorAll('input, textarea')) {
        const button = document.createElement('button')
        button.textContent = 'Fill in'
        field.after(button)
      }
    },
  ],
  ['a translator has replaced each text', translate],
] as const)('before the code comes, %s', ([, change]) => {
  /** The server's markup differs from React's then, so React renders it again. */
  const options = {
    expectedErrors: [/#418/],
    prepare: async (page: Page) => {
      await page.addInitScript(`addEventListener('DOMContentLoaded', ${change.toString()})`)
      await heldBack(2000)(page)
    },
  }

  test('an inquiry keeps what was typed and chosen, and the focus', async ({ site }) => {
    const page = await site.open('/contact', options)
    await page.locator('main select').selectOption('demo:staking')
    await page.locator('main input').fill('Ada')
    const field = page.locator('main textarea')
    await field.pressSequentially(TEXT)
    await hydrated(page)
    expect(await field.inputValue()).toBe(TEXT)
    expect(await caretOf(field)).toEqual({ caret: TEXT.length, hasFocus: true })
    expect(await page.locator('main select').inputValue()).toBe('demo:staking')
    expect(await page.locator('main input').inputValue()).toBe('Ada')
    const mail = page.locator('main a[href^="mailto:"][href*="body="]').first()
    await expect.poll(() => mail.getAttribute('href')).toContain(encodeURIComponent(TEXT))
    expect(await mail.getAttribute('href')).toContain('From%3A%20Ada')
  })

  test('a page to send keeps it', async ({ site }) => {
    const page = await site.open('/demo/token-generator', options)
    const field = page.locator('main input').first()
    await field.pressSequentially('Orchard Cooperative')
    await hydrated(page)
    expect(await field.inputValue()).toBe('Orchard Cooperative')
    expect(await caretOf(field)).toEqual({ caret: 19, hasFocus: true })
    await page.keyboard.type(' Ltd')
    expect(await field.inputValue()).toBe('Orchard Cooperative Ltd')
  })
})
