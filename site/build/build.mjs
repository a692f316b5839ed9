// Builds the site into dist/: the client bundle, then every page prerendered, checked against the policy, compressed.
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildClient, buildDemoPages, buildRoomPage, buildServer } from './bundles.mjs'
import { cardTools, pngOf } from './cards.mjs'
import {
  compress,
  DEMO_PAGE_BUDGET,
  figuresBefore,
  FIRST_LOAD_BUDGET,
  grownOf,
  kilobytes,
  weigh,
} from './compress.mjs'
import { hostFiles } from './hosts.mjs'
import { completeLicenses, copyFontLicenses } from './licenses.mjs'
import { prerender } from './pages.mjs'
import { DIST, NEXT, WORK } from './places.mjs'

/** @import { EntryServer } from './pages.mjs' */

/**
 * The pictures of the pages, and the logo.
 * @param {EntryServer} server
 */
async function drawCards(server) {
  const tools = await cardTools()
  await writeFile(join(NEXT, 'favicon.svg'), server.favicon())
  const cards = [['/cards/logo.png', server.logoCard()]]
  for (const { path } of [...server.pages, ...server.pagesToSend])
    cards.push([server.cardPath(path), server.cardOf(path, tools)])
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

async function main() {
  const started = performance.now()
  // React and the build use their production mode because of this.
  process.env.NODE_ENV = 'production'
  await mkdir(WORK, { recursive: true })
  await buildClient()
  await buildDemoPages()
  await buildRoomPage()
  await buildServer()
  await completeLicenses()
  await copyFontLicenses()
  const server = /** @type {EntryServer} */ (
    await import(pathToFileURL(join(WORK, 'server/entry-server.js')).href)
  )
  const colorNote = server.houseColorNote()
  if (colorNote !== null) console.log(colorNote)
  const { pages, pagesToSend } = await prerender(server)
  await drawCards(server)
  await writeSitemap(server)
  const securityFile = server.securityFile(Date.now())
  if (securityFile !== null) {
    await mkdir(join(NEXT, '.well-known'), { recursive: true })
    await writeFile(join(NEXT, '.well-known/security.txt'), securityFile)
  }
  // An open page uses it to detect that the site has been updated.
  const entries = new Set(
    [...pages, ...pagesToSend].map(({ scripts }) => `${server.base}${scripts[0] ?? ''}`),
  )
  await writeFile(join(NEXT, 'version.txt'), `${[...entries].join('\n')}\n`)
  const built = [...pages, ...pagesToSend].filter(({ file }) => file !== '404.html')
  const { base } = server
  const hosts = hostFiles({ base, paths: built.map(({ path }) => path), hsts: process.env.HSTS ?? '' })
  for (const [file, text] of Object.entries(hosts)) await writeFile(join(NEXT, file), text)
  await compress()
  await copyIntoFolders(built.map(({ file }) => file))
  const weights = await weigh(pages)
  const demoWeights = await weigh(pagesToSend)
  await publish()
  const before = await figuresBefore()
  const seconds = Math.round((performance.now() - started) / 100) / 10
  await writeFile(
    join(WORK, 'figures.json'),
    `${JSON.stringify({ pages: weights, demoPages: demoWeights, scriptBudget: FIRST_LOAD_BUDGET, seconds }, null, 2)}\n`,
  )
  console.log('Page, brotli / script of its first load, gzip, in kB:')
  for (const { path, pageBytes, scriptBytes } of [...weights, ...demoWeights])
    console.log(`  ${path.padEnd(36)} ${kilobytes(pageBytes).padStart(5)} / ${kilobytes(scriptBytes)}`)
  console.log(`${weights.length - 1} pages, ${demoWeights.length} to send, and the not-found page in dist/`)
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
