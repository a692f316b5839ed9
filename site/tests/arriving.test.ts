// A page that begins at its top leaves what is below out of its first frames, and is the same afterward.
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { hydrated, inItsLetters, isFirefox, test } from './site.ts'

const isArriving = (page: Page) => page.evaluate(() => 'arriving' in document.documentElement.dataset)

/** Where the parts of a page begin and how high they are, in px, when nothing moves anymore. */
async function places(page: Page): Promise<string> {
  const measured = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('#main > *, footer')]
        .map((part) => part.getBoundingClientRect())
        .map(({ top, height }) => `${Math.round(top + scrollY)} ${Math.round(height)}`)
        .join(', '),
    )
  let before = await measured()
  for (;;) {
    // Text in the loaded font is drawn a little later.
    await page.waitForTimeout(250)
    const now = await measured()
    if (now === before) return now
    before = now
  }
}

test.for([390, 1280])(
  'what is below gets its layout later, and is the same then (%i px)',
  async (width, { site }) => {
    for (const path of ['/', '/services/staking-platform', '/about']) {
      const unscripted = await site.open(path, {
        width,
        prepare: (page) => page.route('**/assets/*.js', (route) => route.abort()),
        expectedErrors: [/ERR_FAILED|Failed to fetch/],
      })
      expect(await isArriving(unscripted)).toBe(true)
      const hasLayout = () =>
        unscripted.evaluate(() =>
          document
            .querySelector('footer')
            ?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
        )
      expect(await hasLayout()).toBe(false)
      // Its code never comes, and yet it is there for a visitor who scrolls to it: again where the page above has grown.
      await expect
        .poll(async () => {
          await unscripted.evaluate(() =>
            document.querySelector('footer')?.scrollIntoView({ behavior: 'instant' }),
          )
          return hasLayout()
        })
        .toBe(true)

      const page = await site.open(path, { width })
      await hydrated(page)
      await inItsLetters(page)
      expect(await page.locator('[style*="content-visibility"]').count()).toBe(0)
      const fresh = await places(page)
      await page.reload()
      await hydrated(page)
      await inItsLetters(page)
      expect(await places(page)).toBe(fresh)
    }
  },
)

test('a page that was left at some place is complete from its first frame, and is shown there again', async ({
  site,
}) => {
  const page = await site.open('/', { width: 390 })
  await hydrated(page)
  await inItsLetters(page)
  const position = () => page.evaluate(() => Math.round(scrollY))
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
  await places(page)
  const left = await position()
  await page.reload()
  expect(await isArriving(page)).toBe(false)
  await expect.poll(position).toBe(left)
  // The driver of Firefox waits forever for a page that comes back from memory.
  if (isFirefox) return
  await page.goto(`${site.url}/demo/staking`)
  await page.goBack()
  expect(await isArriving(page)).toBe(false)
  await expect.poll(position).toBe(left)
})

test('so is a page that begins further down', async ({ site }) => {
  const page = await site.open('/services#trade')
  expect(await isArriving(page)).toBe(false)
  await hydrated(page)
  expect(await page.getByRole('heading', { name: 'Trade', exact: true }).isVisible()).toBe(true)
})

/** Safari has no idle callback. */
const withoutIdle = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
    const at: Record<string, number> = {}
    Object.assign(window, { at })
    document.addEventListener('hydrated', () => (at.hydrated = performance.now()), { once: true })
    new MutationObserver((_, observer) => {
      if (!at.hydrated || 'arriving' in document.documentElement.dataset) return
      at.laidOut = performance.now()
      observer.disconnect()
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-arriving'] })
  })
const timesOf = (page: Page) =>
  page.evaluate(() => {
    const { at } = window as unknown as { at: { hydrated: number; laidOut: number } }
    const motion = performance.getEntriesByType('resource').find(({ name }) => /\/motion-/.test(name))
    return { ...at, motion: motion?.startTime ?? 0 }
  })

/** One wait, and what it takes to lay out a page on a busy machine; eight waits of 2 s were 16 s. */
const LAID_OUT_WITHIN_MS = 3000
const MOTION_WITHIN_MS = 5000

test('a browser that does not tell when it is idle waits once', async ({ site }) => {
  const page = await site.open('/', { prepare: withoutIdle })
  await hydrated(page)
  await expect.poll(async () => (await timesOf(page)).motion).toBeGreaterThan(0)
  const { hydrated: start, laidOut, motion } = await timesOf(page)
  expect(laidOut - start).toBeLessThan(LAID_OUT_WITHIN_MS)
  expect(motion - start).toBeLessThan(MOTION_WITHIN_MS)
})

test.for([390, 1280])('a jump to the end lands at the end (%i px)', async (width, { site }) => {
  for (const path of ['/', '/services/staking-platform']) {
    const page = await site.open(path, { width, prepare: withoutIdle })
    await page.waitForFunction(() => 'isAlive' in window)
    await page.keyboard.press('End')
    await page.waitForFunction(() => scrollY > 0)
    await hydrated(page)
    await inItsLetters(page)
    await places(page)
    const missing = await page.evaluate(() => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement
      return scrollHeight - clientHeight - scrollTop
    })
    expect(Math.abs(missing), path).toBeLessThan(2)
  }
})
