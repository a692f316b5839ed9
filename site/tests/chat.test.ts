import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { DOUBLE_CLICK_MS } from '#src/browser/secondPress.ts'
import { chat, field, hasFocusInside, openButton } from './chatParts.ts'
import {
  faultsInBothThemes,
  holdTime,
  focused,
  hydrated,
  isFirefox,
  retry,
  tap,
  test,
  untilThere,
} from './site.ts'

test('a visitor who continues in the chat while a page loads keeps the focus there', async ({ site }) => {
  let release = () => undefined as unknown
  const held = new Promise<void>((resolve) => (release = resolve))
  const page = await site.open('/contact', {
    prepare: (one) =>
      one.route(/OfferPage[^/]*\.js$|offerScreens[^/]*\.js$|cross-chain-bridge[^/]*\.js$/, async (route) => {
        await held
        await route.continue()
      }),
  })
  await hydrated(page)
  await openButton(page).click()
  await field(page).fill('do you build bridges?')
  await field(page).press('Enter')
  await chat(page).getByRole('link', { name: 'Cross-chain bridge', exact: true }).press('Enter')
  await page.getByRole('main').getByText('Loading').waitFor()
  await field(page).click()
  await page.keyboard.type('and how')
  release()
  await page.getByRole('heading', { level: 1, name: 'Cross-chain bridge' }).waitFor()
  await page.keyboard.type(' long?')
  expect(await field(page).inputValue()).toBe('and how long?')
})

test('an open demo covers the chat, which is out of reach until it closes', async ({ site }) => {
  const page = await site.open('/about')
  await hydrated(page)
  await openButton(page).click()
  await field(page).fill('staking platform, please')
  await field(page).press('Enter')
  await chat(page).getByRole('link', { name: 'Live Demo: Staking platform' }).click()
  const demo = page.getByRole('dialog', { name: 'Staking platform' })
  await demo.getByRole('button', { name: 'Close demo', exact: true }).waitFor()
  const { isInert, isOnTop } = await page.evaluate(() => {
    const window = document.querySelector('dialog')
    const box = window?.getBoundingClientRect()
    const top = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    return { isInert: window?.closest('[inert]') !== null, isOnTop: window?.contains(top ?? null) }
  })
  expect({ isInert, isOnTop }).toEqual({ isInert: true, isOnTop: false })
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    expect(await hasFocusInside(page)).toBe(false)
  }
  // On a sample button the first Escape puts away its line.
  await demo.getByRole('button', { name: 'Close demo', exact: true }).focus()
  await page.keyboard.press('Escape')
  await demo.waitFor({ state: 'detached' })
  await chat(page).getByText('staking platform, please').waitFor()
  await expect.poll(() => focused(page)).toBe('Live Demo: Staking platform')
})

describe('what answers', () => {
  const ANSWERS = /\/assets\/answers-[^/]*\.js$/

  test('is waited for by the answer, and not by the window', async ({ site }) => {
    let release = () => undefined as unknown
    const held = new Promise<void>((resolve) => (release = resolve))
    const page = await site.open('/about', {
      prepare: (one) =>
        one.route(ANSWERS, async (route) => {
          await held
          await route.continue()
        }),
    })
    await hydrated(page)
    await openButton(page).click()
    await field(page).fill('can the list be corrected after the airdrop has started')
    await field(page).press('Enter')
    await page.waitForTimeout(2000)
    expect(await chat(page).getByText('The team can be connected').count()).toBe(0)
    release()
    await chat(page).getByRole('link', { name: 'Airdrop manager', exact: true }).first().waitFor()
  })

  test('is left to the rules where it does not load', async ({ site }) => {
    const page = await site.open('/about', {
      expectedErrors: [/ERR_FAILED/],
      prepare: (one) => one.route(ANSWERS, (route) => route.abort('failed')),
    })
    await hydrated(page)
    await openButton(page).click()
    await field(page).fill('What is your pricing?')
    await field(page).press('Enter')
    await chat(page)
      .getByText(/^No prices are listed here/)
      .waitFor()
  })
})

describe('on a narrow screen', () => {
  test('it is the whole screen and modal, and makes way for the page that it leads to', async ({ site }) => {
    const page = await site.open('/', { width: 390, isTouch: true })
    await hydrated(page)
    await tap(openButton(page))
    await chat(page).waitFor()
    expect(await chat(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    // No part of the page is reachable.
    expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true)
    expect(await page.evaluate(() => document.elementFromPoint(20, 820)?.closest('dialog') !== null)).toBe(
      true,
    )
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab')
      // After the last control the focus moves to the browser, never to the page behind.
      expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer'))).toBeNull()
    }
    for (const button of await chat(page).getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await field(page).fill('audit of a contract')
    // No visitor types so fast. The button is where the one that opened the chat was.
    await page.waitForTimeout(DOUBLE_CLICK_MS)
    await tap(chat(page).getByRole('button', { name: 'Send' }))
    const link = chat(page).getByRole('link', { name: 'Smart contract audits', exact: true }).first()
    await link.waitFor()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)
    await tap(link)
    await page.waitForURL('**/services/smart-contract-audits')
    await chat(page).waitFor({ state: 'detached' })
    await tap(openButton(page))
    await chat(page).getByText('audit of a contract').waitFor()
    await page.keyboard.press('Escape')
    await chat(page).waitFor({ state: 'detached' })
  })
})

test('details stay in the page, and go into a message for mail and WhatsApp', async ({ site }) => {
  const requests: string[] = []
  const page = await site.open('/', {
    prepare: async (opened) => {
      await opened.clock.install()
    },
  })
  await hydrated(page)
  await openButton(page).click()
  await chat(page).waitFor()
  await holdTime(page)
  await field(page).fill('What is the price of staking?')
  await field(page).press('Enter')
  // Sending is blocked in the meantime, and a second press loses nothing.
  await field(page).fill('and then?')
  await chat(page).getByRole('button', { name: 'Send' }).dblclick({ force: true })
  expect(await field(page).inputValue()).toBe('and then?')
  await page.clock.runFor(1500)
  // What answers may load later than that.
  const link = chat(page).getByRole('link', { name: 'Staking platform', exact: true }).first()
  await untilThere(page, () => link.isVisible())
  expect(await page.getByRole('form', { name: 'How can we reach you?' }).count()).toBe(0)
  await page.clock.runFor(1000)
  const form = page.getByRole('form', { name: 'How can we reach you?' })
  await form.waitFor()
  page.on('request', (request) => {
    // The site's own code may still be prefetched: files, requested by their names only.
    const { origin, pathname, search } = new URL(request.url())
    const isOwnFile = origin === site.url && /^\/assets\/[\w.-]+$/.test(pathname) && search === ''
    if (!isOwnFile || request.method() !== 'GET') requests.push(request.url())
  })
  await form.getByLabel('Name').fill('Ines Marlow')
  await form.getByLabel('Phone').fill('+1 555 0142')
  await form.getByLabel('Email').fill('no address')
  await form.getByRole('button', { name: 'Save details' }).click()
  // The browser refuses it.
  expect(await form.isVisible()).toBe(true)
  await form.getByLabel('Email').fill('ines@example.com')
  await form.getByRole('button', { name: 'Save details' }).click()
  await chat(page).getByText('Nothing has been sent', { exact: false }).waitFor()
  const mail = await chat(page).getByRole('link', { name: 'Open in email app' }).last().getAttribute('href')
  expect(decodeURIComponent(mail ?? '')).toContain('Phone: +1 555 0142')
  expect(requests).toEqual([])
  expect(
    await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
    ),
  ).not.toContain('Ines')
})

test('axe finds nothing in it, open or minimized, in either theme, at either width', async ({ site }) => {
  const page = await site.open('/about')
  await hydrated(page)
  await openButton(page).click()
  await field(page).fill('recipe for lentil soup')
  await field(page).press('Enter')
  await chat(page).getByRole('button', { name: 'Leave contact information' }).click()
  const check = async (place: string) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await faultsInBothThemes(page), `${place} at ${width}`).toEqual([])
    }
  }
  await check('open')
  await chat(page).getByRole('button', { name: 'Minimize chat' }).click()
  await check('minimized')
})

describe('its code', () => {
  test('is not in the first load, and comes when the button is near', async ({ site }) => {
    const loaded: string[] = []
    const page = await site.open('/about', {
      prepare: async (opened) => {
        opened.on('request', (request) => loaded.push(request.url()))
      },
    })
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(loaded.filter((url) => /LiveChat/.test(url))).toEqual([])
    for (const file of ['index.html', 'about.html'])
      expect(await readFile(new URL(`../../dist/${file}`, import.meta.url), 'utf8')).not.toContain('LiveChat')
    await openButton(page).hover()
    await expect.poll(() => loaded.some((url) => /LiveChat.*\.js/.test(url))).toBe(true)
  })

  test('that does not load shows a message with an email link; Retry loads it', async ({ site }) => {
    let isBroken = true
    const page = await site.open('/about', {
      expectedErrors: [/ERR_FAILED/],
      prepare: (opened) =>
        opened.route(/\/LiveChat-.*\.js/, (route) => (isBroken ? route.abort('failed') : route.continue())),
    })
    await hydrated(page)
    await openButton(page).click()
    await page.getByRole('alert').filter({ hasText: 'The chat could not be loaded.' }).waitFor()
    isBroken = false
    await retry(page, () => openButton(page).click())
    await chat(page).waitFor()
  })
})

test.skipIf(isFirefox)(
  'without JavaScript there is no dead button, and the footer leads to the policies',
  async ({ site }) => {
    const page = await site.open('/services', { hasJavaScript: false })
    expect(await openButton(page).isVisible()).toBe(false)
    const footer = page.getByRole('contentinfo')
    expect(await footer.getByRole('button').count()).toBe(0)
    await footer.getByRole('link', { name: 'Cookie Policy' }).click()
    await page.waitForURL('**/about#cookies')
    await page.getByRole('heading', { name: 'Cookie Policy' }).waitFor()
    expect(await page.getByText('This site sets no cookies', { exact: false }).isVisible()).toBe(true)
  },
)
