// Tools that only some commands need: fetched when such a command runs for the first time, into a separate folder, and
// not dependencies of the project.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the tools for a purpose, such as "firefox". */
export const folderOf = (/** @type {string} */ purpose) =>
  fileURLToPath(new URL(`../.build/${purpose}`, import.meta.url))

/** The path for importing a fetched tool; throws if it is missing. */
export const fetchedFrom = (/** @type {string} */ purpose) =>
  createRequire(join(folderOf(purpose), 'package.json'))

/**
 * Fetches packages unless they are present. Without a network, the folder stays empty.
 * @param {string} purpose
 * @param {...string} packages each as name@version
 */
export async function fetchTools(purpose, ...packages) {
  const folder = folderOf(purpose)
  const names = packages.map((one) => one.slice(0, one.lastIndexOf('@')))
  if (names.every((name) => existsSync(join(folder, 'node_modules', name)))) return
  console.log(`Fetching ${names.join(' and ')} …`)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{"private":true}')
  // A tool uses the project's own packages: its peer dependencies are not installed.
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps', '--prefix', folder]
  spawnSync('npm', ['install', ...options, ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
}
