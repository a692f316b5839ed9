// Tries the built site in WebKit, the engine of Safari: npm run test:webkit. Debian's MiniBrowser is driven by WebDriver on a
// screen without a monitor. What it cannot tell: Docs/Handbook, Other engines.
import { readdirSync, writeFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  firstOf,
  freePort,
  inLibraries,
  needPrograms,
  runCommand,
  startDisplay,
  startProgram,
  temporaryFolder,
  until,
} from './programs.mjs'
import { serveWatched } from './watchedSite.mjs'
import { KEYS, openSession } from './webdriver.mjs'

/** @import { Watched } from './watchedSite.mjs' */
/** @typedef {Awaited<ReturnType<typeof openSession>>} Page */
/** @typedef {(page: Page, url: string, width: number) => Promise<unknown>} Check */

/** The maximum time from the navigation to a page that is complete, in ms, and the number of tries: another program may delay one. */
const LAID_OUT_MS = 3000
const TRIES = 3

/** @type {readonly (readonly [number, number])[]} */
const WINDOWS = [
  [1280, 900],
  [390, 844],
]

const PAGES = [
  '/',
  '/services',
  '/services/staking-platform',
  '/services/training',
  '/services/launchpad-development',
  '/services/smart-contracts',
  '/products',
  '/products/token-locker',
  '/products/token-generator',
  '/products/enterprise-solutions',
  '/products/crypto-listing',
  '/about',
  '/contact',
  '/contact?about=staking',
  '/no/such/page',
]
const DEMOS = readdirSync(fileURLToPath(new URL('../dist/demo', import.meta.url)), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

// Before its code is there, a button may be a link.
const BUTTON = ':is(button, [role="button"])'
const MENU_ITEM = '[role="menuitem"], nav a'
const FIELD = 'input, textarea'

const miniBrowser = () => inLibraries(/webkit2gtk-4\.\d$/, 'MiniBrowser')

/** Starts the driver. @returns {Promise<() => Promise<Page>>} opens a window */
async function startDriver() {
  const settings = temporaryFolder('webkit')
  mkdirSync(join(settings, 'gtk-3.0'))
  // The toolbar would keep a window wider than a phone.
  const toolbar = 'toolbar *, button, entry { min-width: 0; padding-left: 0; padding-right: 0; }'
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), toolbar)
  // Without motion: a view transition crashes this engine under automation.
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  startProgram('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: await startDisplay('1400x1000'),
    XDG_CONFIG_HOME: settings,
    GDK_BACKEND: 'x11',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
  })
  await until('WebKitWebDriver has started', () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const options = { binary: miniBrowser(), args: ['--automation'] }
  return () => openSession(url, { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
}

/** @type {(page: Page) => Promise<Watched | undefined>} */
const watchedOf = (page) => page.run(() => Reflect.get(window, 'watched'))
const shows = (/** @type {Page} */ page, /** @type {string} */ text) =>
  page.until(`“${text}”`, (wanted) => document.body.innerText.includes(wanted), text)
const isAt = (/** @type {Page} */ page, /** @type {string} */ path) =>
  page.until(`the address ${path}`, (wanted) => location.pathname + location.search === wanted, path)
const hasFocus = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.until(
    `the focus on “${name}”`,
    (wanted) => (document.activeElement?.ariaLabel ?? document.activeElement?.textContent)?.trim() === wanted,
    name,
  )
/** The dialogs have this name; "" means that none is open. */
const hasDialog = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.until(
    name ? `the dialog “${name}”` : 'no dialog',
    (wanted) => {
      const open = [...document.querySelectorAll('[role="dialog"], dialog[open]')]
      const nameOf = (/** @type {Element} */ one) =>
        one.ariaLabel ?? document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent
      return wanted ? open.some((one) => nameOf(one) === wanted) : open.length === 0
    },
    name,
  )

/**
 * Opens an address and waits until the page responds.
 * @param {Page} page
 * @param {string} url
 */
async function visit(page, url) {
  // A change of the fragment alone would load nothing.
  await page.go('about:blank')
  await page.go(url)
  await until('the page is hydrated', async () => (await watchedOf(page))?.hydratedMs)
}

const isLaidOut = (/** @type {Page} */ page) =>
  until('the page is laid out', async () => (await watchedOf(page))?.laidOutMs)

/** Opens an address, and fails if the page is not complete in time. */
async function visitInTime(/** @type {Page} */ page, /** @type {string} */ url) {
  const times = []
  while (times.length < TRIES) {
    await visit(page, url)
    await isLaidOut(page)
    times.push(Math.round((await watchedOf(page))?.laidOutMs ?? 0))
    if (times.some((time) => time <= LAID_OUT_MS)) return
  }
  throw new Error(`laid out after ${times.join(', ')} ms`)
}

const openMenu = async (/** @type {Page} */ page, /** @type {number} */ width) => {
  if (width < 768) await page.click(BUTTON, 'Open menu')
  await page.click(`header ${BUTTON}`, 'Services')
}
const hasRewards = (/** @type {Page} */ page) => shows(page, '0.671233 POL')
const typeAmount = async (/** @type {Page} */ page, /** @type {string} */ url) => {
  await visit(page, `${url}/?demo=staking`)
  await page.click(BUTTON, 'Stake in Polygon Growth')
  await page.click(FIELD, 'Amount to stake')
  await page.type('2500')
  await hasRewards(page)
}

/**
 * What a visitor does, by name.
 * @type {Record<string, Check>}
 */
const journeys = {
  'the menu leads to a page': async (page, url, width) => {
    await visit(page, url)
    await openMenu(page, width)
    await page.click(MENU_ITEM, 'Training')
    await isAt(page, '/services/training')
    await hasFocus(page, 'Training')
  },
  'a demo by the menu, and closed': async (page, url, width) => {
    await visit(page, url)
    await openMenu(page, width)
    await page.click(MENU_ITEM, 'Live Demo: Token creation')
    await hasDialog(page, 'Token generator')
    await page.click(BUTTON, 'Close demo')
    await hasDialog(page, '')
    await hasFocus(page, width < 768 ? 'Open menu' : 'Services')
  },
  'a demo by its tile, and Back': async (page, url) => {
    await visit(page, url)
    await page.click('a', 'Open demo: Staking')
    await hasDialog(page, 'Staking platform')
    await page.run(() => history.back())
    await hasDialog(page, '')
  },
  'an amount typed': typeAmount,
  'a tour': async (page, url) => {
    await visit(page, `${url}/?demo=staking`)
    await page.click(BUTTON, 'Watch it')
    await shows(page, 'Step 1 of 5')
    for (let step = 2; step <= 5; step++) {
      await page.click(BUTTON, 'Next')
      await shows(page, `Step ${step} of 5`)
    }
    await hasRewards(page)
  },
  'the chat answers': async (page, url) => {
    await visit(page, `${url}/contact`)
    // Beside a control of the page the button is 40 px wide until the pointer is on it, so the driver would press 20 px from the
    // window's edge. GTK's scroll bar takes each press on the last 21 px, without a click: on a plain page, too.
    await page.hover(BUTTON, 'Open chat')
    await page.click(BUTTON, 'Open chat')
    await hasFocus(page, 'Message to the assistant')
    await page.type(`do you build bridges?${KEYS.enter}`)
    await page.click('dialog a, [role="dialog"] a', 'Cross-chain bridge')
    await isAt(page, '/services/cross-chain-bridge')
  },
  'the search finds a page': async (page, url) => {
    await visit(page, url)
    await page.click(`header ${BUTTON}`, 'Search')
    await hasDialog(page, 'Search this site')
    await page.type('enterprise solutions')
    await page.find('[role="option"][aria-selected="true"]', 'Enterprise solutions…')
    await page.type(KEYS.enter)
    await isAt(page, '/products/enterprise-solutions')
  },
  'the search over a demo closes alone': async (page, url) => {
    await typeAmount(page, url)
    await page.type('k', KEYS.control)
    await hasDialog(page, 'Search this site')
    await page.type(KEYS.escape)
    await page.until('the search is closed', () => !document.querySelector('[role="combobox"]'))
    await hasRewards(page)
    await hasDialog(page, 'Staking platform')
  },
  'a demo is sent as it stands, and its link opens it so': async (page, url) => {
    await typeAmount(page, url)
    await page.click(BUTTON, 'Send this demo')
    await page.click(BUTTON, 'Copy link')
    await shows(page, 'Link copied.')
    const copied = (await watchedOf(page))?.copied ?? ''
    const { pathname, hash } = new URL(copied)
    if (!hash.startsWith('#at=')) throw new Error(`the link is ${copied}`)
    await visit(page, url + pathname + hash)
    await shows(page, 'Opened as it was sent.')
    await hasRewards(page)
  },
  'a policy': async (page, url) => {
    await visit(page, `${url}/about`)
    await isLaidOut(page)
    await page.click(`footer ${BUTTON}`, 'Privacy Policy')
    await hasDialog(page, 'Privacy Policy')
    await page.type(KEYS.escape)
    await hasDialog(page, '')
    await hasFocus(page, 'Privacy Policy')
  },
  'a theme is chosen, and kept': async (page, url) => {
    const isDark = () => document.documentElement.dataset.theme === 'dark'
    await visit(page, `${url}/about`)
    await isLaidOut(page)
    await page.click('footer label', 'Dark')
    await page.until('dark', isDark)
    await visit(page, url)
    await page.until('dark on the next page', isDark)
    await page.run(() => localStorage.clear())
  },
}

/** @type {Record<string, Check>} */
const checks = {}
for (const path of PAGES) checks[path] = (page, url) => visitInTime(page, url + path)
for (const demo of DEMOS) {
  checks[`/demo/${demo}`] = (page, url) => visitInTime(page, `${url}/demo/${demo}`)
  checks[`/?demo=${demo}`] = async (page, url) => {
    await visitInTime(page, `${url}/?demo=${demo}`)
    await page.find(BUTTON, 'Close demo')
  }
}
Object.assign(checks, journeys)

async function main() {
  const started = performance.now()
  const words = process.argv.slice(2)
  needPrograms({
    'webkit2gtk-driver': () => miniBrowser() && firstOf('/usr/bin/WebKitWebDriver'),
    xvfb: () => firstOf('/usr/bin/Xvfb'),
  })
  const url = await serveWatched()
  const openPage = await startDriver()
  /** @type {string[]} */
  const failures = []
  let count = 0
  for (const [width, height] of WINDOWS) {
    /** @type {Page | undefined} */
    let page
    for (const [name, check] of Object.entries(checks).filter(
      ([one]) => words.length === 0 || words.some((word) => one.includes(word)),
    )) {
      count++
      try {
        page ??= await openPage()
        await page.resize(width, height)
        await check(page, url, width)
        const faults = (await watchedOf(page))?.faults ?? []
        if (faults.length > 0) throw new Error(faults.join('; '))
      } catch (error) {
        failures.push(`${width} px, ${name}: ${error instanceof Error ? error.message : String(error)}`)
        console.log(`✗ ${failures.at(-1)}`)
        // The next check starts in a new window: this one may hang.
        await page?.close()
        page = undefined
      }
    }
    await page?.close()
  }
  console.log(
    `\n${count - failures.length} of ${count} passed in ${Math.round((performance.now() - started) / 1000)} s`,
  )
  if (failures.length > 0) console.log(`Failures:\n${failures.map((one) => `  ${one}`).join('\n')}`)
  return failures.length
}

await runCommand(main)
