// The frame of a demo: one bar above it and one below it, which keep their heights (Rules, Demo overlay).
import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { colleagueEmail } from '#src/content/channels.ts'
import { demoByKey, demoIds, type DemoId } from '#src/content/demos.ts'
import type { Tour } from '#src/simulation/tour.ts'
import { axeFaults, dialog, hydrated, inItsLetters, opened, test } from './site.ts'

/** What both bars may take of these windows together. */
const WINDOWS = [
  { width: 1280, height: 800, most: 120 },
  { width: 390, height: 844, most: 132 },
] as const

/** From a colleague to a client with a long name and a color, with a note, which scrolls with the demo. */
const SENT =
  '#for=Northern+Orchard+Cooperative+and+Sons&color=0b7a75&from=Mara&reply=mara&note=As+agreed.%0AMara&until=2099-12-18'

const head = (page: Page) => page.getByLabel('Close demo', { exact: true }).locator('..')
const foot = (page: Page) => page.getByRole('button', { name: 'Send this demo' }).locator('../..')
const stepBack = (page: Page) => page.getByRole('button', { name: 'Step back' })
const heightOf = async (bar: ReturnType<typeof head>) => (await bar.boundingBox())?.height ?? Number.NaN

/** What is wrong with the frame in both windows, and its heights. */
async function frameIn(page: Page, heights: Map<number, string>, faults: string[], when: string) {
  for (const { width, height, most } of WINDOWS) {
    await page.setViewportSize({ width, height })
    const bars = [await heightOf(head(page)), await heightOf(foot(page))] as const
    if (!(bars[0] + bars[1] <= most)) faults.push(`${when} at ${width}: ${bars.join(' + ')} of ${most} px`)
    const before = heights.get(width)
    heights.set(width, bars.join(' + '))
    if (before !== undefined && before !== bars.join(' + '))
      faults.push(`${when} at ${width}: ${before} px became ${bars.join(' + ')}`)
    // The page below, which may have such a link, too, is hidden shortly after the demo opens.
    const asks = page.getByRole('link', { name: 'Ask for your version' })
    await expect.poll(() => asks.count(), { message: `${when} at ${width}: “Ask for your version”` }).toBe(1)
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    if (isWide) faults.push(`${when} at ${width}: wider than the window`)
  }
}

/** The first action of a demo's tour, by its control; false if nothing can be done in the demo. */
async function actIn(page: Page, id: DemoId): Promise<boolean> {
  const { default: tour } = (await import(`../../src/demos/${id}/tour.ts`)) as { default: Tour<unknown> }
  const { at } = tour.flatMap(({ acts }) => acts).find(({ event }) => event !== undefined) ?? {}
  if (!at || at.role === 'date') return false
  const control = page.getByRole(at.role, { name: at.name, exact: true }).first()
  if (/textbox|searchbox/.test(at.role)) await control.fill('1')
  else if (at.role === 'combobox') await control.selectOption({ index: 1 })
  else if (at.role === 'radio') await control.check({ force: true })
  else await control.click()
  return true
}

async function faultsOf(page: Page, id: DemoId, what: string): Promise<string[]> {
  const faults: string[] = []
  const heights = new Map<number, string>()
  await inItsLetters(page)
  if (!(await stepBack(page).isDisabled()))
    faults.push(`${what}: “Step back” is enabled before the first action`)
  await frameIn(page, heights, faults, what)
  if ((await actIn(page, id)) && !(await stepBack(page).isEnabled()))
    faults.push(`${what}: nothing could be done`)
  await frameIn(page, heights, faults, `${what}, after the first action`)
  return faults
}

describe('the bars of each demo keep their heights', () => {
  test('over a page', { timeout: 240_000 }, async ({ site }) => {
    const page = await site.open('about:blank')
    const faults: string[] = []
    for (const id of demoIds) {
      await page.goto(`${site.url}/?demo=${id}`)
      await opened(page, demoByKey(id).name)
      faults.push(...(await faultsOf(page, id, id)))
    }
    expect(faults).toEqual([])
  })

  test('sent to a client with a long name', { timeout: 240_000 }, async ({ site }) => {
    const page = await site.open('about:blank')
    const faults: string[] = []
    for (const id of demoIds) {
      // Another fragment alone would not load the page again.
      await page.goto(`${site.url}/demo/${id}${SENT}`)
      await hydrated(page)
      await page.getByRole('link', { name: `Reply to ${colleagueEmail('mara')}` }).waitFor()
      faults.push(...(await faultsOf(page, id, `${id}, sent`)))
    }
    expect(faults).toEqual([])
  })
})

test('a panel has its size and its head while its demo loads', async ({ site }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const page = await site.open('/', {
    prepare: (one) =>
      one.route(/\/assets\/demo-.*\.js/, async (route) => {
        await arrived
        await route.continue()
      }),
  })
  await hydrated(page)
  await page.getByRole('link', { name: 'Open demo: Staking' }).click()
  const panel = dialog(page, 'Staking platform')
  const sizes = async () => [await panel.boundingBox(), await head(page).boundingBox()]
  await panel.getByText('Loading...').waitFor()
  const loading = await sizes()
  arrive()
  await opened(page, 'Staking platform')
  expect(await sizes()).toEqual(loading)
})

test('the bars can be used in the smallest window, and with letters of twice the size', async ({ site }) => {
  const page = await site.open('/demo/business-partner', { width: 320, height: 640 })
  await hydrated(page)
  for (const [width, size] of [
    [320, '100%'],
    [390, '200%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate((wanted) => document.documentElement.style.setProperty('font-size', wanted), size)
    for (const bar of [head(page), foot(page)]) {
      const box = await bar.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= width, `${width} px, ${size}`).toBe(true)
    }
    await page.getByRole('button', { name: 'Send this demo' }).click({ trial: true })
    await page.getByRole('link', { name: 'Ask for your version' }).click({ trial: true })
    await page.getByLabel('Close demo', { exact: true }).click({ trial: true })
    expect(await axeFaults(page)).toEqual([])
  }
})

/** Whether an element is visible as a whole between the two bars. */
async function isBetweenBars(page: Page, element: Locator): Promise<boolean> {
  const [top, box, bottom] = [
    await head(page).boundingBox(),
    await element.boundingBox(),
    await foot(page).boundingBox(),
  ]
  return !!top && !!box && !!bottom && box.y >= top.y + top.height && box.y + box.height <= bottom.y
}

test.for([
  [1280, 800],
  [390, 844],
] as const)(
  'a field and its answer on the public page show together at %d × %d px',
  async ([width, height], { site }) => {
    const page = await site.open('/?demo=launchpad', { width, height })
    await opened(page, 'Launchpad builder')
    const sale = page.getByRole('region', { name: 'Public page' })
    const boxOf = async (element: Locator) => {
      const { x, y, width: wide, height: high } = (await element.boundingBox())!
      return { left: x, right: x + wide, top: y, bottom: y + high }
    }
    const fields = [
      ['Name', 'Orchard', '“Orchard”'],
      ['Description', 'One token.', '“One token.”'],
      ['Token address', '0x1', '0x1'],
      ['Hard cap', '50000', '50,000 ETH'],
      ['Soft cap', '12500', 'Soft cap at 25% of the hard cap'],
      ['Price', '0.0005', '2,000'],
      ['Start date', '2026-04-01T09:00', '30'],
      ['End date', '2026-04-30T18:00', 'Runs 29 days, 9 hours'],
    ] as const
    for (const [label, typed, told] of fields) {
      if (label === 'Hard cap') {
        await page.getByRole('button', { name: 'Next Step' }).click()
        await page.getByRole('group', { name: ': Sale Config' }).waitFor()
      }
      const field = page.getByLabel(label, { exact: true })
      await field.focus()
      await field.fill(typed)
      const answer = sale.getByText(told, { exact: true })
      await expect.poll(() => isBetweenBars(page, field), { message: label }).toBe(true)
      await expect.poll(() => isBetweenBars(page, answer), { message: `${label}: ${told}` }).toBe(true)
      const [one, other] = [await boxOf(field), await boxOf(sale)]
      const isBeside = one.right <= other.left || one.top >= other.bottom
      expect(isBeside, `${label} is under the page`).toBe(true)
    }
  },
)

describe.for([
  [1280, 800],
  [1366, 640],
  [390, 844],
] as const)('in a window of %d × %d px', ([width, height]) => {
  test('a press scrolls to what it opens, with its button', async ({ site }) => {
    const page = await site.open('/?demo=staking', { width, height })
    await opened(page, 'Staking platform')
    for (const pool of ['AIZ Reserve', 'Polygon Growth', 'Ether Core']) {
      await page.getByRole('button', { name: `Stake in ${pool}` }).click()
      await expect.poll(() => isBetweenBars(page, page.getByRole('button', { name: 'Stake Now' }))).toBe(true)
      expect(await isBetweenBars(page, page.getByRole('textbox', { name: 'Amount to stake' }))).toBe(true)
    }
  })

  test('a new step begins at its top', async ({ site }) => {
    const page = await site.open('/?demo=launchpad', { width, height })
    await opened(page, 'Launchpad builder')
    for (const step of ['Sale Config', 'AI Analysis', 'Deploy']) {
      await page.getByRole('button', { name: 'Next Step' }).click()
      const steps = page.getByRole('listitem').filter({ hasText: /^1Basic Info/ })
      await page.getByRole('group', { name: `: ${step}` }).waitFor()
      await expect.poll(() => isBetweenBars(page, steps)).toBe(true)
    }
  })

  test('a new tab begins at its top', async ({ site }) => {
    const page = await site.open('/?demo=mobile-wallet', { width, height })
    await opened(page, 'Mobile wallet')
    const tab = (name: string) => page.getByRole('tab', { name })
    for (const [name, first] of [
      ['Receive', page.getByRole('heading', { name: 'Receive' })],
      ['Send', page.getByRole('heading', { name: 'Send' })],
    ] as const) {
      await page.getByRole('tabpanel').evaluate((panel) => panel.lastElementChild?.scrollIntoView(false))
      await tab(name).click()
      await expect.poll(() => isBetweenBars(page, first)).toBe(true)
    }
  })
})
