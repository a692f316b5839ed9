// Finds the Chromium that tests run in, or gets one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** What a browser in a container needs, and nothing that talks to the outside. */
const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  // Letters as wide as on the screens of today; hinted ones move the page by 0.08 when the fonts come.
  '--font-render-hinting=none',
]

/** The shell is the same browser without its windows: it takes a third less of the processor. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * How tests start their browser: the one that CHROMIUM_PATH names, else a system Chromium or Chrome, its headless shell
 * before the rest, else Playwright's own, which it finds by itself.
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function launchOptions() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and nothing is there.`)
  const executablePath = named || SYSTEM_BROWSERS.find((path) => existsSync(path))
  return executablePath ? { executablePath, args: BROWSER_ARGUMENTS } : { args: BROWSER_ARGUMENTS }
}

/** @returns {Promise<string | undefined>} the version of the browser that tests would start now */
async function versionOfBrowser() {
  try {
    const browser = await chromium.launch(launchOptions())
    const version = browser.version()
    await browser.close()
    return version
  } catch (error) {
    // What is named or installed and does not start is a fault; what is not there yet can be had.
    if (launchOptions().executablePath) throw error
    return undefined
  }
}

/** Debian's headless shell, where this process may install packages. */
function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Playwright could not: installing Debian’s headless shell of Chromium.')
  for (const parameters of [
    ['update'],
    ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
  ])
    spawnSync('apt-get', parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
}

/** Finds a browser or installs one, and says which. */
export async function ensureBrowser() {
  let version = await versionOfBrowser()
  if (!version) {
    console.log('No Chromium found: installing its headless shell with Playwright.')
    const playwright = 'node_modules/playwright/cli.js'
    spawnSync(process.execPath, [playwright, 'install', '--only-shell', 'chromium'], { stdio: 'inherit' })
    version = await versionOfBrowser()
  }
  if (!version) {
    installFromDebian()
    version = await versionOfBrowser()
  }
  if (!version)
    throw new Error(
      'No Chromium: install Chromium or Chrome, or set CHROMIUM_PATH to one, then run the tests again.',
    )
  console.log(`Browser: Chromium ${version} (${launchOptions().executablePath ?? 'Playwright’s own'})`)
}
