// The built Storybook, on the site's host with the site's server: its links are public.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright'
import sirv from 'sirv'
import { describe, expect } from 'vitest'
import { company } from '#src/content/company.ts'
import { demos } from '../../src/content/demos.ts'
import { sumOf, weighBook } from '../../tools/bookWeight.mjs'
import { test, withClipboard, type OpenOptions, type Site } from './site.ts'

const { published, renamed } = JSON.parse(
  await readFile(new URL('../../stories/publishedIds.json', import.meta.url), 'utf8'),
) as { published: string[]; renamed: Record<string, string> }

/** Storybook's own pages are ten times the site's. */
const BOOK_MS = 60_000

const story = (id: string) => `/storybook/iframe.html?id=${id}&viewMode=story`
/** The story and nothing else, also of a preview. */
const itself = (id: string) => `${story(id)}&globals=theme:system`

test('holds every id that was ever published, by its own name or under a new one', async ({ site }) => {
  const { entries } = (await (await fetch(`${site.url}/storybook/index.json`)).json()) as {
    entries: Record<string, unknown>
  }
  const lost = published.filter((id) => !Object.hasOwn(entries, renamed[id] ?? id))
  expect(lost).toEqual([])
})

test('a story alone works like on the site, under a separate policy', async ({ site }) => {
  const answer = await fetch(`${site.url}/storybook/iframe.html`)
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  const page = await site.open(`${itself('demos-token-generator--preview')}&name=Orchard`, { width: 390 })
  expect(await page.getByRole('textbox', { name: 'Token name' }).inputValue()).toBe('Orchard')
  await page.getByRole('textbox', { name: 'Symbol' }).fill('ORC')
  await page.getByRole('textbox', { name: 'Total supply' }).fill('1000')
  await page.getByRole('button', { name: 'Continue to Review' }).click()
  await page.getByRole('button', { name: 'Deploy' }).waitFor()
})

test('a page of docs keeps its theme, whatever theme its pictures have', async ({ site }) => {
  const page = await site.open('/storybook/iframe.html?id=docs-states--docs&viewMode=docs')
  const picture = page.frameLocator('iframe[title$=", Ink"]').first()
  await picture.locator('html[data-theme="dark"] #storybook-root:not(:empty)').waitFor({ timeout: BOOK_MS })
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light')
})

test('a story alone leads to the inquiry of the site', async ({ site }) => {
  const page = await site.open(itself('demos-staking--preview'))
  await page.getByRole('link', { name: 'Ask for your version' }).click()
  await page.waitForURL('**/contact?about=staking')
})

/** Storybook on a host without the site, and a page; the page closes before the host that it loads from. */
async function withStorybookOnly(
  site: Site,
  options: OpenOptions,
  use: (page: Page, own: string) => Promise<void>,
): Promise<void> {
  const server = createServer(sirv(fileURLToPath(new URL('../../dist/storybook', import.meta.url))))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const page = await site.open('/404', {
    ...options,
    expectedErrors: [/404/, ...(options.expectedErrors ?? [])],
  })
  try {
    await use(page, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    await page.close()
    server.closeAllConnections()
    server.close()
  }
}
const previewAlone = 'iframe.html?id=demos-staking--preview&viewMode=story'
/** Once it answers. */
const used = (page: Page) => page.locator('#storybook-root:not([inert])')

describe('without a site beside it', () => {
  test('a preview alone writes to the company, cannot be closed, and hands out links to itself', async ({
    site,
  }) => {
    await withStorybookOnly(site, { prepare: withClipboard }, async (page, own) => {
      await page.goto(`${own}/${previewAlone}`)
      await used(page).getByRole('button', { name: 'Stake in Ether Core' }).click()
      expect(await page.title()).toBe(`Staking platform demo | ${company.name}`)
      expect(await page.getByRole('button', { name: 'Close demo' }).count()).toBe(0)
      const ask = page.getByRole('link', { name: 'Ask for your version' })
      await ask.click()
      const mail = new URL((await ask.getAttribute('href')) ?? '')
      expect(mail.protocol + mail.pathname).toBe(`mailto:${company.supportEmail}`)
      expect(mail.searchParams.get('body')).toMatch(
        /\/iframe\.html\?id=demos-staking--preview\S*&args=at:\S+/,
      )
      expect(await page.getByText('src/content', { exact: false }).count()).toBe(0)
      // A copied link opens the story as it stands.
      await page.getByRole('button', { name: 'Send this demo' }).click()
      await page.getByRole('button', { name: 'Copy link', exact: true }).click()
      await page.getByText('Link copied.').waitFor()
      const link = await page.evaluate(() => (window as unknown as { copiedText: string }).copiedText)
      expect(link.startsWith(`${own}/iframe.html?id=demos-staking--preview`)).toBe(true)
      await page.goto('about:blank')
      await page.goto(link)
      await used(page).getByRole('textbox', { name: 'Amount to stake' }).waitFor()
    })
  })

  test('the first picture of each preview needs no script of the demo, and no preview loads Storybook', async ({
    site,
  }) => {
    await withStorybookOnly(site, { expectedErrors: [/Failed to load/] }, async (page, own) => {
      const requested: string[] = []
      page.on('request', (request) => {
        const { origin, pathname } = new URL(request.url())
        if (origin === own) requested.push(pathname)
      })
      await page.route('**/alone/assets/*.js', (route) => route.abort())
      for (const { key, name } of demos) {
        await page.goto(`${own}/iframe.html?id=demos-${key}--preview&viewMode=story`)
        const picture = page.locator('#storybook-root')
        await picture.getByText(name, { exact: false }).first().waitFor()
        // A press would be lost.
        expect(await picture.evaluate((place) => (place as HTMLElement).inert)).toBe(true)
        expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Instrument')
      }
      expect(requested.filter((path) => /^\/(?:assets|sb-)|vite-inject/.test(path))).toEqual([])
      await page.unroute('**/alone/assets/*.js')
      requested.length = 0
      await page.goto(`${own}/${previewAlone}`)
      await used(page).getByRole('button', { name: 'Stake in Ether Core' }).waitFor()
      // Twice as many are a second on a slow connection.
      expect(requested.length).toBeLessThanOrEqual(60)
    })
  })

  test('a mistyped demo leads to a plain page', async ({ site }) => {
    await withStorybookOnly(site, { expectedErrors: [/Couldn't find story matching/] }, async (page, own) => {
      await page.goto(`${own}/${previewAlone.replace('staking', 'stakin')}`)
      await page
        .getByRole('heading', { name: 'There is nothing at this address.' })
        .waitFor({ timeout: BOOK_MS })
      expect(await page.getByRole('link').count()).toBe(0)
    })
  })

  test('the book says where the site is to be set', async ({ site }) => {
    await withStorybookOnly(site, {}, async (page, own) => {
      await page.goto(`${own}/iframe.html?id=docs-demo-links--docs&viewMode=docs`)
      await page
        .getByText('There is no site beside this Storybook.', { exact: false })
        .waitFor({ timeout: BOOK_MS })
      expect(await page.getByRole('link', { name: /^Open Live/ }).count()).toBe(0)
    })
  })
})

test('a story in the book asks before it is closed and something is lost', async ({ site }) => {
  const page = await site.open('/storybook/?path=/story/demos-token-generator--preview')
  const frame = page.frameLocator('#storybook-preview-iframe')
  const close = frame.getByRole('button', { name: 'Close demo' })
  const name = frame.getByRole('textbox', { name: 'Token name' })
  const asked: string[] = []
  let isWanted = false
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void (isWanted ? dialog.accept() : dialog.dismiss())
  })
  await close.click({ timeout: BOOK_MS })
  expect(asked).toEqual([])
  await name.fill('Orchard')
  await close.click()
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]).toContain('lost')
  expect(await name.inputValue()).toBe('Orchard')
  isWanted = true
  await close.click()
  await expect.poll(() => name.inputValue()).toBe('')
})

test('a page of docs has its own title, also where a story has one', async ({ site }) => {
  const page = await site.open('/storybook/iframe.html?viewMode=docs&id=patterns-page-meta--docs')
  await page.locator('.sb-story').first().waitFor({ state: 'attached', timeout: BOOK_MS })
  await page.waitForFunction(
    () => [...document.querySelectorAll('.sb-story')].every((story) => story.hasChildNodes()),
    undefined,
    { timeout: BOOK_MS },
  )
  expect(await page.title()).toBe(`Page metadata | ${company.name}`)
})

describe('a demo’s preview, opened by its link', () => {
  test('leads to the page that is made for being sent, with what the address says', async ({ site }) => {
    const page = await site.open(`${story('demos-token-generator--preview')}&name=Orchard&symbol=ORC`)
    expect(new URL(page.url()).pathname).toBe('/demo/token-generator')
    await expect.poll(() => page.getByRole('textbox', { name: 'Token name' }).inputValue()).toBe('Orchard')
    expect(await page.title()).toContain('Token generator demo')
  })

  test('at a moment, leads there', async ({ site }) => {
    const sent = await site.open('/demo/staking')
    await sent.getByRole('button', { name: 'Stake in Ether Core' }).click()
    await sent.getByRole('textbox').first().fill('2')
    await sent.getByRole('link', { name: 'Ask for your version' }).click()
    await sent.waitForURL('**/contact?about=staking#at=*')
    const code = sent.url().split('#at=')[1]
    const page = await site.open(`${story('demos-staking--preview')}&args=at:${code}`)
    expect(new URL(page.url()).search).toBe('')
    expect(new URL(page.url()).pathname).toBe('/demo/staking')
    await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe('2')
  })
})

describe('a link with a slip in it', () => {
  const wrong = 'demos-stakin--preview'
  const expectedErrors = [/Couldn't find story matching/]
  test('says so, and asks to get it again', async ({ site }) => {
    const page = await site.open(story(wrong), { expectedErrors, width: 390 })
    await page
      .getByRole('heading', { name: 'There is nothing at this address.' })
      .waitFor({ timeout: BOOK_MS })
    expect(await page.getByText('Make sure your story').count()).toBe(0)
    await page.getByText('Ask for it again where you got it from.', { exact: false }).waitFor()
    expect(await page.getByRole('link').count()).toBe(0)
  })

  test('does so in the book as well', async ({ site }) => {
    const page = await site.open(`/storybook/?path=/story/${wrong}`, { expectedErrors })
    const link = page
      .frameLocator('#storybook-preview-iframe')
      .getByRole('link', { name: 'All demos, with their links' })
    await link.click({ timeout: BOOK_MS })
    await page.waitForURL((url) => url.searchParams.get('path') === '/docs/docs-demo-links--docs')
  })

  test('with arguments that are none opens the story', async ({ site }) => {
    const page = await site.open(`${story('demos-staking--preview')}&args=foo:!date(x);bar[:x]`)
    await page.getByText('Polygon Growth').first().waitFor({ timeout: BOOK_MS })
  })
})

/** Renames of other components, and of each name of a state one. */
const kindsOfRenames = new Map(
  Object.entries(renamed).map(([oldId, newId]) => {
    const [[owner, was], [newOwner, is]] = [oldId.split('--'), newId.split('--')]
    return [owner === newOwner ? `${was} ${is}` : oldId, [oldId, newId] as const]
  }),
)

describe('an old link', () => {
  test.for([...kindsOfRenames.values()])('%s leads to %s', async ([oldId, newId], { site }) => {
    // A page of docs is a separate view, in a separate root.
    const isPage = oldId.endsWith('--docs')
    const address = story(oldId)
    // A play may need the window that its story names.
    const width = newId.endsWith('-smallest-phone') ? 320 : newId.endsWith('-phone') ? 390 : 1280
    const page = await site.open(isPage ? address.replace('viewMode=story', 'viewMode=docs') : address, {
      width,
    })
    await page.waitForURL((url) => url.searchParams.get('id') === newId)
    await page.waitForFunction(
      // A dialog is drawn beside the root.
      (root) =>
        document.querySelector(root)?.hasChildNodes() || document.querySelector('[role="dialog"], dialog'),
      isPage ? '#storybook-docs' : '#storybook-root',
      { timeout: BOOK_MS },
    )
  })

  test('in the manager does as well', async ({ site }) => {
    // A page of docs is in another root.
    const [oldId = '', newId = ''] = Object.entries(renamed).find(([id]) => !id.endsWith('--docs')) ?? []
    const page = await site.open(`/storybook/?path=/story/${oldId}`)
    await page.waitForURL((url) => url.searchParams.get('path') === `/story/${newId}`)
    await page
      .frameLocator('#storybook-preview-iframe')
      .locator('#storybook-root:not(:empty)')
      .waitFor({ state: 'attached', timeout: BOOK_MS })
  })
})

test('opens with the introduction', async ({ site }) => {
  const page = await site.open('/storybook')
  expect(new URL(page.url()).pathname).toBe('/storybook/')
  const content = page.frameLocator('#storybook-preview-iframe')
  await content.getByRole('heading', { level: 1 }).waitFor({ timeout: BOOK_MS })
})

test('Demo links names every demo', async ({ site }) => {
  const links = await site.open('/storybook/iframe.html?id=docs-demo-links--docs&viewMode=docs')
  for (const { name } of demos)
    await links.getByText(name, { exact: true }).first().waitFor({ timeout: BOOK_MS })
})

test('the page of a component leads with its main state, and says when it is used and where', async ({
  site,
}) => {
  const page = await site.open('/storybook/iframe.html?id=primitives-button--docs&viewMode=docs')
  await page.getByRole('heading', { level: 2, name: 'When to use it' }).waitFor({ timeout: BOOK_MS })
  const [main] = await page
    .locator('.docs-story [id^="story--"]')
    .evaluateAll((stories) => stories.map(({ id }) => id))
  expect(main).toContain('primitives-button--primary')
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings).toEqual(
    expect.arrayContaining([
      'Do and don’t',
      'Accessibility',
      'Tokens',
      'Where it is used',
      'What changed last',
    ]),
  )
  const users = page.getByRole('link', { name: 'Staking platform' })
  expect(await users.getAttribute('href')).toBe('./?path=/docs/demos-staking--docs')
  // The source loads when it is opened.
  await page.getByText('Source: src/primitives/Button.tsx').click()
  await page.getByText('export function Button(').waitFor()
})

test('each page of a component has its status, and what changed lists the stories since the release', async ({
  site,
}) => {
  const page = await site.open('/storybook/iframe.html?id=primitives-fold--docs&viewMode=docs')
  const status = page.getByRole('listitem').filter({ hasText: /^Status: / })
  // A copy without the history of its files says that it has none.
  await expect
    .poll(() => status.textContent(), { timeout: BOOK_MS })
    .toMatch(/^Status: (?:(?:New|Changed|Stable)\. .* \d+\.\d+\.\d+|Not known: .*)\.$/)
  const hasHistory = !(await status.textContent())?.includes('Not known')
  await page.goto(`${site.url}/storybook/iframe.html?id=docs-what-changed--docs&viewMode=docs`)
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: BOOK_MS })
  if (!hasHistory) {
    await page.getByText(/built without the history/).waitFor()
    return
  }
  await page.getByRole('heading', { name: /Drawn otherwise since \d/ }).waitFor({ timeout: BOOK_MS })
  const places = page.getByRole('group').filter({ hasText: /\(\d+\)/ })
  expect(await places.count()).toBeGreaterThan(4)
  await places.first().locator('summary').click()
  expect(await places.first().getByRole('link').first().getAttribute('href')).toMatch(/^\.\/\?path=\/story\//)
})

test('the list of what is on a page leads to each of its headings', async ({ site }) => {
  const page = await site.open('/storybook/iframe.html?id=primitives-button--docs&viewMode=docs')
  const entries = page.locator('.toc-wrapper a')
  await expect.poll(() => entries.count(), { timeout: BOOK_MS }).toBeGreaterThan(8)
  const astray = await entries.evaluateAll((links) =>
    links
      .filter(
        (link) => !document.getElementById(decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))),
      )
      .map(({ textContent }) => textContent),
  )
  expect(astray).toEqual([])
})

test('the page of a component links to its design file, when its notes have the address', async ({
  site,
}) => {
  const designFile = 'https://design.example.com/file/7?node=button'
  const page = await site.open('/404', {
    expectedErrors: [/404/],
    prepare: (page) =>
      page.route(/\/storybook\/assets\/ComponentPage-.*\.js$/, async (route) => {
        const response = await route.fetch()
        const notes = /(["'`]primitives-button["'`]:\{)(?=purpose:)/
        const text = await response.text()
        expect(text).toMatch(notes)
        await route.fulfill({ response, body: text.replace(notes, `$1designFile:'${designFile}',`) })
      }),
  })
  const link = page.getByRole('link', { name: 'Design file' })
  const open = async (id: string) => {
    await page.goto(`${site.url}/storybook/iframe.html?id=${id}--docs&viewMode=docs`)
    await page.getByRole('heading', { level: 2, name: 'When to use it' }).waitFor({ timeout: BOOK_MS })
  }
  await open('primitives-button')
  expect(await link.getAttribute('href')).toBe(designFile)
  await open('primitives-tabs')
  expect(await link.count()).toBe(0)
})

describe('sizes and times', () => {
  /** After gzip, without Storybook's index: a seventh more than our part of the manager had when it was set. */
  const MOST_OF_OUR_MANAGER_KB = 17
  /** The same for our part of a first visit. */
  const MOST_OF_OURS_KB = 58
  /** Of a first visit as a whole, a tenth more than when it was set: interface, fonts and readers of props that are not needed count. */
  const MOST_KB = 1800

  test('our part of a first visit stays small', async ({ browserFor, server }) => {
    const browser = await browserFor({ hasMotion: false, isDark: false })
    const loaded = await weighBook(browser, `${server.url}/storybook`)
    const [manager, preview] = [
      sumOf(loaded, { part: 'manager', isOurs: true }),
      sumOf(loaded, { part: 'preview', isOurs: true }),
    ]
    // The events panel and the introduction are in it, or this weighs nothing.
    expect(manager).toBeGreaterThan(5)
    expect(preview).toBeGreaterThan(10)
    expect(manager).toBeLessThan(MOST_OF_OUR_MANAGER_KB)
    expect(manager + preview).toBeLessThan(MOST_OF_OURS_KB)
    expect(loaded.reduce((sum, { kB }) => sum + kB, 0)).toBeLessThan(MOST_KB)
  })

  /** From a cold start, on a machine with a free core. */
  const FIRST_PICTURE_MS = 2000

  test('States shows its first picture soon', async ({ browserFor, server }) => {
    const browser = await browserFor({ hasMotion: false, isDark: false })
    const timed = async (address: string, isThere: (page: Page) => Locator) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
      const begun = performance.now()
      await page.goto(`${server.url}/storybook/${address}`)
      await isThere(page).waitFor({ timeout: BOOK_MS })
      const ms = performance.now() - begun
      await page.close()
      return ms
    }
    const root = '#storybook-root:not(:empty)'
    const states = () =>
      timed('iframe.html?id=docs-states--docs&viewMode=docs', (page) =>
        page.frameLocator('iframe[title$=", Paper"]').first().locator(root),
      )
    const first = Math.min(await states(), await states(), await states())
    const isBusy = (loadavg()[0] ?? 0) > availableParallelism() - 1
    // On a busy machine, times vary: at most three times what a page of docs and a story take one after the other.
    const page = isBusy
      ? await timed('iframe.html?id=docs-introduction--docs&viewMode=docs', (page) =>
          page.getByRole('heading', { level: 1 }),
        )
      : 0
    const alone = isBusy
      ? await timed('iframe.html?id=primitives-note--failed&viewMode=story', (page) => page.locator(root))
      : 0
    expect(first).toBeLessThan(isBusy ? Math.max(FIRST_PICTURE_MS, 3 * (page + alone)) : FIRST_PICTURE_MS)
  })

  test('the first picture of States is visible in the book', async ({ site }) => {
    const page = await site.open('/storybook/?path=/docs/docs-states--docs')
    const states = page.frameLocator('#storybook-preview-iframe')
    const picture = states.frameLocator('iframe[title$=", Paper"]').first()
    await picture.locator('#storybook-root:not(:empty)').waitFor({ timeout: BOOK_MS })
  })
})
