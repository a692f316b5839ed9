// Measures the built site: npm run bench. Prints one table with a bare text page for comparison, and ends with an error
// beyond a budget. Sizes and counts are checked directly, times as ratios to the bare page of the same run, because
// machines differ. Lighthouse is fetched on the first run; without it the rest is still checked.
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { ensureBrowser, launchOptions } from './browser.mjs'
import { slownessNow } from './processorTime.mjs'
import { fetchedFrom, fetchTools } from './fetched.mjs'
import { startServer } from '../site/serve.mjs'

/** @import { Browser, BrowserContextOptions } from 'playwright' */
/** @typedef {{ what: string, value: number, limit: number, unit: string }} Reading */

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const WORK = join(ROOT, '.build')

/** The pages that must reach the full scores. */
const PAGES = [
  '/',
  '/services',
  '/services/staking-platform',
  '/products',
  '/products/token-locker',
  '/about',
  '/contact',
]
const ROUNDS = 3
const LIGHTHOUSE = 'lighthouse@12.8.2'

/** Lighthouse's slow 4G, as a connection. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const SLOW_PROCESSOR = 4

const BUDGET = {
  /** The largest paint, as a ratio to the bare page. */
  largestPaint: 1.5,
  /** Performance may miss one point, because a busy machine costs one; the others none. */
  score: { performance: 99, accessibility: 100, practices: 100, seo: 100 },
  /** Blocking time of the home page, in ms: the median of the rounds, in full Chromium. */
  blocking: 100,
  /** Shifts below half of a thousandth are ignored. */
  shift: 0.0005,
  /** Content that is loaded ahead without a request by the visitor, in kB. */
  loadedAhead: 60,
  /** From press to the first state of a demo, in loads of the bare page on the same connection (about 0.3 s). */
  openingCold: 4,
  openingWarm: 0.7,
  /** From the first press in a sent demo to its next state, on a slow connection and processor, in ms. */
  firstPress: 1500,
  /** From press to the next paint on a slow processor, in ms; the Event Timing API counts in steps of 8. */
  nextPaint: 104,
  /** Share of the main thread, in percent. */
  ticker: 0.5,
  still: 0.2,
}

const BARE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>A bare page</title>
    <meta name="description" content="A page of text and nothing else, to measure others against." />
  </head>
  <body>
    <h1>A bare page</h1>
    <p>Text and nothing else.</p>
  </body>
</html>
`

const readings = /** @type {Reading[]} */ ([])
/**
 * @param {string} what
 * @param {number} value
 * @param {number} limit
 * @param {string} [unit]
 */
const add = (what, value, limit, unit = '') => readings.push({ what, value, limit, unit })

const median = (/** @type {number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function sizes() {
  const { pages, scriptBudget } = JSON.parse(await readFile(join(WORK, 'figures.json'), 'utf8'))
  for (const { path, scriptBytes } of pages) {
    if (!PAGES.includes(path)) continue
    add(`${path} script of the first load, gzip`, scriptBytes / 1000, scriptBudget, 'kB')
  }
}

/**
 * A window without access to the coin API.
 * @param {Browser} browser
 * @param {BrowserContextOptions} options
 */
async function openWindow(browser, options) {
  const context = await browser.newContext(options)
  await context.route(/api\.coingecko\.com/, (route) => route.abort())
  const page = await context.newPage()
  return { context, page, devtools: await context.newCDPSession(page) }
}

const LAPTOP = { viewport: { width: 1280, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/**
 * @param {Browser} browser
 * @param {string} url
 */
async function loadedAhead(browser, url) {
  for (const [name, options] of /** @type {const} */ ([
    ['laptop', LAPTOP],
    ['phone', PHONE],
  ])) {
    const { context, page } = await openWindow(browser, options)
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    const kilobytes = await page.evaluate(() => {
      const { modules = '', sheet = '' } =
        /** @type {HTMLScriptElement | null} */ (document.querySelector('script[data-modules]'))?.dataset ??
        {}
      const own = [...modules.split(' '), sheet]
      const needed = /\.(woff2|svg)$|LiveTicker|marketClient|money|number|Badge/
      return (
        performance
          .getEntriesByType('resource')
          .filter(({ name: file }) => !own.includes(new URL(file).pathname) && !needed.test(file))
          .reduce((sum, entry) => sum + /** @type {PerformanceResourceTiming} */ (entry).encodedBodySize, 0) /
        1000
      )
    })
    add(`loaded ahead on a ${name}`, kilobytes, BUDGET.loadedAhead, 'kB')
    await context.close()
  }
}

/**
 * The duration of a page load, or of a press, on a slow connection.
 * @param {Browser} browser
 * @param {string} url
 * @param {string} bareUrl
 */
async function openings(browser, url, bareUrl) {
  const bare = []
  for (let round = 0; round < ROUNDS; round++) {
    const { context, page, devtools } = await openWindow(browser, LAPTOP)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    await page.goto(bareUrl)
    bare.push(
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            new PerformanceObserver((list, observer) => {
              const paint = list.getEntriesByName('first-contentful-paint')[0]
              if (!paint) return
              observer.disconnect()
              resolve(paint.startTime)
            }).observe({ type: 'paint', buffered: true })
          }),
      ),
    )
    await context.close()
  }
  const unit = median(bare)
  for (const isWarm of [false, true]) {
    const times = []
    for (let round = 0; round < ROUNDS; round++) {
      const { context, page, devtools } = await openWindow(browser, LAPTOP)
      await page.goto(url)
      await page.waitForFunction(() => Object.keys(document.querySelector('header') ?? {}).length > 0)
      await devtools.send('Network.enable')
      await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
      const link = page.getByRole('link', { name: 'Open demo: Staking' })
      if (isWarm) {
        await link.hover()
        await page.waitForTimeout(1500)
      }
      await page.evaluate(() => {
        const times = { pressed: 0, opened: 0 }
        Object.assign(window, { times })
        document.addEventListener('pointerdown', () => (times.pressed = performance.now()), true)
        new MutationObserver(() => {
          if (!times.opened && document.querySelector('[role="dialog"] button[aria-label="Close demo"]'))
            requestAnimationFrame(() => (times.opened = performance.now()))
        }).observe(document, { childList: true, subtree: true })
      })
      await link.click()
      await page.waitForFunction(
        () => /** @type {{ times: { opened: number } }} */ (/** @type {unknown} */ (window)).times.opened > 0,
      )
      times.push(
        await page.evaluate(() => {
          const { times: seen } = /** @type {{ times: { pressed: number, opened: number } }} */ (
            /** @type {unknown} */ (window)
          )
          return seen.opened - seen.pressed
        }),
      )
      await context.close()
    }
    const name = isWarm ? 'hovered before' : 'cold'
    console.log(
      `Opening a demo on slow 4G, ${name}: ${median(times).toFixed(0)} ms (bare page ${unit.toFixed(0)} ms)`,
    )
    add(
      `opening a demo, ${name}`,
      median(times) / unit,
      isWarm ? BUDGET.openingWarm : BUDGET.openingCold,
      '×',
    )
  }
}

/**
 * A sent link, opened without a cache on a slow connection and a slow processor: from the first press, as soon as the demo is
 * visible, to the next state.
 * @param {Browser} browser
 * @param {string} url
 */
async function firstPress(browser, url) {
  const waits = []
  const sinceOpened = []
  for (let round = 0; round < ROUNDS; round++) {
    const { context, page, devtools } = await openWindow(browser, PHONE)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR })
    await page.addInitScript(() => {
      const times = { pressed: 0, changed: 0 }
      Object.assign(window, { times })
      document.addEventListener('pointerdown', () => (times.pressed = performance.now()), true)
      new MutationObserver(() => {
        if (!times.changed && /Amount to stake/.test(document.querySelector('main')?.textContent ?? ''))
          requestAnimationFrame(() => (times.changed = performance.now()))
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(url, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Stake in Ether Core' }).click()
    const { pressed, changed } = await page
      .waitForFunction(() => {
        const { times } = /** @type {{ times: { pressed: number, changed: number } }} */ (
          /** @type {unknown} */ (window)
        )
        return times.changed > 0 && times
      })
      .then((times) => times.jsonValue())
      .then((times) => times || { pressed: Number.NaN, changed: Number.NaN })
    waits.push(changed - pressed)
    sinceOpened.push(changed)
    await context.close()
  }
  console.log(
    `A sent link, cold, slow 4G, ${SLOW_PROCESSOR}× slower: ${median(waits).toFixed(0)} ms from the first press to its state, ${median(sinceOpened).toFixed(0)} ms from opening`,
  )
  add('a sent link, first press to its state', median(waits), BUDGET.firstPress, 'ms')
}

/**
 * Measures presses of a page on a slow processor: from each to the next paint, in ms of the machine of the bounds. A machine that is
 * slower at the moment, by a fixed piece of work before and after the press, does not fail the bound.
 * @param {import('playwright').Page} page
 * @param {import('playwright').CDPSession} devtools
 */
async function pressesOf(page, devtools) {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR })
  await page.evaluate(() => {
    const seen = /** @type {{ slowest: number }} */ (/** @type {unknown} */ (window))
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'click' || name === 'keydown') seen.slowest = Math.max(seen.slowest, duration)
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }))
  })
  /** @type {[what: string, ms: number][]} */
  const taken = []
  const measure = async (/** @type {string} */ what, /** @type {() => Promise<void>} */ act) => {
    const before = slownessNow()
    await page.evaluate(() => Object.assign(window, { slowest: 0 }))
    await act()
    await page.waitForTimeout(600)
    const slowest = await page.evaluate(
      () => /** @type {{ slowest: number }} */ (/** @type {unknown} */ (window)).slowest,
    )
    taken.push([what, slowest / ((before + slownessNow()) / 2)])
  }
  // Like a real hand: the pointer rests first, and the button stays down for a moment. Otherwise work caused by the pointer
  // movement would run before the press and count as its delay.
  const press = async (/** @type {string} */ name, /** @type {import('playwright').Locator} */ control) => {
    await control.hover()
    await page.waitForTimeout(300)
    await measure(name, () => control.click({ delay: 80 }))
  }
  return { taken, measure, press }
}

/**
 * The slowest press on a slow processor.
 * @param {Browser} browser
 * @param {string} url
 */
async function presses(browser, url) {
  const { context, page, devtools } = await openWindow(browser, LAPTOP)
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const { taken, measure, press } = await pressesOf(page, devtools)
  const pressed = (/** @type {'button' | 'link'} */ role, /** @type {string} */ name) =>
    press(name, page.getByRole(role, { name, exact: true }).first())
  await pressed('button', 'Services')
  await measure('Escape', () => page.keyboard.press('Escape'))
  await pressed('link', 'Open demo: Staking')
  await pressed('button', 'Stake in Ether Core')
  await pressed('button', 'Close demo')
  await pressed('button', 'Open chat')
  await pressed('link', 'About')
  console.log(
    `Press to next paint, ${SLOW_PROCESSOR}× slower: ${taken.map(([what, ms]) => `${what} ${ms.toFixed(0)} ms`).join(', ')}`,
  )
  add(
    'slowest press to next paint, 4× slower processor',
    Math.max(...taken.map(([, ms]) => ms)),
    BUDGET.nextPaint,
    'ms',
  )
  await context.close()
}

/** The controls of a page to send. */
const OF_DEMO =
  'main :is(button, [role="tab"], label:has(input[type="radio"]), input:not([type="radio"], [type="datetime-local"]), textarea)'
/** Those that are not the demo's. */
const OF_FRAME = /^(?:Close demo|Step back|Watch it|Make it yours|Send this demo|More)$/
const MOST_CONTROLS = 14

/**
 * The slowest press in each demo on a slow processor: its first controls, in their order, and a letter in each field.
 * @param {Browser} browser
 * @param {string} url
 */
async function demoPresses(browser, url) {
  const home = await (await fetch(url)).text()
  const ids = [...new Set([...home.matchAll(/href="\?demo=([\w-]+)"/g)].map(([, id = '']) => id))]
  /** @type {[id: string, what: string, ms: number][]} */
  const slowest = []
  for (const id of ids) {
    const { context, page, devtools } = await openWindow(browser, LAPTOP)
    await page.goto(`${url}/demo/${id}`)
    await page.waitForLoadState('networkidle')
    const { taken, measure, press } = await pressesOf(page, devtools)
    for (let at = 0; at < MOST_CONTROLS; at++) {
      const control = page.locator(OF_DEMO).nth(at)
      if ((await control.count()) === 0) break
      const name =
        (await control.getAttribute('aria-label')) ?? (await control.textContent().catch(() => '')) ?? ''
      // A control that is out of reach has none of a visitor's presses.
      const isInReach = await control.hover({ timeout: 1000 }).then(
        () => true,
        () => false,
      )
      if (!isInReach || OF_FRAME.test(name.trim()) || !(await control.isEnabled())) continue
      const isField = await control.evaluate((element) => element.matches('input, textarea'))
      await (isField
        ? control.focus().then(() => measure(`a letter in ${name}`, () => page.keyboard.press('1')))
        : press(name, control))
      await page.keyboard.press('Escape')
    }
    const [what, ms] = taken.sort(([, one], [, other]) => other - one)[0] ?? ['nothing to press', Number.NaN]
    slowest.push([id, what, ms])
    await context.close()
  }
  console.log(`Slowest press of each demo, ${SLOW_PROCESSOR}× slower:`)
  for (const [id, what, ms] of slowest)
    console.log(`  ${id.padEnd(22)} ${ms.toFixed(0).padStart(4)} ms  ${what}`)
  add(
    'slowest press in a demo to next paint, 4× slower processor',
    Math.max(...slowest.map(([, , ms]) => ms)),
    BUDGET.nextPaint,
    'ms',
  )
}

/**
 * The share of the main thread that a page uses without interaction.
 * @param {Browser} browser
 * @param {string} url
 */
async function atRest(browser, url) {
  const SECONDS = 8
  for (const isMoving of [true, false]) {
    const { context, page, devtools } = await openWindow(browser, {
      ...LAPTOP,
      reducedMotion: isMoving ? 'no-preference' : 'reduce',
    })
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(3000)
    await devtools.send('Performance.enable')
    const busy = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics')
      const of = (/** @type {string} */ name) => metrics.find((metric) => metric.name === name)?.value ?? 0
      return of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration')
    }
    const before = await busy()
    await page.waitForTimeout(SECONDS * 1000)
    const share = ((await busy()) - before) / SECONDS
    if (isMoving) add('main thread while the ticker runs', share * 100, BUDGET.ticker, '%')
    else add('main thread while nothing moves', share * 100, BUDGET.still, '%')
    await context.close()
  }
}

/** @typedef {(url: string, flags: object) => Promise<{ lhr: { audits: Record<string, { numericValue?: number }>, categories: Record<string, { score: number | null }> } }>} Lighthouse */

/**
 * Lighthouse, from a separate folder; null if it is not available.
 * @returns {Promise<Lighthouse | null>}
 */
async function lighthouse() {
  await fetchTools('lighthouse', LIGHTHOUSE)
  try {
    return (await import(pathToFileURL(fetchedFrom('lighthouse').resolve('lighthouse')).href)).default
  } catch {
    return null
  }
}

/** @returns {Promise<number>} a free port of this machine */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })
}

/** Lighthouse sometimes ends without a paint, because a trace is incomplete. Such a run measured nothing and is repeated. */
const MOST_ATTEMPTS = 3

/**
 * One measurement in a fresh browser.
 * @param {Lighthouse} run
 * @param {string} url
 */
async function measured(run, url) {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const { args, ...others } = launchOptions()
    const browser = await chromium.launch({ ...others, args: [...args, `--remote-debugging-port=${port}`] })
    try {
      const result = await run(url, { port, output: 'json', logLevel: 'silent', formFactor: 'mobile' })
      const hasPaint = result.lhr.audits['largest-contentful-paint']?.numericValue !== undefined
      if (hasPaint || attempt === MOST_ATTEMPTS) return result
    } finally {
      await browser.close()
    }
  }
}

/**
 * Lighthouse on a phone's slow 4G: scores, paints, shift.
 * @param {Lighthouse} run
 * @param {string} siteUrl
 * @param {string} bareUrl
 */
async function paints(run, siteUrl, bareUrl) {
  const targets = [bareUrl, ...PAGES.map((path) => siteUrl + path)]
  const seen = new Map(targets.map((url) => [url, /** @type {Record<string, number>[]} */ ([])]))
  for (let round = 0; round < ROUNDS; round++)
    for (const url of targets) {
      const { lhr } = await measured(run, url)
      const of = (/** @type {string} */ audit) => lhr.audits[audit]?.numericValue ?? Number.NaN
      const score = (/** @type {string} */ name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
      seen.get(url)?.push({
        performance: score('performance'),
        accessibility: score('accessibility'),
        practices: score('best-practices'),
        seo: score('seo'),
        first: of('first-contentful-paint'),
        largest: of('largest-contentful-paint'),
        blocking: of('total-blocking-time'),
        shift: of('cumulative-layout-shift'),
      })
    }
  const middle = (/** @type {string} */ url, /** @type {string} */ key) =>
    median((seen.get(url) ?? []).map((row) => row[key] ?? Number.NaN))
  const bare = middle(bareUrl, 'largest')
  console.log(`\n${'Lighthouse, mobile'.padEnd(30)} perf a11y best  seo    FCP    LCP  × bare  block  shift`)
  for (const url of targets) {
    const name = url === bareUrl ? 'a bare page' : url.slice(siteUrl.length)
    const cell = (/** @type {string} */ key, /** @type {number} */ width, digits = 0) =>
      middle(url, key).toFixed(digits).padStart(width)
    const ratio = middle(url, 'largest') / bare
    console.log(
      `${name.padEnd(30)} ${cell('performance', 4)} ${cell('accessibility', 4)} ${cell('practices', 4)} ${cell('seo', 4)} ${cell('first', 6)} ${cell('largest', 6)} ${ratio.toFixed(2).padStart(7)} ${cell('blocking', 6)} ${cell('shift', 6, 3)}`,
    )
    if (url === bareUrl) continue
    for (const [key, least] of Object.entries(BUDGET.score))
      add(`${name} ${key}, points missing`, 100 - middle(url, key), 100 - least)
    if (name === '/') add(`${name} blocking time`, middle(url, 'blocking'), BUDGET.blocking, 'ms')
    add(`${name} largest paint`, ratio, BUDGET.largestPaint, '× bare')
    add(`${name} shift`, middle(url, 'shift'), BUDGET.shift)
  }
}

async function main() {
  if (!existsSync(join(WORK, 'figures.json')))
    throw new Error('There is no build to measure. Run npm run build first.')
  await ensureBrowser()
  const [load = 0] = loadavg()
  console.log(`Load of the machine before: ${load.toFixed(2)} on ${availableParallelism()} cores`)
  const bareFolder = join(WORK, 'bare')
  await mkdir(bareFolder, { recursive: true })
  await writeFile(join(bareFolder, 'index.html'), BARE)
  const site = await startServer({ port: 0 })
  const bare = await startServer({ port: 0, directory: bareFolder })
  const browser = await chromium.launch(launchOptions())
  try {
    await sizes()
    await loadedAhead(browser, site.url)
    await openings(browser, site.url, bare.url)
    await firstPress(browser, `${site.url}/demo/staking#for=Orchard&color=0b7a75&from=Mara&reply=mara`)
    await presses(browser, site.url)
    await demoPresses(browser, site.url)
    await atRest(browser, site.url)
    const tool = await lighthouse()
    if (tool) await paints(tool, site.url, bare.url)
    else console.log('Lighthouse could not be fetched: scores and paints are not checked.')
  } finally {
    await browser.close()
    await site.close()
    await bare.close()
  }
  console.log('')
  for (const { what, value, limit, unit } of readings)
    console.log(
      `${value > limit ? '✗' : '✓'} ${what.padEnd(58)} ${value.toFixed(2).padStart(8)} ${unit.padEnd(6)} (at most ${limit})`,
    )
  const beyond = readings.filter(({ value, limit }) => !(value <= limit))
  if (beyond.length > 0) throw new Error(`\nBeyond its budget: ${beyond.map(({ what }) => what).join('; ')}.`)
}

try {
  await main()
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
