// Builds a second, larger site in another folder for another company: a copy of the sources with an additional demo and
// page, and another name, address and color, in a folder of its host. Tests compare its first load with that of the site
// and visit its pages.
import { spawnSync } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Inside the project, so that its packages are found. */
const GROWN = join(ROOT, '.build/grown')
/** The inputs of the build: the sources, and the one file of the tests that the configuration imports. */
const SOURCES = [
  '.storybook',
  'package.json',
  'site',
  'src',
  'tests/storyTiers.ts',
  'tools',
  'tsconfig.json',
  'vite.config.ts',
]

/**
 * Adds a line to the end of a list in a source.
 * @param {string} file
 * @param {string} list the name of the list
 * @param {string} line
 */
async function addLine(file, list, line) {
  const source = await readFile(join(GROWN, file), 'utf8')
  const start = source.indexOf(`const ${list} = [`)
  const end = source.indexOf('\n]', start)
  if (start < 0 || end < 0) throw new Error(`${file} has no list called ${list}.`)
  await writeFile(join(GROWN, file), `${source.slice(0, end)}\n  ${line}${source.slice(end)}`)
}

const copy = (/** @type {string} */ from, /** @type {string} */ to) =>
  cp(join(GROWN, 'src', from), join(GROWN, 'src', to), { recursive: true })

await rm(GROWN, { recursive: true, force: true })
for (const source of SOURCES) await cp(join(ROOT, source), join(GROWN, source), { recursive: true })
await copy('demos/cross-chain', 'demos/one-more')
await copy('content/copy/demos/cross-chain.ts', 'content/copy/demos/one-more.ts')
await addLine('src/content/demos.ts', 'lines', "{ key: 'one-more', name: 'One more', family: 'launch' },")
await copy('content/copy/services/training.ts', 'content/copy/services/one-more.ts')
await copy('content/wordings/services/training.ts', 'content/wordings/services/one-more.ts')
await addLine(
  'src/content/offers.ts',
  'serviceLines',
  "{ slug: 'one-more', name: 'One more', family: 'launch', demo: 'one-more' },",
)
/**
 * Rebrands it for another company, as the handbook describes.
 * @param {string} file
 * @param {[RegExp, string][]} replacements
 */
async function change(file, ...replacements) {
  let source = await readFile(join(GROWN, file), 'utf8')
  for (const [from, to] of replacements) {
    if (!from.test(source)) throw new Error(`${file} has no match for ${from}.`)
    source = source.replace(from, to)
  }
  await writeFile(join(GROWN, file), source)
}
// A demo says what it is, and at most five things that one can try in it.
await change('src/content/wordings/demos.ts', [
  /(export const demoWordings[^{]*\{)/,
  "$1 'one-more': Array(6).fill('one more demo'),",
])
await change('src/content/companyName.ts', [/Fourfold/g, 'Quillark & Daughters Ledger Engineering'])
await change(
  'src/content/company.ts',
  [/fourfold/g, 'quillark'],
  [/isSample: true/, 'isSample: false'],
  [
    /Object\.freeze\(\{\}\)/,
    `{
  legalName: 'Quillark B.V.',
  registerEntry: 'Register 04711',
  dataController: 'data@quillark.example',
  securityContact: 'security@quillark.example',
  careersUrl: 'https://quillark.example/preview/jobs',
}`,
  ],
)
await change('src/content/site.ts', [/fourfold/g, 'quillark'])
await change('src/theme/houseColor.ts', [/= null/, "= '#7a1fa2'"])
const miniatures = join(GROWN, 'src/primitives/miniatures.svg')
const picture = '<symbol id="one-more" viewBox="0 0 100 100"><path d="M20 20H80V80H20z"/></symbol>'
await writeFile(miniatures, (await readFile(miniatures, 'utf8')).replace('</svg>', `${picture}</svg>`))
const { status } = spawnSync(process.execPath, ['site/build/build.mjs'], {
  cwd: GROWN,
  env: { ...process.env, BASE: '/preview/' },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
