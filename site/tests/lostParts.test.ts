// Each script of each kind of page is lost in turn: the page stays readable, and a typed message stays. A script of several
// kinds is lost once; `npm run test:long` loses it on each kind.
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { hydrated, isFirefox, retry, test, type Site } from './site.ts'

const KINDS = ['/', '/services', '/services/staking-platform', '/about', '/contact', '/demo/staking'] as const
type Kind = (typeof KINDS)[number]

/** What the browser reports of lost requests, and the market of its lost client. */
const expectedErrors = [
  /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|Unable to preload|crypto data|did not load/,
]
/** How many pages are open at the same time. */
const AT_ONCE = 3
const isOnEachKind = import.meta.env.MODE === 'long'
/** The scripts that were lost on an earlier kind of page. */
const tried = new Set<string>()
const MESSAGE = 'We need this by March'

/** Everything that the page loads automatically. */
const settled = (page: Page) => page.waitForLoadState('networkidle', { timeout: 60_000 })

const scriptsOf = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    ),
  ])

/** The visible text of the page, without what changes automatically. */
const textOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, dt, dd)')]
      .filter((text) => text.checkVisibility() && !text.closest('[data-stage], [role=status], [role=alert]'))
      .map(({ textContent }) => textContent),
  )

/** What is missing on a page after the loss of a script. */
async function faultsWithout(site: Site, kind: Kind, lost: string, served: readonly string[]) {
  const page = await site.open(kind, {
    expectedErrors,
    prepare: (one) => one.route(`**${lost}`, (route) => route.abort('failed')),
  })
  const field = page.getByLabel('Message')
  if (kind === '/contact') await field.fill(MESSAGE)
  await settled(page)
  const faults: string[] = []
  const texts = await textOf(page)
  const gone = served.filter((text) => !texts.includes(text))
  if (gone.length > 0) faults.push(`${kind} without ${lost}: ${gone.length} texts are gone: ${gone[0]}`)
  if (kind === '/contact' && (await field.inputValue()) !== MESSAGE) faults.push(`without ${lost}: message`)
  await page.context().close()
  return faults
}

// Firefox's driver does not report what is loaded late in time.
test.skipIf(isFirefox).for(KINDS)(
  '%s without any one of its scripts',
  { timeout: 300_000 },
  async (kind, { site }) => {
    const unscripted = await site.open(kind, { hasJavaScript: false })
    const served = await textOf(unscripted)
    const whole = await site.open(kind)
    await settled(whole)
    // What the page itself takes away or changes is not lost.
    const texts = await textOf(whole)
    const kept = served.filter((text) => texts.includes(text))
    expect(kept.length).toBeGreaterThan(served.length / 2)

    const loaded = await scriptsOf(whole)
    expect(loaded.length).toBeGreaterThan(5)
    const scripts = loaded.filter((script) => isOnEachKind || !tried.has(script))
    for (const script of scripts) tried.add(script)
    const faults: string[] = []
    const work = async () => {
      for (let lost = scripts.pop(); lost !== undefined; lost = scripts.pop())
        faults.push(...(await faultsWithout(site, kind, lost, kept)))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    expect(faults).toEqual([])
  },
)

test.skipIf(isFirefox).for(KINDS)('%s, offline soon after it is opened', async (kind, { site }) => {
  for (const wait of [0, 100, 500]) {
    // A fast machine has loaded everything by then, a slow one nothing.
    const page = await site.open(kind, { possibleErrors: expectedErrors })
    const before = await textOf(page)
    await page.waitForTimeout(wait)
    await page.context().setOffline(true)
    await page.waitForTimeout(1000)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toContain('did not open')
    const texts = await textOf(page)
    expect(before.filter((text) => !texts.includes(text))).toEqual([])
    await page.context().close()
  }
})

test('after a navigation a lost part says so in its place, and Retry loads it', async ({ site }) => {
  let isBroken = true
  const page = await site.open('/services', {
    expectedErrors,
    prepare: (one) =>
      one.route(/\/assets\/NextSteps-.*\.js/, (route) =>
        isBroken ? route.abort('failed') : route.continue(),
      ),
  })
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  const lost = page.getByRole('alert').filter({ hasText: 'This part could not be loaded.' })
  await lost.waitFor()
  await page.getByLabel('Message').fill(MESSAGE)
  isBroken = false
  await retry(page, () => Promise.resolve())
  await page.getByText('A person answers').first().waitFor()
  await lost.waitFor({ state: 'detached' })
  if (!isFirefox) expect(await page.getByLabel('Message').inputValue()).toBe(MESSAGE)
})

test('a page whose code was lost is there when the visitor comes back to it', async ({ site }) => {
  let isBroken = true
  const page = await site.open('/services', {
    expectedErrors,
    prepare: (one) =>
      one.route(/\/assets\/AboutPage-.*\.js/, (route) =>
        isBroken ? route.abort('failed') : route.continue(),
      ),
  })
  await hydrated(page)
  const about = page.getByRole('banner').getByRole('link', { name: 'About' })
  await about.click()
  await page.getByRole('heading', { level: 1, name: 'This page did not open.' }).waitFor()
  isBroken = false
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: /services/i }).waitFor()
  await about.click()
  // Firefox shows the message again: Retry reloads the page.
  if (isFirefox) await retry(page, () => Promise.resolve())
  await page.getByRole('heading', { level: 1, name: /show you/i }).waitFor()
})
