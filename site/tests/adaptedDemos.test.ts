// Every demo with text at 200%, with forced colors, and with a tour
// whose ring is visible on any background. At its start, and at the end of its tour.
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { colleagueEmail } from '#src/content/channels.ts'
import { demoByKey, demoIds } from '../../src/content/demos.ts'
import { atRest, isFirefox, test } from './site.ts'

/** The addresses at which each demo is tested. */
const states = ['', '?tour=99'] as const

async function openDemo(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('heading', { name, exact: false }).first().waitFor()
  if (url.includes('tour')) await page.getByRole('group', { name: 'Tour' }).waitFor()
  await atRest(page)
}

async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await atRest(page)
}

/** Texts that overlap, are cut off, or break within a word or a figure. */
const textFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Shown {
      text: string
      element: Element
      rects: DOMRect[]
    }
    /** The part of a box that is visible in its scroll containers. */
    const seenOf = (rect: DOMRect, element: Element): DOMRect | null => {
      let { left, top, right, bottom } = rect
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around)
        const edge = around.getBoundingClientRect()
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
        if (/auto|scroll/.test(overflowX))
          [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
        if (position === 'fixed') break
      }
      return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : null
    }
    const shown: Shown[] = []
    const faults: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element || text === '' || !element.checkVisibility({ visibilityProperty: true })) continue
      // Elements only for screen readers, moving elements, and art.
      const box = element.getBoundingClientRect()
      if (box.width < 2 || element.closest('svg, option, pre, [inert], [aria-hidden="true"]')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // Only the part of a line box that letters fill, because fonts reserve space above and below it.
      const half = 0.36 * Number.parseFloat(getComputedStyle(element).fontSize)
      const inked = ({ x, y, width, height }: DOMRect) =>
        new DOMRect(x, y + height / 2 - Math.min(half, height / 2), width, Math.min(2 * half, height))
      const rects = [...range.getClientRects()]
        .map(inked)
        .map((rect) => seenOf(rect, element))
        .filter((rect) => rect !== null)
      if (rects.length === 0) continue
      shown.push({ text, element, rects })
      // A figure stays on one line.
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S*\d\S*/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const [first, ...others] = range.getClientRects()
        const isBroken = others.some(({ top, height }) => first && top - first.top > height * 0.6)
        if (word.length <= 14 && !/^0x|[/_-]/.test(word) && isBroken)
          faults.push(`breaks: ${word} of “${text.slice(0, 40)}”`)
      }
      // No container without scrolling cuts it off.
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, position } = getComputedStyle(around)
        if (/auto|scroll/.test(overflowX)) break
        if (overflowX === 'visible') {
          if (position === 'fixed') break
          continue
        }
        const edge = around.getBoundingClientRect()
        if (rects.some(({ right, left }) => right > edge.right + 2 || left < edge.left - 2))
          faults.push(`cut off: “${text.slice(0, 40)}”`)
        break
      }
    }
    for (const [at, one] of shown.entries())
      for (const other of shown.slice(at + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue
        const isOver = one.rects.some((a) =>
          other.rects.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
              // Lines of one text may touch, because large text has tight lines.
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) * 0.4,
          ),
        )
        const isSticky = [one.element, other.element].some((element) => {
          for (let around: Element | null = element; around; around = around.parentElement)
            if (/sticky|fixed/.test(getComputedStyle(around).position)) return true
          return false
        })
        if (isOver && !isSticky)
          faults.push(`over each other: “${one.text.slice(0, 30)}” and “${other.text.slice(0, 30)}”`)
      }
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth + 1) faults.push(`the page is ${scrollWidth} px wide`)
    return [...new Set(faults)]
  })

describe('in letters of twice the size', () => {
  test.for(demoIds)('%s can be read', async (key, { site }) => {
    const page = await site.open('about:blank')
    const faults: string[] = []
    for (const state of states) {
      await openDemo(page, `${site.url}/demo/${key}${state}`, demoByKey(key).name)
      await enlarge(page)
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await atRest(page)
        faults.push(...(await textFaults(page)).map((fault) => `${width} px${state}: ${fault}`))
      }
    }
    expect(faults).toEqual([])
  })
})

// Firefox's driver does not emulate paper.
describe.skipIf(isFirefox)('on paper', () => {
  /** Between the margins of the sheet, in CSS px: 180 by 273 mm of A4, 186 by 255 mm of Letter. */
  const sheets = { A4: { width: 680, height: 1032 }, Letter: { width: 703, height: 965 } }

  /** Names that a list must keep on narrow screens. */
  const names: Partial<Record<string, string>> = {
    'crypto-listing': 'Dogecoin',
    staking: 'Polygon Growth',
    'meme-launcher': 'Paper Crane',
  }

  test.for(demoIds)('%s can be read, with its sender and its link', async (key, { site }) => {
    const page = await site.open('about:blank')
    const faults: string[] = []
    for (const state of states) {
      await openDemo(
        page,
        `${site.url}/demo/${key}${state}#for=Orchard&color=0b7a75&from=Mara&reply=mara`,
        demoByKey(key).name,
      )
      await page.getByText('Open it again').waitFor({ state: 'attached' })
      for (const [sheet, size] of Object.entries(sheets)) {
        await page.setViewportSize(size)
        await page.emulateMedia({ media: 'print' })
        // The event that a browser sends before printing.
        await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
        await atRest(page)
        faults.push(...(await textFaults(page)).map((fault) => `${sheet}${state}: ${fault}`))
        const name = names[key]
        if (name !== undefined)
          expect((await page.getByText(name, { exact: true }).first().boundingBox())?.width).toBeGreaterThan(
            30,
          )
        expect(
          await page
            .getByText(`“Mara”, ${colleagueEmail('mara')}`)
            .first()
            .isVisible(),
        ).toBe(true)
        expect(await page.getByText(`/demo/${key}`, { exact: false }).first().isVisible()).toBe(true)
        expect(await page.getByRole('img', { name: 'The link as a QR code' }).isVisible()).toBe(true)
        await page.emulateMedia({ media: null })
      }
    }
    expect(faults).toEqual([])
  })
})

describe.skipIf(isFirefox)('in the colors of the system', () => {
  /** Invisible controls: without text, edge or picture. */
  const unseen = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea')]
        .filter(
          (one) =>
            one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            !one.closest('[inert], [aria-hidden="true"]'),
        )
        .filter((one) => {
          const parts = [one, ...one.querySelectorAll<HTMLElement>('*')]
          const hasText = (one.textContent ?? '').trim() !== '' && one.getBoundingClientRect().width > 1
          const hasEdge = [...parts, ...(one.parentElement ? [one.parentElement] : [])].some((part) => {
            const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(part)
            return (borderTopStyle !== 'none' && borderTopWidth !== '0px') || outlineStyle !== 'none'
          })
          const hasPicture = one.querySelector('svg, img') !== null
          const isCovered = one.getBoundingClientRect().width <= 1 || getComputedStyle(one).opacity === '0'
          // The browser draws its checkbox in the system's colors.
          const isDrawn = one.matches('[type=checkbox]') && getComputedStyle(one).appearance !== 'none'
          return !hasText && !hasEdge && !hasPicture && !isCovered && !isDrawn
        })
        .map((one) => one.getAttribute('aria-label') ?? one.outerHTML.slice(0, 80)),
    )
  /** Pictures that lose information in forced colors: those of demos keep their colors, all others take the text color. */
  const pale = (page: Page): Promise<number> =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('svg:has(> use)')].filter(
          (picture) => picture.checkVisibility() && getComputedStyle(picture).forcedColorAdjust !== 'none',
        ).length,
    )

  test.for(demoIds)('%s shows all its controls', async (key, { site }) => {
    const page = await site.open('/about', { prepare: (one) => one.emulateMedia({ forcedColors: 'active' }) })
    for (const state of states) {
      await page.goto(`${site.url}/demo/${key}${state}`)
      await page
        .getByRole('heading', { name: demoByKey(key).name })
        .first()
        .waitFor()
      if (state !== '') await page.getByRole('group', { name: 'Tour' }).waitFor()
      expect(await unseen(page), state).toEqual([])
      expect(await pale(page), `${state} pictures`).toBe(0)
    }
  })
})

describe('the ring of a tour', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`is of two tones, one of which is seen on any ground, ${colorScheme}`, async ({ site }) => {
      const page = await site.open('/demo/mobile-wallet?tour=2', { colorScheme })
      const ring = page.locator('[data-toured]').first()
      await ring.waitFor()
      const [outer, inner] = await ring.evaluate((element) => {
        const { outlineColor, outlineStyle, boxShadow } = getComputedStyle(element)
        return [outlineStyle === 'solid' ? outlineColor : '', /rgb[^)]*\)/.exec(boxShadow)?.[0] ?? '']
      })
      const luminance = (color = '') => {
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
          const share = Number(part) / 255
          return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const [light = 0, dark = 0] = [luminance(outer), luminance(inner)].toSorted((a, b) => b - a)
      // If two tones have a contrast of 9, one of them has at least 3 against any color.
      expect((light + 0.05) / (dark + 0.05)).toBeGreaterThan(9)
    })
})
