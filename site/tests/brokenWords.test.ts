// No page breaks a word or a figure across lines, from the smallest phone to a laptop (Rules, Layout).
import { expect } from 'vitest'
import { offerLists, offers } from '../../src/content/offers.ts'
import { brokenWords } from '../../tests/brokenWords.ts'
import { hydrated, inItsLetters, test } from './site.ts'

const WIDTHS = [320, 390, 768, 1080, 1280]

test('words stay whole on every page', { timeout: 360_000 }, async ({ site }) => {
  const page = await site.open('about:blank')
  const faults: string[] = []
  const lists = Object.values(offerLists).map(({ path }) => path)
  for (const path of ['/', ...lists, '/about', '/contact', ...offers.map((offer) => offer.path)]) {
    await page.goto(new URL(path, site.url).href)
    await hydrated(page)
    await inItsLetters(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const broken = await page.evaluate<string[]>(`(${brokenWords.toString()})(document)`)
      faults.push(...broken.map((word) => `${path} at ${width} px: ${word}`))
    }
  }
  expect(faults).toEqual([])
})
