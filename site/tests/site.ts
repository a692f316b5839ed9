// The built site in a real browser. The coin API is intercepted; every page watches for errors and policy violations.
import type axeCore from 'axe-core'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type Route,
} from 'playwright'
import { expect, test as base } from 'vitest'
import { mainNavigation } from '../../src/content/navigation.ts'
import { offers } from '../../src/content/offers.ts'
import { rememberColors, RULES_ON_COLOR } from '../../tests/axe.ts'
import { watchBareTexts } from '../../tests/bareTexts.ts'
import { invisibleTexts } from '../../tests/drawings.ts'
import { launchOptions } from '../../tools/browser.mjs'
import { launchFirefox, type Visitor } from '../../tools/firefox.mjs'
import { startServer } from '../serve.mjs'

/** Half of the package's source, which saves a third of a second per page. */
const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** How long a console message may take to arrive after the browser has answered the test. */
const MESSAGE_TIMEOUT_MS = 3000

/** How the coin API behaves. */
export type CoinApi = 'live' | 'fails' | 'silent'

export interface OpenOptions {
  width?: number
  height?: number
  colorScheme?: 'light' | 'dark'
  isTouch?: boolean
  /** Touch is the only pointer. */
  isMobile?: boolean
  hasJavaScript?: boolean
  /** Allows motion; without it the visitor prefers reduced motion, and the machine is not busy with drawing. */
  hasMotion?: boolean
  api?: CoinApi
  /** Console errors that this test expects; each must occur. */
  expectedErrors?: readonly RegExp[]
  /** Console errors that may occur: whether they do depends on how far the page has loaded. */
  possibleErrors?: readonly RegExp[]
  /** Called before the first navigation. */
  prepare?: (page: Page) => Promise<unknown>
}

export interface Site {
  url: string
  /** Opens a path in a fresh window. */
  open: (path: string, options?: OpenOptions) => Promise<Page>
  /** The addresses requested from the coin API, in order. */
  coinRequests: URL[]
}

const coin = (id: string, symbol: string, price: number | null, change: number | null) => ({
  id,
  symbol,
  name: id[0]?.toUpperCase() + id.slice(1),
  image: `https://example.invalid/${id}.png`,
  current_price: price,
  price_change_percentage_24h: change,
  market_cap: 1e9,
})
const liveCoins = [
  coin('bitcoin', 'btc', 70_000, 1.5),
  coin('ethereum', 'eth', 3600.5, -0.6),
  coin('tether', 'usdt', 1, 0.01),
  coin('nullcoin', 'nul', null, null),
  ...['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta'].map((id, index) =>
    coin(id, id.slice(0, 3), index + 2, -index),
  ),
]

async function answerCoinApi(route: Route, api: CoinApi): Promise<void> {
  if (api === 'silent') return
  if (api === 'fails') return route.abort('failed')
  const isGlobal = new URL(route.request().url()).pathname.endsWith('/global')
  const headers = { 'access-control-allow-origin': '*' }
  await route.fulfill({
    headers,
    json: isGlobal ? { data: { total_market_cap: { usd: 2.71e12 } } } : liveCoins,
  })
}

interface Server {
  url: string
}

type ServerOfWorker = [
  (context: object, provide: (server: Server) => Promise<void>) => Promise<void>,
  { scope: 'worker' },
]

/** Serves a built folder for the lifetime of a worker. */
const serving = (options: { directory?: string; base?: string }): ServerOfWorker => [
  // oxlint-disable-next-line no-empty-pattern -- the fixture needs no other fixture
  async ({}, provide) => {
    const server = await startServer({ port: 0, ...options })
    await provide({ url: server.url })
    await server.close()
  },
  { scope: 'worker' },
]

const built = (folder: string) => fileURLToPath(new URL(`../../${folder}`, import.meta.url))

/** `npm run test:firefox` runs these tests in another engine. */
export const isFirefox = process.env.ENGINE === 'firefox'

/** What Firefox reports of the style that its driver adds to a page for a picture. */
export const pictureFaults: readonly RegExp[] = isFirefox
  ? [/Policy violated: style-src-elem|blocked an inline style/]
  : []

type BrowserFor = (visitor: Visitor) => Promise<Browser>

export const test = base.extend<{ browserFor: BrowserFor; server: Server; site: Site }>({
  browserFor: [
    // oxlint-disable-next-line no-empty-pattern -- the fixture needs no other fixture
    async ({}, provide) => {
      const browsers = new Map<string, Promise<Browser>>()
      await provide((visitor) => {
        const kind = isFirefox ? JSON.stringify(visitor) : 'all'
        const browser =
          browsers.get(kind) ?? (isFirefox ? launchFirefox(visitor) : chromium.launch(launchOptions()))
        browsers.set(kind, browser)
        return browser
      })
      for (const browser of browsers.values()) await (await browser).close()
    },
    { scope: 'worker' },
  ],
  server: serving({}),
  site: async ({ browserFor, server }, provide) => {
    const faults: string[] = []
    const expected: RegExp[] = []
    const possible: RegExp[] = []
    const coinRequests: URL[] = []
    const closings: (() => Promise<void>)[] = []
    const open: Site['open'] = async (path, options = {}) => {
      const { width = 1280, height = width < 768 ? 844 : 900, api = 'live' } = options
      expected.push(...(options.expectedErrors ?? []))
      possible.push(...(options.possibleErrors ?? []))
      if (api === 'fails') expected.push(/Failed to load crypto data/, /ERR_FAILED/)
      const { colorScheme = 'light', hasMotion = false, hasJavaScript = true } = options
      const settings: BrowserContextOptions = {
        viewport: { width, height },
        hasTouch: options.isTouch ?? false,
        ...(!isFirefox && {
          isMobile: options.isMobile ?? false,
          colorScheme,
          javaScriptEnabled: hasJavaScript,
          reducedMotion: hasMotion ? 'no-preference' : 'reduce',
        }),
      }
      const browser = await browserFor({ hasMotion, isDark: colorScheme === 'dark' })
      const context = await browser.newContext(settings)
      closings.push(() => context.close())
      await context.route(/api\.coingecko\.com/, (route) => {
        coinRequests.push(new URL(route.request().url()))
        return answerCoinApi(route, api)
      })
      context.setDefaultTimeout(isFirefox ? 20_000 : 8000)
      // A busy machine takes longer for a whole page than for one of its controls.
      context.setDefaultNavigationTimeout(30_000)
      // In every tab, unhandled rejections included.
      context.on('weberror', (error) => faults.push(`Uncaught: ${error.error().message}`))
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text())
      })
      await context.addInitScript(`(${watchBareTexts.toString()})((fault) => console.error(fault))`)
      await context.addInitScript(() =>
        document.addEventListener('hydrated', () => Object.assign(window, { isAlive: true }), { once: true }),
      )
      // A violation of the policy is a fault, whether or not the browser also prints it.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`Policy violated: ${event.violatedDirective} by ${event.blockedURI} ${event.sample}`)
        })
        // Marks the server's markup, so that a test can check whether hydration kept it.
        new MutationObserver((_, observer) => {
          const title = document.getElementById('page-title')
          if (!title) return
          Object.assign(title, { isFromServer: true })
          observer.disconnect()
        }).observe(document, { childList: true, subtree: true })
      })
      const page = await context.newPage()
      await options.prepare?.(page)
      await page.goto(new URL(path, server.url).href)
      return page
    }
    await provide({ url: server.url, open, coinRequests })
    const missing = () =>
      isFirefox ? [] : expected.filter((one) => !faults.some((fault) => one.test(fault)))
    // The browser may report a message after it has answered the test.
    const patience = AbortSignal.timeout(MESSAGE_TIMEOUT_MS)
    while (missing().length > 0 && !patience.aborted) await setTimeout(50)
    for (const close of closings) await close()
    // Firefox does not report failed requests, reports many that ended with their page, and reports errors as a word or an
    // object's fields. Its driver may answer later than the timeout of the market's client.
    const mayFail = expected.length + possible.length > 0
    if (isFirefox)
      possible.push(
        /CORS request did not succeed/,
        /no answer within 5000 ms|NetworkError when attempting/,
        /error loading dynamically imported module/,
        /^Uncaught: download failed/,
      )
    if (isFirefox && mayFail) possible.push(/^Error$/, /^\{.*\}$/)
    const unexpected = faults.filter((fault) => ![...expected, ...possible].some((one) => one.test(fault)))
    expect({ missing: missing(), unexpected }).toEqual({ missing: [], unexpected: [] })
  },
})

/** The same for the build with an additional demo and page, in a folder (site/build/grow.mjs). */
export const testOfPreview = test.extend<{ server: Server }>({
  server: serving({ directory: built('.build/grown/dist'), base: '/preview/' }),
})

/** Resolves when no transition is running; with reduced motion they take a millisecond. */
export const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })

/** The findings of axe on a page at rest, by all rules or by these, because a color has no definite contrast during a transition. */
export async function axeFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Like developer tools, outside the policy; once per page.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource)
    await page.evaluate(rememberColors, await page.evaluateHandle<object>('axe'))
  }
  await atRest(page)
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: typeof axeCore }
    const { violations } = await axe.run(
      // Radix puts focusable guards around a dialog; assistive technology never reaches them.
      { exclude: [['[data-radix-focus-guard]']] },
      { resultTypes: ['violations'], ...(runOnly && { runOnly: [...runOnly] }) },
    )
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
  }, rules)
  const invisible = await page.evaluate(`(${invisibleTexts.toString()})(document.body)`)
  return [...violations, ...(invisible as string[])]
}

/** The findings of axe in the light theme, then in the dark one; only colors differ between the themes. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const [colorScheme, rules] of [['light'], ['dark', RULES_ON_COLOR]] as const) {
    await page.emulateMedia({ colorScheme })
    for (const fault of await axeFaults(page, rules)) faults.push(`${colorScheme}: ${fault}`)
  }
  return faults
}

/**
 * Resolves when the page reports that it is ready: presses of the visitor are no longer delayed, and all of it has its layout
 * (site/start/layOutRest.ts).
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'isAlive' in window && !('arriving' in document.documentElement.dataset))
}

/** Resolves when the page uses its loaded fonts instead of the fallbacks. */
export async function inItsLetters(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const wanted = document.querySelector<HTMLElement>('[data-fonts]')?.dataset.fonts ?? '[]'
    const faces = [...document.fonts].map(({ family }) => family.replaceAll('"', ''))
    return (JSON.parse(wanted) as [string][]).every(([family]) => faces.includes(family))
  })
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** Whether the heading is the server's: React would replace markup that it does not recognize. */
export const isAsServed = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => (document.getElementById('page-title') as { isFromServer?: boolean } | null)?.isFromServer === true,
  )

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

/**
 * How far these elements, or their texts, have shifted so far, by the measure of search engines. Firefox does not
 * measure it.
 */
export const shiftOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate((selector) => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    const isMeant = ({ node }: LayoutShift['sources'][number]) =>
      (node instanceof Element ? node : node?.parentElement)?.matches(selector)
    return (observer.takeRecords() as LayoutShift[])
      .filter(({ sources }) => sources.some(isMeant))
      .reduce((sum, { value }) => sum + value, 0)
  }, selector)

/**
 * Stops the time from now on, except for `runFor`, so that a slow machine changes nothing. The market has answered by
 * then, or the leap ends its wait for a response. The page's clock has to be installed.
 */
export async function holdTime(page: Page): Promise<void> {
  await page.getByText('$2.71T').first().waitFor({ state: 'attached' })
  await page.clock.pauseAt(Date.now() + LEAP_MS)
}
/** Lets stopped time pass, in steps of 20 ms, until something is there that also waits for code from the server. */
export const untilThere = (page: Page, isThere: () => boolean | Promise<boolean>): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.runFor(20)
      return isThere()
    })
    .toBe(true)
/** How far the page's clock leaps when time is stopped: beyond any time that a page may have taken. */
const LEAP_MS = 3_600_000

/** A text as the source of a regular expression. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A demo's panel, by the demo's name. */
export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name })

/** Resolves when the demo itself is open, not only its panel. */
export async function opened(page: Page, name: string): Promise<void> {
  await dialog(page, name).getByRole('button', { name: 'Close demo', exact: true }).waitFor()
  await dialog(page, name).getByText('Loading...', { exact: true }).waitFor({ state: 'detached' })
}

/** A touch, if the engine's driver supports it. */
export const tap = (locator: Locator): Promise<void> => (isFirefox ? locator.click() : locator.tap())

/**
 * Presses Retry. Firefox remembers a failed load for the lifetime of a page: there the page reloads, and the part
 * is requested again.
 */
export async function retry(page: Page, askAgain: () => Promise<unknown>): Promise<void> {
  const button = page.getByRole('button', { name: 'Retry' })
  if (!isFirefox) return button.click()
  await Promise.all([page.waitForEvent('load'), button.click()])
  await hydrated(page)
  await askAgain()
}

/** The file that the page saves when `act` is done. Firefox's driver does not report one: there it is caught in the page. */
export async function savedFile(
  page: Page,
  act: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  if (!isFirefox) {
    const [download] = await Promise.all([page.waitForEvent('download'), act()])
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
  }
  const caught = page.frames().map((frame) =>
    frame.evaluate(
      () =>
        new Promise<{ name: string; bytes: number[] }>((resolve) => {
          const create = URL.createObjectURL.bind(URL)
          let content = new Blob()
          URL.createObjectURL = (blob) => {
            if (blob instanceof Blob) content = blob
            return create(blob)
          }
          HTMLAnchorElement.prototype.click = function caught() {
            void content
              .arrayBuffer()
              .then((bytes) => resolve({ name: this.download, bytes: [...new Uint8Array(bytes)] }))
          }
        }),
    ),
  )
  await act()
  const { name, bytes } = await Promise.race(caught)
  return { name, bytes: Buffer.from(bytes) }
}

/** Makes the window another size, and waits until the page is laid out in it. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.waitForFunction((size) => window.innerWidth === size, width)
  await page.evaluate(() => document.body.getBoundingClientRect().width)
}

/** The name of the focused element. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  )

/** Every address that has a page. */
export const pagePaths: readonly string[] = [...mainNavigation, ...offers].map(({ path }) => path)

/** One page of each kind, with the longest and the shortest name among the details. */
export const pagesOfEachKind = [
  '/',
  '/services',
  '/services/staking-platform',
  '/services/training',
  '/services/launchpad-development',
  '/products',
  '/products/token-locker',
  '/products/enterprise-solutions',
  '/about',
  '/contact',
  '/no/such/page',
] as const

/** Lets a page's clipboard be read by the test. */
export const withClipboard = (page: Page) =>
  page.addInitScript(() => {
    // The initial empty page of a window has none.
    if (!('clipboard' in navigator)) return
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: (text: string) => {
        Object.assign(window, { copiedText: text })
        return Promise.resolve()
      },
    })
  })

/** Opens "Send", copies the link, closes the panel and returns the link without its origin. */
export async function copiedLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send this demo' }).click()
  const panel = page.getByRole('dialog', { name: /^(Send this demo|Pass this demo on)$/ })
  await panel.getByRole('button', { name: 'Copy link', exact: true }).click()
  await panel.getByText('Link copied.').waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  const text = await page.evaluate(() => (window as unknown as { copiedText: string }).copiedText)
  const { pathname, search, hash } = new URL(text)
  return pathname + search + hash
}
