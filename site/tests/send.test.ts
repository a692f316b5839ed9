// A demo is sent by a salesperson and opened by a client (Rules, Sending a demo): in the built site.
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { withParams } from '#src/address/address.ts'
import { company } from '#src/content/company.ts'
import { colleagueEmail } from '#src/content/channels.ts'
import { recordedLinks } from '../../tests/recordedLinks.ts'
import {
  axeFaults,
  copiedLink,
  dialog,
  focused,
  hydrated,
  opened,
  savedFile,
  test,
  withClipboard,
} from './site.ts'

const send = (page: Page) => page.getByRole('button', { name: 'Send this demo' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Send this demo' })
const copied = (page: Page) => page.evaluate(() => (window as unknown as { copiedText: string }).copiedText)
/** From a colleague, with a note and a last day. */
const SENT =
  '/demo/staking#for=Orchard&color=0b7a75&from=Mara&reply=mara&note=As+agreed+on+Tuesday.&until=2099-12-18'
const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted())

describe('a salesperson', () => {
  test('has a branded link in the clipboard after four actions', async ({ site }) => {
    const page = await site.open('/?demo=staking', { prepare: withClipboard })
    await opened(page, 'Staking platform')
    const actions = [
      () => send(page).click(),
      () => panel(page).getByLabel('Client’s name').fill('Orchard'),
      () => panel(page).getByRole('radio', { name: 'Teal' }).click(),
      () => panel(page).getByRole('button', { name: 'Copy link', exact: true }).click(),
    ]
    for (const act of actions) await act()
    await panel(page).getByText('Link copied.').waitFor()
    expect(await copied(page)).toBe(`${site.url}/demo/staking#for=Orchard&color=0b7285`)
    expect(actions.length).toBeLessThanOrEqual(5)
  })

  test('sends three demos to one client in one message, from the home page in at most 12 presses', async ({
    site,
  }) => {
    const page = await site.open('/', { prepare: withClipboard })
    await hydrated(page)
    // A list costs two presses: it is opened, and one line is pressed. A field costs one before it is typed into.
    const presses: readonly (readonly [presses: number, act: () => Promise<unknown>])[] = [
      [1, () => page.locator('a[href="?demo=staking"]').first().click()],
      [1, () => send(page).click()],
      [1, () => panel(page).getByLabel('Client’s name').fill('Acme Bank')],
      [1, () => panel(page).getByRole('radio', { name: 'Teal' }).click()],
      [2, () => panel(page).getByLabel('Add a demo to this message').selectOption('DAO governance')],
      [2, () => panel(page).getByLabel('Add a demo to this message').selectOption('Wallet')],
      [2, () => panel(page).getByLabel('Wallet', { exact: true }).selectOption('As a tour')],
      [1, () => panel(page).getByRole('button', { name: 'Copy message', exact: true }).click()],
    ]
    for (const [, act] of presses) await act()
    await panel(page).getByText('Message copied.').waitFor()
    expect(presses.reduce((sum, [count]) => sum + count, 0)).toBeLessThanOrEqual(12)
    const message = await copied(page)
    expect(message).toMatch(/^3 demos for Acme Bank\n/)
    expect(message).toContain(`${site.url}/demo#for=Acme+Bank&color=0b7285&room=3.staking.dao.wallet.tour\n`)
    expect(await axeFaults(page)).toEqual([])
    // The link is kept; the next client's message begins with one demo.
    expect(
      await panel(page)
        .getByRole('link', { name: /^Open: / })
        .count(),
    ).toBe(1)
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })
    await send(page).click()
    await panel(page).getByRole('heading', { name: 'Where it starts' }).waitFor()
  })

  test('sends a demo as it was left, together with another one', async ({ site }) => {
    const page = await site.open('/?demo=staking', { prepare: withClipboard })
    await opened(page, 'Staking platform')
    await page.getByRole('button', { name: 'Stake in Polygon Growth' }).click()
    await send(page).click()
    await panel(page).waitFor()
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await dialog(page, 'Staking platform').waitFor({ state: 'detached' })
    await page.locator('a[href="?demo=dao"]').first().click()
    await opened(page, 'DAO governance')
    await send(page).click()
    await panel(page).getByLabel('Add a demo to this message').selectOption('Staking platform')
    await panel(page)
      .getByRole('radio', { name: /^A link to each demo/ })
      .click()
    await panel(page).getByRole('button', { name: 'Copy 2 links' }).click()
    await panel(page).getByText('Links copied.').waitFor()
    expect(await copied(page)).toMatch(
      /^DAO governance\n\S+\/demo\/dao\n\nStaking platform\n\S+\/demo\/staking#at=\S+$/,
    )
  })

  test('is named in the link, and leaves the panel where it was opened', async ({ site }) => {
    const page = await site.open('/?demo=staking', { prepare: withClipboard })
    await opened(page, 'Staking platform')
    await page.getByRole('button', { name: 'Stake in Polygon Growth' }).click()
    await page.getByRole('textbox', { name: 'Amount to stake' }).fill('2500')
    await send(page).click()
    await panel(page).getByLabel('Client’s name').fill('Orchard')
    await panel(page).getByLabel('Your name').fill('Mara')
    await panel(page).getByLabel('Reply address').fill(colleagueEmail('mara'))
    expect(await axeFaults(page)).toEqual([])
    await panel(page).getByRole('button', { name: 'Copy message', exact: true }).click()
    await panel(page).getByText('Message copied.').waitFor()
    const message = await copied(page)
    expect(message).toMatch(/^Staking platform demo for Orchard\n/)
    expect(message).toMatch(/\/demo\/staking#for=Orchard&from=Mara&reply=mara&at=[\w-]+\n/)
    // The note and the last day go along, in the link and in the message.
    await panel(page).getByLabel('Note').fill('As agreed on Tuesday.')
    await panel(page).getByLabel('Valid until').fill('2099-12-18')
    await panel(page).getByRole('button', { name: 'Copy message', exact: true }).click()
    await expect
      .poll(() => copied(page))
      .toMatch(/&note=As\+agreed\+on\+Tuesday\.&until=2099-12-18&at=[\w-]+\n/)
    expect(await copied(page)).toMatch(/\nAs agreed on Tuesday\.\n[^]* It is valid until /)
    // Escape closes only the panel.
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })
    // The focus returns after the panel is gone.
    await expect.poll(() => focused(page)).toBe('Send this demo')
    await dialog(page, 'Staking platform demo').waitFor()
  })

  test('hands the message to the share sheet of the device', async ({ site }) => {
    const page = await site.open('/demo/dao', {
      prepare: (one) =>
        one.addInitScript(() => {
          Object.defineProperty(navigator, 'share', {
            value: (shared: ShareData) => {
              Object.assign(window, { copiedText: JSON.stringify(shared) })
              return Promise.resolve()
            },
          })
        }),
    })
    await hydrated(page)
    await send(page).click()
    await panel(page).getByRole('button', { name: 'Share…' }).click()
    await panel(page).getByText('Shared.').waitFor()
    const shared = JSON.parse(await copied(page)) as ShareData
    expect(shared.title).toBe('DAO governance demo')
    expect(shared.text).toContain(`${site.url}/demo/dao`)
    expect(await kept(page)).toEqual(['sentLinks'])
  })
})

test('what was sent is kept in this browser only, and can be forgotten', async ({ site }) => {
  const page = await site.open('/demo/dao', { prepare: withClipboard })
  await hydrated(page)
  expect(await kept(page)).toEqual([])
  await send(page).click()
  await panel(page).getByLabel('Your name').fill('Mara')
  await panel(page).getByLabel('Note').fill('As agreed.')
  await panel(page).getByLabel('Valid until').fill('2099-12-18')
  await panel(page).getByRole('button', { name: 'Copy link', exact: true }).click()
  await panel(page).getByText('Link copied.').waitFor()
  expect(await kept(page)).toEqual(['sender', 'sentLinks'])
  // Another visit has both, and the demo of the link.
  await page.reload()
  await hydrated(page)
  await send(page).click()
  expect(await panel(page).getByLabel('Your name').inputValue()).toBe('Mara')
  const link = panel(page).getByRole('link', { name: /^Open: DAO governance/ })
  expect(await link.getAttribute('href')).toBe(
    `${site.url}/demo/dao#from=Mara&note=As+agreed.&until=2099-12-18`,
  )
  expect(await panel(page).getByLabel('Note').inputValue()).toBe('')
  await panel(page)
    .getByText('DAO governance, from the beginning, until December 18, 2099, copied as a link')
    .waitFor()
  await panel(page)
    .getByText(/^Today, /)
    .waitFor()
  await panel(page).getByRole('button', { name: 'Forget all' }).click()
  expect(await kept(page)).toEqual(['sender'])
  await panel(page).getByRole('button', { name: 'Undo' }).click()
  await panel(page).getByText('“As agreed.”').waitFor()
  // The file of a colleague brings the list back.
  const { name, bytes } = await savedFile(page, () =>
    panel(page).getByRole('button', { name: 'Export' }).click(),
  )
  await panel(page).getByRole('button', { name: 'Forget all' }).click()
  await panel(page)
    .getByLabel('A file with sent links')
    .setInputFiles({ name, mimeType: 'application/json', buffer: bytes })
  await panel(page).getByText('1 link imported.').waitFor()
  expect(await link.getAttribute('href')).toContain('/demo/dao#from=Mara')
  await panel(page).getByRole('button', { name: 'Forget all' }).click()
  await panel(page).getByLabel('Your name').fill('')
  expect(await kept(page)).toEqual([])
})

/** A picture of 1 by 1 px. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGOQib75HwAENwJQPr+8rwAAAABJRU5ErkJggg==',
  'base64',
)

test('a logo is shown on this device, and is in no link', async ({ site }) => {
  const page = await site.open('/demo/dao#for=Orchard', { prepare: withClipboard })
  await hydrated(page)
  await send(page).click()
  const field = panel(page).getByLabel('Logo on this device')
  await field.setInputFiles({ name: 'logo.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await panel(page).getByText('The browser cannot read this file', { exact: false }).waitFor()
  await field.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PICTURE })
  await page.locator('main canvas').waitFor({ state: 'attached' })
  expect(await kept(page)).toEqual(['logo'])
  await panel(page).getByRole('button', { name: 'Copy link', exact: true }).click()
  await panel(page).getByText('Link copied.').waitFor()
  expect(await copied(page)).toBe(`${site.url}/demo/dao#for=Orchard`)
  // A demo for another client does not show it.
  await panel(page).getByLabel('Client’s name').fill('Halden')
  await page.locator('main canvas').waitFor({ state: 'detached' })
  await panel(page).getByLabel('Client’s name').fill('Orchard')
  await panel(page).getByRole('button', { name: 'Remove logo' }).click()
  await page.locator('main canvas').waitFor({ state: 'detached' })
  expect(await kept(page)).toEqual(['sentLinks'])
})

describe('a client', () => {
  test('sees who sent the demo, and answers with what was done in it', async ({ site }) => {
    const page = await site.open('/demo/staking#for=Orchard&color=0b7a75&from=Mara&reply=mara')
    await page.getByRole('link', { name: `Reply to ${colleagueEmail('mara')}` }).waitFor()
    expect(await page.getByRole('link', { name: 'Ask for your version' }).count()).toBe(1)
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Stake in Polygon Growth' }).click()
    await page.getByRole('textbox', { name: 'Amount to stake' }).fill('2500')
    const reply = page.getByRole('link', { name: `Reply to ${colleagueEmail('mara')}` })
    await reply.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
    await reply.click()
    const mail = new URL((await reply.getAttribute('href')) ?? '')
    expect(mail.pathname).toBe(colleagueEmail('mara'))
    expect(mail.searchParams.get('body')).toMatch(/Amount to stake: 2500/)
    expect(mail.searchParams.get('body')).toMatch(/\/demo\/staking#for=Orchard&color=0b7a75&at=\w/)
  })

  test('reads what came by the link as the words of its sender', async ({ site }) => {
    const words = `Your ${company.name} account is locked. Confirm your seed phrase at https://account-help.example`
    const link = new URLSearchParams({
      name: words,
      symbol: 'LOCK',
      supply: '1',
      for: 'Your account',
      from: 'Mara',
    })
    const page = await site.open(`/demo/token-generator#${link.toString()}&reply=mara`)
    await page.getByText('The entries in it came with the link.').waitFor()
    await page.getByText(`A demo by ${company.name}, prepared for “Your account”`, { exact: true }).waitFor()
    await page.getByRole('link', { name: `Reply to ${colleagueEmail('mara')}` }).waitFor()
    await page.getByText('From “Mara”', { exact: true }).first().waitFor()
    for (const step of ['Continue to Review', 'Deploy']) {
      // A link's texts are shortened.
      await page.getByText(`“Your ${company.name} account is locked. `).waitFor()
      expect(await page.getByRole('heading', { name: /locked|Your account/ }).count()).toBe(0)
      await page.getByRole('button', { name: step, exact: true }).click()
    }
    await page.getByRole('heading', { name: 'Your token is deployed.' }).waitFor()
    expect(await page.getByRole('heading', { name: /locked|Your account/ }).count()).toBe(0)
  })

  test.for([
    `for=you.+Locked%2C+call+account-help.com+now&from=${encodeURIComponent(company.name)}+Security+Team`,
    `for=${encodeURIComponent(company.name.toUpperCase())}&from=Security+Team`,
  ])('sees nothing of a link in the name of the company: %s', async (names, { site }) => {
    const page = await site.open(`/demo/staking#${names}`)
    await page.getByText('The name or color in the link could not be read', { exact: false }).waitFor()
    await page.getByText(`A demo by ${company.name}`, { exact: true }).waitFor()
    expect(await page.getByText(/Locked|Security Team|prepared for/).count()).toBe(0)
  })

  test('sees a sent demo from its top, and nothing has the focus', async ({ site }) => {
    for (const { width, height } of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      const { moment } = recordedLinks.staking!
      const at = /[#&]at=([\w-]+)/.exec(moment!)?.[1] ?? ''
      const page = await site.open(withParams(SENT, { at }), { width, height })
      await page.getByText('Opened as it was sent.').waitFor()
      await page.getByText('“As agreed on Tuesday.”').first().waitFor()
      await hydrated(page)
      const seen = await page.evaluate(() => ({
        focused: document.activeElement?.tagName,
        scrolled: [...document.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop > 0).length,
      }))
      expect(seen, `${width} px`).toEqual({ focused: 'BODY', scrolled: 0 })
    }
  })

  test('tells its sender that it was looked at, with what was entered', async ({ site }) => {
    const page = await site.open(SENT)
    await page.getByRole('button', { name: 'Stake in Polygon Growth' }).click()
    await page.getByRole('textbox', { name: 'Amount to stake' }).fill('2500')
    const looked = page.getByRole('link', { name: 'I have looked at it' })
    await looked.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
    await looked.click()
    const mail = new URL((await looked.getAttribute('href')) ?? '')
    expect(mail.pathname).toBe(colleagueEmail('mara'))
    const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' })
    expect(mail.searchParams.get('body')).toContain(
      `I have looked at this on ${today}: Staking platform demo, prepared for Orchard`,
    )
    expect(mail.searchParams.get('body')).toMatch(/Amount to stake: 2500/)
  })

  test('sees that the last day is over, and asks the sender for a new one', async ({ site }) => {
    const page = await site.open(`${SENT.replace('2099-12-18', '2020-01-31')}`)
    const told = page.getByRole('status').filter({ hasText: 'this demo was valid until January 31, 2020.' })
    await told.waitFor()
    expect(await axeFaults(page)).toEqual([])
    const ask = page.getByRole('link', { name: 'Ask for a new one' })
    await ask.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
    await ask.click()
    const mail = new URL((await ask.getAttribute('href')) ?? '')
    expect(mail.pathname).toBe(colleagueEmail('mara'))
    expect(mail.searchParams.get('body')).toContain(
      'Please send me a new link. This one was valid until January 31, 2020',
    )
  })

  test('passes a demo on with its sender, and nothing is kept', async ({ site }) => {
    const page = await site.open(SENT, { prepare: withClipboard })
    await page.getByText('“As agreed on Tuesday.”').first().waitFor()
    await send(page).click()
    const pass = page.getByRole('dialog', { name: 'Pass this demo on' })
    await pass.getByLabel('Your name').fill('Ada')
    expect(await axeFaults(page)).toEqual([])
    await pass.getByRole('button', { name: 'Copy link', exact: true }).click()
    await pass.getByText('Link copied.').waitFor()
    const link = await copied(page)
    expect(link).toBe(`${site.url}${SENT}&by=Ada`)
    expect(await kept(page)).toEqual([])
    const other = await site.open(link.slice(site.url.length))
    await other.getByText('From “Mara”, passed on by “Ada”', { exact: true }).waitFor()
    await other.getByRole('link', { name: `Reply to ${colleagueEmail('mara')}` }).waitFor()
  })

  test('asks the sender for a version, with what was done', async ({ site }) => {
    const page = await site.open(SENT)
    const ask = page.getByRole('link', { name: 'Ask for your version' }).first()
    await expect.poll(() => ask.getAttribute('href')).toMatch(/^mailto:/)
    await page.getByRole('button', { name: 'Stake in Polygon Growth' }).click()
    await page.getByRole('textbox', { name: 'Amount to stake' }).fill('2500')
    await ask.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
    await ask.click()
    const mail = new URL((await ask.getAttribute('href')) ?? '')
    expect(mail.pathname).toBe(colleagueEmail('mara'))
    expect(mail.searchParams.get('body')).toMatch(
      /I would like our own version of: Staking platform demo, prepared for Orchard[^]*#for=Orchard[^]*&at=[\w-]+[^]*Amount to stake: 2500/,
    )
  })

  test('comes to a contact page in the client’s name and color, where no address of a sender is known', async ({
    site,
  }) => {
    const page = await site.open(SENT.replace('&reply=mara', ''))
    await page.getByRole('button', { name: 'Stake in Polygon Growth' }).click()
    await page.getByRole('link', { name: 'Ask for your version' }).click()
    await page.waitForURL(/\/contact\?about=staking#for=Orchard&color=0b7a75&at=/)
    const client = page.getByText('“Orchard”', { exact: true })
    await client.waitFor()
    const color = () =>
      client.evaluate((words) =>
        getComputedStyle(words.closest('[data-family]')!).getPropertyValue('--c-trade'),
      )
    await expect.poll(color).toContain('#0b7a75')
    expect(await axeFaults(page)).toEqual([])
  })

  test('opens a demo without the panel that was open when it was left', async ({ site }) => {
    const page = await site.open('/')
    await hydrated(page)
    const open = async () => {
      await page.locator('a[href="?demo=staking"]').first().click()
      await opened(page, 'Staking platform')
    }
    await open()
    await send(page).click()
    await panel(page).waitFor()
    await page.goBack()
    await panel(page).waitFor({ state: 'detached' })
    await open()
    await page.waitForTimeout(500)
    expect(await panel(page).count()).toBe(0)
  })

  test('is sent again by a colleague who has the list', async ({ site }) => {
    const page = await site.open(SENT, { prepare: withClipboard })
    await send(page).click()
    const pass = page.getByRole('dialog', { name: 'Pass this demo on' })
    await pass.waitFor()
    const sentLink = {
      link: `${site.url}${SENT}`,
      demo: 'staking',
      client: 'Orchard',
      color: '#0b7a75',
      beginning: 'start',
      at: 1,
    }
    await page.evaluate((list) => localStorage.setItem('sentLinks', list), JSON.stringify([sentLink]))
    await page.reload()
    await page.getByText('“As agreed on Tuesday.”').first().waitFor()
    await send(page).click()
    const own = page.getByRole('dialog', { name: 'Send this demo' })
    await own.getByLabel('Your name').fill('Ben')
    await own.getByRole('button', { name: 'Copy link', exact: true }).click()
    await own.getByText('Link copied.').waitFor()
    expect(await copied(page)).toMatch(/[#&]from=Ben(&|$)/)
    expect(await copied(page)).not.toContain('&by=')
    await own.getByRole('button', { name: 'Sent links: 2' }).click()
    await expect.poll(() => focused(page)).toBe('Sent links')
  })

  test('is not told of a sender who cannot be one', async ({ site }) => {
    const page = await site.open('/demo/staking#from=Mara&reply=mara%40elsewhere.example')
    await page.getByText('The name or the address of the sender in the link could not be read.').waitFor()
    expect(await page.getByRole('link', { name: /^Reply/ }).count()).toBe(0)
  })

  test('asks for the product that the demo was sent for', async ({ site }) => {
    const page = await site.open('/products/token-locker?demo=token-generator', { prepare: withClipboard })
    await opened(page, 'Token generator')
    const link = await copiedLink(page)
    expect(link).toBe('/demo/token-generator?about=token-locker')
    const other = await site.open(link)
    await hydrated(other)
    const ask = other.getByRole('link', { name: 'Ask for your version' })
    expect(await ask.getAttribute('href')).toBe('/contact?about=token-locker')
  })
})

test.for([320, 360])(
  'a reply address of 64 characters does not widen the page at %i px',
  async (width, { site }) => {
    const overflow = (page: Page) =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    const reply = 'm'.repeat(64)
    const page = await site.open(`/demo/staking#reply=${reply}`, { width })
    await page.getByRole('link', { name: `Reply to ${reply}` }).waitFor()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.evaluate(() => {
      const wide = [...document.querySelectorAll('main *, body *')].filter(
        (element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
      )
      if (wide.some((element) => element.textContent.includes('mmmm')))
        throw new Error('The address is cut off.')
    })
  },
)
