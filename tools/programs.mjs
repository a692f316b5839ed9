// Programs of the system: installs their Debian packages, starts them and ends them with this process.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** How long a program may take to start, in ms. */
const START_TIMEOUT_MS = 20_000

/**
 * Installs Debian packages, if this process may install packages.
 * @param {...string} packages
 */
export function installFromDebian(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing Debian’s ${packages.join(', ')}.`)
  for (const parameters of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
    spawnSync('apt-get', parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
}

/**
 * Installs what is missing, and throws if something is still missing after that.
 * @param {Readonly<Record<string, () => string | undefined>>} programs for each Debian package, the path of its program
 */
export function needPrograms(programs) {
  const missing = () => Object.keys(programs).filter((name) => !programs[name]?.())
  if (missing().length > 0) installFromDebian(...missing())
  if (missing().length > 0)
    throw new Error(
      `Missing: ${missing().join(', ')}. Run this as root on Debian, or install these Debian packages, then run it again.`,
    )
}

/** The first of these paths that exists. */
export const firstOf = (/** @type {readonly string[]} */ ...paths) =>
  paths.find((path) => path && existsSync(path))

/**
 * The path of a program in a package's folder below /usr/lib, whose first folder is the machine's architecture.
 * @param {RegExp} folder
 * @param {string} name
 */
export function inLibraries(folder, name) {
  const below = (/** @type {string} */ path) =>
    existsSync(path) ? readdirSync(path).map((one) => `${path}/${one}`) : []
  const all = below('/usr/lib').filter((path) => path.endsWith('-linux-gnu'))
  return firstOf(
    ...all
      .flatMap(below)
      .filter((path) => folder.test(path))
      .map((path) => `${path}/${name}`),
  )
}

/**
 * Starts a program. It is ended by `end`, and when this process ends.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {NodeJS.ProcessEnv} [env] in addition to this process's
 * @returns {() => void} ends it
 */
export function startProgram(command, parameters, env = {}) {
  const child = spawn(command, parameters, { stdio: 'ignore', env: { ...process.env, ...env } })
  child.on('error', (error) => console.error(`${command}: ${error.message}`))
  const end = () => void child.kill()
  process.on('exit', end)
  // By default a signal would end only this process.
  if (process.listenerCount('SIGTERM') === 0)
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
  return end
}

/**
 * Creates an empty folder, which is removed when this process ends.
 * @param {string} name
 */
export function temporaryFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  process.on('exit', () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    } catch {
      // A program that has just been ended still writes into it; the system clears its temporary folder.
    }
  })
  return folder
}

/**
 * Resolves when the condition holds, and throws a sentence if it does not hold in time.
 * @param {string} what the condition, as words
 * @param {() => unknown} holds
 * @param {number} [timeoutMs]
 */
export async function until(what, holds, timeoutMs = START_TIMEOUT_MS) {
  const end = performance.now() + timeoutMs
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`not within ${timeoutMs / 1000} s: ${what}`)
    await setTimeout(50)
  }
}

/**
 * Starts a screen without a monitor.
 * @param {string} size as 1280x900
 * @returns {Promise<string>} its name, for DISPLAY
 */
export async function startDisplay(size) {
  let number = 90
  while (existsSync(`/tmp/.X11-unix/X${number}`)) number++
  startProgram('Xvfb', [`:${number}`, '-screen', '0', `${size}x24`, '-nolisten', 'tcp'])
  await until('Xvfb has started', () => existsSync(`/tmp/.X11-unix/X${number}`))
  return `:${number}`
}

/** A free port of this machine. */
export async function freePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/**
 * Runs a command to its end: its exit code is 1 if something failed, or if it threw, and then its message is printed.
 * @param {() => Promise<number>} main resolves to the number of failures
 */
export async function runCommand(main) {
  try {
    process.exit((await main()) > 0 ? 1 : 0)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
