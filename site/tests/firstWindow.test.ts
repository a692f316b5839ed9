// The first trip: what the first window shows comes with the first packets of a connection; the rest of the page follows.
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { inItsLetters, isFirefox, opened, test, testOfPreview, type Site } from './site.ts'

/**
 * Bytes of a page up to the end of its first window, with brotli: with the response's headers (1 kB) they fit into the initial
 * congestion window of a server, which is ten packets of 1,460 bytes.
 */
const FIRST_TRIP = 13_600

const PATHS = [
  '/',
  '/services',
  '/services/staking-platform',
  '/products',
  '/products/token-locker',
  '/about',
  '/contact',
]
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

/** The number of elements of a page up to the last one that begins in the window. */
const elementsInWindow = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('*')]
    return (
      all.findLastIndex(
        (element) => element.getClientRects().length > 0 && element.getBoundingClientRect().top < innerHeight,
      ) + 1
    )
  })

/** The part of a page's source with so many elements, without the text of scripts and styles. */
function beginningOf(html: string, elements: number): string {
  let count = 0
  for (const { index, 0: tag, 1: name } of html.matchAll(/<(script|style)\b[^]*?<\/\1>|<[a-z][^>]*>/g)) {
    count++
    if (count === elements) return html.slice(0, index + (name ? tag.length : 0))
  }
  throw new Error(`The page has ${count} elements and not ${elements}.`)
}

const weigh = promisify(brotliCompress)

async function firstTrips({ open, url }: Site, base = ''): Promise<string[]> {
  const page = await open(`${base}/`, { hasJavaScript: false })
  const beyond: string[] = []
  for (const path of PATHS) {
    const address = new URL(base + path, url).href
    const answer = await fetch(address)
    expect(answer.status, address).toBe(200)
    const html = await answer.text()
    for (const window of WINDOWS) {
      await page.setViewportSize(window)
      await page.goto(address)
      const bytes = (await weigh(beginningOf(html, await elementsInWindow(page)))).length
      if (process.env.DEBUG)
        console.log(`${path} at ${window.width}: ${bytes} B of ${(await weigh(html)).length}`)
      if (bytes > FIRST_TRIP)
        beyond.push(
          `${path} at ${window.width} px has ${bytes} B up to the end of its first window, more than ${FIRST_TRIP}: shorten what the window shows, or the styles of the first paint`,
        )
    }
  }
  return beyond
}

// Without scripts: Firefox's driver is a script itself.
test.skipIf(isFirefox)('the first window of each kind of page comes in one trip', async ({ site }) => {
  expect(await firstTrips(site)).toEqual([])
})

testOfPreview.skipIf(isFirefox)('and with one more demo and page', async ({ site }) => {
  expect(await firstTrips(site, '/preview')).toEqual([])
})

test.for([
  [1280, 720],
  [1366, 640],
  [1280, 800],
  [390, 844],
] as const)(
  'the home page shows both buttons and two rows of tiles at %d × %d px',
  async ([width, height], { site }) => {
    const page = await site.open('/', { width, height })
    await inItsLetters(page)
    for (const name of ['Open a demo', 'Tell us what you need']) {
      const box = await page.getByRole('link', { name, exact: true }).first().boundingBox()
      expect(box && box.y + box.height, name).toBeLessThanOrEqual(height)
    }
    const rows = await page
      .getByRole('list', { name: 'Demos' })
      .getByRole('link')
      .evaluateAll((tiles) => [
        ...new Set(tiles.map((tile) => Math.round(tile.getBoundingClientRect().bottom))),
      ])
    expect(rows.filter((bottom) => bottom <= height).length).toBeGreaterThanOrEqual(2)
  },
)

test('“Open a demo” opens one, and a tile that is pointed at or has the focus says so', async ({ site }) => {
  const page = await site.open('/')
  const tile = page.getByRole('link', { name: 'Open demo: Staking', exact: true })
  const open = tile.getByText('Open', { exact: true })
  expect(await open.isVisible()).toBe(false)
  await tile.hover()
  expect(await open.isVisible()).toBe(true)
  await page.mouse.move(1, 1)
  expect(await open.isVisible()).toBe(false)
  await page.keyboard.press('Tab')
  await tile.focus()
  expect(await open.isVisible()).toBe(true)
  await page.getByRole('link', { name: 'Open a demo', exact: true }).click()
  await opened(page, 'Staking platform')
})
