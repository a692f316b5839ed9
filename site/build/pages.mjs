// The pages: each rendered, with its head, its styles and the names of its scripts.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { minify } from 'vite'
import { ENTRIES } from './bundles.mjs'
import { declaredLayers, EMPTY_ROOT, faultsOf, layersOf } from './check.mjs'
import { hashOf, pagePolicy } from './headers.mjs'
import { NEXT, ROOT, SITE, WORK } from './places.mjs'
import { firstPaintStyles, joinedStyles, laterStyles } from './styles.mjs'

/** @import { Manifest } from 'vite' */
/** @import { Entry } from './bundles.mjs' */
/** @typedef {{ path: string, modules: readonly string[], laterModules: readonly string[], sentFrom?: 'demo' | 'room' }} Page */
/**
 * What site/build/entry-server.tsx exports.
 * @typedef {typeof import('./entry-server.tsx')} EntryServer
 */

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
 * of the first paint are inline, and the page's whole stylesheet follows with the modules. On a page to send all styles are
 * inline, because the code does not wait for the first paint there.
 * @param {string} template
 * @param {string} rendered
 * @param {{ scripts: string[], styles: string[] }} assets
 * @param {Inline} inline
 * @param {readonly string[]} findable
 * @param {string} base
 * @param {boolean} isToSend whether it is a page to send, where the fonts wait for hydration
 * @returns {{ html: string, sheet?: { file: string, text: string } }} the page, and its stylesheet
 */
function assemble(template, rendered, assets, inline, findable, base, isToSend) {
  const { tags, body } = splitHead(rendered)
  const modules = assets.scripts.map((file) => `${base}${file}`).join(' ')
  const whole = joinedStyles(
    [inline.faces, ...assets.styles.map((file) => inline.styles.get(file) ?? '')],
    inline.layers,
  )
  const style = isToSend ? whole : firstPaintStyles(whole, body, inline.pictures)
  const sheet = isToSend ? undefined : sheetFile(whole)
  const later = sheet ? ` data-sheet="${base}${sheet.file}"` : ''
  const policy = pagePolicy({ scripts: [hashOf(inline.early)], styles: [hashOf(style)] })
  const head = [
    ...tags,
    ...findable,
    `<script data-modules="${modules}" data-fonts='${inline.fonts}'${isToSend ? ' data-fonts-wait' : ''}${later}>${inline.early}</script>`,
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
async function findableBy(server, { path, sentFrom }, rendered) {
  const title = unescaped(/<title>([^<]*)<\/title>/.exec(rendered)?.[1] ?? '')
  const description = unescaped(/<meta name="description" content="([^"]*)"/.exec(rendered)?.[1] ?? '')
  const tags = Object.entries(server.previewTags(path, { title, description })).flatMap(([kind, named]) =>
    Object.entries(named).map(([name, content]) => `<meta ${kind}="${name}" content="${escaped(content)}">`),
  )
  // A page to send is for recipients of its link: search engines find the page of a service or product.
  if (sentFrom) return tags
  const data = (await server.structuredDataOf(path, { title, description })).replaceAll('<', '\\u003c')
  return [...tags, `<script type="application/ld+json">${data}</script>`]
}

/** @param {string} path */
function fileOf(path) {
  if (!/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(path))
    throw new Error(`The page ${path} has no valid address: a slash, then lower-case words and hyphens.`)
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** @param {EntryServer} server */
export async function prerender(server) {
  const { pages, notFoundPage, pagesToSend, render, renderToSend } = server
  const entryOf = async (/** @type {Entry} */ { template, manifest }) => {
    const html = await readFile(join(WORK, template), 'utf8')
    if (html.split(EMPTY_ROOT).length !== 2)
      throw new Error(`site/index.html must contain ${EMPTY_ROOT} exactly once, without a space in it.`)
    return {
      html,
      manifest: /** @type {Manifest} */ (JSON.parse(await readFile(join(WORK, manifest), 'utf8'))),
    }
  }
  const entries = {
    site: await entryOf(ENTRIES.site),
    demo: await entryOf(ENTRIES.demo),
    room: await entryOf(ENTRIES.room),
  }
  const sources = /** @type {Record<string, string[]>} */ (
    JSON.parse(await readFile(join(WORK, 'modules.json'), 'utf8'))
  )
  const all = /** @type {readonly Page[]} */ ([...pages, notFoundPage, ...pagesToSend]).map((page) => ({
    page,
    file: page === notFoundPage ? '404.html' : fileOf(page.path),
    assets: assetsOf(entries[page.sentFrom ?? 'site'].manifest, page, sources),
  }))
  const inline = await inlineParts([...new Set(all.flatMap(({ assets }) => assets.styles))])
  const written = /** @type {Set<string>} */ (new Set())
  const faults = []
  for (const { page, file, assets } of all) {
    if (written.has(file)) throw new Error(`Two pages would be written to ${file}.`)
    written.add(file)
    const rendered = await (page.sentFrom ? renderToSend : render)(page.path)
    const findable = page === notFoundPage ? [] : await findableBy(server, page, rendered)
    const template = entries[page.sentFrom ?? 'site'].html
    const isToSend = page.sentFrom !== undefined
    const { html, sheet } = assemble(template, rendered, assets, inline, findable, server.base, isToSend)
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
  const built = all.map(({ page, file, assets }) => ({ ...page, file, ...assets }))
  return {
    pages: built.filter(({ sentFrom }) => !sentFrom),
    pagesToSend: built.filter(({ sentFrom }) => sentFrom),
  }
}
