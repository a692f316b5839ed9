// Runs the tests of the built site in Firefox: npm run test:firefox [words of vitest]. A distribution's Firefox is driven
// over WebDriver BiDi by the last Playwright without unsupported commands (setMediaFeaturesOverride);
// that version is fetched on the first run and is not a dependency of the project.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fetchedFrom, fetchTools } from './fetched.mjs'
import { firstOf, needPrograms } from './programs.mjs'

/** @import { Browser, BrowserType } from 'playwright' */

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const DRIVER = 'playwright-core@1.61.1'

const SYSTEM_FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** The path of the Firefox that FIREFOX_PATH names, or of the system's. */
export const installedFirefox = () => firstOf(process.env.FIREFOX_PATH ?? '', ...SYSTEM_FIREFOX)

/** What the tests open: the site, the one in a folder, and Storybook. */
const BUILDS = ['dist/index.html', '.build/grown/dist/index.html', 'dist/storybook/index.html']

/** @typedef {{ hasMotion: boolean, isDark: boolean }} Visitor */

/** Firefox has no preferences per window: each kind of visitor needs a separate Firefox. */
const preferences = (/** @type {Visitor} */ { hasMotion, isDark }) => ({
  'dom.events.testing.asyncClipboard': true,
  // A machine without a mouse would have a pointer that cannot hover: fine (2) and hover (4).
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // The driver never reports a page that comes back from memory as loaded; Chromium's driver keeps none, either.
  'browser.sessionhistory.max_total_viewers': 0,
  // As on phones and most desktops: a classic scroll bar would reduce a window of 320 px to 308 px.
  'ui.useOverlayScrollbars': 1,
  'ui.prefersReducedMotion': hasMotion ? 0 : 1,
  'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
})

/**
 * Starts a Firefox for visitors of one kind.
 * @param {Visitor} visitor
 * @returns {Promise<Browser>}
 */
export async function launchFirefox(visitor) {
  const { firefox } = /** @type {{ firefox: BrowserType }} */ (fetchedFrom('firefox')('playwright-core'))
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: installedFirefox() ?? '',
    firefoxUserPrefs: preferences(visitor),
  })
}

async function main() {
  const missing = BUILDS.filter((file) => !existsSync(join(ROOT, file)))
  if (missing.length > 0)
    throw new Error(`Not built: ${missing.join(', ')}. Run node tools/test.mjs builds first.`)
  needPrograms({ 'firefox-esr': installedFirefox })
  await fetchTools('firefox', DRIVER)
  const browser = await launchFirefox({ hasMotion: false, isDark: false })
  console.log(`Browser: Firefox ${browser.version()} (${installedFirefox()})`)
  await browser.close()
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(
    process.execPath,
    // One per core: each of its processes has more work than one of Chromium's.
    [
      vitest,
      'run',
      '--project',
      'site-core',
      '--project',
      'site',
      `--maxWorkers=${availableParallelism()}`,
      '--testTimeout=90000',
      ...process.argv.slice(2),
    ],
    { cwd: ROOT, env: { ...process.env, ENGINE: 'firefox' }, stdio: 'inherit' },
  )
  process.exitCode = status ?? 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
