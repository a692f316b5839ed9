// Makes small changes to the code and checks whether a unit test notices: npm run test:mutants [folder …]. Fails if the
// tests of a folder notice fewer than 92 % of its changes, or if a surviving change is not in mutants.json with a
// reason. Stryker is fetched on the first run.
import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fetchedFrom, fetchTools, folderOf } from './fetched.mjs'

/**
 * @typedef {object} Mutant
 * @property {string} status
 * @property {string} [replacement]
 * @property {{ start: { line: number, column: number } }} location
 */
/** @typedef {{ files: Record<string, { source: string, mutants: Mutant[] }> }} Report */
/** A mutant that may survive: its line, its replacement, and why no test can or must notice it. */
/** @typedef {{ line: string, becomes: string, because: string }} Survivor */

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PURPOSE = 'stryker'
/** The last that runs on Node 20. */
const VERSION = '9.6.1'
const LEAST_PERCENT = 92
const SURVIVORS = fileURLToPath(new URL('mutants.json', import.meta.url))

/** The folders that are mutated and whose tests must notice; stories test the views. */
const FOLDERS = /** @type {Record<string, string[]>} */ ({
  chat: ['src/chat/*.test.ts', 'tests/assistant.test.ts'],
  demos: ['src/demos/**/*.test.ts', 'tests/outOfTurn.test.ts'],
  format: ['src/format/*.test.ts'],
  market: ['src/market/*.test.ts'],
  screens: ['src/screens/*.test.ts'],
  simulation: ['src/simulation/*.test.ts'],
})
/** Files without rules: styles, generated files, sample data, tours, and hooks, which need a browser. */
const LEFT_ALONE = [
  '!src/**/{*.test,*.css,*.generated,sample*,*Samples,use*}.ts',
  '!src/demos/*/{demo,tour}.ts',
]

/** @param {string} folder */
async function change(folder) {
  const report = join(folderOf(PURPOSE), `${folder}.json`)
  const config = join(folderOf(PURPOSE), `${folder}.config.json`)
  await rm(report, { force: true })
  await writeFile(
    config,
    JSON.stringify({
      testRunner: 'vitest',
      plugins: [fetchedFrom(PURPOSE).resolve('@stryker-mutator/vitest-runner')],
      vitest: { configFile: 'tools/mutants.vitest.ts', related: false },
      mutate: [`src/${folder}/**/*.ts`, ...LEFT_ALONE],
      testFiles: FOLDERS[folder],
      // The compiler has no API that Stryker can use, and types do not matter here.
      tsconfigFile: 'none.json',
      disableTypeChecks: false,
      coverageAnalysis: 'perTest',
      // A value that is computed once, when a module loads, would need a separate process for each change.
      ignoreStatic: true,
      tempDirName: join(folderOf(PURPOSE), 'sandbox'),
      ignorePatterns: ['dist', '.build'],
      reporters: ['progress-append-only', 'json'],
      jsonReporter: { fileName: report },
    }),
  )
  const stryker = join(folderOf(PURPOSE), 'node_modules/@stryker-mutator/core/bin/stryker.js')
  spawnSync(process.execPath, [stryker, 'run', config], { cwd: ROOT, stdio: 'inherit' })
  return /** @type {Report} */ (JSON.parse(await readFile(report, 'utf8')))
}

/**
 * @param {string} folder
 * @param {Report} report
 * @param {Record<string, Survivor[]>} known
 * @returns {string[]} the faults
 */
function judge(folder, report, known) {
  const faults = []
  const total = { noticed: 0, alive: 0 }
  for (const [file, { source, mutants }] of Object.entries(report.files)) {
    const lines = source.split('\n')
    const listed = [...(known[file] ?? [])]
    for (const { status, location, replacement = '' } of mutants) {
      if (status === 'Killed' || status === 'Timeout') total.noticed++
      if (status !== 'Survived' && status !== 'NoCoverage') continue
      total.alive++
      const line = (lines[location.start.line - 1] ?? '').trim()
      const becomes = replacement.replace(/\s+/g, ' ')
      const found = listed.findIndex((one) => one.line === line && one.becomes === becomes)
      if (found >= 0) listed.splice(found, 1)
      else
        faults.push(
          `${file}:${location.start.line}:${location.start.column} lives as ${becomes}\n    ${line}`,
        )
    }
    for (const { line, becomes } of listed)
      faults.push(`${file}: mutants.json lists a change that no longer survives: ${becomes}\n    ${line}`)
  }
  const percent = (100 * total.noticed) / (total.noticed + total.alive)
  console.log(
    `${folder}: ${total.noticed} of ${total.noticed + total.alive} changes noticed, ${percent.toFixed(1)} %`,
  )
  if (!(percent >= LEAST_PERCENT)) faults.push(`${folder}: fewer than ${LEAST_PERCENT} % are noticed.`)
  return faults
}

async function main() {
  const wanted = process.argv.slice(2)
  const unknown = wanted.find((folder) => !(folder in FOLDERS))
  if (unknown)
    throw new Error(`No tests are set against "${unknown}": name ${Object.keys(FOLDERS).join(', ')}.`)
  await fetchTools(PURPOSE, `@stryker-mutator/core@${VERSION}`, `@stryker-mutator/vitest-runner@${VERSION}`)
  await mkdir(folderOf(PURPOSE), { recursive: true })
  const known = /** @type {Record<string, Survivor[]>} */ (JSON.parse(await readFile(SURVIVORS, 'utf8')))
  const reports = /** @type {[string, Report][]} */ ([])
  for (const folder of wanted.length > 0 ? wanted : Object.keys(FOLDERS))
    reports.push([folder, await change(folder)])
  console.log('')
  const faults = reports.flatMap(([folder, report]) => judge(folder, report, known))
  if (faults.length > 0) throw new Error(`\n${faults.join('\n')}`)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
