// Runs the checks and tests: node tools/test.mjs [quick|rest|all|check|stories|builds|site]. All parts run even
// if one fails. The end lists the time of each part and all failures.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBrowser } from './browser.mjs'
import { processorWatch, slownessNow } from './processorTime.mjs'

/**
 * One command of a run.
 * @typedef {object} Step
 * @property {string} title
 * @property {readonly [string, ...string[]]} command
 * @property {string} [report] the file that vitest writes its figures to
 * @property {Record<string, string>} [env]
 * @property {readonly Step[]} [needs] without these it cannot run
 */
/** @typedef {{ step: Step, outcome: 'passed' | 'failed' | 'not run', seconds: number, processorSeconds: number | null }} Result */

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const WORK = join(ROOT, '.build')

/**
 * The maximum processor seconds of the quick tier on the machine of the bounds: 20 % above the last measurement (Decisions, Two
 * tiers of tests). Raising it needs a note there.
 */
const QUICK_PROCESSOR_SECONDS = 415
/** The maximum number of listed failures per part. */
const MOST_LISTED = 40

/**
 * A vitest run that also writes its figures to a file, so that the tests of all runs can be counted.
 * @param {string} title
 * @param {string} project
 * @param {Partial<Step>} [more]
 * @returns {Step}
 */
function tests(title, project, more = {}) {
  const report = join(WORK, `tests-${project}.json`)
  const parameters = ['--project', project, `--outputFile.json=${report}`]
  return {
    title,
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', ...parameters],
    report,
    ...more,
  }
}

/** @type {Step[]} */
const checks = [
  { title: 'Types', command: ['tsc', '--noEmit'] },
  {
    title: 'Lint, with types, floors and cycles',
    command: ['oxlint', '-c', 'oxlint.config.mjs', '--deny-warnings', '--type-aware'],
  },
  { title: 'Format', command: ['oxfmt', '--check', '.'] },
  { title: 'Unused code and dependencies', command: ['knip', '--no-progress'] },
  { title: 'Story ids', command: ['node', 'tools/storyIds.mjs'] },
  { title: 'Citations', command: ['node', 'tools/citations.mjs'] },
  { title: 'Props', command: ['node', 'tools/countProps.mjs'] },
]
const unit = tests('Unit tests', 'unit')
/** @type {Step} */
const build = { title: 'Build of the site', command: ['node', 'site/build/build.mjs'] }
/** @type {Step} */
const grown = {
  title: 'Build with one more demo and page, in a folder',
  command: ['node', 'site/build/grow.mjs'],
}
/** @type {Step} */
const rebranded = { title: 'Another company, in a folder', command: ['node', 'tools/rebrand.mjs'] }
/** @type {Step} */
const storybook = {
  title: 'Build of Storybook',
  command: ['node', 'tools/buildBook.mjs'],
}
const storiesCore = tests('Stories, core', 'stories-core')
const storiesRest = tests('Stories, the rest: slow ones, and all in both themes', 'stories', {
  env: { TIER: 'rest' },
})
const siteCore = tests('Built site, core', 'site-core', { needs: [build] })
const siteRest = tests('Built site, the rest', 'site', { needs: [build, grown, storybook] })

/** The steps of one group run in parallel; a group waits for the one before it. */
const quick = [
  [build, unit, ...checks],
  [storiesCore, siteCore],
]
const rest = [[storiesRest, grown, storybook, rebranded], [siteRest]]

/** @type {Record<string, { groups: Step[][], needsBrowser: boolean }>} */
const plans = {
  quick: { groups: quick, needsBrowser: true },
  // Uses the site built by the quick tier.
  rest: { groups: rest, needsBrowser: true },
  all: { groups: [...quick, ...rest], needsBrowser: true },
  check: { groups: [checks], needsBrowser: false },
  stories: { groups: [[tests('Stories', 'stories')]], needsBrowser: true },
  builds: { groups: [[build, grown], [storybook]], needsBrowser: true },
  site: { groups: [[build, grown], [storybook], [siteCore], [siteRest]], needsBrowser: true },
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** Ends all processes of this run, including descendants. */
function endAll() {
  for (const { pid } of running) {
    if (pid === undefined) continue
    try {
      process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM')
    } catch {
      // It ended in the meantime.
    }
  }
}

/**
 * @param {Step} step
 * @param {boolean} isStreamed whether its output is shown immediately, or at its end
 * @returns {Promise<{ hasPassed: boolean, output: string, seconds: number, processorSeconds: number | null }>}
 */
function run({ command: [name, ...parameters], env, report }, isStreamed) {
  return new Promise((resolve) => {
    const started = performance.now()
    // A report of an earlier run does not count.
    if (report !== undefined) rmSync(report, { force: true })
    const child = spawn(
      name === 'node' ? process.execPath : join(ROOT, 'node_modules/.bin', name),
      parameters,
      {
        cwd: ROOT,
        stdio: isStreamed ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
        // A separate process group, so that it can be ended together with its children.
        detached: process.platform !== 'win32',
        shell: process.platform === 'win32',
        env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
      },
    )
    running.add(child)
    const watch = processorWatch(child.pid)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text))
    const end = (/** @type {boolean} */ hasPassed) => {
      running.delete(child)
      const seconds = (performance.now() - started) / 1000
      resolve({ hasPassed, output, seconds, processorSeconds: watch.end() })
    }
    child.on('error', (error) => {
      output += `${name} could not be started: ${error.message}`
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}

/**
 * Runs the steps of a group on all cores. The output of the first is streamed; the output of the others follows at their end.
 * @param {readonly Step[]} group
 * @param {Result[]} results of the earlier steps; those of this group are added
 */
async function runGroup(group, results) {
  const waiting = [...group]
  /** @type {string[]} */
  const held = []
  const isShowing = () => [...running].some((child) => child.stdout === null)
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { title, needs = [] } = step
      const missing = needs.find((need) =>
        results.some(({ step: { title: done }, outcome }) => done === need.title && outcome !== 'passed'),
      )
      if (missing) {
        held.push(`\n── ${title}\n   not run: “${missing.title}” failed`)
        results.push({ step, outcome: 'not run', seconds: 0, processorSeconds: null })
        continue
      }
      const isStreamed = step === group[0]
      if (isStreamed) console.log(`\n── ${title}`)
      const { hasPassed, output, seconds, processorSeconds } = await run(step, isStreamed)
      results.push({ step, outcome: hasPassed ? 'passed' : 'failed', seconds, processorSeconds })
      const verdict = `   ${hasPassed ? 'passed in' : 'failed after'} ${seconds.toFixed(1)} s`
      if (isStreamed) held.unshift(verdict)
      else held.push([`\n── ${title}`, output.trimEnd(), verdict].filter(Boolean).join('\n'))
      if (isStreamed || !isShowing()) for (const text of held.splice(0)) console.log(text)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  for (const text of held.splice(0)) console.log(text)
}

/**
 * The content of the report of a vitest run.
 * @param {string | undefined} report
 */
function figuresOf(report) {
  /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { name: string, status: string, message: string, assertionResults: { fullName: string, status: string }[] }[] } | null} */
  let figures = null
  try {
    if (report !== undefined) figures = JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    // It is missing because the run was aborted; its output gives the reason.
  }
  const failures = (figures?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed')
    const file = relative(ROOT, name)
    // A file that fails as a whole has no failed test.
    if (failed.length === 0 && status === 'failed') return [`${file}: ${message.split('\n')[0] ?? ''}`]
    return failed.map(({ fullName }) => `${file}: ${fullName}`)
  })
  return { passed: figures?.numPassedTests ?? 0, failed: figures?.numFailedTests ?? 0, failures }
}

/** @param {readonly Result[]} results */
function printSummary(results) {
  const sum = { passed: 0, failed: 0 }
  const failures = []
  console.log(`\n${'Part'.padEnd(56)}${'s'.padStart(8)}${'processor s'.padStart(14)}`)
  for (const { step, outcome, seconds, processorSeconds } of results) {
    const { passed, failed, failures: names } = figuresOf(step.report)
    sum.passed += passed
    sum.failed += failed
    const processor = processorSeconds === null ? '–' : processorSeconds.toFixed(0)
    const verdict = outcome === 'passed' ? '' : `  ${outcome}`
    console.log(
      `${step.title.padEnd(56)}${seconds.toFixed(1).padStart(8)}${processor.padStart(14)}${verdict}`,
    )
    if (outcome !== 'passed') failures.push(`${step.title}: ${outcome}`)
    for (const name of names.slice(0, MOST_LISTED)) failures.push(`  ${name}`)
    if (names.length > MOST_LISTED) failures.push(`  and ${names.length - MOST_LISTED} more`)
  }
  if (sum.passed + sum.failed > 0) console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
  if (failures.length > 0) console.log(`\nFailures:\n${failures.map((line) => `  ${line}`).join('\n')}`)
}

/**
 * The processor seconds of the steps of a tier; null if the system does not report them.
 * @param {readonly Result[]} results
 * @param {readonly Step[][]} groups
 */
function processorSecondsOf(results, groups) {
  const times = results.filter(({ step }) => groups.flat().includes(step)).map((one) => one.processorSeconds)
  if (times.some((time) => time === null)) return null
  return times.reduce((/** @type {number} */ total, time) => total + (time ?? 0), 0)
}

async function main() {
  const name = process.argv[2] ?? 'quick'
  const plan = plans[name]
  if (!plan) throw new Error(`There is no "${name}" to test: name one of ${Object.keys(plans).join(', ')}.`)
  const started = performance.now()
  mkdirSync(WORK, { recursive: true })
  if (plan.needsBrowser) await ensureBrowser()
  /** @type {Result[]} */
  const results = []
  const slownesses = [slownessNow()]
  for (const group of plan.groups) {
    await runGroup(group, results)
    slownesses.push(slownessNow())
  }
  printSummary(results)
  const hasFailed = results.some(({ outcome }) => outcome !== 'passed')
  console.log(`\nDone in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  if (name === 'quick' || name === 'all') {
    const spent = processorSecondsOf(results, quick)
    const slowness = slownesses.reduce((sum, one) => sum + one, 0) / slownesses.length
    const bound = QUICK_PROCESSOR_SECONDS * slowness
    if (spent !== null)
      console.log(
        `The quick tier took ${spent.toFixed(0)} processor seconds; its bound is ${bound.toFixed(0)}: ${QUICK_PROCESSOR_SECONDS} on a machine on which a fixed piece of work takes ${slowness.toFixed(2)} times less.`,
      )
    if (name === 'all' && spent !== null && spent > bound)
      throw new Error('The quick tier is too slow: move a test to the full tier (Docs/Handbook, Tests).')
  }
  if (hasFailed) process.exitCode = 1
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
