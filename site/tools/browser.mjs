// Finds the Chromium that tests run in, or gets one.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** What a browser in a container needs, and nothing that talks to the outside. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
]

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser that is there already: CHROMIUM_PATH, else a system Chromium or Chrome, else Playwright's own.
 * @returns {{ path: string, origin: string } | undefined}
 */
export function installedBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and nothing is there.`)
    return { path: named, origin: 'CHROMIUM_PATH' }
  }
  const system = SYSTEM_BROWSERS.find((path) => existsSync(path))
  if (system) return { path: system, origin: 'installed on this machine' }
  const own = chromium.executablePath()
  return own && existsSync(own) ? { path: own, origin: "Playwright's own" } : undefined
}

/**
 * Finds a browser or installs one, and says which.
 * @returns {string} the path of the executable
 */
export function ensureBrowser() {
  let browser = installedBrowser()
  if (!browser) {
    console.log('No Chromium found: installing one with Playwright.')
    spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
    })
    browser = installedBrowser()
  }
  if (!browser && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Playwright could not: installing Debian’s chromium.')
    const run = (/** @type {string[]} */ ...command) =>
      spawnSync('apt-get', command, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    run('update')
    run('install', '-y', '--no-install-recommends', 'chromium')
    browser = installedBrowser()
  }
  if (!browser)
    throw new Error(
      'No Chromium: install Chromium or Chrome, or set CHROMIUM_PATH to one, then run the tests again.',
    )
  const version = execFileSync(browser.path, ['--version'], { encoding: 'utf8' }).trim()
  console.log(`Browser: ${version} (${browser.origin}: ${browser.path})`)
  return browser.path
}
