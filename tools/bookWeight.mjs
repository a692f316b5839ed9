// What a cold visit of the built Storybook loads, in kB after gzip: the manager and the story's frame, ours and Storybook's.
// `node tools/bookWeight.mjs` prints it for dist/storybook; site/tests/storybook.test.ts keeps our part small.
import { chromium } from 'playwright'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { launchOptions } from './browser.mjs'
import { serveBook } from './storybookFrame.mjs'

/** @import { Browser } from 'playwright' */

/** Code of Storybook, React and the bundler, and the index as Storybook writes it, by the names of the built files. */
const THEIRS = new RegExp(
  [
    '^index\\.json',
    '^sb-(?:manager|common-assets)/',
    '^sb-addons/(?!storybook-\\d)',
    '^vite-inject',
    '^assets/(?:iframe|storybook|preview|csf|client|blocks|components|theming|chunk|react(?:-dom|-\\d+)?|DocsRenderer|jsx-runtime)-',
    '^assets/(?:rolldown-runtime|preload-helper)-',
  ].join('|'),
)
const MANAGER = /^(?:$|index\.html|index\.json|sb-)/

/** @typedef {{ file: string, part: 'manager' | 'preview', isOurs: boolean, kB: number }} Loaded */

/**
 * All files that a first visit of the introduction loads.
 * @param {Browser} browser
 * @param {string} url of the built Storybook, without a slash at its end
 * @returns {Promise<Loaded[]>} each file once
 */
export async function weighBook(browser, url) {
  const page = await browser.newPage()
  /** @type {Map<string, Promise<Buffer>>} */
  const bodies = new Map()
  page.on('requestfinished', (request) => {
    const { href, origin, pathname } = new URL(request.url())
    const file = pathname.slice(new URL(`${url}/`).pathname.length)
    if (origin !== new URL(url).origin || bodies.has(file)) return
    bodies.set(
      file,
      request.response().then((response) => {
        if (!response) throw new Error(`No answer for ${href}`)
        return response.body()
      }),
    )
  })
  try {
    await page.goto(`${url}/?path=/docs/docs-introduction--docs`)
    const frame = page.frameLocator('#storybook-preview-iframe')
    await frame.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 })
    await frame.locator('html').evaluate(async () => {
      await document.fonts.ready
    })
    return await Promise.all(
      [...bodies].map(async ([file, body]) => ({
        file: file || 'index.html',
        part: MANAGER.test(file) ? 'manager' : 'preview',
        isOurs: !THEIRS.test(file),
        kB: gzipSync(await body, { level: 9 }).length / 1000,
      })),
    )
  } finally {
    await page.close()
  }
}

/**
 * @param {Loaded[]} loaded
 * @param {Partial<Loaded>} which
 */
export const sumOf = (loaded, { part, isOurs }) =>
  loaded.reduce((sum, one) => (one.part === part && one.isOurs === isOurs ? sum + one.kB : sum), 0)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const book = await serveBook(
    process.argv[2] ?? fileURLToPath(new URL('../dist/storybook', import.meta.url)),
  )
  const browser = await chromium.launch(launchOptions())
  const loaded = await weighBook(browser, book.url)
  for (const part of /** @type {const} */ (['manager', 'preview'])) {
    const [ours, theirs] = [true, false].map((isOurs) => sumOf(loaded, { part, isOurs }).toFixed(1))
    console.log(`${part}: ours ${ours} kB, Storybook's ${theirs} kB`)
    for (const { file, kB } of loaded
      .filter((one) => one.part === part && one.isOurs)
      .sort((a, b) => b.kB - a.kB))
      console.log(`  ${kB.toFixed(1).padStart(6)} ${file}`)
  }
  await browser.close()
  book.close()
}
