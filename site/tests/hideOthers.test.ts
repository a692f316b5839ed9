// What is beside a modal dialog is hidden from screen readers, a moment after the dialog opened.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { transformWithOxc } from 'vite'
import { HEARD_MS, type hideOthers as HideOthers } from '#src/browser/hideOthers.ts'
import { dialog, hydrated, opened, test } from './site.ts'

describe('in a plain page', () => {
  const PAGE = `<body>
    <header id="header">Header</header>
    <div id="root">
      <main id="main">Main</main>
      <p id="live" aria-live="polite"></p>
      <div id="drawn" aria-hidden="true"></div>
    </div>
  </body>`

  /** The ids of what is hidden. */
  const hidden = (page: Page) =>
    page.evaluate(() => [...document.querySelectorAll('[aria-hidden="true"]')].map(({ id }) => id).join(' '))
  const open = (page: Page, id: string) => page.evaluate(`open('${id}')`)
  const close = (page: Page, id: string) => page.evaluate(`close('${id}')`)

  /** A page with a paused clock that opens and closes dialogs by their ids, each at the end of the body. */
  const plainTest = test.extend<{ page: Page }>({
    page: async ({ browserFor }, provide) => {
      const file = fileURLToPath(new URL('../../src/browser/hideOthers.ts', import.meta.url))
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
      const page = await (await browserFor({ hasMotion: false, isDark: false })).newPage()
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + HEARD_MS)
      await page.setContent(PAGE)
      // As text, because a test's own import is another one.
      await page.evaluate(
        `import('data:text/javascript,${encodeURIComponent(code)}').then((all) => { Object.assign(window, all) })`,
      )
      await page.evaluate(() => {
        const { hideOthers } = window as unknown as { hideOthers: typeof HideOthers }
        const undo: Record<string, () => void> = {}
        Object.assign(window, {
          open: (id: string) => {
            const element = Object.assign(document.createElement('div'), { id })
            document.body.append(element)
            undo[id] = hideOthers(element)
          },
          close: (id: string) => {
            document.getElementById(id)?.remove()
            undo[id]?.()
          },
        })
      })
      await provide(page)
      await page.close()
    },
  })

  plainTest('it is hidden in time, without what is announced, and shown again', async ({ page }) => {
    await open(page, 'dialog')
    await page.clock.runFor(HEARD_MS - 1)
    expect(await hidden(page)).toBe('drawn')
    await page.clock.runFor(1)
    expect(await hidden(page)).toBe('header main drawn')
    await close(page, 'dialog')
    expect(await hidden(page)).toBe('drawn')
  })

  plainTest('a dialog that closes before leaves nothing hidden', async ({ page }) => {
    await open(page, 'dialog')
    await page.clock.runFor(HEARD_MS - 1)
    await close(page, 'dialog')
    await page.clock.runFor(2 * HEARD_MS)
    expect(await hidden(page)).toBe('drawn')
  })

  plainTest('a dialog over it hides it, too, even if it opens before that', async ({ page }) => {
    await open(page, 'lower')
    await page.clock.runFor(HEARD_MS / 2)
    await open(page, 'upper')
    await page.clock.runFor(HEARD_MS / 2)
    expect(await hidden(page)).toBe('header main drawn')
    await page.clock.runFor(HEARD_MS / 2)
    expect(await hidden(page)).toBe('header main drawn lower')
    await close(page, 'upper')
    expect(await hidden(page)).toBe('header main drawn')
    await close(page, 'lower')
    expect(await hidden(page)).toBe('drawn')
  })

  plainTest('the lower of two dialogs may close first', async ({ page }) => {
    for (const id of ['lower', 'upper']) {
      await open(page, id)
      await page.clock.runFor(HEARD_MS)
    }
    await close(page, 'lower')
    expect(await hidden(page)).toBe('header main drawn')
    await close(page, 'upper')
    expect(await hidden(page)).toBe('drawn')
  })
})

test('the page is hidden beside a demo, the demo beside its panel, and nothing after them', async ({
  site,
}) => {
  const page = await site.open('/')
  await hydrated(page)
  await page.getByRole('link', { name: 'Open demo: Staking' }).click()
  await opened(page, 'Staking platform')
  const heading = page.getByRole('heading', { level: 1 })
  await expect.poll(() => heading.count()).toBe(0)
  // The market strip is announced as it changes.
  expect(await page.locator('[aria-hidden] [aria-live]').count()).toBe(0)
  await dialog(page, 'Staking platform').getByRole('button', { name: 'Send this demo' }).click()
  await dialog(page, 'Send this demo').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Close demo' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Close demo' }).waitFor()
  expect(await heading.count()).toBe(0)
  await page.keyboard.press('Escape')
  await dialog(page, 'Staking platform').waitFor({ state: 'detached' })
  await heading.waitFor()
  expect(await page.locator('body > [aria-hidden], #root > [aria-hidden]').count()).toBe(0)
})
