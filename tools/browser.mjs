// Finds the Chromium that tests run in, or installs one.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { installFromDebian } from './programs.mjs'

/** The flags for a browser in a container, without background network requests. */
const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  // Letter widths as on current screens; hinted ones shift the page by 0.08 when the fonts load.
  '--font-render-hinting=none',
]

/** Browsers of the system, the headless shell first: it takes a third less of the processor. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Written when the pinned shell could not be downloaded. It is tried again a day later. */
const NO_DOWNLOAD_FILE = fileURLToPath(new URL('../.build/no-browser-download', import.meta.url))
const DAY_MS = 24 * 60 * 60 * 1000
/** The longest wait for a connection to the download, in ms. */
const CONNECTION_TIMEOUT_MS = 10_000

/** Whether the headless shell that this version of Playwright pins is installed, beside the full browser. */
const isPinnedShellThere = () =>
  existsSync(
    join(
      chromium.executablePath().replace(/([\\/])chromium-(\d+)[\\/].*$/s, '$1chromium_headless_shell-$2'),
      'INSTALLATION_COMPLETE',
    ),
  )

/**
 * The launch options of the tests' browser: the one of CHROMIUM_PATH, else the headless shell that Playwright pins, else a
 * browser of the system. Without any of them Playwright looks for its own.
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function launchOptions() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
  const ofSystem = isPinnedShellThere() ? undefined : SYSTEM_BROWSERS.find((path) => existsSync(path))
  const executablePath = named || ofSystem
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
    // A named or installed browser that does not start is an error. A missing one can be installed.
    if (launchOptions().executablePath) throw error
    return undefined
  }
}

/** Downloads the headless shell that Playwright pins, unless that failed within the last day. */
function installPinnedShell() {
  const failedAt = statSync(NO_DOWNLOAD_FILE, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (Date.now() - failedAt < DAY_MS) return
  console.log('Installing the headless shell of Chromium with Playwright.')
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/playwright/cli.js', 'install', '--only-shell', 'chromium'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(CONNECTION_TIMEOUT_MS), ...process.env },
    },
  )
  if (status === 0) return
  console.log('It could not be downloaded.')
  mkdirSync(dirname(NO_DOWNLOAD_FILE), { recursive: true })
  writeFileSync(NO_DOWNLOAD_FILE, '')
}

/** Finds a browser or installs one, and prints which. */
export async function ensureBrowser() {
  if (!process.env.CHROMIUM_PATH && !isPinnedShellThere()) installPinnedShell()
  let version = await versionOfBrowser()
  if (!version) {
    installFromDebian('chromium-headless-shell')
    version = await versionOfBrowser()
  }
  if (!version)
    throw new Error(
      'No Chromium: install Chromium or Chrome, or set CHROMIUM_PATH to one, then run the tests again.',
    )
  console.log(
    `Browser: Chromium ${version} (${launchOptions().executablePath ?? 'the one that Playwright pins'})`,
  )
}
