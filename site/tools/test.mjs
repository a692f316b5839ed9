// Runs the checks and tests: node site/tools/test.mjs [check|stories|builds|site|all]. Stops at the first step that fails.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBrowser } from './browser.mjs'

/** @typedef {{ title: string, command: readonly [string, ...string[]], report?: string }} Step */

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const WORK = join(ROOT, '.build')

/**
 * A vitest run that also writes its figures to a file, so that the tests of all runs can be counted.
 * @param {string} title
 * @param {string} project
 * @returns {Step}
 */
function tests(title, project) {
  const report = join(WORK, `tests-${project}.json`)
  const parameters = ['--project', project, `--outputFile.json=${report}`]
  return { title, command: ['vitest', 'run', '--reporter=default', '--reporter=json', ...parameters], report }
}

/** @type {Step[]} */
const checks = [
  { title: 'Types', command: ['tsc', '--noEmit'] },
  { title: 'Lint, with types, floors and cycles', command: ['oxlint', '--deny-warnings', '--type-aware'] },
  { title: 'Format', command: ['oxfmt', '--check', '.'] },
  { title: 'Unused code and dependencies', command: ['knip', '--no-progress'] },
  { title: 'Story ids', command: ['node', 'site/tools/storyIds.mjs'] },
  { title: 'Citations', command: ['node', 'site/tools/citations.mjs'] },
  { title: 'Props', command: ['node', '.storybook/countProps.mjs'] },
]
const unit = tests('Unit tests', 'unit')
const stories = tests('Stories in both themes', 'stories')
const build = /** @type {Step} */ ({ title: 'Build', command: ['node', 'site/tools/build.mjs'] })
const grown = /** @type {Step} */ ({
  title: 'Build with one more demo and page, in a folder',
  command: ['node', 'site/tools/grow.mjs'],
})
const storybook = /** @type {Step} */ ({
  title: 'Build of Storybook',
  command: ['storybook', 'build', '--quiet', '--output-dir', 'dist/storybook'],
})
/** All that the tests of the built site open. */
const builds = [[build, grown], [storybook]]
const site = tests('Tests of the built site', 'site')

/** What runs one after the other; the steps of one group run side by side. */
const plans = /** @type {Record<string, { groups: Step[][], needsBrowser: boolean }>} */ ({
  check: { groups: [checks], needsBrowser: false },
  stories: { groups: [[stories]], needsBrowser: true },
  builds: { groups: builds, needsBrowser: true },
  site: { groups: [...builds, [site]], needsBrowser: true },
  all: {
    groups: [[unit, ...checks, build, grown], [stories, storybook], [site]],
    needsBrowser: true,
  },
})

const running = /** @type {Set<import('node:child_process').ChildProcess>} */ (new Set())

/** Ends what this run has started, with all that its children started in turn. */
function endAll() {
  for (const { pid } of running) {
    if (pid === undefined) continue
    try {
      process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM')
    } catch {
      // It ended by itself in the meantime.
    }
  }
}

/**
 * @param {Step} step
 * @param {boolean} isStreamed whether its words go straight to the screen, or are kept until its end
 * @returns {Promise<{ hasPassed: boolean, words: string, seconds: string }>}
 */
function run({ command: [name, ...parameters] }, isStreamed) {
  return new Promise((resolve) => {
    const started = performance.now()
    const child = spawn(
      name === 'node' ? process.execPath : join(ROOT, 'node_modules/.bin', name),
      parameters,
      {
        cwd: ROOT,
        stdio: isStreamed ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
        // A group of its own, so that it can be ended together with its children.
        detached: process.platform !== 'win32',
        shell: process.platform === 'win32',
        env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
      },
    )
    running.add(child)
    let words = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (words += text))
    const end = (/** @type {boolean} */ hasPassed) => {
      running.delete(child)
      resolve({ hasPassed, words, seconds: ((performance.now() - started) / 1000).toFixed(1) })
    }
    child.on('error', (error) => {
      words += `${name} could not be started: ${error.message}`
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}

/**
 * Runs the steps of a group on all cores. The first is shown as it runs; what the others say waits for its end.
 * @param {readonly Step[]} group
 */
async function runGroup(group) {
  const waiting = [...group]
  const held = /** @type {string[]} */ ([])
  let failure = ''
  const work = async () => {
    for (let step = waiting.shift(); step && !failure; step = waiting.shift()) {
      const isStreamed = step === group[0]
      const heading = `\n── ${step.title}`
      if (isStreamed) console.log(heading)
      const { hasPassed, words, seconds } = await run(step, isStreamed)
      // Once one has failed the others are ended, and what they say then is no news.
      if (!failure) {
        const verdict = hasPassed ? `   passed in ${seconds} s` : `   failed after ${seconds} s`
        if (isStreamed) held.unshift(verdict)
        else held.push([heading, words.trimEnd(), verdict].filter(Boolean).join('\n'))
      }
      if (!hasPassed && !failure) {
        failure = step.title
        endAll()
      }
      if (isStreamed || failure || !isShowing()) for (const text of held.splice(0)) console.log(text)
    }
  }
  const isShowing = () => [...running].some((child) => child.stdout === null)
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  if (failure) throw new Error(`Stopped: "${failure}" failed; its output is above.`)
}

/** @param {readonly Step[]} steps */
function count(steps) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { report } of steps) {
    if (report === undefined) continue
    const figures = JSON.parse(readFileSync(report, 'utf8'))
    total.passed += figures.numPassedTests
    total.failed += figures.numFailedTests
    total.skipped += figures.numPendingTests + figures.numTodoTests
  }
  return total
}

async function main() {
  const name = process.argv[2] ?? 'all'
  const plan = plans[name]
  if (!plan) throw new Error(`There is no "${name}" to test: name one of ${Object.keys(plans).join(', ')}.`)
  const started = performance.now()
  mkdirSync(WORK, { recursive: true })
  if (plan.needsBrowser) await ensureBrowser()
  for (const group of plan.groups) await runGroup(group)
  const { passed, failed, skipped } = count(plan.groups.flat())
  console.log(`\nAll done in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  if (skipped > 0) console.log(`${skipped} skipped`)
  if (plan.groups.flat().some(({ report }) => report)) console.log(`${passed} passed, ${failed} failed`)
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    endAll()
    process.exit(130)
  })
try {
  await main()
} catch (error) {
  endAll()
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
