// The data that a server receives during a visit, from the log of a real server in front of the site's own.
import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { recordedLinks } from '../../tests/recordedLinks.ts'
import { startServer } from '../serve.mjs'
import { copiedLink, hydrated, opened, test as base, withClipboard } from './site.ts'

/** One received request. */
interface Logged {
  url: string
  headers: IncomingHttpHeaders
}

interface RecordedServer {
  url: string
  log: Logged[]
}

/** The site's own server, and a logging server in front of it. */
const test = base.extend<{ server: RecordedServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the fixture needs no other fixture
    async ({}, provide) => {
      const server = await startServer({ port: 0 })
      const log: Logged[] = []
      const recorder = createServer((asked, answer) => {
        const { method = 'GET', url = '', headers } = asked
        log.push({ url, headers })
        asked.pipe(
          request(new URL(url, server.url), { method, headers }, (answered) => {
            answer.writeHead(answered.statusCode ?? 500, answered.headers)
            answered.pipe(answer)
          }).on('error', () => answer.destroy()),
        )
      })
      await new Promise<void>((resolve) => recorder.listen(0, '127.0.0.1', resolve))
      await provide({ url: `http://127.0.0.1:${(recorder.address() as AddressInfo).port}`, log })
      recorder.closeAllConnections()
      await new Promise((resolve) => recorder.close(resolve))
      await server.close()
    },
    { scope: 'worker' },
  ],
})

/** The typed texts and the client's name: no request may contain them. */
const CLIENT = 'Müller & Söhne'
const COLOR = '7a1fa2'
const SENDER = 'Adelheid'
const REPLY = 'adelheid.z'
const AMOUNT = '271828'
const NAME = 'Ada Okafor'
const MESSAGE = 'Three pools on Polygon'
const NOTE = 'Ausgemacht am Dienstag'
const UNTIL = '2099-12-18'
const PASSED_ON_BY = 'Brunhilde'

/** The complete text of a request, raw and decoded. */
function wordsOf({ url, headers }: Logged): string {
  const words = JSON.stringify([url, headers])
  return `${words}\n${decodeURIComponent(words.replaceAll('+', ' ').replace(/%(?![\da-f]{2})/gi, '%25'))}`
}

/** The requests that contain private data; for the site's own, also those with an unexpected query. */
const tellTales = (log: readonly Logged[], typed: readonly string[]) =>
  log.filter(
    (logged) =>
      logged.headers.referer !== undefined ||
      /^\/.*[?&](?!(?:demo|about|tour)(?:[=&]|$))/.test(logged.url) ||
      typed.some((text) => wordsOf(logged).includes(text)),
  )

/** Collects the requests to the coin API. */
const watchCoins = (page: Page, log: Logged[]) =>
  page.on('request', (asked) => {
    if (asked.url().includes('coingecko')) log.push({ url: asked.url(), headers: asked.headers() })
  })

const codeIn = (link: string) => /[#&]at=([\w-]+)/.exec(link)?.[1] ?? ''

test('no request says what was typed, or a client’s name, from the first link to the one that is sent on', async ({
  site,
  server,
}) => {
  const coins: Logged[] = []
  const origins = new Set<string>()
  const prepare = async (page: Page) => {
    watchCoins(page, coins)
    page.on('request', (asked) => origins.add(new URL(asked.url()).origin))
    await withClipboard(page)
  }
  server.log.length = 0
  // A demo is opened, branded, used, and its link copied.
  const page = await site.open(`/?demo=staking`, { prepare })
  await opened(page, 'Staking platform')
  await page.getByRole('button', { name: 'Make it yours' }).click()
  await page.getByLabel('Company name').fill(CLIENT)
  await page.getByRole('button', { name: 'Stake in Polygon Growth' }).click()
  await page.getByRole('textbox', { name: 'Amount to stake' }).fill(AMOUNT)
  const sent = await copiedLink(page)
  expect(sent).toContain('#for=')

  // The inquiry, reloaded with its text; Back reopens the demo in its last state.
  await page.getByRole('link', { name: 'Ask for your version' }).click()
  await page.waitForURL(/\/contact\?about=staking#for=/)
  await page.getByLabel('Your name').fill(NAME)
  await page.getByLabel('Message').fill(MESSAGE)
  await page.reload()
  await hydrated(page)
  await page.getByText('Your message includes', { exact: false }).waitFor()
  expect(await page.getByLabel('Your name').inputValue()).toBe('')
  await page.goBack()
  await opened(page, 'Staking platform')
  expect(await page.getByRole('textbox', { name: 'Amount to stake' }).inputValue()).toBe(AMOUNT)
  await page.reload()
  await opened(page, 'Staking platform')
  expect(await page.getByRole('textbox', { name: 'Amount to stake' }).inputValue()).toBe(AMOUNT)

  // The client opens the link on a page to send, uses the demo, reloads, and forwards it.
  const came = `/demo/staking#for=${encodeURIComponent(CLIENT)}&color=${COLOR}&from=${SENDER}&reply=${REPLY}&note=${encodeURIComponent(NOTE)}&until=${UNTIL}&by=${PASSED_ON_BY}&at=${codeIn(sent)}`
  const other = await site.open(came, { prepare })
  await expect.poll(() => other.getByRole('textbox', { name: 'Amount to stake' }).inputValue()).toBe(AMOUNT)
  await other.reload()
  await expect.poll(() => other.getByRole('textbox', { name: 'Amount to stake' }).inputValue()).toBe(AMOUNT)
  const passedOn = await copiedLink(other)
  expect(passedOn).toMatch(
    new RegExp(`#for=.*&from=${SENDER}&reply=${REPLY}&note=.*&until=${UNTIL}&by=${PASSED_ON_BY}`),
  )
  // Without a reply address the client asks on the contact page, and comes back.
  const asking = await site.open(came.replace(`&reply=${REPLY}`, ''), { prepare })
  const amount = asking.getByRole('textbox', { name: 'Amount to stake' })
  await expect.poll(() => amount.inputValue()).toBe(AMOUNT)
  await asking.getByRole('link', { name: 'Ask for your version' }).click()
  await asking.waitForURL(/\/contact\?about=staking#for=/)
  await hydrated(asking)
  // Firefox's driver waits for a load, which a kept page does not have.
  await asking.evaluate(() => history.back())
  await expect.poll(() => amount.inputValue()).toBe(AMOUNT)

  expect(server.log.length).toBeGreaterThan(10)
  expect(coins.length).toBeGreaterThan(0)
  const typed = [
    CLIENT,
    COLOR,
    SENDER,
    REPLY,
    AMOUNT,
    NAME,
    MESSAGE,
    NOTE,
    UNTIL,
    PASSED_ON_BY,
    codeIn(sent),
    codeIn(passedOn),
  ]
  expect(tellTales([...server.log, ...coins], typed)).toEqual([])
  expect([...origins].filter((origin) => origin !== new URL(server.url).origin)).toEqual([
    'https://api.coingecko.com',
  ])
  // The sent links are stored in this browser only, and of a demo that is passed on nothing is.
  for (const [each, kept] of [
    [page, ['sentLinks']],
    [other, []],
  ] as const) {
    expect(await each.context().cookies()).toEqual([])
    expect(await each.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
      kept,
    )
  }
  // Check of this test: an old link does contain it.
  expect(tellTales([{ url: `/?demo=staking&at=${codeIn(sent)}`, headers: {} }], [codeIn(sent)])).toHaveLength(
    1,
  )
})

test('of a link from before, only the request for its page says what it holds', async ({ site, server }) => {
  const { brandMoment, pageBrandMoment, ask } = recordedLinks.staking!
  for (const link of [brandMoment!, pageBrandMoment!, ask]) {
    server.log.length = 0
    const coins: Logged[] = []
    const page = await site.open(link, {
      prepare: async (opened) => void watchCoins(opened, coins),
    })
    await hydrated(page)
    const { search, hash } = new URL(page.url())
    expect(search).toMatch(/^(\?(demo|about)=staking)?$/)
    expect(hash).toBe(`#${/for=.*/.exec(link)?.[0]}`)
    await page.reload()
    await hydrated(page)
    expect(tellTales([...server.log, ...coins], [COLOR, codeIn(link)]).map(({ url }) => url)).toEqual([link])
    // The policy is in the page, for hosts that send no headers.
    expect(await page.locator('meta[name="referrer"]').getAttribute('content')).toBe('no-referrer')
  }
})

test('an anchor of the page keeps the address of a demo that was left', async ({ site }) => {
  const { moment } = recordedLinks.staking!
  const page = await site.open(`/contact?about=staking#at=${codeIn(moment!)}`)
  await hydrated(page)
  const { href } = new URL(page.url())
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  expect(page.url()).toBe(href)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  await page.getByText('Your message includes a link to the demo as you left it', { exact: false }).waitFor()
  // Without it the anchor is in the address, as the browser writes it.
  await page.goto(`${site.url}/contact?about=staking`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  expect(page.url()).toBe(`${site.url}/contact?about=staking#main`)
})

test('another link to the same page opens what it says, without a reload', async ({ site }) => {
  const { staking } = recordedLinks
  const code = codeIn(staking!.moment!)
  for (const address of ['/?demo=staking', '/demo/staking']) {
    const page = await site.open(address)
    await page.getByRole('button', { name: 'Stake in Polygon Growth' }).waitFor()
    await hydrated(page)
    await page.evaluate((hash) => {
      window.location.hash = hash
    }, `at=${code}`)
    await page.getByText('Opened as it was sent.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Amount to stake' }).inputValue()).toBe('2500')
    await page.evaluate(() => history.back())
    await page.getByRole('textbox', { name: 'Amount to stake' }).waitFor({ state: 'detached' })
    await page.evaluate(() => history.forward())
    await page.getByRole('textbox', { name: 'Amount to stake' }).waitFor()
  }
})
