// Begins a demo, a product or a service, and prints what remains to be written.
//   npm run new -- demo KEY FAMILY OFFER ["Name"]                                   OFFER: the page that shows it, /services/…
//   npm run new -- product SLUG FAMILY NEAR ["Name"] [demo=KEY | borrows=KEY]     NEAR: the page that links to it, /products/…
//   npm run new -- service SLUG FAMILY NEAR ["Name"] [demo=KEY | borrows=KEY]
//   npm run new -- links KEY       records today's links to a demo, once they are public
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { demoFiles, namesOf, offerFiles } from './newFiles.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FAMILIES = ['build', 'launch', 'trade', 'secure']
const USAGE = `npm run new -- demo KEY FAMILY OFFER ["Name"]
npm run new -- product SLUG FAMILY NEAR ["Name"] [demo=KEY | borrows=KEY]
npm run new -- service SLUG FAMILY NEAR ["Name"] [demo=KEY | borrows=KEY]
npm run new -- links KEY
FAMILY is ${FAMILIES.join(', ')}. OFFER is the page that shows the demo, NEAR one that will link to the new offer: /products/token-locker.`

/** @type {Set<string>} */
const written = new Set()
/** @param {string} file @param {string} text */
function save(file, text) {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true })
  writeFileSync(join(ROOT, file), text)
  written.add(file)
}
const read = (/** @type {string} */ file) => readFileSync(join(ROOT, file), 'utf8')
/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message)
  process.exit(1)
}

/** @param {Record<string, string>} files */
function write(files) {
  const there = Object.keys(files).filter((file) => existsSync(join(ROOT, file)))
  if (there.length > 0) fail(`Nothing was written: ${there.join(', ')} exists.`)
  for (const [file, text] of Object.entries(files)) save(file, text)
}

/** Adds a line to the end of a list. @param {string} file @param {string} opening @param {string} line */
function addLine(file, opening, line) {
  const source = read(file)
  const end = source.indexOf('\n]', source.indexOf(opening))
  if (!source.includes(opening) || end < 0) fail(`${file} has no list that begins with "${opening}".`)
  save(file, `${source.slice(0, end)}\n  ${line}${source.slice(end)}`)
}

/** @param {readonly string[]} lines */
const printList = (lines) => console.log(lines.map((line, at) => `${at + 1}. ${line}`).join('\n'))

/**
 * The line of an offer, with a demo that is its own.
 * @param {string} path @param {string} demo
 */
function showDemo(path, demo) {
  const [, list, slug] = /^\/(service|product)s\/([\w-]+)$/.exec(path) ?? []
  const source = read('src/content/offers.ts')
  const start = source.indexOf(`const ${list}Lines = [`)
  const [line] = start < 0 ? [] : (new RegExp(`\\{ slug: '${slug}',[^}]*\\}`).exec(source.slice(start)) ?? [])
  if (line === undefined)
    return fail(
      `There is no offer ${path}: OFFER is the page that shows the demo, such as /products/token-locker.`,
    )
  if (/ demo: /.test(line))
    return fail(`${path} shows a demo already: take another offer, or begin one with npm run new -- product.`)
  const shown = line.replace(/, borrows: '[^']*'/, '').replace(/ \}$/, `, demo: '${demo}' }`)
  return source.slice(0, start) + source.slice(start).replace(line, shown)
}

/** @param {string} key @param {string} family @param {string} offer @param {string} [name] */
function newDemo(key, family, offer, name) {
  const names = namesOf(key, name)
  const files = demoFiles(names)
  const offers = showDemo(offer, key)
  write(files)
  save('src/content/offers.ts', offers)
  addLine(
    'src/content/demos.ts',
    'const lines = [',
    `{ key: '${key}', name: '${names.name}', family: '${family}' },`,
  )
  console.log(
    `Written, and a line each in src/content/demos.ts and src/content/offers.ts:\n  ${Object.keys(files).join('\n  ')}\nTo write (Docs/Writing a demo):`,
  )
  printList([
    `stories/docs/Rules.mdx: a section "${names.name}", with the rules.`,
    `src/demos/${key}: the rules, their test, the view and the tour; the files are a demo with one field.`,
    `stories/demos/${key}: a story for each state. The journey names its longestMoment when it fails.`,
    `src/content/copy/demos/${key}.ts: what a visitor can do in it, in one sentence, and how visitors ask for it.`,
    `src/primitives/miniatures.svg: its picture, <symbol id="${key}">.`,
    `src/content/copy${offer}.ts: \`demo\`, what can be tried and changed; and its wordings, src/content/wordings${offer}.ts: 'What you can change'.`,
    'npx tsc --noEmit names the notes (stories/demos/notes.tsx), npm run test:unit the search words (stories/searchWords.json).',
    'npm run test:unit, npm run fit and npm run trees. Its place on the wall is that of its line in src/content/demos.ts; a test suggests one.',
    `Before a release: node tools/storyIds.mjs --add, and npm run new -- links ${key}.`,
  ])
}

/**
 * A page's copy with a link to a new offer: where it has four, in place of one that other pages link to as well.
 * @param {string} page @param {string} path
 */
function linkFrom(page, path) {
  const relatedOf = (/** @type {string} */ file) =>
    [...(/related: \[([^\]]*)\]/.exec(read(file))?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, to = '']) => to)
  const linked = ['services', 'products'].flatMap((folder) =>
    readdirSync(join(ROOT, 'src/content/copy', folder)).flatMap((file) =>
      relatedOf(`src/content/copy/${folder}/${file}`),
    ),
  )
  const related = relatedOf(page)
  const timesOf = (/** @type {string} */ to) => linked.filter((one) => one === to).length
  const replaced =
    related.length < 4 ? undefined : related.toSorted((one, other) => timesOf(other) - timesOf(one))[0]
  const next = [...related.filter((to) => to !== replaced), path].map((to) => `'${to}'`).join(', ')
  return { source: read(page).replace(/related: \[[^\]]*\]/, `related: [${next}]`), replaced }
}

/** @param {'product' | 'service'} kind @param {string} key @param {string} family @param {string} near @param {readonly string[]} rest */
function newOffer(kind, key, family, near, rest) {
  const [, relation, demo] = rest.map((part) => /^(demo|borrows)=([\w-]+)$/.exec(part)).find(Boolean) ?? []
  const names = namesOf(
    key,
    rest.find((part) => !/^(?:demo|borrows)=/.test(part)),
  )
  const page = `src/content/copy${near}.ts`
  if (!existsSync(join(ROOT, page)))
    fail(
      `There is no page ${near}: NEAR is the page of a service or product, such as /products/token-locker.`,
    )
  const path = `/${kind}s/${key}`
  const { source, replaced } = linkFrom(page, path)
  const files = offerFiles(kind, names, { hasDemo: demo !== undefined, near })
  write(files)
  save(page, source)
  const show = demo === undefined ? '' : `, ${relation}: '${demo}'`
  addLine(
    'src/content/offers.ts',
    `const ${kind}Lines = [`,
    `{ slug: '${key}', name: '${names.name}', family: '${family}'${show} },`,
  )
  console.log(
    `Written, a line in src/content/offers.ts, and a link in ${page}${replaced ? ` in place of ${replaced}` : ''}:\n  ${Object.keys(files).join('\n  ')}\nTo write:`,
  )
  printList([
    `src/content/copy${path}.ts: the texts; src/content/copy/offerCopy.ts says what each is, npm run test:unit what is wrong.`,
    `src/content/wordings${path}.ts: how visitors ask for it; npx tsc --noEmit names the headings.${kind === 'product' ? " If no other product has the same `ai`, also 'What AI does'." : ''}`,
    ...(relation === 'demo'
      ? []
      : [`src/parts/sections/offerPictures.svg: its picture in the lists, <symbol id="${key}">.`]),
    'npm run fit, npm run trees, npm test.',
  ])
}

/** @param {string} key */
async function recordLinks(key) {
  const file = 'tests/recordedLinks.ts'
  if (new RegExp(`^  '?${key}'?: \\{`, 'm').test(read(file)))
    fail(`The links of ${key} are recorded. They never change.`)
  const server = await createServer({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false },
  })
  const { recordNow } = /** @type {typeof import('../tests/recordNow.ts')} */ (
    await server.ssrLoadModule('/tests/recordNow.ts')
  )
  const links = recordNow(/** @type {import('#src/content/demos.ts').DemoId} */ (key))
  const source = read(file)
  const end = source.lastIndexOf('\n}\n')
  save(file, `${source.slice(0, end)}\n  '${key}': ${JSON.stringify(links, null, 2)},${source.slice(end)}`)
  console.log(`Today's links of ${key} are in ${file}.`)
}

const [kind, key = '', family = '', ...rest] = process.argv.slice(2)
if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(key)) fail(USAGE)
if (kind === 'links') await recordLinks(key)
else if (!FAMILIES.includes(family)) fail(USAGE)
else if (kind === 'demo' && rest[0]) newDemo(key, family, rest[0], rest[1])
else if ((kind === 'product' || kind === 'service') && rest[0])
  newOffer(kind, key, family, rest[0], rest.slice(1))
else fail(USAGE)
// As `npm run format` does.
spawnSync(join(ROOT, 'node_modules/.bin/oxfmt'), [...written], {
  cwd: ROOT,
  shell: process.platform === 'win32',
})
process.exit(0)
