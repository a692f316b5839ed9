// Compares what a screen reader says with the kept texts in site/tests/heard: npm run test:heard [-- --update] [words].
// Orca reads Firefox on a screen without a monitor; keys come from xdotool. What it cannot tell: Docs/Handbook, Other engines.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { installedFirefox } from './firefox.mjs'
import { connectMarionette } from './marionette.mjs'
import {
  firstOf,
  freePort,
  needPrograms,
  runCommand,
  startDisplay,
  startProgram,
  temporaryFolder,
  until,
} from './programs.mjs'
import { serveWatched } from './watchedSite.mjs'
import { findIn } from './webdriver.mjs'

const KEPT = fileURLToPath(new URL('../site/tests/heard', import.meta.url))
/** For how long Orca must have nothing to do, and the longest wait for that, in ms. */
const QUIET_MS = 3000
const LONGEST_SPEECH_MS = 20_000

const BUTTON = ':is(button, [role="button"])'
/** Orca's command to read from here to the end. */
const SAY_ALL = 'KP_Add'

/**
 * A step: go to an address, focus an element by selector and name, press keys, or type a text.
 * @typedef {{ go: string } | { focus: readonly [string, string] } | { press: string } | { type: string }} Step
 */
/** @type {Readonly<Record<string, readonly Step[]>>} */
const scenes = {
  load: [{ go: '/contact' }, { press: SAY_ALL }],
  menu: [
    { go: '/about' },
    { focus: [`header ${BUTTON}`, 'Services'] },
    { press: 'Return' },
    { press: 'Down' },
    { press: 'Escape' },
  ],
  route: [{ go: '/about' }, { focus: ['header a', 'Contact'] }, { press: 'Return' }],
  demo: [{ go: '/' }, { focus: ['a', 'Open demo: Staking'] }, { press: 'Return' }, { press: 'Escape' }],
  amount: [
    { go: '/?demo=staking' },
    { focus: [BUTTON, 'Stake in Polygon Growth'] },
    { press: 'Return' },
    { type: '2500' },
  ],
  sample: [
    { go: '/?demo=dao' },
    { focus: [BUTTON, 'Vote For: Lower the swap fee to 0.25%'] },
    { press: 'Return' },
  ],
  search: [
    { go: '/about' },
    { press: 'ctrl+k' },
    { type: 'loyalty points' },
    { press: 'Down' },
    { press: 'Return' },
  ],
  tour: [
    { go: '/?demo=staking' },
    { focus: [BUTTON, 'Watch it'] },
    { press: 'Return' },
    { focus: [BUTTON, 'Next'] },
    { press: 'Return' },
  ],
  link: [
    { go: '/demo/staking' },
    { focus: [BUTTON, 'Send this demo'] },
    { press: 'Return' },
    { focus: [BUTTON, 'Copy link'] },
    { press: 'Return' },
    { press: 'Escape' },
  ],
  chat: [
    { go: '/contact' },
    { focus: [BUTTON, 'Open chat'] },
    { press: 'Return' },
    { type: 'do you build bridges?' },
    { press: 'Return' },
  ],
}

const titleOf = (/** @type {Step} */ step) =>
  Object.entries(step).map(([act, on]) => `${act} ${Array.isArray(on) ? on.at(-1) : on}`)[0]

/** Starts Orca and Firefox. */
async function startListening() {
  const folder = temporaryFolder('heard')
  const log = join(folder, 'orca.txt')
  const bus = join(folder, 'bus')
  // Whatever these programs start themselves gets it too, and nothing is read from the user's settings.
  Object.assign(process.env, {
    DISPLAY: await startDisplay('1280x900'),
    DBUS_SESSION_BUS_ADDRESS: `unix:path=${bus}`,
    GNOME_ACCESSIBILITY: '1',
    GSETTINGS_BACKEND: 'memory',
    LANG: 'C.UTF-8',
    ...{ HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, XDG_RUNTIME_DIR: folder },
  })
  startProgram('dbus-daemon', ['--session', '--nofork', `--address=unix:path=${bus}`])
  await until('D-Bus has started', () => existsSync(bus))
  startProgram('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately', '--a11y=1', '--screen-reader=1'])
  startProgram('metacity', [])
  // Without a voice it only writes down what it says. What it reads after a load without a command races with the page's start.
  const settings = ['import orca.settings, orca.speech', 'orca.speech.init = lambda: None']
  const offAtLoad = ['sayAllOnLoad', 'pageSummaryOnLoad'].map((name) => `orca.settings.${name} = False`)
  writeFileSync(join(folder, 'orca-customizations.py'), [...settings, ...offAtLoad, ''].join('\n'))
  startProgram('orca', ['--replace', '--user-prefs', folder, '--debug-file', log])
  const written = () => (existsSync(log) ? readFileSync(log, 'utf8') : '')
  await until('Orca speaks', () => written().includes('SPEECH OUTPUT'))

  const port = await freePort()
  const preferences = { 'marionette.port': port, 'ui.prefersReducedMotion': 1 }
  writeFileSync(
    join(folder, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref('${name}', ${value});\n`)
      .join(''),
  )
  startProgram(installedFirefox() ?? '', [
    '--no-remote',
    '--profile',
    folder,
    '--marionette',
    '--kiosk',
    'about:blank',
  ])
  /** @type {Awaited<ReturnType<typeof connectMarionette>> | undefined} */
  let call
  const connect = () =>
    connectMarionette(port).then(
      (one) => (call = one),
      () => undefined,
    )
  await until('Firefox has started', connect)
  if (!call) throw new Error('Firefox has no driver.')
  await call('WebDriver:NewSession')
  return { call, log, written }
}

/** What Orca said in this part of its log, without what depends on the machine's speed. */
const spokenIn = (/** @type {string} */ part) =>
  part
    .split(/^\d\d:\d\d:\d\d\.\d+ - /m)
    .flatMap((entry) => /^SPEECH OUTPUT: '(.*)'(?: voice=\w+)?(?:\{.*)?\s*$/s.exec(entry)?.[1] ?? [])
    .map((text) => text.replace(/\s+/g, ' ').replace('visited link', 'link').trim())
    .filter((text) => text !== '' && !/^(?:Loading|Finished loading)/.test(text))

async function main() {
  const started = performance.now()
  const words = process.argv.slice(2).filter((word) => word !== '--update')
  const isUpdate = process.argv.includes('--update')
  needPrograms({
    'at-spi2-core': () => firstOf('/usr/libexec/at-spi-bus-launcher'),
    'dbus-daemon': () => firstOf('/usr/bin/dbus-daemon'),
    'firefox-esr': installedFirefox,
    metacity: () => firstOf('/usr/bin/metacity'),
    orca: () => firstOf('/usr/bin/orca'),
    xdotool: () => firstOf('/usr/bin/xdotool'),
    xvfb: () => firstOf('/usr/bin/Xvfb'),
  })
  const url = await serveWatched()
  const { call, log, written } = await startListening()
  const run = (/** @type {string} */ script, /** @type {unknown[]} */ ...args) =>
    call('WebDriver:ExecuteScript', { script, args })
  const xdotool = (/** @type {string[]} */ ...parameters) => spawnSync('xdotool', parameters)

  /** Resolves when Orca has had nothing to do for a while. */
  const quiet = async () => {
    const end = performance.now() + LONGEST_SPEECH_MS
    let size = -1
    for (let since = 0; performance.now() < end; await setTimeout(100)) {
      const now = statSync(log).size
      if (now !== size) since = performance.now()
      else if (performance.now() - since > QUIET_MS) return
      size = now
    }
  }
  /** Resolves when Firefox has drawn; a page that is left does not answer. */
  const drawn = () =>
    run('return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200)))').catch(
      () => undefined,
    )
  const act = async (/** @type {Step} */ step) => {
    if ('go' in step) {
      // The same place before each: what is left is spoken, too.
      await call('WebDriver:Navigate', { url: 'about:blank' })
      await quiet()
      await call('WebDriver:Navigate', { url: url + step.go })
      await until('the page is laid out', () => run('return window.watched?.laidOutMs'))
    } else if ('focus' in step) {
      const find = `(${findIn.toString()})(...arguments)`
      await until(`${step.focus.join(' ')} is there`, () => run(`return Boolean(${find})`, ...step.focus))
      await run(`${find}.focus()`, ...step.focus)
    } else if ('type' in step) xdotool('type', '--delay', '120', step.type)
    else xdotool('key', step.press)
  }

  /** @type {string[]} */
  const failures = []
  const chosen = Object.entries(scenes).filter(([name]) => words.length === 0 || words.includes(name))
  mkdirSync(KEPT, { recursive: true })
  for (const [name, steps] of chosen) {
    const lines = []
    for (const step of steps) {
      const before = written().length
      await act(step)
      await drawn()
      await quiet()
      // What is spoken of a load is one scene: the others would repeat it.
      if (!('go' in step) || name === 'load') lines.push(...spokenIn(written().slice(before)))
    }
    // Not each step with its lines: on a busy machine a line may come one step later.
    const text = [...steps.map((step) => `# ${titleOf(step)}`), '', ...lines, '']
      .join('\n')
      .replaceAll(url, 'SITE')
    const file = join(KEPT, `${name}.txt`)
    if (isUpdate) writeFileSync(file, text)
    const { status, stdout } = spawnSync('diff', ['-u', file, '-'], { input: text, encoding: 'utf8' })
    console.log(status === 0 ? `✓ ${name}` : `✗ ${name}\n${stdout || 'Nothing is kept of it.'}`)
    if (status !== 0) failures.push(name)
  }
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`\n${chosen.length - failures.length} of ${chosen.length} are as kept, in ${seconds} s`)
  if (failures.length > 0)
    console.log(`Different: ${failures.join(', ')}. If that is intended: npm run test:heard -- --update`)
  return failures.length
}

await runCommand(main)
