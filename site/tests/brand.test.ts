// Demos with a client's name and color, from a link and from the panel (Rules, Made yours): in the built site.
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { company } from '#src/content/company.ts'
import { houseThemes } from '#src/theme/themes.ts'
import { brandColors } from '../../src/theme/brand.ts'
import {
  axeFaults,
  copiedLink,
  dialog,
  escaped,
  focused,
  hydrated,
  isFirefox,
  opened,
  pictureFaults,
  test,
  withClipboard,
} from './site.ts'

const frameColor = (page: Page, name: string) =>
  page.evaluate((variable) => {
    const frame = document.querySelector('[role="dialog"] [data-family] ~ [data-family]')
    return frame ? getComputedStyle(frame).getPropertyValue(variable) : null
  }, name)
const pageColor = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--c-trade'))

const said = (text: string) => new RegExp(`^${escaped(text)}$`)

describe('a link with a name and a color', () => {
  test('opens the demo in them, and nothing else', async ({ site }) => {
    const page = await site.open('/?demo=staking#for=Orchard+Cooperative&color=7a1fa2')
    await opened(page, 'Staking platform demo')
    await expect.poll(() => frameColor(page, '--c-trade')).toContain('#7a1fa2')
    expect(await pageColor(page)).toBe(houseThemes.paper.trade)
    await page.getByText(said(`A demo by ${company.name}, prepared for “Orchard Cooperative”`)).waitFor()
    expect(await axeFaults(page)).toEqual([])
  })

  test('keeps them for the visit, not longer', async ({ site }) => {
    const page = await site.open('/?demo=staking#for=Orchard&color=7a1fa2')
    await opened(page, 'Staking platform demo')
    await page.getByRole('button', { name: 'Close demo' }).click()
    await page.getByRole('link', { name: 'DAO governance' }).first().click()
    await opened(page, 'DAO governance demo')
    expect(page.url()).toMatch(/\?demo=dao$/)
    await page.reload()
    await opened(page, 'DAO governance')
  })

  test('hands them on with the moment, and to the inquiry', async ({ site }) => {
    const page = await site.open('/?demo=staking#for=Orchard&color=7a1fa2', { prepare: withClipboard })
    await opened(page, 'Staking platform demo')
    await page.getByRole('button', { name: 'Stake in Polygon Growth' }).click()
    const link = await copiedLink(page)
    expect(link).toMatch(/^\/demo\/staking#for=Orchard&color=7a1fa2&at=[\w-]+$/)
    const other = await site.open(link)
    await other.getByRole('heading', { name: 'Staking platform demo' }).waitFor()
    await other.getByRole('textbox', { name: 'Amount to stake' }).waitFor()

    await page.getByRole('link', { name: 'Ask for your version' }).click()
    await page.waitForURL(/\/contact\?about=staking#for=Orchard&color=7a1fa2&at=/)
    await page.getByText('the name “Orchard”, the color #7a1fa2, and a link', { exact: false }).waitFor()
    const mail = await page.getByRole('link', { name: 'Open in email app' }).getAttribute('href')
    const text = decodeURIComponent(mail ?? '')
    expect(text).toContain('For: Orchard\r\nColor: #7a1fa2\r\n')
    expect(text).toMatch(/\/\?demo=staking#for=Orchard&color=7a1fa2&at=\w/)
  })

  test.for([
    'for=Orchard&color=mauve',
    `for=${'x'.repeat(41)}`,
    'for=a%00b&color=fff',
    `for=${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
  ])('that cannot be read opens the demo without: %s', async (query, { site }) => {
    const page = await site.open(`/?demo=staking#${query}`)
    await opened(page, 'Staking platform')
    await page.getByText('The name or color in the link could not be read', { exact: false }).waitFor()
    expect(await frameColor(page, '--c-trade')).toBe(houseThemes.paper.trade)
  })
})

describe('Make it yours', () => {
  test('leaves two thirds of a phone to the demo', async ({ site }) => {
    const page = await site.open('/demo/staking', { width: 390 })
    await hydrated(page)
    await page.getByRole('button', { name: 'Make it yours' }).click()
    const panel = await page.getByRole('region', { name: 'Make it yours' }).boundingBox()
    const height = await page.evaluate(() => window.innerHeight)
    expect(panel?.height).toBeLessThanOrEqual(height / 3)
    expect(panel?.height).toBeGreaterThan(120)
  })

  test('changes the demo with every letter and color, by keyboard', async ({ site }) => {
    const page = await site.open('/?demo=blockchain-explorer')
    await opened(page, 'Blockchain explorer')
    const tool = page.getByRole('button', { name: 'Make it yours' })
    await tool.focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('Company name').waitFor()
    const name = page.getByLabel('Company name')
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('Orchard')
    await opened(page, 'Blockchain explorer demo')
    // In the line above the demo and in its head: inside the demo nothing repeats it.
    expect(await dialog(page, 'Blockchain explorer demo').getByText('“Orchard”').count()).toBeLessThanOrEqual(
      2,
    )
    await page.getByRole('radio', { name: 'Teal' }).focus()
    await page.keyboard.press('Space')
    expect(await frameColor(page, '--c-build')).toContain('#0b7285')
    expect(await axeFaults(page)).toEqual([])

    // Escape closes the panel; the demo stays.
    await page.keyboard.press('Escape')
    await page.getByLabel('Company name').waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toContain('Make it yours')
    await opened(page, 'Blockchain explorer demo')

    await page.keyboard.press('Enter')
    // A color without a name names no client, but the company is still named.
    await page.getByLabel('Company name').fill('')
    await page.getByText(said(`A demo by ${company.name}`)).waitFor()
    await page.getByRole('button', { name: 'Remove brand' }).click()
    await opened(page, 'Blockchain explorer')
    expect(await page.getByText('A demo by').count()).toBe(0)
    expect(await frameColor(page, '--c-build')).toBe(houseThemes.paper.build)
  })

  test('says so when it cannot be loaded, and comes when it can', async ({ site }) => {
    const page = await site.open('/?demo=staking', {
      expectedErrors: [/ERR_FAILED|Failed to fetch|dynamically imported/],
    })
    await opened(page, 'Staking platform')
    await hydrated(page)
    await page.route(/\/branding-/, (route) => route.abort())
    await page.getByRole('button', { name: 'Make it yours' }).click()
    await page.getByText('This panel could not be loaded. Check the connection, then retry.').waitFor()
    await page.unroute(/\/branding-/)
    // A browser that remembers the failure reloads the page.
    if (isFirefox) return
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByLabel('Company name').waitFor()
  })
})

/** The color at points of a picture, in CSS pixels. */
const colorsAt = async (page: Page, picture: Buffer, points: readonly (readonly [number, number])[]) => {
  // Another window has no policy against data pictures.
  const reader = await page.context().newPage()
  const colors = await reader.evaluate(
    async ([source, places]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${source}`
      await image.decode()
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
      context?.drawImage(image, 0, 0)
      return places.map(([x, y]) => context?.getImageData(x, y, 1, 1).data.slice(0, 3).join() ?? '')
    },
    [picture.toString('base64'), points] as const,
  )
  await reader.close()
  return colors
}

describe('the flap of “Ask for your version”', () => {
  const chosen = brandColors.filter(({ name }) => ['Yellow', 'Green', 'Plum'].includes(name))
  test.for(['', ...chosen.map(({ color }) => `#for=Orchard&color=${color.slice(1)}`)])(
    'is a triangle: %s',
    async (brand, { site }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await site.open(`/demo/staking${brand}`, { colorScheme, possibleErrors: pictureFaults })
        await hydrated(page)
        const box = await page.getByRole('link', { name: 'Ask for your version' }).first().boundingBox()
        if (!box) throw new Error('It is not visible.')
        const [right, top] = [Math.round(box.x + box.width), Math.round(box.y)]
        const picture = await page.screenshot()
        // Outside of the button, at the cut corner and along both of its sides, in the flap, and in the face.
        const [ground, corner, above, beside, flap, face] = await colorsAt(page, picture, [
          [right + 3, top + 3],
          [right - 2, top + 2],
          [right - 6, top],
          [right - 2, top + 6],
          [right - 10, top + 8],
          [right - 20, top + 10],
        ])
        expect([corner, above, beside], colorScheme).toEqual([ground, ground, ground])
        expect(new Set([ground, flap, face]).size, colorScheme).toBe(3)
      }
    },
  )
})
