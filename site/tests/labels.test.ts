import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { company } from '#src/content/company.ts'
import { hydrated, pictureFaults, test } from './site.ts'

/** The boxes of the words on each tile, and the color of its face. */
const labels = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[aria-label="Demos"] a')].map((tile) => {
      const label = tile.querySelector<HTMLElement>(':scope > span:not([aria-hidden])')
      if (!label) throw new Error('A tile without a label')
      const range = document.createRange()
      range.selectNodeContents(label)
      const boxes = [...range.getClientRects()]
        .filter(({ width }) => width > 2)
        .map(({ left, top, width, height }) => ({ left, top: top + scrollY, width, height }))
      const { bottom, right } = tile.getBoundingClientRect()
      const isInside = boxes.every(
        (box) => box.top + box.height <= bottom + scrollY + 1 && box.left + box.width <= right + 1,
      )
      label.style.setProperty('visibility', 'hidden')
      return { name: label.textContent, face: getComputedStyle(tile).backgroundColor, boxes, isInside }
    }),
  )

/** Names of the tiles whose label is not completely on the tile's face. */
async function overArt(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  // It currently covers other elements.
  await page
    .getByRole('button', { name: 'Open chat', includeHidden: true })
    .evaluate((chat) => chat.style.setProperty('visibility', 'hidden'))
  const tiles = await labels(page)
  const picture = (await page.screenshot({ fullPage: true })).toString('base64')
  // Another window has no policy against data pictures.
  const reader = await page.context().newPage()
  const faults = await reader.evaluate(
    async ({ source, all }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${source}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      return all
        .filter(({ face, boxes, isInside }) => {
          const [red, green, blue] = face.match(/\d+/g)?.map(Number) ?? []
          const isOnArt = boxes.some(({ left, top, width, height }) => {
            // The extent of a letter, because the line box is taller.
            const sides = [left, top + height / 6, width, (height * 2) / 3].map(Math.round)
            const { data } = context?.getImageData(...(sides as [number, number, number, number])) ?? {}
            for (let at = 0; data && at < data.length; at += 4)
              if (
                Math.abs(data[at]! - red!) +
                  Math.abs(data[at + 1]! - green!) +
                  Math.abs(data[at + 2]! - blue!) >
                24
              )
                return true
            return false
          })
          return isOnArt || !isInside || boxes.length === 0
        })
        .map(({ name }) => name)
    },
    { source: picture, all: tiles },
  )
  await reader.close()
  return faults
}

/** Texts that are cut off by their box, or that overlap the box of another text. */
const cutOff = (page: Page, region: string) =>
  page
    .getByRole('region', { name: region })
    .locator('dl > div')
    .evaluateAll((facts) =>
      facts
        .filter((fact) => {
          const box = fact.getBoundingClientRect()
          const range = document.createRange()
          return [...fact.children].some((text) => {
            range.selectNodeContents(text)
            const words = range.getBoundingClientRect()
            // The line box of a figure is taller than its digits.
            const spare = words.height * 0.2
            return (
              words.top + spare < box.top || words.bottom - spare > box.bottom || words.right > box.right + 1
            )
          })
        })
        .map((fact) => fact.textContent),
    )

/** Links of rows whose text overlaps the next row. */
const overRows = (page: Page) =>
  page.locator('main li > a').evaluateAll((links) =>
    links
      .filter((link) => link.checkVisibility() && !link.closest('[aria-label="Demos"]'))
      .filter((link) => {
        const row = link.closest('li')!.getBoundingClientRect()
        const range = document.createRange()
        range.selectNodeContents(link)
        const words = range.getBoundingClientRect()
        return words.top < row.top - 2 || words.bottom > row.bottom + 2 || words.right > row.right + 1
      })
      .map((link) => link.textContent),
  )

/** The demos of an open menu that overlap the name beside them, or are partly outside the window. */
async function overNames(page: Page): Promise<(string | null)[]> {
  const demos = page.locator('[aria-label^="Live Demo: "]')
  await demos.first().waitFor()
  return demos.evaluateAll((links) => {
    const range = document.createRange()
    return links
      .filter((link) => {
        const name = link.parentElement!.firstElementChild!
        range.selectNodeContents(name)
        const words = range.getBoundingClientRect()
        const demo = link.getBoundingClientRect()
        // A line ends in the middle of a pixel.
        const isOver = words.right > demo.left + 1 && words.bottom > demo.top + 1
        return isOver || demo.right > innerWidth
      })
      .map((link) => link.getAttribute('aria-label'))
  })
}

/** The width of a page, and its controls and texts that are outside the window or cut off. */
const reachOf = (page: Page) =>
  page.evaluate(() => {
    const { documentElement } = document
    const last = Math.max(documentElement.clientWidth, 320)
    /** Scrolling strips and text for screen readers may be anywhere. */
    const isElsewhere = (element: Element) =>
      element.closest('[role="group"][aria-label="Coins"], [aria-hidden="true"]') !== null
    const isOut = (element: Element) => {
      const { left, right, width: across } = element.getBoundingClientRect()
      return across > 1 && (left < -1 || right > last + 1) && !isElsewhere(element)
    }
    const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent
    const range = document.createRange()
    /** Texts that their box cuts off. */
    const isCutOff = (element: Element) => {
      const { overflowX } = getComputedStyle(element)
      range.selectNodeContents(element)
      const { right } = element.getBoundingClientRect()
      return overflowX === 'hidden' && range.getBoundingClientRect().right > right + 1
    }
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
    return {
      reach: documentElement.scrollWidth,
      controls: seen('a[href], button, input, select, textarea').filter(isOut).map(nameOf),
      cutOff: seen('header *, section[aria-label="Market data"] div')
        .filter((element) => !isElsewhere(element) && isCutOff(element))
        .map(nameOf),
    }
  })

/** Whether the breadcrumb's link is the topmost element at three of its points. */
const breadcrumbHits = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link')
    .evaluate((link) => {
      const { left, top, width: across, height } = link.getBoundingClientRect()
      const at = (x: number, y: number) => document.elementFromPoint(left + across * x, top + height * y)
      return [at(0.5, 0.5), at(0.5, 0.9), at(0.1, 0.5)].map((element) => element === link)
    })

/** The text changes that a test makes on a page and reverts before the next. */
const withLargeLetters = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
const withPlainLetters = (page: Page) =>
  page.evaluate(() => document.documentElement.style.removeProperty('font-size'))

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: width < 768 ? 844 : 900 })

test('the names of the demos are beside their pictures, never over them', async ({ site }) => {
  // Firefox's driver hides the caret for a picture with a style that the page's policy forbids.
  const expectedErrors = pictureFaults
  const page = await site.open('/', { width: 320, expectedErrors })
  await hydrated(page)
  for (const width of [320, 360, 375, 390, 768, 800, 1080, 1280]) {
    await resize(page, width)
    expect(await overArt(page), `at ${width} px`).toEqual([])
  }
})

test.for(['/services/staking-platform', '/services/training', '/products/token-locker'])(
  'the link to the list above the name can be pressed in its middle: %s',
  async (path, { site }) => {
    const page = await site.open(path)
    for (const width of [390, 1280]) {
      await resize(page, width)
      expect(await breadcrumbHits(page), `at ${width} px`).toEqual([true, true, true])
    }
  },
)

test('with wider spacing of the text, the facts are seen whole', async ({ site }) => {
  const page = await site.open('/about')
  await hydrated(page)
  // The values of WCAG success criterion 1.4.12.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      element.style.setProperty('line-height', '1.5', 'important')
      element.style.setProperty('letter-spacing', '.12em', 'important')
      element.style.setProperty('word-spacing', '.16em', 'important')
    }
  })
  for (const width of [320, 390, 768, 1280]) {
    await resize(page, width)
    expect(await cutOff(page, `${company.name} by the numbers`), `at ${width} px`).toEqual([])
  }
})

describe('with letters of twice the size', () => {
  test.for(['/', '/services', '/services/staking-platform', '/contact'])(
    'on %s nothing reaches out of the window or over another row, and all can be pressed',
    async (path, { site }) => {
      const page = await site.open(path)
      await hydrated(page)
      await page.getByRole('region', { name: 'Market data' }).getByText('Market cap').first().waitFor()
      await withLargeLetters(page)
      for (const width of [320, 390, 768, 1280]) {
        await resize(page, width)
        const { reach, ...outside } = await reachOf(page)
        expect(reach, `at ${width} px`).toBeLessThanOrEqual(width)
        expect(outside, `at ${width} px`).toEqual({ controls: [], cutOff: [] })
        if (path === '/' && width >= 390) expect(await overRows(page), `at ${width} px`).toEqual([])
      }
    },
  )

  test('the menu of services is whole', async ({ site }) => {
    const page = await site.open('/about')
    await hydrated(page)
    const services = page.getByRole('banner').getByRole('button', { name: 'Services', exact: true })
    for (const width of [320, 390, 768, 1280]) {
      await resize(page, width)
      await withLargeLetters(page)
      if (width < 768) await page.getByRole('button', { name: 'Open menu' }).click()
      await services.click()
      expect(await overNames(page), `at ${width} px`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      // The menu of the next width opens from the plain page.
      await withPlainLetters(page)
      await page.reload()
      await hydrated(page)
    }
  })
})
