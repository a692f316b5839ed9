// Builds the site into dist/: the client bundle, then every page prerendered, checked against the policy, compressed.
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { cardTools, pngOf } from './cards.mjs'
import { headersFile } from './headers.mjs'

/** @import { InlineConfig, Manifest } from 'vite' */
/** @typedef {{ path: string, modules: readonly string[] }} Page */
/**
 * What site/entry-server.tsx exports.
 * @typedef {typeof import('../entry-server.tsx')} EntryServer
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SITE = join(ROOT, 'site')
const DIST = join(ROOT, 'dist')
const WORK = join(ROOT, '.build')
const EMPTY_ROOT = '<div id="root"></div>'
const PRELOADED_FONTS = ['besley', 'instrument-sans']
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.md', '.webmanifest'])

/**
 * @param {InlineConfig['build']} options
 * @returns {InlineConfig}
 */
const config = (options) => ({
  root: SITE,
  configFile: join(ROOT, 'vite.config.ts'),
  mode: 'production',
  logLevel: 'warn',
  build: {
    emptyOutDir: true,
    reportCompressedSize: false,
    // Every browser that the bundle is made for knows modulepreload.
    modulePreload: { polyfill: false },
    // How long each plugin took is no warning.
    rolldownOptions: { checks: { pluginTimings: false } },
    ...options,
  },
})

async function buildClient() {
  await build(config({ outDir: DIST, manifest: true, license: { fileName: 'licenses/packages.md' } }))
  // The manifest is for this build only and is not published.
  await rename(join(DIST, '.vite/manifest.json'), join(WORK, 'manifest.json'))
  await rm(join(DIST, '.vite'), { recursive: true })
}

async function buildServer() {
  await build(config({ outDir: join(WORK, 'server'), ssr: 'entry-server.tsx', copyPublicDir: false }))
}

/** The fonts are files, not code: the bundler's list of licenses does not know them. */
async function copyFontLicenses() {
  const licenses = {
    besley: import.meta.resolve('@fontsource-variable/besley/LICENSE'),
    'instrument-sans': import.meta.resolve('@fontsource-variable/instrument-sans/LICENSE'),
    'sometype-mono': import.meta.resolve('@fontsource-variable/sometype-mono/LICENSE'),
  }
  for (const [font, license] of Object.entries(licenses))
    await cp(new URL(license), join(DIST, 'licenses', `font-${font}.txt`))
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
 * The scripts and stylesheets of some modules with all that they import statically; what a chunk builds on comes first.
 * @param {Manifest} manifest
 * @param {Page} page
 */
function assetsOf(manifest, page) {
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
  for (const module of page.modules) {
    const key = relative(SITE, join(ROOT, module)).replaceAll('\\', '/')
    if (!manifest[key])
      throw new Error(
        `The page ${page.path} names ${module}, but the build has no chunk of it: is it loaded lazily?`,
      )
    visit(key)
  }
  return { scripts: [...scripts], styles: [...styles] }
}

/**
 * Takes the tags that React hoists (title, meta, link) from the beginning of what it rendered.
 * @param {string} rendered
 */
function splitHead(rendered) {
  const tags = []
  const next = /<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>/y
  for (let tag = next.exec(rendered); tag; tag = next.exec(rendered)) tags.push(tag[0])
  return { tags, body: rendered.slice(tags.join('').length) }
}

/**
 * One page: the built index.html with the rendered markup, its head tags and the files of its route.
 * @param {string} template
 * @param {string} rendered
 * @param {{ scripts: string[], styles: string[] }} assets
 * @param {readonly string[]} fonts
 * @param {readonly string[]} findable
 */
function assemble(template, rendered, assets, fonts, findable) {
  const { tags, body } = splitHead(rendered)
  const isNew = (/** @type {string} */ file) => !template.includes(`"/${file}"`)
  const early = [
    ...tags,
    ...findable,
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`),
  ]
  const late = [
    ...assets.scripts.filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    // After the entry's styles: the layers are declared there, and they follow the order of the links.
    ...assets.styles.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ]
  return template
    .replace('<script', () => `${early.join('\n    ')}\n    <script`)
    .replace('</head>', () => `${late.map((tag) => `  ${tag}\n  `).join('')}</head>`)
    .replace(EMPTY_ROOT, () => `<div id="root">${body}</div>`)
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
 * What search engines and link previews want in a page's head, and its picture.
 * @param {EntryServer} server
 * @param {string} path
 * @param {string} rendered
 */
async function findableBy(server, path, rendered) {
  const title = unescaped(/<title>([^<]*)<\/title>/.exec(rendered)?.[1] ?? '')
  const description = unescaped(/<meta name="description" content="([^"]*)"/.exec(rendered)?.[1] ?? '')
  const tags = Object.entries(server.previewTags(path, { title, description })).flatMap(([kind, named]) =>
    Object.entries(named).map(([name, content]) => `<meta ${kind}="${name}" content="${escaped(content)}">`),
  )
  const data = (await server.structuredDataOf(path, { title, description })).replaceAll('<', '\\u003c')
  return [...tags, `<script type="application/ld+json">${data}</script>`]
}

/**
 * The pictures of the pages, and the logo.
 * @param {EntryServer} server
 */
async function drawCards(server) {
  const tools = await cardTools()
  const cards = [['/cards/logo.png', server.logoCard()]]
  for (const { path } of server.pages) cards.push([server.cardPath(path), server.cardOf(path, tools)])
  for (const [file = '', svg = ''] of cards) {
    await mkdir(dirname(join(DIST, file)), { recursive: true })
    await writeFile(join(DIST, file), pngOf(svg))
  }
}

/**
 * What tells search engines where the pages are.
 * @param {EntryServer} server
 */
async function writeSitemap({ pages, siteUrl }) {
  const entries = pages.map(({ path }) => `  <url><loc>${siteUrl}${path}</loc></url>`)
  await writeFile(
    join(DIST, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
  )
  await writeFile(join(DIST, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`)
}

/** The order of the cascade as the theme declares it. */
async function declaredLayers() {
  const source = await readFile(join(ROOT, 'src/theme/layers.css.ts'), 'utf8')
  return [...source.matchAll(/globalLayer\('([\w-]+)'\)/g)].map((match) => match[1] ?? '')
}

/**
 * The order in which a page's stylesheets name the layers, by first mention: that is the order that counts.
 * @param {string} html
 */
async function layersOf(html) {
  const hrefs = [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  )
  const sheets = await Promise.all(hrefs.map((href) => readFile(join(DIST, href), 'utf8')))
  const statements = [...sheets.join('\n').matchAll(/@layer\s+([^{;]+)[{;]/g)]
  const names = statements.flatMap((match) => (match[1] ?? '').split(',').map((name) => name.trim()))
  return [...new Set(names)]
}

/**
 * What must not leave this build: markup that the policy blocks, or that hydration would replace.
 * @param {string} html
 * @returns {string[]}
 */
function faultsOf(html) {
  const faults = []
  const style = /<[a-z][^<>]*?\sstyle\s*=[^<>]*>/i.exec(html)
  if (style) faults.push(`a style attribute, which the policy blocks: ${style[0].slice(0, 160)}`)
  if (/<style\b/i.test(html)) faults.push('a style element, which the policy blocks')
  const handler = /<[a-z][^<>]*?\son[a-z]+\s*=[^<>]*>/i.exec(html)
  if (handler) faults.push(`an inline event handler, which the policy blocks: ${handler[0].slice(0, 160)}`)
  for (const [tag] of html.matchAll(/<script\b[^>]*>/gi))
    if (!/\ssrc=/.test(tag) && !tag.includes('type="application/ld+json"'))
      faults.push(`an inline script, which the policy blocks: ${tag}`)
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
    throw new Error(`The page ${path} has no clean address: a slash, then lower-case words and hyphens.`)
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** @param {EntryServer} server */
async function prerender(server) {
  const { pages, notFoundPage, render } = server
  const manifest = /** @type {Manifest} */ (JSON.parse(await readFile(join(WORK, 'manifest.json'), 'utf8')))
  const template = await readFile(join(DIST, 'index.html'), 'utf8')
  if (template.split(EMPTY_ROOT).length !== 2)
    throw new Error(`site/index.html must hold ${EMPTY_ROOT} exactly once, without a space in it.`)
  const files = await filesIn(DIST)
  const fonts = PRELOADED_FONTS.map((name) => {
    const file = files.find((each) => each.endsWith('.woff2') && each.includes(`/${name}-`))
    if (!file) throw new Error(`The build has no font file of ${name} to preload.`)
    return file
  })
  const layers = await declaredLayers()

  const written = /** @type {Set<string>} */ (new Set())
  const faults = []
  for (const page of [...pages, notFoundPage]) {
    const file = page === notFoundPage ? '404.html' : fileOf(page.path)
    if (written.has(file)) throw new Error(`Two pages would be written to ${file}.`)
    written.add(file)
    const rendered = await render(page.path)
    const findable = page === notFoundPage ? [] : await findableBy(server, page.path, rendered)
    const html = assemble(template, rendered, assetsOf(manifest, page), fonts, findable)
    faults.push(...faultsOf(html).map((fault) => `${file} has ${fault}`))
    const order = (await layersOf(html)).join(', ')
    if (order !== layers.join(', '))
      faults.push(
        `${file} names the cascade layers in the order "${order}" instead of "${layers.join(', ')}"`,
      )
    await mkdir(dirname(join(DIST, file)), { recursive: true })
    await writeFile(join(DIST, file), html)
  }
  if (faults.length > 0) throw new Error(`The pages are not fit to publish:\n  ${faults.join('\n  ')}`)
  return pages.length
}

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** A brotli and a gzip copy beside each text file, where they are smaller. */
async function compress() {
  const texts = (await filesIn(DIST)).filter((file) => COMPRESSED.has(extname(file)))
  await Promise.all(
    texts.map(async (file) => {
      const content = await readFile(join(DIST, file))
      const copies = {
        br: await asBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
        gz: await asGzip(content, { level: 9 }),
      }
      for (const [ending, copy] of Object.entries(copies))
        if (copy.length < content.length) await writeFile(join(DIST, `${file}.${ending}`), copy)
    }),
  )
}

/** The JavaScript that `/` loads before anybody touches it: each script and module that its HTML names. */
async function firstLoad() {
  const html = await readFile(join(DIST, 'index.html'), 'utf8')
  const files = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map((match) => match[1] ?? '')
  const sizes = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(DIST, file))
      return { file, bytes: content.length, gzipBytes: (await asGzip(content, { level: 9 })).length }
    }),
  )
  const gzipBytes = sizes.reduce((sum, { gzipBytes: each }) => sum + each, 0)
  return { gzipKilobytes: Math.round(gzipBytes / 100) / 10, files: sizes }
}

async function main() {
  const started = performance.now()
  // React and the build take their production form from this.
  process.env.NODE_ENV = 'production'
  await mkdir(WORK, { recursive: true })
  await buildClient()
  await buildServer()
  await copyFontLicenses()
  const server = /** @type {EntryServer} */ (
    await import(pathToFileURL(join(WORK, 'server/entry-server.js')).href)
  )
  const pageCount = await prerender(server)
  await drawCards(server)
  await writeSitemap(server)
  await writeFile(join(DIST, '_headers'), headersFile())
  await compress()
  const figures = {
    pages: pageCount,
    firstLoad: await firstLoad(),
    seconds: Math.round((performance.now() - started) / 100) / 10,
  }
  await writeFile(join(WORK, 'figures.json'), `${JSON.stringify(figures, null, 2)}\n`)
  const { gzipKilobytes, files } = figures.firstLoad
  console.log(`${pageCount} pages and the not-found page in dist/`)
  console.log(
    `First load of /: ${gzipKilobytes} kB of JavaScript, compressed with gzip, in ${files.length} files`,
  )
  console.log(`Built in ${figures.seconds} s`)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error && !process.env.DEBUG ? error.message : error)
  process.exit(1)
}
// The plugins keep workers; there is nothing left to wait for.
process.exit(0)
