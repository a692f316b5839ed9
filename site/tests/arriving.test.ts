// A page that begins at its top leaves what is far below out of its first frames; nothing else about it is different.
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { hydrated, inItsLetters, isFirefox, test } from './site.ts'

const isArriving = (page: Page) => page.evaluate(() => 'arriving' in document.documentElement.dataset)

/** Where the sections begin, and how high they are, in px; once nothing moves any more. */
async function places(page: Page): Promise<string> {
  const look = () =>
    page.evaluate(() => {
      const boxes = [...document.querySelectorAll('#main section, footer')].map((box) =>
        box.getBoundingClientRect(),
      )
      return boxes.map(({ top, height }) => `${Math.round(top + scrollY)} ${Math.round(height)}`).join(', ')
    })
  let before = await look()
  for (;;) {
    // Letters are drawn a while after they came.
    await page.waitForTimeout(250)
    const now = await look()
    if (now === before) return now
    before = now
  }
}

test.for([390, 1280])(
  'what is far below is laid out later, and then stands as ever (%i px)',
  async (width, { site }) => {
    for (const path of ['/', '/services/staking-platform', '/about']) {
      const unscripted = await site.open(path, {
        width,
        prepare: (page) => page.route('**/assets/*.js', (route) => route.abort()),
        expectedErrors: [/ERR_FAILED|Failed to fetch/],
      })
      expect(await isArriving(unscripted)).toBe(true)
      /** The last of the sections that may wait; the call at the end is no such section. */
      const isLastLaidOut = () =>
        unscripted.evaluate(() =>
          [...document.querySelectorAll('#main section')]
            .findLast((section) => getComputedStyle(section).contentVisibility === 'auto')
            ?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
        )
      expect(await isLastLaidOut()).toBe(false)
      // Its code never comes, and yet it is there for whoever goes there.
      await unscripted.evaluate(() =>
        [...document.querySelectorAll('#main section')]
          .findLast((section) => getComputedStyle(section).contentVisibility === 'auto')
          ?.scrollIntoView({ behavior: 'instant' }),
      )
      await expect.poll(isLastLaidOut).toBe(true)

      const page = await site.open(path, { width })
      await hydrated(page)
      expect(await isArriving(page)).toBe(false)
      await inItsLetters(page)
      expect(await page.locator('section[style*="content-visibility"]').count()).toBe(0)
      const fresh = await places(page)
      await page.reload()
      await hydrated(page)
      await inItsLetters(page)
      expect(await places(page)).toBe(fresh)
    }
  },
)

test('a page that was left somewhere is whole from its first frame, and found there again', async ({
  site,
}) => {
  const page = await site.open('/')
  await hydrated(page)
  const position = () => page.evaluate(() => Math.round(scrollY))
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
  await page.reload()
  expect(await isArriving(page)).toBe(false)
  await expect.poll(position).toBe(3000)
  // The driver of Firefox waits for ever for a page that comes back from memory.
  if (isFirefox) return
  // To a page of its own and back.
  await page.goto(`${site.url}/demo/staking`)
  await page.goBack()
  expect(await isArriving(page)).toBe(false)
  await expect.poll(position).toBe(3000)
})

test('so is a page that begins further down', async ({ site }) => {
  const page = await site.open('/services#trade')
  expect(await isArriving(page)).toBe(false)
  await hydrated(page)
  expect(await page.getByRole('heading', { name: 'Trade', exact: true }).isVisible()).toBe(true)
})
