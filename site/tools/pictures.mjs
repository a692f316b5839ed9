// Compares the picture of each state with the one of another commit: npm run test:pictures -- --against main --only button.
// Both Storybooks are built, each by its own commit's tools; what a story's picture is (which themes, which widths) says the
// story, as it says to Chromatic. Base pictures are kept in .build, by commit and browser, and nowhere else. Writes a page of
// what changed. Ends with 0 when nothing did, 1 when something did, 2 when it could not compare.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import sirv from 'sirv'
import { ensureBrowser, launchOptions } from './browser.mjs'
import {
  COLORS,
  commitBefore,
  EXIT,
  exitCodeOf,
  fileOf,
  linesOf,
  pageOf,
  picturesOf,
  plan,
  readWords,
} from './pictureReport.mjs'

/** @import { Browser, Page } from 'playwright' */
/** @import { Fault, Finding, Picture } from './pictureReport.mjs' */
/** @typedef {{ url: string, folder: string }} Side */

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const WORK = join(ROOT, '.build/pictures')
const REPORT = join(WORK, 'report')

/** As tall as the toolbar's phone, tablet and laptop. */
const heightOf = (/** @type {number} */ width) => (width < 768 ? 844 : width < 1280 ? 1024 : 900)
/** For a story to be drawn and played, in milliseconds. */
const PATIENCE = 30_000

/**
 * @param {string} command
 * @param {string[]} words
 * @param {{ cwd?: string, isHeard?: boolean }} [how]
 */
function run(command, words, { cwd = ROOT, isHeard = false } = {}) {
  return String(
    execFileSync(command, words, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', isHeard ? 'inherit' : 'pipe'],
      // npm and npx are scripts there.
      shell: process.platform === 'win32',
      maxBuffer: 64 * 1024 * 1024,
    }),
  ).trim()
}
const git = (/** @type {string[]} */ ...words) => run('git', words)

/** @param {string[]} words */
function gitOrNull(...words) {
  try {
    return git(...words)
  } catch {
    return null
  }
}

/** The commit to compare with when none is named. */
function usualCommit() {
  const main = ['@{upstream}', 'origin/main', 'main'].find((name) =>
    gitOrNull('rev-parse', '--verify', '--quiet', `${name}^{commit}`),
  )
  return commitBefore({
    leftMainAt: main === undefined ? null : gitOrNull('merge-base', main, 'HEAD'),
    head: git('rev-parse', 'HEAD'),
    before: gitOrNull('rev-parse', '--verify', '--quiet', 'HEAD~1'),
    isTouched: git('status', '--porcelain') !== '',
  })
}

/**
 * @param {string} folder where it builds
 * @param {string} book where it builds to
 */
async function buildBook(folder, book) {
  // Half a Storybook is none.
  const unfinished = `${book}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  run('npx', ['storybook', 'build', '--quiet', '--output-dir', unfinished], { cwd: folder })
  await rm(book, { recursive: true, force: true })
  await rename(unfinished, book)
}

/**
 * The Storybook of another commit, from a working copy of its own that is taken away again.
 * @param {string} commit
 */
async function bookOf(commit) {
  const folder = join(WORK, commit)
  const book = join(folder, 'book')
  if (existsSync(book)) return book
  const copy = join(folder, 'copy')
  const clear = () => gitOrNull('worktree', 'remove', '--force', copy)
  clear()
  await rm(copy, { recursive: true, force: true })
  git('worktree', 'prune')
  git('worktree', 'add', '--detach', copy, commit)
  try {
    run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: copy })
    await buildBook(copy, book)
  } finally {
    clear()
  }
  return book
}

/** @param {string} folder */
async function serve(folder) {
  const server = createServer(sirv(folder, { maxAge: 3600 }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${port}`, close }
}

/**
 * What Storybook keeps in the window of its frame; Chromatic reads the same.
 * @typedef {{
 *   __STORYBOOK_PREVIEW__?: { initializationPromise: Promise<void>, extract: () => Promise<Record<string, { id: string, title: string, name: string, parameters: { chromatic?: object } }>> },
 *   __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown[] | undefined },
 * }} Frame
 */

/**
 * All stories of a Storybook, with what they say of their pictures.
 * @param {Browser} browser
 * @param {string} url
 */
async function storiesAt(browser, url) {
  const page = await browser.newPage()
  try {
    await page.goto(`${url}/iframe.html`)
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
    return await page.evaluate(async () => {
      const preview = /** @type {Frame} */ (window).__STORYBOOK_PREVIEW__
      await preview?.initializationPromise
      return Object.values((await preview?.extract()) ?? {}).map(({ id, title, name, parameters }) => ({
        id,
        title,
        name,
        chromatic: parameters.chromatic,
      }))
    })
  } finally {
    await page.close()
  }
}

/**
 * Opens a story and waits until its play has ended and its fonts are there; then nothing moves any more. Throws the story's
 * own words when it fails.
 * @param {Page} page
 * @param {string} url
 * @param {string} id
 * @param {number} width
 */
async function openStory(page, url, id, width) {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width, height: heightOf(width) })
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=theme:light&pictures=`)
  const ended = await page.waitForFunction(
    () => {
      const channel = /** @type {Frame} */ (window).__STORYBOOK_ADDONS_CHANNEL__
      const failed = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']
      for (const event of failed) {
        const said = channel?.last(event)?.[0]
        if (said !== undefined) {
          const { message, description } = /** @type {{ message?: string, description?: string }} */ (said)
          return { fault: message ?? description ?? event }
        }
      }
      return channel?.last('storyFinished') ? { fault: null } : null
    },
    undefined,
    { timeout: PATIENCE },
  )
  const { fault } = /** @type {{ fault: string | null }} */ (await ended.jsonValue())
  if (fault !== null) throw new Error(fault)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

/**
 * Takes pictures of one story at one width, in its themes.
 * @param {Page} page
 * @param {Side} side
 * @param {readonly Picture[]} pictures
 */
async function take(page, { url, folder }, pictures) {
  const [first] = pictures
  if (!first) return
  await openStory(page, url, first.id, first.width)
  for (const picture of pictures) {
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme
    }, picture.theme)
    const path = join(folder, fileOf(picture))
    await page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide', timeout: PATIENCE })
  }
}

/**
 * Takes pictures of both sides, on as many pages as there are cores.
 * @param {Browser} browser
 * @param {readonly { side: Side, pictures: readonly Picture[] }[]} wanted
 * @returns {Promise<Fault[]>}
 */
async function takeAll(browser, wanted) {
  const faults = /** @type {Fault[]} */ ([])
  const queue = wanted.flatMap(({ side, pictures }) => {
    const byPage = /** @type {Map<string, Picture[]>} */ (new Map())
    for (const picture of pictures) {
      const key = `${picture.id} ${picture.width}`
      byPage.set(key, [...(byPage.get(key) ?? []), picture])
    }
    return [...byPage.values()].map((group) => ({ side, group }))
  })
  const total = queue.length
  let done = 0
  const work = async () => {
    const context = await browser.newContext({ timezoneId: 'UTC', locale: 'en-US' })
    const page = await context.newPage()
    // What a story asks for is at hand; the network is not.
    await context.route(/^https?:\/\/(?!127\.0\.0\.1:)/, (route) => route.abort())
    for (let next = queue.shift(); next; next = queue.shift()) {
      try {
        await take(page, next.side, next.group)
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        faults.push(...next.group.map((picture) => ({ ...picture, why })))
      }
      done++
      if (done % 100 === 0) console.log(`${done} of ${total} stories drawn`)
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return faults
}

/** Playwright's own comparison, as its test runner uses it. */
function comparator() {
  const ofPlaywright = createRequire(createRequire(import.meta.url).resolve('playwright'))
  const { utils } = ofPlaywright('playwright-core/lib/coreBundle')
  const compare = utils.getComparator('image/png')
  /**
   * @param {Buffer} after
   * @param {Buffer} before
   * @returns {{ errorMessage: string, diff?: Buffer } | null}
   */
  return (after, before) => (after.equals(before) ? null : compare(after, before, { threshold: 0 }))
}

/**
 * The house's colors, as the stories have them.
 * @param {Browser} browser
 * @param {string} url
 * @param {string} id of any story
 */
async function colorsAt(browser, url, id) {
  const page = await browser.newPage()
  try {
    await openStory(page, url, id, 1280).catch(() => undefined)
    const inTheme = (/** @type {string} */ theme) =>
      page.evaluate(
        ({ theme, names }) => {
          document.documentElement.dataset.theme = theme
          const own = getComputedStyle(document.documentElement)
          return Object.fromEntries(names.map((name) => [name, own.getPropertyValue(`--c-${name}`).trim()]))
        },
        { theme, names: COLORS },
      )
    return { light: await inTheme('light'), dark: await inTheme('dark') }
  } finally {
    await page.close()
  }
}

/** @param {(close: () => unknown) => void} atTheEnd */
async function main(atTheEnd) {
  const { against, only } = readWords(process.argv.slice(2))
  const commit = against === null ? usualCommit() : gitOrNull('rev-parse', '--verify', `${against}^{commit}`)
  if (commit === null) throw new Error(`There is no commit "${against}" here.`)
  const compare = comparator()
  await ensureBrowser()
  const words = git('log', '-1', '--format=%h “%s”', commit)
  console.log(`Comparing with ${words}`)
  await mkdir(join(WORK, 'now'), { recursive: true })
  const bookBefore = await bookOf(commit)
  await buildBook(ROOT, join(WORK, 'now/book'))

  const browser = await chromium.launch(launchOptions())
  atTheEnd(() => browser.close())
  const open = async (/** @type {string} */ book, /** @type {string} */ folder) => {
    const { url, close } = await serve(book)
    atTheEnd(close)
    await mkdir(folder, { recursive: true })
    return { url, folder, stories: await storiesAt(browser, url) }
  }
  const now = join(WORK, 'now/pictures')
  await rm(now, { recursive: true, force: true })
  const after = await open(join(WORK, 'now/book'), now)
  const before = await open(bookBefore, join(WORK, commit, browser.version()))

  const steps = plan({
    now: picturesOf(after.stories, only),
    before: picturesOf(before.stories, only),
    idsNow: new Set(after.stories.map(({ id }) => id)),
    idsBefore: new Set(before.stories.map(({ id }) => id)),
  })
  const isKept = (/** @type {Picture} */ picture) => existsSync(join(before.folder, fileOf(picture)))
  const faults = await takeAll(browser, [
    { side: after, pictures: [...steps.both, ...steps.new] },
    { side: before, pictures: [...steps.both, ...steps.gone].filter((picture) => !isKept(picture)) },
  ])

  await rm(REPORT, { recursive: true, force: true })
  for (const side of ['before', 'after', 'difference']) await mkdir(join(REPORT, side), { recursive: true })
  const show = (/** @type {Side} */ side, /** @type {string} */ name, /** @type {Picture} */ picture) =>
    copyFile(join(side.folder, fileOf(picture)), join(REPORT, name, fileOf(picture)))
  const faulty = new Set(faults.map(fileOf))
  const findings = /** @type {Finding[]} */ ([])
  let compared = 0
  for (const picture of steps.both) {
    if (faulty.has(fileOf(picture))) continue
    compared++
    const [newer, older] = await Promise.all(
      [after, before].map(({ folder }) => readFile(join(folder, fileOf(picture)))),
    )
    const result = newer && older ? compare(newer, older) : null
    if (!result) continue
    findings.push({ ...picture, what: 'changed', why: result.errorMessage.split('\n')[0]?.trim() ?? '' })
    await show(before, 'before', picture)
    await show(after, 'after', picture)
    if (result.diff) await writeFile(join(REPORT, 'difference', fileOf(picture)), result.diff)
  }
  for (const what of /** @type {const} */ (['new', 'gone']))
    for (const picture of steps[what]) {
      if (faulty.has(fileOf(picture))) continue
      findings.push({ ...picture, what })
      if (what === 'new') await show(after, 'after', picture)
      else await show(before, 'before', picture)
    }

  const outcome = { against: words, compared, findings, faults }
  const colors = await colorsAt(browser, after.url, after.stories[0]?.id ?? '')
  await writeFile(join(REPORT, 'index.html'), pageOf(outcome, colors))
  for (const line of linesOf(outcome)) console.log(line)
  console.log(join(REPORT, 'index.html'))
  process.exitCode = exitCodeOf(outcome)
}

const endings = /** @type {(() => unknown)[]} */ ([])
const end = async () => {
  for (const close of endings.splice(0).toReversed()) await close()
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    void end().then(() => process.exit(EXIT.notCompared))
  })
try {
  await main((close) => endings.push(close))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = EXIT.notCompared
} finally {
  await end()
}
