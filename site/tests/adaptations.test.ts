// The site for visitors with other ways of seeing, pointing or reading: forced colors, more contrast,
// touch, print.
import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { atRest, dialog, hydrated, isFirefox, opened, test } from './site.ts'

const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)

/** The contrast of two colors, by the formula of WCAG. */
function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255
      return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe.skipIf(isFirefox)('in the colors of the system', () => {
  const inForcedColors = (page: Page) => page.emulateMedia({ forcedColors: 'active' })

  test('chosen options differ from others', async ({ site }) => {
    const page = await site.open('/?demo=token-generator', { prepare: inForcedColors })
    await opened(page, 'Token generator')
    const differs = async (chosen: Locator, other: Locator, property = 'background-color') =>
      expect(await styleOf(chosen, property)).not.toBe(await styleOf(other, property))
    const segment = (name: string) => page.locator('label').filter({ hasText: name })
    await differs(segment('Ethereum'), segment('Polygon'))
    const steps = dialog(page, 'Token generator').locator('ol > li')
    await differs(steps.nth(0), steps.nth(1), 'border-top-color')

    await page.goto(`${site.url}/?demo=mobile-wallet`)
    await opened(page, 'Mobile wallet')
    await differs(page.getByRole('tab', { name: 'Home' }), page.getByRole('tab', { name: 'Send' }))

    await page.goto(`${site.url}/?demo=wallet`)
    await opened(page, 'Wallet')
    await differs(page.getByRole('tab', { name: 'Assets' }), page.getByRole('tab', { name: 'NFTs' }))

    await page.goto(`${site.url}/about`)
    await hydrated(page)
    const theme = (name: string) => page.locator('footer label').filter({ hasText: name })
    await theme('Dark').click()
    await differs(theme('Dark'), theme('Light'))
  })

  test('a dialog, a tile and the chat’s button have an edge', async ({ site }) => {
    const page = await site.open('/?demo=wallet', { prepare: inForcedColors })
    await opened(page, 'Wallet')
    const edges = [
      dialog(page, 'Wallet'),
      page.getByRole('link', { name: 'Open demo: Staking', includeHidden: true }),
      page.getByRole('button', { name: /chat/i, includeHidden: true }).first(),
    ]
    for (const edge of edges) expect(await styleOf(edge, 'border-top-style')).toBe('solid')
  })
})

describe.skipIf(isFirefox)('with more contrast', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`quiet texts and lines are stronger, ${colorScheme}`, async ({ site }) => {
      const page = await site.open('/contact', { colorScheme })
      const box = page.getByRole('textbox', { name: 'Your name' }).locator('..')
      const hint = page.getByText('Nothing is sent to any server')
      const measured = async () => {
        const ground = await styleOf(page.locator('body'), 'background-color')
        return {
          text: contrast(await styleOf(hint, 'color'), ground),
          edge: contrast(await styleOf(box, 'border-top-color'), ground),
        }
      }
      const before = await measured()
      await page.emulateMedia({ contrast: 'more', colorScheme })
      await atRest(page)
      const after = await measured()
      expect(after.text).toBeGreaterThan(Math.max(before.text + 2, 10))
      expect(after.edge).toBeGreaterThan(10)
      expect(before.edge).toBeLessThan(5)
    })
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`what cannot be pressed is still seen, ${colorScheme}`, async ({ site }) => {
    const page = await site.open('/?demo=token-generator', { colorScheme })
    await opened(page, 'Token generator')
    const button = page.getByRole('button', { name: 'Continue to Review' })
    const ground = await styleOf(page.locator('body'), 'background-color')
    expect(contrast(await styleOf(button, 'border-top-color'), ground)).toBeGreaterThan(3)
  })

/** Standalone controls that are too small for touch, as the browser hits them. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 44
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, label:has(input)',
    )) {
      const style = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const isInText = style.display === 'inline'
      const isHidden =
        box.width < 2 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (isHidden || isInText || element.closest('[inert], [aria-hidden="true"]')) continue
      // The surrounding elements that belong to it.
      const around = ['::before', '::after']
        .map((pseudo) => getComputedStyle(element, pseudo))
        .filter(({ content, position }) => content !== 'none' && position === 'absolute')
        .map(({ height }) => Number.parseFloat(height))
      if (Math.max(box.height, ...around) < LEAST - 0.5)
        found.push(
          `${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}: ${box.height}`,
        )
    }
    return [...new Set(found)]
  })

describe.skipIf(isFirefox)('under a finger', () => {
  const demos = ['staking', 'wallet', 'crypto-listing', 'price-tracker', 'blockchain-explorer', 'dao']
  const paths = [
    ...['/', '/services', '/services/staking-platform', '/contact'],
    ...demos.map((demo) => `/about?demo=${demo}`),
  ]
  test.for(paths)('everything is 44 px high: %s', async (path, { site }) => {
    const page = await site.open(path, { width: 390, isTouch: true, isMobile: true })
    if (path.includes('demo')) await page.getByRole('button', { name: 'Close demo', exact: true }).waitFor()
    else await hydrated(page)
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
    for (const width of [390, 1024]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await tooSmall(page), `${width} px wide`).toEqual([])
    }
  })
})

describe.skipIf(isFirefox)('on paper', () => {
  test('figures and labels are printed in ink, in both themes', async ({ site }) => {
    for (const [path, colorScheme] of [
      ['/about', 'light'],
      ['/', 'dark'],
      ['/services/smart-contracts', 'light'],
      ['/products/mobile-wallet', 'dark'],
    ] as const) {
      const page = await site.open(path, { colorScheme })
      await hydrated(page)
      await page.emulateMedia({ media: 'print', colorScheme })
      await atRest(page)
      const pale = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main *')]
          .filter(({ childNodes }) =>
            [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
          )
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
          .filter((element) => getComputedStyle(element).printColorAdjust !== 'exact')
          .filter((element) => {
            const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/\d+/g) ?? []).map(
              Number,
            )
            return red + green + blue > 384
          })
          .map(({ textContent }) => textContent),
      )
      expect(pale, path).toEqual([])
    }
  })

  test('an open demo is printed alone and whole', async ({ site }) => {
    // The width of a sheet of paper between its margins.
    const page = await site.open('/services?demo=crypto-listing', { width: 680 })
    await opened(page, 'Crypto listing')
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('main').isVisible()).toBe(false)
    const panel = dialog(page, 'Crypto listing')
    const last = await panel.getByRole('row').last().boundingBox()
    const box = await panel.boundingBox()
    expect(last && box && last.y + last.height < box.y + box.height).toBe(true)
    const name = await panel.getByText('Ethereum', { exact: true }).first().boundingBox()
    expect(name?.width).toBeGreaterThan(30)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(680)
    expect(await panel.getByRole('link', { name: 'Ask for your version' }).isVisible()).toBe(false)
  })

  test('nothing says that it can be pressed, and no box is empty', async ({ site }) => {
    const page = await site.open('/')
    await hydrated(page)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('link', { name: /^Live Demo/ }).count()).toBe(0)
    const empty = await page.evaluate(() =>
      [...document.querySelectorAll('main div')]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 1)
        .filter((element) => parseFloat(getComputedStyle(element).borderTopWidth) > 0)
        .filter((element) => parseFloat(getComputedStyle(element).borderLeftWidth) > 0)
        .filter((element) => !element.querySelector('[inert], svg, img'))
        .map(({ textContent }) => textContent),
    )
    expect(empty).toEqual([])
  })

  test('a demo has no focus, no caret and nothing to start over', async ({ site }) => {
    const page = await site.open('/?demo=staking')
    await opened(page, 'Staking platform')
    const panel = dialog(page, 'Staking platform')
    const amount = panel.getByRole('textbox').first()
    await amount.focus()
    // A key shows the ring.
    await page.keyboard.press('2')
    const ring = () =>
      amount.evaluate((field) => {
        const box = field.parentElement ?? field
        return [field, box].map((element) => {
          const { outlineStyle, boxShadow } = getComputedStyle(element)
          return outlineStyle !== 'none' || boxShadow !== 'none'
        })
      })
    expect(await ring()).toContain(true)
    await page.emulateMedia({ media: 'print' })
    expect(await ring()).toEqual([false, false])
    expect(await amount.evaluate((field) => getComputedStyle(field).caretColor)).toMatch(/, 0\)$/)
    expect(await panel.getByText('Press it for details', { exact: false }).isVisible()).toBe(false)
  })
})

test('“Sample data” closes by Escape and by a press elsewhere', async ({ site }) => {
  const page = await site.open('/about', { api: 'fails' })
  await hydrated(page)
  const mark = page.getByText('Sample data', { exact: true })
  const reason = page.getByText('The ticker shows sample figures instead.', { exact: false })
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(300, 600)]) {
    await mark.click()
    await reason.waitFor()
    await close()
    await reason.waitFor({ state: 'hidden' })
  }
  // As early as possible: before the browser reports that it is open.
  await mark.evaluate(async (summary: HTMLElement) => {
    summary.click()
    await Promise.resolve()
    summary.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
  await reason.waitFor({ state: 'hidden' })
})

describe('on the smallest phone', () => {
  const onSmallest = async (page: Page) => {
    await page.setViewportSize({ width: 320, height: 640 })
  }

  test('the footer’s links and choices stand apart', async ({ site }) => {
    const page = await site.open('/about', { prepare: onSmallest })
    await hydrated(page)
    const tops = await page
      .locator('footer fieldset label')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top))
    expect(new Set(tops).size, 'the themes are in one row').toBe(1)
    const gaps = await page.locator('footer ul').evaluateAll((lists) =>
      lists.flatMap((list) => {
        const texts = [...list.querySelectorAll('a')].map((link) => {
          const range = document.createRange()
          range.selectNodeContents(link)
          return range.getBoundingClientRect()
        })
        return texts.slice(1).map(({ top }, at) => top - (texts[at]?.bottom ?? 0))
      }),
    )
    expect(gaps.length).toBeGreaterThan(10)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10)
  })

  test('an open list of the menu is whole, and the page scrolls', async ({ site }) => {
    const page = await site.open('/about', { prepare: onSmallest })
    await hydrated(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('button', { name: 'Services' }).click()
    await menu.getByRole('link', { name: 'All services' }).waitFor()
    const cutOff = await menu.evaluate((nav) =>
      [...nav.querySelectorAll('*')]
        .filter((part) => /auto|scroll|hidden/.test(getComputedStyle(part).overflowY))
        .filter((part) => part.scrollHeight > part.clientHeight + 1 && part.clientHeight > 1)
        .map((part) => part.className),
    )
    expect(cutOff).toEqual([])
    await menu.getByRole('link', { name: 'Training' }).scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  })
})
