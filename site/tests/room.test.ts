// One link opens several demos (Rules, One link for several demos), and what a salesperson sees and saves of it: in the built site.
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { withParams } from '#src/address/address.ts'
import { colleagueEmail } from '#src/content/channels.ts'
import { company } from '#src/content/company.ts'
import { ROOM_PATH } from '#src/content/demos.ts'
import { HOSTILE_NOTES } from '../../tests/hostileLinks.ts'
import { recordedLinks } from '../../tests/recordedLinks.ts'
import {
  axeFaults,
  dialog,
  faultsInBothThemes,
  focused,
  hydrated,
  isFirefox,
  opened,
  savedFile,
  test,
  withClipboard,
} from './site.ts'

const code = /[#&]at=([\w-]+)/.exec(recordedLinks.staking?.moment ?? '')?.[1] ?? ''
const WORDS = { for: 'Orchard', color: '0b7a75', from: 'Mara', reply: 'mara', note: 'As agreed on Tuesday.' }
/** Staking as it was left, a DAO from its beginning, a wallet as a tour. */
const SENT = withParams(ROOM_PATH, {
  ...WORDS,
  until: '2099-12-18',
  room: `staking.at-${code}.dao.wallet.tour`,
})

const panel = (page: Page) => page.getByRole('dialog', { name: 'Send this demo' })
const copied = (page: Page) => page.evaluate(() => (window as unknown as { copiedText: string }).copiedText)
const tile = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted())
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** A message with two demos, and the choice of one link for both. */
async function chooseTwo(page: Page) {
  await page.getByRole('button', { name: 'Send this demo' }).click()
  await panel(page).getByLabel('Client’s name').fill('Acme Bank')
  await panel(page).getByRole('radio', { name: 'Teal' }).click()
  await panel(page).getByLabel('Add a demo to this message').selectOption('DAO governance')
  await panel(page)
    .getByRole('radio', { name: /^One link for all/ })
    .click()
}

describe('a salesperson', () => {
  test('sends one link for all, sees its page first, and saves it as a file', async ({ site }) => {
    const page = await site.open('/demo/staking', { prepare: withClipboard })
    await hydrated(page)
    await chooseTwo(page)
    const link = `${site.url}/demo#for=Acme+Bank&color=0b7285&room=2.staking.dao`
    await panel(page).getByRole('button', { name: 'Copy link', exact: true }).click()
    await panel(page).getByText('Link copied.').waitFor()
    expect(await copied(page)).toBe(link)

    // The page of the link is loaded when it is wanted, cannot be used, and adds nothing to the history.
    const before = await page.evaluate(() => history.length)
    expect(page.frames()).toHaveLength(1)
    await panel(page).getByRole('button', { name: 'Show their page' }).click()
    const seen = page.frameLocator('iframe[title="The page of the link"]')
    await seen.getByText('“Acme Bank”').waitFor()
    await seen.getByRole('link', { name: 'DAO governance' }).waitFor()
    expect(await page.locator('[inert] iframe').count()).toBe(1)
    expect(await seen.locator('html').evaluate(() => window.innerWidth)).toBe(390)
    await panel(page).getByLabel('Note', { exact: true }).fill('As agreed on Tuesday.')
    await seen.getByText('“As agreed on Tuesday.”').first().waitFor()
    expect(await page.evaluate(() => history.length)).toBe(before)
    expect(await axeFaults(page)).toEqual([])

    const { name, bytes } = await savedFile(page, () =>
      panel(page).getByRole('button', { name: 'Save as email file' }).click(),
    )
    expect(name).toBe('acme-bank-2-demos.eml')
    const email = bytes.toString()
    expect(email).toMatch(/^Subject: [^]*\r\nX-Unsent: 1\r\n/)
    expect(email).toContain('filename="acme-bank-2-demos.png"\r\n\r\niVBORw0KGgo')
    const [, text = ''] = /base64\r\n\r\n([^]*?)\r\n--/.exec(email) ?? []
    expect(Buffer.from(text, 'base64').toString()).toContain('room=2.staking.dao\r\n')
    await panel(page).getByText('saved as an email file', { exact: false }).first().waitFor()

    const other = await site.open(link.slice(site.url.length))
    await tile(other, 'DAO governance').waitFor()
  })

  test('keeps a logo for each client', async ({ site }) => {
    const page = await site.open('/demo/dao#for=Orchard', { prepare: withClipboard })
    await hydrated(page)
    await page.getByRole('button', { name: 'Send this demo' }).click()
    const buffer = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGOQib75HwAENwJQPr+8rwAAAABJRU5ErkJggg==',
      'base64',
    )
    for (const client of ['Orchard', 'Halden']) {
      await panel(page).getByLabel('Client’s name').fill(client)
      await panel(page)
        .getByLabel('Logo on this device')
        .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
      await page.locator('main canvas').waitFor({ state: 'attached' })
    }
    await panel(page).getByLabel('Client’s name').fill('Orchard')
    await panel(page).getByRole('button', { name: 'Remove logo' }).waitFor()
    await panel(page).getByLabel('Client’s name').fill('Another')
    await page.locator('main canvas').waitFor({ state: 'detached' })
  })
})

describe('a client', () => {
  test('sees the demos of one link, opens each in place, and nothing is kept', async ({ site }) => {
    const page = await site.open(SENT)
    await page.getByText('“As agreed on Tuesday.”').first().waitFor()
    await page.getByText(`Demos by ${company.name}, prepared for “Orchard”`, { exact: true }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['3 demos'])
    await page.getByRole('link', { name: `Reply to ${colleagueEmail('mara')}` }).waitFor()
    // As it was left.
    await tile(page, 'Staking platform').click()
    await opened(page, 'Staking platform demo')
    await dialog(page, 'Staking platform demo').getByText('Opened as it was sent.').waitFor()
    expect(
      await dialog(page, 'Staking platform demo')
        .getByRole('textbox', { name: 'Amount to stake' })
        .inputValue(),
    ).toBe('2500')
    await dialog(page, 'Staking platform demo').getByText('“Orchard”').first().waitFor()
    const color = () =>
      dialog(page, 'Staking platform demo').evaluate((element) =>
        [...element.querySelectorAll<HTMLElement>('[data-family]')].some((part) =>
          getComputedStyle(part).getPropertyValue('--c-trade').includes('#0b7a75'),
        ),
      )
    await expect.poll(color).toBe(true)
    await page.getByRole('button', { name: 'Close demo' }).click()
    await dialog(page, 'Staking platform demo').waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Staking platform')
    expect(page.url()).toBe(site.url + SENT)
    // From its beginning, by keyboard, and closed by Escape.
    await tile(page, 'DAO governance').press('Enter')
    await opened(page, 'DAO governance demo')
    expect(page.url()).toContain('/demo?demo=dao#')
    await page.keyboard.press('Escape')
    await dialog(page, 'DAO governance demo').waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('DAO governance')
    // As a tour, and closed by Back.
    await tile(page, 'Wallet').click()
    await page.getByRole('group', { name: 'Tour' }).waitFor()
    await page.evaluate(() => history.back())
    await dialog(page, 'Wallet demo').waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Wallet')
    expect(await kept(page)).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  })

  test('reloads an open demo, and comes back to it from an inquiry', async ({ site }) => {
    // With a reply address "Ask for your version" is an email.
    const sent = SENT.replace('&reply=mara', '')
    const page = await site.open(sent)
    await tile(page, 'Staking platform').click()
    await opened(page, 'Staking platform demo')
    await page.reload()
    await opened(page, 'Staking platform demo')
    const amount = () =>
      dialog(page, 'Staking platform demo').getByRole('textbox', { name: 'Amount to stake' })
    await amount().fill('3100')
    await dialog(page, 'Staking platform demo').getByRole('link', { name: 'Ask for your version' }).click()
    await page.waitForURL(/\/contact\?about=staking#for=Orchard/)
    await hydrated(page)
    await page.goBack()
    await expect.poll(() => amount().inputValue()).toBe('3100')
    await page.getByRole('button', { name: 'Close demo' }).click()
    await dialog(page, 'Staking platform demo').waitFor({ state: 'detached' })
    await tile(page, 'Wallet').waitFor()
    expect(page.url()).toBe(site.url + sent)
  })

  test('finds a demo again as it was left, and asks the sender for a version', async ({ site }) => {
    const page = await site.open(SENT)
    await tile(page, 'Staking platform').click()
    const amount = () =>
      dialog(page, 'Staking platform demo').getByRole('textbox', { name: 'Amount to stake' })
    await amount().fill('3100')
    await page.getByRole('button', { name: 'Close demo' }).click()
    await dialog(page, 'Staking platform demo').waitFor({ state: 'detached' })
    const mail = await page.getByRole('link', { name: 'Ask for your version' }).first().getAttribute('href')
    expect(mail).toMatch(new RegExp(`^mailto:${colleagueEmail('mara')}\\?`))
    expect(mail).not.toContain(code)
    await tile(page, 'Staking platform').click()
    await expect.poll(() => amount().inputValue()).toBe('3100')
  })

  test('starts a demo over, and stays among the demos', async ({ site }) => {
    const page = await site.open(SENT)
    await tile(page, 'Staking platform').click()
    await dialog(page, 'Staking platform demo').getByRole('button', { name: 'Start over' }).click()
    await dialog(page, 'Staking platform demo')
      .getByRole('textbox', { name: 'Amount to stake' })
      .waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Open it as it was sent' }).click()
    await page.getByRole('textbox', { name: 'Amount to stake' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog(page, 'Staking platform demo').waitFor({ state: 'detached' })
    await tile(page, 'DAO governance').waitFor()
  })

  test('opens the page of a demo alone in another tab, and where the code of the frame does not load', async ({
    site,
  }) => {
    const page = await site.open(SENT, {
      prepare: (one) => one.route(/DemoOver-.*\.js/, (route) => route.abort()),
      possibleErrors: [/./],
    })
    await tile(page, 'DAO governance').waitFor()
    const href = (await tile(page, 'DAO governance').getAttribute('href')) ?? ''
    expect(href).toBe(
      `${site.url}/demo/dao#for=Orchard&color=0b7a75&from=Mara&reply=mara&note=As+agreed+on+Tuesday.&until=2099-12-18`,
    )
    await hydrated(page)
    await tile(page, 'DAO governance').click()
    await page.waitForURL(href)
    await page.getByRole('heading', { name: 'DAO governance demo', level: 2 }).waitFor()
  })

  test('opens a demo for the product that it was sent for', async ({ site }) => {
    const page = await site.open(`${ROOM_PATH}#room=token-generator.about-token-locker.dao.about-nothing`)
    await tile(page, 'Token generator').click()
    await opened(page, 'Token generator')
    const ask = page.getByRole('dialog').getByRole('link', { name: 'Ask for your version' })
    expect(await ask.first().getAttribute('href')).toBe('/contact?about=token-locker')
    await page.keyboard.press('Escape')
    await tile(page, 'DAO governance').click()
    await opened(page, 'DAO governance')
    await expect.poll(() => ask.first().getAttribute('href')).toBe('/contact?about=dao')
  })
})

describe('a link that was changed', () => {
  test.for([
    [
      'one that was cut off',
      'stak',
      0,
      'The link names a demo that does not exist. It may have been cut off.',
    ],
    ['none', '', 0, 'This link opens no demo.'],
    ['one', 'dao', 1, '1 demo'],
    ['an unknown one', 'staking.nothing.dao', 2, 'The link names a demo that does not exist.'],
    [
      'seven',
      'staking.dao.wallet.dapp.launchpad.p2p-crypto.trading-bot',
      6,
      'The link names more than 6 demos.',
    ],
    ['a list that is too long', 'dao.'.repeat(600), 0, 'The list of demos in the link could not be read.'],
    ['what is no list', '<b>dao</b>', 0, 'The list of demos in the link could not be read.'],
  ] as const)('with %s', async ([, room, count, says], { site }) => {
    const page = await site.open(withParams(ROOM_PATH, { room }))
    await page.getByText(says, { exact: false }).first().waitFor()
    expect(await page.getByRole('main').getByRole('listitem').count()).toBe(count)
    expect(await axeFaults(page)).toEqual([])
  })

  test('shows no word of a stranger', async ({ site }) => {
    const names = `for=${encodeURIComponent(`${company.name} Security`)}&from=Security+Team&note=${encodeURIComponent(HOSTILE_NOTES[0] ?? '')}`
    const page = await site.open(`${ROOM_PATH}#${names}&room=staking.dao`)
    await page.getByText('The name or color in the link could not be read', { exact: false }).waitFor()
    await page
      .getByText('The name or the address of the sender and the note in the link could not be read.', {
        exact: false,
      })
      .waitFor()
    expect(await page.getByText(/Security|prepared for/).count()).toBe(0)
  })

  test('opens no demo that is not on the page, and starts a broken moment at its beginning', async ({
    site,
  }) => {
    const page = await site.open(`${ROOM_PATH}?demo=launchpad#room=staking.at-broken.dao`)
    await tile(page, 'Staking platform').waitFor()
    await expect.poll(() => page.url()).toBe(`${site.url}${ROOM_PATH}#room=staking.at-broken.dao`)
    await tile(page, 'Staking platform').click()
    await page.getByText('The link could not be read, so the demo starts from the beginning.').waitFor()
  })

  test('leads to the page however its address is written', async ({ site }) => {
    for (const address of [
      '/demo/',
      '/demo.html',
      '/Demo',
      '/demo/index.html',
      '/demo%23room=dao.wallet&x=',
    ]) {
      const page = await site.open(`${address}#room=dao.wallet`)
      await tile(page, 'Wallet').waitFor()
      expect(new URL(page.url()).pathname, address).toBe(ROOM_PATH)
    }
    // Everything in the query, as by a program that escapes the sign before a fragment.
    const page = await site.open(`${ROOM_PATH}?room=dao.wallet&for=Orchard`)
    await page.getByText('“Orchard”').waitFor()
    expect(page.url()).toBe(`${site.url}${ROOM_PATH}#room=dao.wallet&for=Orchard`)
  })
})

describe('the page of several demos', () => {
  test('has no accessibility fault in either theme, and fits the smallest window', async ({ site }) => {
    const page = await site.open(SENT, { width: 320 })
    await tile(page, 'Wallet').waitFor()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await faultsInBothThemes(page)).toEqual([])
  })

  // Firefox's driver is a script itself.
  test.skipIf(isFirefox)('says without scripts what it needs, and leads on', async ({ site }) => {
    const page = await site.open(SENT, { hasJavaScript: false })
    await page.getByText('This needs JavaScript, which is turned off.', { exact: false }).waitFor()
    expect(await page.getByText('Opening the demos…').isVisible()).toBe(false)
    expect(
      await page.getByRole('link', { name: 'See all products and their demos' }).getAttribute('href'),
    ).toBe('/products')
  })

  test.skipIf(isFirefox)('as a page of one demo does, too', async ({ site }) => {
    const page = await site.open('/demo/staking', { hasJavaScript: false, width: 390 })
    await page.getByText('Buttons and entries of this demo need JavaScript', { exact: false }).waitFor()
    const alive = await site.open('/demo/staking')
    expect(await alive.getByText('need JavaScript', { exact: false }).isVisible()).toBe(false)
  })

  test('is only for those who have its link', async ({ site }) => {
    const page = await site.open(ROOM_PATH)
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    expect(await page.locator('link[rel="canonical"], meta[property="og:url"]').count()).toBe(0)
    const sitemap = await (await page.request.get(`${site.url}/sitemap.xml`)).text()
    expect(sitemap).not.toContain(`${ROOM_PATH}<`)
    const answer = await page.request.get(site.url + ROOM_PATH)
    // No other site may show it in a frame, and it may show only pages of this site.
    expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(await answer.text()).toContain("frame-src 'self'")
  })

  // Only Chromium's driver prints.
  test.skipIf(isFirefox)('prints its demos as a list with their addresses', async ({ site }) => {
    const page = await site.open(SENT)
    await tile(page, 'Wallet').waitFor()
    await page.locator('[aria-label="The link as a QR code"]').waitFor({ state: 'attached' })
    await page.emulateMedia({ media: 'print' })
    for (const path of ['staking', 'dao', 'wallet?tour'])
      await page.getByText(`${site.url}/demo/${path}#for=Orchard`, { exact: false }).first().waitFor()
    expect(await page.locator('[aria-label="The link as a QR code"]').isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: 'Ask for your version' }).first().isVisible()).toBe(false)
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect(sheets).toHaveLength(1)
  })
})
