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
/** For how long Orca must be silent after the words that end a step, and the longest wait for them, in ms. */
const SILENCE_MS = 1500
const LONGEST_WAIT_MS = 30_000
/** How often a scene is played until it is as kept: on a busy machine Orca misses a focus. */
const TRIES = 3

const BUTTON = ':is(button, [role="button"])'
/** Orca's command to read from here to the end. */
const SAY_ALL = 'KP_Add'

/**
 * A step: go to an address, focus an element by selector and name, press keys, or type a text; and the words that end
 * what is spoken of it, unless nothing is.
 * @typedef {({ go: string } | { focus: readonly [string, string] } | { press: string } | { type: string }) & { ends?: string }} Step
 */
const SKIP_LINK = 'Skip to content link.'
const STAKING_OPEN = 'Staking platform'
/** @type {Readonly<Record<string, readonly Step[]>>} */
const scenes = {
  load: [
    { go: '/contact', ends: SKIP_LINK },
    { press: SAY_ALL, ends: 'Open chat\npush button\nopens dialog\nstatusbar' },
  ],
  menu: [
    { go: '/about', ends: SKIP_LINK },
    { focus: [`header ${BUTTON}`, 'Services'], ends: 'opens menu' },
    { press: 'Return', ends: 'All services.' },
    { press: 'Down', ends: 'Token creation.' },
    { press: 'Escape', ends: 'opens menu' },
  ],
  route: [
    { go: '/about', ends: SKIP_LINK },
    { focus: ['header a', 'Contact'], ends: 'Contact link.' },
    { press: 'Return', ends: 'Say what you need.' },
  ],
  demo: [
    { go: '/', ends: SKIP_LINK },
    { focus: ['a', 'Open demo: Staking'], ends: 'Open demo: Staking link.' },
    { press: 'Return', ends: STAKING_OPEN },
    { press: 'Escape', ends: 'Open demo: Staking link.' },
  ],
  amount: [
    { go: '/?demo=staking', ends: STAKING_OPEN },
    { focus: [BUTTON, 'Stake in Polygon Growth'], ends: 'Stake in Polygon Growth collapsed push button.' },
    { press: 'Return', ends: 'Amount to stake entry' },
    { type: '2500', ends: '0.671233' },
  ],
  sample: [
    { go: '/?demo=dao', ends: 'DAO' },
    {
      focus: [BUTTON, 'Vote For: Lower the swap fee to 0.25%'],
      ends: 'weighted by the voter’s tokens.',
    },
    { press: 'Return', ends: 'weighted by the voter’s tokens.' },
  ],
  search: [
    { go: '/about', ends: SKIP_LINK },
    { press: 'ctrl+k', ends: 'Search this site editable combo box.' },
    { press: 'Insert+a', ends: 'Focus mode' },
    { type: 'enterprise solutions', ends: 'result' },
    { press: 'Down' },
    { press: 'Return', ends: 'Enterprise solutions' },
  ],
  searchButton: [
    { go: '/about', ends: SKIP_LINK },
    { focus: [`header ${BUTTON}`, 'Search'], ends: 'Search push button.' },
    { press: 'Return', ends: 'Search this site editable combo box.' },
    { press: 'Escape', ends: 'Search push button.' },
  ],
  tour: [
    { go: '/?demo=staking', ends: STAKING_OPEN },
    { focus: [BUTTON, 'Watch it'], ends: 'Watch it push button.' },
    { press: 'Return', ends: 'One amount shows your customers what every pool earns.' },
    { focus: [BUTTON, 'Next'], ends: 'Next push button.' },
    { press: 'Return', ends: 'what a day has earned.' },
  ],
  link: [
    { go: '/demo/staking', ends: 'Staking platform: demo' },
    { focus: [BUTTON, 'Send this demo'], ends: 'opens dialog' },
    { press: 'Return', ends: 'Send this demo' },
    { focus: [BUTTON, 'Copy link'], ends: 'Copy link push button.' },
    { press: 'Return', ends: 'Link copied.' },
    { press: 'Escape', ends: 'opens dialog' },
  ],
  chat: [
    { go: '/contact', ends: SKIP_LINK },
    { focus: [BUTTON, 'Open chat'], ends: 'opens dialog' },
    { press: 'Return', ends: 'Message to the assistant entry' },
    { type: 'do you build bridges?' },
    { press: 'Return', ends: 'Cross-chain bridge' },
  ],
}

const titleOf = (/** @type {Step} */ step) =>
  Object.entries(step).map(([act, on]) => `# ${act} ${String(Array.isArray(on) ? on.at(-1) : on)}`)[0]

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
  // Without a voice it only writes down what it says, line by line. What it reads after a load without a command races with
  // the page's start.
  const settings = ['import orca.settings, orca.speech, orca.debug', 'orca.speech.init = lambda: None']
  const offAtLoad = ['sayAllOnLoad', 'pageSummaryOnLoad'].map((name) => `orca.settings.${name} = False`)
  const lineByLine = 'orca.debug.debugFile.reconfigure(line_buffering=True)'
  writeFileSync(
    join(folder, 'orca-customizations.py'),
    [...settings, ...offAtLoad, lineByLine, ''].join('\n'),
  )
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

const withoutFigures = (/** @type {string} */ text = '') => text.replace(/[\d.,]+|s$/g, '')

/** The places that the focus enters and leaves, and Orca's modes: which of them it says depends on the machine's speed. */
const PLACES =
  /^(?:leaving .*|banner|main content|(?:navigation|region|complementary content) .*|List with .*|(?:.* )?dialog(?: .*)?|expanded|(?:Browse|Focus) mode)$/

/** What Orca said in this part of its log, without what depends on the machine's speed. */
const spokenIn = (/** @type {string} */ part) =>
  part
    .split(/^\d\d:\d\d:\d\d\.\d+ - /m)
    .flatMap((entry) => /^SPEECH OUTPUT: '(.*)'(?: voice=\w+)?(?:\{.*)?\s*$/s.exec(entry)?.[1] ?? [])
    .map((text) =>
      text
        .replace(/\s+/g, ' ')
        .replace('visited link', 'link')
        .replace(/(?: heading level \d)? clickable\.$/, '')
        .trim(),
    )
    .filter((text) => text !== '' && !/^(?:Loading|Finished loading|clickable\.$)/.test(text))
    // Of a figure that changes with each typed letter the last one is kept: a slow machine skips some.
    .filter((text, at, all) => !/\d/.test(text) || withoutFigures(text) !== withoutFigures(all[at + 1]))

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

  /** Resolves to the lines that are spoken of a step, when its last words were heard. */
  const heardSince = async (/** @type {number} */ before, /** @type {string} */ ends = '') => {
    const since = () => spokenIn(written().slice(before)).join('\n')
    // What is heard instead is in the difference.
    await until(ends, () => since().includes(ends), LONGEST_WAIT_MS).catch(() => undefined)
    for (let size = -1; size !== statSync(log).size; await setTimeout(SILENCE_MS)) size = statSync(log).size
    return since()
      .split('\n')
      .filter((line) => !PLACES.test(line))
  }
  /** Resolves when Firefox has drawn; a page that is left does not answer. */
  const drawn = () =>
    run('return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200)))').catch(
      () => undefined,
    )
  const act = async (/** @type {Step} */ step) => {
    if ('go' in step) {
      // The same place before each: what is left is spoken, too.
      const before = written().length
      await call('WebDriver:Navigate', { url: 'about:blank' })
      await heardSince(before)
      await call('WebDriver:Navigate', { url: url + step.go })
      await until('the page is laid out', () => run('return window.watched?.laidOutMs'))
    } else if ('focus' in step) {
      const find = `(${findIn.toString()})(...arguments)`
      await until(`${step.focus.join(' ')} is there`, () => run(`return Boolean(${find})`, ...step.focus))
      await run(`${find}.focus()`, ...step.focus)
    } else if ('type' in step) xdotool('type', '--delay', '120', step.type)
    else xdotool('key', step.press)
  }

  /** Plays a scene. Resolves to its steps, each with what is heard of it. */
  const hear = async (/** @type {readonly Step[]} */ steps) => {
    const lines = []
    for (const step of steps) {
      const before = written().length
      await act(step)
      await drawn()
      const heard = await heardSince(before, step.ends)
      lines.push(titleOf(step))
      // What is heard of a load depends on which part of the page comes first.
      if ('go' in step) continue
      // Of what is said again with each typed letter the last is kept.
      lines.push(...('type' in step ? heard.slice(heard.lastIndexOf(heard[0] ?? '')) : heard))
    }
    return `${lines.join('\n')}\n`.replaceAll(url, 'SITE')
  }

  /** @type {string[]} */
  const failures = []
  const chosen = Object.entries(scenes).filter(([name]) => words.length === 0 || words.includes(name))
  mkdirSync(KEPT, { recursive: true })
  for (const [name, steps] of chosen) {
    const file = join(KEPT, `${name}.txt`)
    if (isUpdate) writeFileSync(file, await hear(steps))
    let difference = isUpdate ? '' : 'Nothing is kept of it.'
    for (let tries = 0; tries < TRIES && difference && existsSync(file); tries++)
      difference = spawnSync('diff', ['-u', file, '-'], { input: await hear(steps), encoding: 'utf8' }).stdout
    console.log(difference ? `✗ ${name}\n${difference}` : `✓ ${name}`)
    if (difference) failures.push(name)
  }
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`\n${chosen.length - failures.length} of ${chosen.length} are as kept, in ${seconds} s`)
  if (failures.length > 0)
    console.log(`Different: ${failures.join(', ')}. If that is intended: npm run test:heard -- --update`)
  return failures.length
}

await runCommand(main)
