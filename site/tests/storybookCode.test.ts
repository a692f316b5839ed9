// The code on the pages of components in the built Storybook can be copied: each example is a module that compiles.
import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { serveBook } from '../../tools/storybookFrame.mjs'
import { test } from './site.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** In the repository, so that `#src/` leads to the library. */
const FOLDER = join(ROOT, '.build/code')
/** Pages of what the library has; the others are of the workshop. */
const OF_LIBRARY = /^(?:Primitives|Patterns|Features|Demos|Demo parts|Pages)\//
/** Of several demos, or of the site around the library. */
const WITHOUT_COMPONENT = ['patterns-made-yours--docs', 'site-page--docs', 'site-journeys--docs']
const DRAWN_MS = 10_000

/** What the test uses of Storybook in its frame. */
interface Frame {
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, said: object) => void }
}

test('every page of a component has code that compiles', { timeout: 200_000 }, async ({ browserFor }) => {
  const book = await serveBook(join(ROOT, 'dist/storybook'))
  const { entries } = (await (await fetch(`${book.url}/index.json`)).json()) as {
    entries: Record<string, { type: string; title: string; importPath: string }>
  }
  const ids = Object.keys(entries).filter((id) => {
    const { type, title, importPath } = entries[id]!
    return (
      type === 'docs' &&
      importPath.endsWith('.tsx') &&
      OF_LIBRARY.test(title) &&
      !WITHOUT_COMPONENT.includes(id)
    )
  })
  expect(ids.length).toBeGreaterThan(120)
  const browser = await browserFor({ hasMotion: false, isDark: false })
  const page = await browser.newPage()
  // A story in a frame has its code on the page around it.
  await page.route(/viewMode=story/, (route) => route.abort())
  // The first page also brings Storybook itself, which takes a busy machine long.
  await page.goto(`${book.url}/iframe.html?id=${ids[0]}&viewMode=docs`)
  await page
    .locator('[id^="story--"]')
    .first()
    .waitFor({ state: 'attached', timeout: 3 * DRAWN_MS })
  const codes = new Map<string, string[]>()
  const codeOn = async (id: string) => {
    await page.evaluate((storyId) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Frame
      channel.emit('setCurrentStory', { storyId, viewMode: 'docs' })
    }, id)
    const lead = id.replace(/--docs$/, '')
    await page.locator(`[id^="story--${lead}--"]`).first().waitFor({ state: 'attached', timeout: DRAWN_MS })
    return page.evaluate(async (limitMs) => {
      const isThere = () => {
        for (const button of document.querySelectorAll('button'))
          if (button.textContent.trim() === 'Show code') button.click()
        const texts = [...document.querySelectorAll('.sbdocs pre')].map(({ textContent }) => textContent)
        const count = document.querySelectorAll('.sbdocs-preview').length
        const areThere = texts.length > 0 && texts.length >= count
        return areThere && !texts.some((text) => ['', 'Transforming...'].includes(text)) ? texts : null
      }
      for (const end = Date.now() + limitMs; Date.now() < end;) {
        const texts = isThere()
        if (texts) return texts
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      throw new Error('The code is not there.')
    }, DRAWN_MS)
  }
  for (const id of ids) {
    // Storybook loads its frame again when a story takes long to leave.
    const again = async () => {
      const address = `${book.url}/iframe.html?id=${id}&viewMode=docs`
      await page.goto(address).catch(() => page.waitForLoadState())
      return codeOn(id)
    }
    codes.set(
      id,
      await codeOn(id)
        .catch(again)
        .catch(() => []),
    )
  }
  await page.close()
  book.close()
  expect([...codes].filter(([, shown]) => !shown[0]?.includes('Example')).map(([id]) => id)).toEqual([])

  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  for (const [id, shown] of codes)
    for (const [at, code] of shown.entries())
      await writeFile(join(FOLDER, `${id}-${at}.tsx`), code.replaceAll('\u00A0', ' '))
  const project = { extends: '../../tsconfig.json', include: ['.', '../../src/**/*.d.ts'], exclude: [] }
  await writeFile(join(FOLDER, 'tsconfig.json'), JSON.stringify(project))
  const faults = await promisify(execFile)(join(ROOT, 'node_modules/.bin/tsc'), ['--noEmit', '-p', FOLDER], {
    cwd: ROOT,
  }).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  )
  expect(faults).toBe('')
})
