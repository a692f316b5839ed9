// One test for each story and width: its pictures in its themes. A changed, new or missing picture fails, with its
// pictures in the report and an annotation for pictures.mjs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test as base } from 'playwright/test'
import { fileOf, pagesOf } from './pictureReport.mjs'
import { openStory, serveBook } from './storybookFrame.mjs'

/** @import { Plan } from './pictureReport.mjs' */

const WORK = fileURLToPath(new URL('../.build/pictures', import.meta.url))
/** @type {Plan} */
const plan = JSON.parse(readFileSync(join(WORK, 'plan.json'), 'utf8'))
const side = process.env.PICTURES_SIDE === 'before' ? 'before' : 'now'

/** The heights of the toolbar's phone, tablet and laptop. */
const heightOf = (/** @type {number} */ width) => (width < 768 ? 844 : width < 1280 ? 1024 : 900)

const test = base.extend(
  /** @type {import('playwright/test').Fixtures<{}, { book: string }>} */ ({
    book: [
      // oxlint-disable-next-line no-empty-pattern -- the fixture needs no other fixture
      async ({}, use) => {
        const { url, close } = await serveBook(plan.books[side])
        await use(url)
        close()
      },
      { scope: 'worker' },
    ],
  }),
)

for (const { id, title, name, width, pictures } of pagesOf(plan[side]))
  test(`${title}: ${name}, ${width} px`, async ({ page, book }, info) => {
    const note = (/** @type {string} */ type, /** @type {{ mode: string }} */ { mode }) =>
      info.annotations.push({ type, description: `${id}, ${mode}` })
    const gone = pictures.filter(({ what }) => what === 'gone' && side === 'now')
    for (const picture of gone) {
      note('gone', picture)
      await info.attach('before', { path: join(plan.kept, fileOf(picture)), contentType: 'image/png' })
    }
    expect(gone, 'The other commit has this state, this one has it no more.').toEqual([])
    await page.context().route(/^https?:\/\/(?!127\.0\.0\.1:)/, (route) => route.abort())
    await page.setViewportSize({ width, height: heightOf(width) })
    await openStory(page, book, id)
    for (const picture of pictures) {
      await page.evaluate((theme) => {
        document.documentElement.dataset.theme = theme
      }, picture.theme)
      const faultsBefore = info.errors.length
      if (picture.what === 'new') {
        note('new', picture)
        const body = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
        await info.attach('after', { body, contentType: 'image/png' })
        expect.soft(picture.what, 'The other commit has no such state.').toBe('both')
      } else {
        await expect.soft(page).toHaveScreenshot(fileOf(picture), { fullPage: true })
        if (info.errors.length > faultsBefore) note('changed', picture)
      }
    }
  })
