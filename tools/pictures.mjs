// Compares the picture of each state with the one of another commit: npm run test:pictures -- --against main --only button.
// Both Storybooks are built, each by its own commit's tools. Playwright's test runner takes the pictures (pictures.spec.mjs)
// and writes the report. Base pictures stay in .build only, by commit and browser. Ends with 0 if nothing
// changed, 1 if something did, 2 if it could not compare.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { ensureBrowser, launchOptions } from './browser.mjs'
import { git, gitOrNull, usualCommit } from './commits.mjs'
import { EXIT, exitCodeOf, linesOf, outcomeOf, picturesOf, plan, readWords } from './pictureReport.mjs'
import { serveBook, storiesOf } from './storybookFrame.mjs'

/** @import { Plan, Side } from './pictureReport.mjs' */

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const WORK = join(ROOT, '.build/pictures')

/**
 * @param {string} command
 * @param {string[]} words
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, output?: 'inherit' | 'ignore' }} [how]
 */
const run = (command, words, { cwd = ROOT, env = process.env, output = 'ignore' } = {}) =>
  spawnSync(command, words, {
    cwd,
    env,
    stdio: ['ignore', output, 'inherit'],
    // npm and npx are scripts there.
    shell: process.platform === 'win32',
  }).status

/**
 * @param {string} folder the source folder
 * @param {string} book the output folder
 */
async function buildBook(folder, book) {
  // An incomplete Storybook is removed.
  const unfinished = `${book}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  if (run('npx', ['storybook', 'build', '--quiet', '--output-dir', unfinished], { cwd: folder }) !== 0)
    throw new Error(`The Storybook in ${folder} could not be built; the reason is above.`)
  await rm(book, { recursive: true, force: true })
  await rename(unfinished, book)
}

/**
 * The Storybook of another commit, from a separate working copy that is removed afterward.
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
    if (run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: copy }) !== 0)
      throw new Error(`The packages of ${commit} could not be installed; the reason is above.`)
    await buildBook(copy, book)
  } finally {
    clear()
  }
  return book
}

/** @param {string} book */
async function storiesIn(book) {
  const browser = await chromium.launch(launchOptions())
  const { url, close } = await serveBook(book)
  try {
    return { stories: await storiesOf(browser, url), version: browser.version() }
  } finally {
    close()
    await browser.close()
  }
}

/**
 * Takes the pictures of one side with Playwright: those of the other commit are written, those of the working copy compared.
 * @param {Side} side
 */
function take(side) {
  // The runner ends with 1 if pictures differ; its report has the details.
  run('npx', ['playwright', 'test', '--config', 'tools/pictures.config.mjs'], {
    env: { ...process.env, PICTURES_SIDE: side },
    output: 'inherit',
  })
}

/** @param {string} file */
const readJson = async (file) => JSON.parse(await readFile(join(WORK, file), 'utf8'))

async function main() {
  const { against, only } = readWords(process.argv.slice(2))
  const commit = against === null ? usualCommit() : gitOrNull('rev-parse', '--verify', `${against}^{commit}`)
  if (commit === null) throw new Error(`There is no commit "${against}" here.`)
  await ensureBrowser()
  const words = git('log', '-1', '--format=%h “%s”', commit)
  console.log(`Comparing with ${words}`)
  await mkdir(join(WORK, 'now'), { recursive: true })
  const books = { before: await bookOf(commit), now: join(WORK, 'now/book') }
  await buildBook(ROOT, books.now)
  const now = await storiesIn(books.now)
  const before = await storiesIn(books.before)

  const kept = join(WORK, commit, now.version)
  /** @type {Plan} */
  const planned = {
    books,
    kept,
    ...plan({
      now: picturesOf(now.stories, only),
      before: picturesOf(before.stories, only),
      idsNow: new Set(now.stories.map(({ id }) => id)),
      idsBefore: new Set(before.stories.map(({ id }) => id)),
      isKept: (file) => existsSync(join(kept, file)),
    }),
  }
  await writeFile(join(WORK, 'plan.json'), JSON.stringify(planned))
  for (const side of /** @type {const} */ (['before', 'now'])) {
    await rm(join(WORK, `${side}.json`), { force: true })
    if (planned[side].length > 0) take(side)
  }
  const resultsOf = (/** @type {Side} */ side) =>
    planned[side].length > 0 ? readJson(`${side}.json`) : { suites: [] }
  const outcome = outcomeOf(words, await resultsOf('before'), await resultsOf('now'))
  for (const line of linesOf(outcome)) console.log(line)
  console.log(join(WORK, 'report/index.html'))
  process.exitCode = exitCodeOf(outcome)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = EXIT.notCompared
}
