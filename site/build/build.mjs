// Builds the site into dist/: the client bundle, then every page prerendered, checked against the policy, compressed.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, extname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build, minify } from 'vite'
import { cardTools, pngOf } from './cards.mjs'
import { firstPaintStyles, joinedStyles, laterStyles } from './styles.mjs'
import { hashOf, pagePolicy, POLICY_BUDGET } from './headers.mjs'
import { hostFiles } from './hosts.mjs'

/** @import { InlineConfig, Manifest } from 'vite' */
/** @typedef {{ path: string, modules: readonly string[], laterModules: readonly string[], id?: DemoId }} Page */
/** @typedef {import('#src/content/demos.ts').DemoId} DemoId */
/**
 * What site/build/entry-server.tsx exports.
 * @typedef {typeof import('./entry-server.tsx')} EntryServer
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SITE = join(ROOT, 'site')
const DIST = join(ROOT, process.env.OUT || 'dist')
/** Each output folder has a subfolder here. */
const WORK = join(ROOT, '.build', process.env.OUT || '')
/** The temporary output, which replaces `dist` when it is complete. */
const NEXT = join(WORK, 'next')
const EMPTY_ROOT = '<div id="root"></div>'
/**
 * The maximum script of a page before the first interaction, in kilobytes of gzip: a tenth more than the largest page had when it
 * was set. If a page exceeds it, load late what its first window does not need.
 */
const FIRST_LOAD_BUDGET = 107
/**
 * The maximum size of a page, in kilobytes of brotli: with the response's headers (1 kB) it fits into the initial congestion
 * window of a server, which is ten packets of 1,460 bytes, so it needs one round trip.
 */
const PAGE_BUDGET = 13.6
/** The maximum size of a demo's own page with its script, until it is usable, set in the same way; fonts load after that. */
const DEMO_PAGE_BUDGET = 127
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.md', '.webmanifest'])

/**
 * The router's package is one file, and the contexts created at its top level keep all of it. With a note
 * that creating one has no side effect, without their display names and without the context of a boundary
 * that only `<Routes>` uses, the bundler omits the two thirds that are not imported here.
 */
const routerInPieces = {
  name: 'router-in-pieces',
  transform: {
    filter: { id: /react-router\/dist\/.*\.mjs$/ },
    handler: (/** @type {string} */ code) => ({
      code: code
        .replace(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
        .replace(/^(var \w+ = )(?=React\d*\.(?:createContext|memo|forwardRef)\()/gm, '$1/* @__PURE__ */ '),
      map: null,
    }),
  },
}

/**
 * Vite's helper for lazy imports treats a failed stylesheet as loaded. This makes it forget the failed one, so
 * that another attempt requests it again.
 */
const forgetFailedStyles = {
  name: 'forget-failed-styles',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(/** @type {string} */ code) {
      const mended = code.replace(/seen\[href\] = (?:void 0|undefined);(?=\s*throw)/, 'delete seen[href];')
      if (mended === code) throw new Error('Vite’s preload helper has changed: see forgetFailedStyles.')
      return { code: mended, map: null }
    },
  },
}

/** Records the sources of each chunk, for the test of the first load. */
const moduleList = {
  name: 'module-list',
  /** @param {unknown} _ @param {Record<string, { type: string, moduleIds?: string[] }>} bundle */
  async generateBundle(_, bundle) {
    const lists = Object.entries(bundle)
      .filter(([, { type }]) => type === 'chunk')
      .map(([file, { moduleIds = [] }]) => [
        file,
        moduleIds.map((id) => relative(ROOT, id).replaceAll('\\', '/')),
      ])
    await writeFile(join(WORK, 'modules.json'), JSON.stringify(Object.fromEntries(lists), null, 2))
  },
}

/**
 * @param {InlineConfig['build']} options
 * @returns {InlineConfig}
 */
const config = (options) => ({
  base: process.env.BASE || '/',
  root: SITE,
  configFile: join(ROOT, 'vite.config.ts'),
  mode: 'production',
  logLevel: 'warn',
  plugins: [routerInPieces, forgetFailedStyles],
  build: {
    emptyOutDir: true,
    reportCompressedSize: false,
    // All target browsers support modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The duration of a plugin is not a warning.
      checks: { pluginTimings: false },
    },
    ...options,
  },
})

async function buildClient() {
  const client = config({ outDir: NEXT, manifest: true, license: { fileName: 'licenses/packages.md' } })
  await build({ ...client, plugins: [...(client.plugins ?? []), moduleList] })
  await setAside(SITE_ENTRY)
}

/** @typedef {{ template: string, manifest: string }} Entry */
/** The files of an entry that only this build uses and that are not published, by their names in its folder. */
const SITE_ENTRY = { template: 'index.html', manifest: 'manifest.json' }
const DEMO_ENTRY = { template: 'demo.html', manifest: 'demo-manifest.json' }

/** @param {Entry} entry */
async function setAside({ template, manifest }) {
  await rename(join(NEXT, 'index.html'), join(WORK, template))
  await rename(join(NEXT, '.vite/manifest.json'), join(WORK, manifest))
  await rm(join(NEXT, '.vite'), { recursive: true })
}

/** The demos' own pages are the same document with another script. */
const demoEntry = {
  name: 'demo-entry',
  transformIndexHtml: {
    order: /** @type {const} */ ('pre'),
    handler(/** @type {string} */ html) {
      const changed = html.replace('/app/main.tsx', '/demos/demoMain.tsx')
      if (changed === html) throw new Error('site/index.html does not request /app/main.tsx.')
      return changed
    },
  },
}

/**
 * A demo's page loads the files of its demo with the page, and no other demo opens there: the names of all demos' styles and of
 * the shared files would be more than half a kilobyte of each page's script. A late part that needs a shared
 * script still imports it; styles are loaded only by these lists, so only the page's own styles are removed.
 */
const forgetDemoStyles = {
  name: 'forget-demo-styles',
  generateBundle: {
    order: /** @type {const} */ ('post'),
    /** @param {unknown} _ @param {Record<string, { type: string, isEntry?: boolean, code?: string }>} bundle */
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry || chunk.code === undefined) continue
        const called = chunk.code.replace(
          /(import\(`\.\/demo-[^`]*`\)),__vite__mapDeps\(\[[\d,]*\]\)/g,
          '$1,[]',
        )
        const list = /\bm\.f=\[([^\]]*)\]/.exec(called)?.[1]
        if (called === chunk.code || list === undefined)
          throw new Error('Vite’s list of the styles of late parts has changed: see forgetDemoStyles.')
        const files = list.split(',')
        const isShared = (/** @type {number} */ file) =>
          /\/(?:(?:rolldown-runtime|core|page|kit|Field|dist|momentLimits)-[^/]*\.js|page-[^/]*\.css)"/.test(
            files[file] ?? '',
          )
        const kept = /** @type {number[]} */ ([])
        const renumbered = called.replace(
          /__vite__mapDeps\(\[([\d,]*)\]\)/g,
          (_call, /** @type {string} */ numbers) => {
            const late = numbers
              .split(',')
              .map(Number)
              .filter((file) => !isShared(file))
            for (const file of late) if (!kept.includes(file)) kept.push(file)
            return `__vite__mapDeps([${late.map((file) => kept.indexOf(file)).join(',')}])`
          },
        )
        chunk.code = renumbered.replace(list, () => kept.map((file) => files[file]).join(','))
      }
    },
  },
}

/** The demos' own pages have a separate bundle without the router and the site, so the site's files stay few. */
async function buildDemoPages() {
  const pages = config({
    outDir: NEXT,
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The page's own list already has the files of its demo, and no other demo opens there: the files of 18 demos would
      // be 60 file names in each page's script.
      resolveDependencies: (file, deps) => (/\/demo-[^/]*$/.test(file) ? [] : deps),
    },
  })
  await build({ ...pages, plugins: [...(pages.plugins ?? []), demoEntry, forgetDemoStyles] })
  await setAside(DEMO_ENTRY)
}

async function buildServer() {
  await build(config({ outDir: join(WORK, 'server'), ssr: 'build/entry-server.tsx', copyPublicDir: false }))
}

/** Packages without the text of their license; site/licenses has a copy from their repository. */
const WITHOUT_LICENSE = ['react-remove-scroll-bar']

/** The bundler's list of licenses, with the texts from site/licenses. Every package in it has one. */
async function completeLicenses() {
  const file = join(NEXT, 'licenses/packages.md')
  const entries = (await readFile(file, 'utf8')).split(/^(?=## )/m)
  const complete = await Promise.all(
    entries.map(async (entry) => {
      const name = /^## (\S+) - .*\s*$/.exec(entry)?.[1]
      if (name === undefined) return entry
      if (!WITHOUT_LICENSE.includes(name)) throw new Error(`The package ${name} has no text of its license.`)
      return `${entry.trim()}\n\n${await readFile(join(SITE, 'licenses', `${name}.txt`), 'utf8')}\n`
    }),
  )
  await writeFile(file, complete.join(''))
}

/** The fonts are files, not code, so the bundler's list of licenses does not include them. */
async function copyFontLicenses() {
  const licenses = {
    besley: import.meta.resolve('@fontsource-variable/besley/LICENSE'),
    'instrument-sans': import.meta.resolve('@fontsource-variable/instrument-sans/LICENSE'),
    'sometype-mono': import.meta.resolve('@fontsource-variable/sometype-mono/LICENSE'),
  }
  for (const [font, license] of Object.entries(licenses))
    await cp(new URL(license), join(NEXT, 'licenses', `font-${font}.txt`))
}

/**
 * All files below a folder, as paths relative to it.
 * @param {string} folder
 */
async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

/**
 * The scripts and stylesheets of some modules with all static imports; the imports of a chunk come first.
 * @param {Manifest} manifest
 * @param {Page} page
 * @param {Readonly<Record<string, readonly string[]>>} sources the sources of each chunk
 */
function assetsOf(manifest, page, sources) {
  const scripts = /** @type {Set<string>} */ (new Set())
  const styles = /** @type {Set<string>} */ (new Set())
  const seen = /** @type {Set<string>} */ (new Set())
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
  }
  // The entry's styles come first, because they declare the layers.
  visit('index.html')
  const entry = manifest['index.html']?.file ?? ''
  const keyOf = (/** @type {string} */ module) => relative(SITE, join(ROOT, module)).replaceAll('\\', '/')
  for (const module of page.modules) {
    const key = keyOf(module)
    if (!manifest[key])
      throw new Error(
        existsSync(join(ROOT, module))
          ? `The page ${page.path} names ${module}, but the build has no chunk of it: is it loaded lazily?`
          : `The page ${page.path} has no ${module}: write it.`,
      )
    visit(key)
  }
  const first = [entry, ...[...scripts].filter((file) => file !== entry)]
  // A module that other pages import as well has no separate entry in the manifest.
  for (const module of page.laterModules) {
    const file = Object.keys(sources).find((chunk) => sources[chunk]?.includes(module))
    const key = Object.keys(manifest).find((name) => manifest[name]?.file === file)
    if (key === undefined) throw new Error(`The page ${page.path} names ${module}, which no chunk contains.`)
    visit(key)
  }
  return { scripts: first, styles: [...styles] }
}

/**
 * Removes the tags that React hoists (title, meta, link) from the beginning of the rendered markup.
 * @param {string} rendered
 */
function splitHead(rendered) {
  const tags = []
  const next = /<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>/y
  for (let tag = next.exec(rendered); tag; tag = next.exec(rendered)) tags.push(tag[0])
  return { tags, body: rendered.slice(tags.join('').length) }
}

/**
 * The inline parts of the pages: the first response contains all that the first paint needs. The faces with files are
 * separate, because early.js loads them after the first paint. `faces` has their rules, which apply without scripts, and `fonts`
 * has the arguments of `new FontFace` for each, as JSON. `layers` is the order of the cascade, and `pictures` the text of the
 * pictures that use the page's custom properties.
 * @typedef {{ early: string, styles: ReadonlyMap<string, string>, faces: string, fonts: string, layers: readonly string[], pictures: string }} Inline
 */

/** The fonts of every page, which are swapped in. The browser loads the font for code where it is used. */
const WEB_FACE = /@font-face\{[^}]*\.woff2[^}]*display:swap[^}]*\}/g

/**
 * The script that runs first, and each stylesheet that a page needs, by its file.
 * @param {readonly string[]} files
 * @returns {Promise<Inline>}
 */
async function inlineParts(files) {
  const { code } = await minify('early.js', await readFile(join(SITE, 'start/early.js'), 'utf8'))
  const texts = await Promise.all(
    files.map(
      async (file) => /** @type {const} */ ([file, (await readFile(join(NEXT, file), 'utf8')).trim()]),
    ),
  )
  // Both bundles name the same ones.
  const faces = [...new Set(texts.flatMap(([, text]) => text.match(WEB_FACE) ?? []))].join('')
  if (faces === '') throw new Error('No style of a page names a font file: see WEB_FACE.')
  const styles = new Map(texts.map(([file, text]) => [file, text.replace(WEB_FACE, '')]))
  const drawn = (await readdir(join(NEXT, 'assets'))).filter((file) => file.endsWith('.svg'))
  const pictures = await Promise.all(drawn.map((file) => readFile(join(NEXT, 'assets', file), 'utf8')))
  const fonts = JSON.stringify(faces.split('}').filter(Boolean).map(fontOf))
  return {
    early: code.trim(),
    styles,
    faces: `@media (scripting:none){${faces}}`,
    fonts,
    layers: await declaredLayers(),
    pictures: pictures.join(''),
  }
}

/**
 * The arguments of `new FontFace`, from a rule.
 * @param {string} rule
 */
function fontOf(rule) {
  const of = (/** @type {string} */ name) => {
    const value = new RegExp(`[{;]${name}:([^;]+)`).exec(rule)?.[1]
    if (value === undefined) throw new Error(`A face without ${name}: ${rule}`)
    return value.replaceAll('"', '')
  }
  return [of('font-family'), of('src').replace(/format\(.*\)/, ''), { weight: of('font-weight') }]
}

/** Vite's tag for the entry in index.html; here early.js requests it. */
const OWN_TAGS =
  /\s*<script\b[^>]*\bsrc="[^"]*"[^>]*><\/script>|\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g

/** The policy follows it, because browsers look for the encoding in the first 1,024 bytes. */
const CHARSET = '<meta charset="utf-8" />'

/**
 * One page: the built index.html with the rendered markup, its head tags, its styles and the names of its modules. The styles
 * of the first paint are inline, and the page's whole stylesheet follows with the modules. On a demo's own page all styles are
 * inline, because the code does not wait for the first paint there.
 * @param {string} template
 * @param {string} rendered
 * @param {{ scripts: string[], styles: string[] }} assets
 * @param {Inline} inline
 * @param {readonly string[]} findable
 * @param {string} base
 * @param {boolean} isDemo whether it is a demo's own page, where the fonts wait for hydration
 * @returns {{ html: string, sheet?: { file: string, text: string } }} the page, and its stylesheet
 */
function assemble(template, rendered, assets, inline, findable, base, isDemo) {
  const { tags, body } = splitHead(rendered)
  const modules = assets.scripts.map((file) => `${base}${file}`).join(' ')
  const whole = joinedStyles(
    [inline.faces, ...assets.styles.map((file) => inline.styles.get(file) ?? '')],
    inline.layers,
  )
  const style = isDemo ? whole : firstPaintStyles(whole, body, inline.pictures)
  const sheet = isDemo ? undefined : sheetFile(whole)
  const later = sheet ? ` data-sheet="${base}${sheet.file}"` : ''
  const policy = pagePolicy({ scripts: [hashOf(inline.early)], styles: [hashOf(style)] })
  const head = [
    ...tags,
    ...findable,
    `<script data-modules="${modules}" data-fonts='${inline.fonts}'${isDemo ? ' data-fonts-wait' : ''}${later}>${inline.early}</script>`,
    `<style>${style}</style>`,
    ...(sheet ? [`<noscript><link rel="stylesheet" href="${base}${sheet.file}"></noscript>`] : []),
    // Tells the code that loads parts of the site that these styles are present. A disabled one is not fetched.
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${base}${file}" disabled>`),
  ]
  const html = template
    .replace(OWN_TAGS, '')
    .replace(CHARSET, () => `${CHARSET}\n<meta http-equiv="Content-Security-Policy" content="${policy}">`)
    .replace('</head>', () => `${head.map((tag) => `  ${tag}\n  `).join('')}</head>`)
    // Before the page's own texts, because code in them keeps its lines.
    .replace(/\n\s+/g, '\n')
    .replace(EMPTY_ROOT, () => `<div id="root">${body}</div>`)
  return sheet ? { html, sheet } : { html }
}

/**
 * The stylesheet that follows a page, with the hash of its content in its name.
 * @param {string} whole
 */
function sheetFile(whole) {
  const text = laterStyles(whole)
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  return { file: `assets/sheet-${hash}.css`, text }
}

const ENTITIES = /** @type {Record<string, string>} */ ({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
})
const unescaped = (/** @type {string} */ text) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => ENTITIES[name] ?? '')
const escaped = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/**
 * The tags for search engines and link previews in a page's head, and its picture.
 * @param {EntryServer} server
 * @param {Page} page
 * @param {string} rendered
 */
async function findableBy(server, { path, id }, rendered) {
  const title = unescaped(/<title>([^<]*)<\/title>/.exec(rendered)?.[1] ?? '')
  const description = unescaped(/<meta name="description" content="([^"]*)"/.exec(rendered)?.[1] ?? '')
  const tags = Object.entries(server.previewTags(path, { title, description })).flatMap(([kind, named]) =>
    Object.entries(named).map(([name, content]) => `<meta ${kind}="${name}" content="${escaped(content)}">`),
  )
  // A demo's own page is for recipients of the link: search engines find the page of its service or product.
  if (id) return tags
  const data = (await server.structuredDataOf(path, { title, description })).replaceAll('<', '\\u003c')
  return [...tags, `<script type="application/ld+json">${data}</script>`]
}

/**
 * The pictures of the pages, and the logo.
 * @param {EntryServer} server
 */
async function drawCards(server) {
  const tools = await cardTools()
  await writeFile(join(NEXT, 'favicon.svg'), server.favicon())
  const cards = [['/cards/logo.png', server.logoCard()]]
  for (const { path } of server.pages) cards.push([server.cardPath(path), server.cardOf(path, tools)])
  for (const { path, id } of server.demoPages)
    cards.push([server.cardPath(path), server.cardOfDemo(id, tools)])
  for (const [file = '', svg = ''] of cards) {
    await mkdir(dirname(join(NEXT, file)), { recursive: true })
    await writeFile(join(NEXT, file), pngOf(svg))
  }
}

/**
 * The sitemap for search engines.
 * @param {EntryServer} server
 */
async function writeSitemap({ pages, siteUrl }) {
  const entries = pages.map(({ path }) => `  <url><loc>${siteUrl}${path}</loc></url>`)
  await writeFile(
    join(NEXT, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
  )
  await writeFile(join(NEXT, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`)
}

/** The order of the cascade as the theme declares it. */
async function declaredLayers() {
  const source = await readFile(join(ROOT, 'src/theme/layers.css.ts'), 'utf8')
  return [...source.matchAll(/globalLayer\('([\w-]+)'\)/g)].map((match) => match[1] ?? '')
}

/**
 * The order in which a page's styles first name the layers, which determines the cascade.
 * @param {string} html
 */
function layersOf(html) {
  const sheets = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map((match) => match[1] ?? '')
  const statements = [...sheets.join('\n').matchAll(/@layer\s+([^{;]+)[{;]/g)]
  const names = statements.flatMap((match) => (match[1] ?? '').split(',').map((name) => name.trim()))
  return [...new Set(names)]
}

/** A page's policy, before all content that it governs. */
const POLICY =
  /^<!doctype html>\s*<html[^>]*>\s*<head>\s*<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)">/

/**
 * The faults that stop the build: markup that the policy blocks, or that hydration would replace.
 * @param {string} html
 * @returns {string[]}
 */
function faultsOf(html) {
  const faults = []
  const policy = POLICY.exec(html)?.[1]
  if (policy === undefined) faults.push('no policy at its beginning, after the encoding')
  else if (policy.length > POLICY_BUDGET)
    faults.push(`a policy of ${policy.length} characters; the maximum is ${POLICY_BUDGET}`)
  const isNamed = (/** @type {string} */ text) => policy?.includes(hashOf(text))
  const style = /<[a-z][^<>]*?\sstyle\s*=[^<>]*>/i.exec(html)
  if (style) faults.push(`a style attribute, which the policy blocks: ${style[0].slice(0, 160)}`)
  for (const [, attributes, text = ''] of html.matchAll(/<style\b([^>]*)>([^]*?)<\/style>/gi))
    if (!isNamed(text))
      faults.push(`a style element${attributes} that the policy does not name: ${text.slice(0, 80)}`)
  const handler = /<[a-z][^<>]*?\son[a-z]+\s*=[^<>]*>/i.exec(html)
  if (handler) faults.push(`an inline event handler, which the policy blocks: ${handler[0].slice(0, 160)}`)
  for (const [tag, text = ''] of html.matchAll(/<script\b[^>]*>([^]*?)<\/script>/gi))
    if (!tag.includes('type="application/ld+json"') && !isNamed(text))
      faults.push(`a script that the policy does not name: ${tag.slice(0, 160)}`)
  if (/<!--\$[?!~]-->|<template id="B:|Loading\.\.\./.test(html))
    faults.push('a Suspense fallback: something on it was not loaded when it was rendered')
  const titles = html.match(/<title\b/g)?.length ?? 0
  if (titles !== 1) faults.push(`${titles} titles instead of one`)
  const metas = (html.match(/<meta name="[^"]+"/g) ?? []).filter((tag) => !tag.includes('theme-color'))
  for (const tag of metas.filter((each, index) => metas.indexOf(each) !== index))
    faults.push(`a second ${tag}>`)
  if (html.includes(EMPTY_ROOT)) faults.push('nothing rendered into it')
  return faults
}

/** @param {string} path */
function fileOf(path) {
  if (!/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(path))
    throw new Error(`The page ${path} has no valid address: a slash, then lower-case words and hyphens.`)
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** @param {EntryServer} server */
async function prerender(server) {
  const { pages, notFoundPage, demoPages, render, renderDemo } = server
  const entryOf = async (/** @type {Entry} */ { template, manifest }) => {
    const html = await readFile(join(WORK, template), 'utf8')
    if (html.split(EMPTY_ROOT).length !== 2)
      throw new Error(`site/index.html must contain ${EMPTY_ROOT} exactly once, without a space in it.`)
    return {
      html,
      manifest: /** @type {Manifest} */ (JSON.parse(await readFile(join(WORK, manifest), 'utf8'))),
    }
  }
  const siteEntry = await entryOf(SITE_ENTRY)
  const entryOfDemos = await entryOf(DEMO_ENTRY)
  const sources = /** @type {Record<string, string[]>} */ (
    JSON.parse(await readFile(join(WORK, 'modules.json'), 'utf8'))
  )
  const all = /** @type {readonly Page[]} */ ([...pages, notFoundPage, ...demoPages]).map((page) => ({
    page,
    file: page === notFoundPage ? '404.html' : fileOf(page.path),
    assets: assetsOf((page.id ? entryOfDemos : siteEntry).manifest, page, sources),
  }))
  const inline = await inlineParts([...new Set(all.flatMap(({ assets }) => assets.styles))])
  const written = /** @type {Set<string>} */ (new Set())
  const faults = []
  for (const { page, file, assets } of all) {
    if (written.has(file)) throw new Error(`Two pages would be written to ${file}.`)
    written.add(file)
    const rendered = page.id ? await renderDemo(page.id) : await render(page.path)
    const findable = page === notFoundPage ? [] : await findableBy(server, page, rendered)
    const template = page.id ? entryOfDemos.html : siteEntry.html
    const isDemo = page.id !== undefined
    const { html, sheet } = assemble(template, rendered, assets, inline, findable, server.base, isDemo)
    if (sheet) await writeFile(join(NEXT, sheet.file), sheet.text)
    faults.push(...faultsOf(html).map((fault) => `${file} has ${fault}`))
    const order = layersOf(html).join(', ')
    if (order !== inline.layers.join(', '))
      faults.push(
        `${file} names the cascade layers in the order "${order}" instead of "${inline.layers.join(', ')}"`,
      )
    await mkdir(dirname(join(NEXT, file)), { recursive: true })
    await writeFile(join(NEXT, file), html)
  }
  if (faults.length > 0) throw new Error(`The pages cannot be published:\n  ${faults.join('\n  ')}`)
  const built = all.map(({ page, file, assets }) => ({ path: page.path, id: page.id, file, ...assets }))
  return {
    pages: built.filter(({ id }) => !id),
    demoPages: built.filter(({ id }) => id),
  }
}

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** A brotli and a gzip copy beside each text file, if they are smaller. */
async function compress() {
  const texts = (await filesIn(NEXT)).filter((file) => COMPRESSED.has(extname(file)))
  await Promise.all(
    texts.map(async (file) => {
      const content = await readFile(join(NEXT, file))
      const copies = {
        br: await asBrotli(content, {
          params: {
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            // Measured over all pages: 0.2 % smaller than with the library's defaults.
            [constants.BROTLI_PARAM_NPOSTFIX]: 2,
            [constants.BROTLI_PARAM_LGBLOCK]: 16,
          },
        }),
        gz: await asGzip(content, { level: 9 }),
      }
      for (const [ending, copy] of Object.entries(copies))
        if (copy.length < content.length) await writeFile(join(NEXT, `${file}.${ending}`), copy)
    }),
  )
}

/**
 * A copy of each page as the index of a folder with its name: a plain file server, which does not map `/about` to `about.html`,
 * finds the copy, with and without the slash at the end. A host that finds `about.html` never requests the copy, so the copy
 * is not compressed.
 * @param {readonly string[]} files
 */
async function copyIntoFolders(files) {
  for (const file of files) {
    if (file === 'index.html') continue
    const folder = join(NEXT, file.slice(0, -'.html'.length))
    await mkdir(folder, { recursive: true })
    await cp(join(NEXT, file), join(folder, 'index.html'))
  }
}

/**
 * The sizes of each page: the page as brotli, and the script of its first load as gzip.
 * @param {readonly { path: string, file: string, scripts: readonly string[] }[]} pages
 */
async function weigh(pages) {
  const sizes = /** @type {Map<string, number>} */ (new Map())
  for (const file of new Set(pages.flatMap(({ scripts }) => scripts)))
    sizes.set(file, (await asGzip(await readFile(join(NEXT, file)), { level: 9 })).length)
  return Promise.all(
    pages.map(async ({ path, file, scripts }) => ({
      path,
      pageBytes: (await stat(join(NEXT, `${file}.br`))).size,
      scriptBytes: scripts.reduce((sum, script) => sum + (sizes.get(script) ?? 0), 0),
      scripts,
    })),
  )
}

/**
 * Moves the build to its place. Files with a hash in their name stay for one more build, because open pages still
 * request them.
 */
async function publish() {
  const list = join(WORK, 'assets.json')
  const previous = /** @type {string[]} */ (JSON.parse(await readFile(list, 'utf8').catch(() => '[]')))
  const current = await readdir(join(NEXT, 'assets'))
  for (const file of previous)
    if (!current.includes(file))
      await cp(join(DIST, 'assets', file), join(NEXT, 'assets', file)).catch(() => undefined)
  const old = join(WORK, 'old')
  await rm(old, { recursive: true, force: true })
  await rename(DIST, old).catch(() => undefined)
  await rename(NEXT, DIST)
  await rm(old, { recursive: true, force: true })
  await writeFile(list, JSON.stringify(current))
}

/** @typedef {Awaited<ReturnType<typeof weigh>>[number]} Weight */
/** The figures of the build before this one, by path. @returns {Promise<Map<string, Weight>>} */
async function figuresBefore() {
  const text = await readFile(join(WORK, 'figures.json'), 'utf8').catch(() => '{}')
  /** @type {{ pages?: Weight[], demoPages?: Weight[] }} */
  const { pages = [], demoPages = [] } = JSON.parse(text)
  return new Map([...pages, ...demoPages].map((page) => [page.path, page]))
}

/**
 * What a page weighs, and by how much it grew since the build before.
 * @param {readonly Weight[]} pages
 * @param {ReadonlyMap<string, Weight>} before
 */
const grownOf = (pages, before) =>
  pages
    .map(({ path, pageBytes, scriptBytes }) => {
      const was = before.get(path)
      const since = was
        ? ` (page ${signed(pageBytes - was.pageBytes)} B and script ${signed(scriptBytes - was.scriptBytes)} B since the build before)`
        : ''
      return `${path} has ${kilobytes(pageBytes)} and ${kilobytes(scriptBytes)} kB${since}`
    })
    .join('; ')
const signed = (/** @type {number} */ bytes) => `${bytes > 0 ? '+' : ''}${bytes}`

const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1)

async function main() {
  const started = performance.now()
  // React and the build use their production mode because of this.
  process.env.NODE_ENV = 'production'
  await mkdir(WORK, { recursive: true })
  await buildClient()
  await buildDemoPages()
  await buildServer()
  await completeLicenses()
  await copyFontLicenses()
  const server = /** @type {EntryServer} */ (
    await import(pathToFileURL(join(WORK, 'server/entry-server.js')).href)
  )
  const colorNote = server.houseColorNote()
  if (colorNote !== null) console.log(colorNote)
  const { pages, demoPages } = await prerender(server)
  await drawCards(server)
  await writeSitemap(server)
  const securityFile = server.securityFile(Date.now())
  if (securityFile !== null) {
    await mkdir(join(NEXT, '.well-known'), { recursive: true })
    await writeFile(join(NEXT, '.well-known/security.txt'), securityFile)
  }
  // An open page uses it to detect that the site has been updated.
  const entries = [pages[0], demoPages[0]].map((page) => `${server.base}${page?.scripts[0] ?? ''}`)
  await writeFile(join(NEXT, 'version.txt'), `${entries.join('\n')}\n`)
  const built = [...pages, ...demoPages].filter(({ file }) => file !== '404.html')
  const { base } = server
  const hosts = hostFiles({ base, paths: built.map(({ path }) => path), hsts: process.env.HSTS ?? '' })
  for (const [file, text] of Object.entries(hosts)) await writeFile(join(NEXT, file), text)
  await compress()
  await copyIntoFolders(built.map(({ file }) => file))
  const weights = await weigh(pages)
  const demoWeights = await weigh(demoPages)
  await publish()
  const before = await figuresBefore()
  const seconds = Math.round((performance.now() - started) / 100) / 10
  await writeFile(
    join(WORK, 'figures.json'),
    `${JSON.stringify({ pages: weights, demoPages: demoWeights, scriptBudget: FIRST_LOAD_BUDGET, pageBudget: PAGE_BUDGET, seconds }, null, 2)}\n`,
  )
  console.log('Page, brotli / script of its first load, gzip, in kB:')
  for (const { path, pageBytes, scriptBytes } of [...weights, ...demoWeights])
    console.log(
      `  ${path.padEnd(36)} ${kilobytes(pageBytes).padStart(5)}${pageBytes > PAGE_BUDGET * 1000 ? ' (two trips)' : ''} / ${kilobytes(scriptBytes)}`,
    )
  console.log(`${weights.length - 1} pages, ${demoWeights.length} of demos, and the not-found page in dist/`)
  console.log(`Built in ${seconds} s`)
  const heavyDemos = demoWeights.filter(
    ({ pageBytes, scriptBytes }) => pageBytes + scriptBytes > DEMO_PAGE_BUDGET * 1000,
  )
  if (heavyDemos.length > 0)
    throw new Error(
      `More than ${DEMO_PAGE_BUDGET} kB until a demo can be used: ${grownOf(heavyDemos, before)}. Load late what its first state does not show.`,
    )
  const heavy = weights.filter(({ scriptBytes }) => scriptBytes > FIRST_LOAD_BUDGET * 1000)
  if (heavy.length > 0)
    throw new Error(
      `More than ${FIRST_LOAD_BUDGET} kB of script in the first load: ${grownOf(heavy, before)}. Load late what the first window does not need; .build/modules.json has the sources of each file.`,
    )
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error && !process.env.DEBUG ? error.message : error)
  process.exit(1)
}
// The plugins keep workers running; nothing else is pending.
process.exit(0)
