// Compressed copies of the files, and the sizes of the pages with their bounds.
import { readFile, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesIn, NEXT, WORK } from './places.mjs'

/**
 * The maximum script of a page before the first interaction, in kilobytes of gzip: a tenth more than the largest page had when it
 * was set. If a page exceeds it, load late what its first window does not need.
 */
export const FIRST_LOAD_BUDGET = 107
/** The maximum size of a demo's own page with its script, until it is usable, set in the same way; fonts load after that. */
export const DEMO_PAGE_BUDGET = 127
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.md', '.webmanifest'])

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/**
 * A brotli and a gzip copy beside each text file, if they are smaller.
 * @param {string} folder
 * @param {number} quality of Brotli, from 0 to 11
 */
export async function compress(folder = NEXT, quality = constants.BROTLI_MAX_QUALITY) {
  const texts = (await filesIn(folder)).filter((file) => COMPRESSED.has(extname(file)))
  await Promise.all(
    texts.map(async (file) => {
      const content = await readFile(join(folder, file))
      const copies = {
        br: await asBrotli(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            // Measured over all pages: 0.2 % smaller than with the library's defaults.
            [constants.BROTLI_PARAM_NPOSTFIX]: 2,
            [constants.BROTLI_PARAM_LGBLOCK]: 16,
          },
        }),
        gz: await asGzip(content, { level: 9 }),
      }
      for (const [ending, copy] of Object.entries(copies))
        if (copy.length < content.length) await writeFile(join(folder, `${file}.${ending}`), copy)
    }),
  )
}

/**
 * The sizes of each page: the page as brotli, and the script of its first load as gzip.
 * @param {readonly { path: string, file: string, scripts: readonly string[] }[]} pages
 */
export async function weigh(pages) {
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

/** @typedef {Awaited<ReturnType<typeof weigh>>[number]} Weight */
/** The figures of the build before this one, by path. @returns {Promise<Map<string, Weight>>} */
export async function figuresBefore() {
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
export const grownOf = (pages, before) =>
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

export const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1)
