// A built Storybook from outside: serves it, lists its stories, opens one. The fields that it reads in Storybook's frame are
// not documented; Chromatic reads the same (Decisions, Private interfaces).
import { once } from 'node:events'
import { createServer } from 'node:http'
import sirv from 'sirv'

/** @import { Browser, Page } from 'playwright' */

/** The timeout for rendering and playing a story, in milliseconds. */
export const STORY_MS = 30_000

/** @param {string} folder of a built Storybook */
export async function serveBook(folder) {
  const server = createServer(sirv(folder, { maxAge: 3600 }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${port}`, close }
}

/**
 * @typedef {{ id: string, title: string, name: string, parameters: { chromatic?: import('./pictureReport.mjs').Chromatic } }} Extracted
 * @typedef {{
 *   __STORYBOOK_PREVIEW__?: { initializationPromise: Promise<void>, extract: () => Promise<Record<string, Extracted>> },
 *   __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown[] | undefined },
 * }} Frame
 */

/**
 * All stories of a Storybook, with the parameters of their pictures.
 * @param {Browser} browser
 * @param {string} url
 */
export async function storiesOf(browser, url) {
  const page = await browser.newPage()
  try {
    await page.goto(`${url}/iframe.html`)
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
    return await page.evaluate(async () => {
      const preview = /** @type {Frame} */ (window).__STORYBOOK_PREVIEW__
      await preview?.initializationPromise
      return Object.values((await preview?.extract()) ?? {}).map(({ id, title, name, parameters }) => ({
        id,
        title,
        name,
        chromatic: parameters.chromatic,
      }))
    })
  } finally {
    await page.close()
  }
}

/**
 * Opens a story and waits until its play has ended and its fonts are loaded, so that nothing moves. Throws the story's
 * message if it fails.
 * @param {Page} page
 * @param {string} url
 * @param {string} id
 */
export async function openStory(page, url, id) {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=theme:light&pictures=`)
  const ended = await page.waitForFunction(
    () => {
      const channel = /** @type {Frame} */ (window).__STORYBOOK_ADDONS_CHANNEL__
      const failed = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']
      for (const event of failed) {
        const said = channel?.last(event)?.[0]
        if (said !== undefined) {
          const { message, description } = /** @type {{ message?: string, description?: string }} */ (said)
          return { fault: message ?? description ?? event }
        }
      }
      return channel?.last('storyFinished') ? { fault: null } : null
    },
    undefined,
    { timeout: STORY_MS },
  )
  const { fault } = /** @type {{ fault: string | null }} */ (await ended.jsonValue())
  if (fault !== null) throw new Error(fault)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}
