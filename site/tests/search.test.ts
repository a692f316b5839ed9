import { describe, expect } from 'vitest'
import { chat, field as chatField } from './chatParts.ts'
import { faultsInBothThemes, focused, hydrated, isFirefox, test } from './site.ts'

type Page = Parameters<typeof hydrated>[0]
const search = (page: Page) => page.getByRole('dialog', { name: 'Search this site' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search this site' })
const open = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await search(page).waitFor()
}

test('what is typed is asked of no server', async ({ site }) => {
  const page = await site.open('/about')
  await hydrated(page)
  await open(page)
  await field(page).fill('staking')
  await search(page).getByRole('option').first().waitFor()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await field(page).fill('my secret words')
  await page.waitForTimeout(500)
  expect(requests.filter((url) => /secret/.test(url))).toEqual([])
})

test('Enter goes to the page that is selected, and the focus to its heading', async ({ site }) => {
  const page = await site.open('/')
  await hydrated(page)
  await page.keyboard.press('Control+k')
  await field(page).fill('SAML')
  await search(page)
    .getByRole('option', { name: /Enterprise solutions/ })
    .waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/products/enterprise-solutions')
  await search(page).waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Enterprise solutions')
})

test('a demo opens as the demo; Escape gives the focus back', async ({ site }) => {
  const page = await site.open('/services')
  await hydrated(page)
  await open(page)
  await page.keyboard.press('Escape')
  await search(page).waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Search')
  await open(page)
  await field(page).fill('staking platform')
  await search(page)
    .getByRole('option', { name: /Open demo/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Staking platform' }).waitFor()
})

test('a policy opens over the page', async ({ site }) => {
  const page = await site.open('/contact')
  await hydrated(page)
  await open(page)
  await field(page).fill('cookies tracker')
  await search(page)
    .getByRole('option', { name: /Cookie Policy/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Cookie Policy' }).waitFor()
})

test('what is not found goes to the chat with the question filled in', async ({ site }) => {
  const page = await site.open('/no-such-page', { expectedErrors: [/404/] })
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Search this site' }).click()
  await field(page).fill('lentil soup for robots')
  await search(page).getByRole('button', { name: 'Ask in the chat' }).click()
  await chat(page).waitFor()
  await expect.poll(() => chatField(page).inputValue()).toBe('lentil soup for robots')
  await search(page).waitFor({ state: 'detached' })
})

test('axe finds nothing in it, in either theme, at either width', async ({ site }) => {
  const page = await site.open('/about')
  await hydrated(page)
  await open(page)
  for (const query of ['', 'stak', 'lentil soup']) {
    await field(page).fill(query)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await faultsInBothThemes(page), `“${query}” at ${width}`).toEqual([])
    }
  }
})

/** The parts of the search that are wider than the dialog, except excerpts, which end in an ellipsis. */
const cutOff = (page: Page) =>
  search(page).evaluate((dialog) => {
    const edge = dialog.getBoundingClientRect()
    const isExcerpt = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).textOverflow === 'ellipsis' || isExcerpt(element.parentElement))
    return [...dialog.querySelectorAll('input, button, a, h2, p, span, mark')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        const leaves = left < edge.left - 1 || right > edge.right + 1
        const overflows =
          element.scrollWidth > Math.ceil(width) + 1 &&
          getComputedStyle(element).display !== 'inline' &&
          element.tagName !== 'INPUT'
        const isHidden = width <= 1
        return !isHidden && !isExcerpt(element) && (leaves || overflows)
      })
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`)
  })

test.for([
  ['at twice the size of letters', 'ltr', '200%'],
  ['from right to left', 'rtl', '100%'],
  ['from right to left at twice the size', 'rtl', '200%'],
] as const)('nothing is cut off %s', async ([, direction, size], { site }) => {
  const page = await site.open('/about')
  await hydrated(page)
  await page.evaluate(
    ([dir, fontSize]) => {
      document.documentElement.dir = dir
      document.documentElement.style.fontSize = fontSize
    },
    [direction, size] as const,
  )
  await open(page)
  for (const width of [1280, 768, 320]) {
    await page.setViewportSize({ width, height: 900 })
    for (const query of ['', 'stak', 'lentil soup bridge recipe']) {
      await field(page).fill(query)
      await search(page)
        .getByRole(query === '' ? 'link' : 'option')
        .first()
        .waitFor()
      expect(await cutOff(page), `“${query}” at ${width}`).toEqual([])
      // The field stays within the window, and the list below it has space.
      const body = await search(page).getByRole('group', { name: 'What was found' }).boundingBox()
      expect(body?.height, `the list at ${width}`).toBeGreaterThan(200)
    }
    if (direction === 'rtl') {
      const [close, input] = await Promise.all([
        search(page).getByRole('button', { name: 'Close search' }).boundingBox(),
        field(page).boundingBox(),
      ])
      expect(close?.x, `the cross at ${width}`).toBeLessThan(input?.x ?? 0)
    }
  }
})

describe('its index', () => {
  test('is not in the first load; if it does not load, a message says so, and another attempt loads it', async ({
    site,
  }) => {
    let isBroken = true
    const loaded: string[] = []
    const page = await site.open('/about', {
      expectedErrors: [/ERR_FAILED/],
      prepare: async (opened) => {
        opened.on('request', (request) => loaded.push(request.url()))
        await opened.route(/site-passages-.*\.js/, (route) =>
          isBroken ? route.abort('failed') : route.continue(),
        )
      },
    })
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(loaded.filter((url) => /site-passages|LiveSearch/.test(url))).toEqual([])
    await open(page)
    await field(page).fill('staking')
    await search(page).getByText('The search could not be loaded').waitFor()
    isBroken = false
    await search(page).getByRole('button', { name: 'Try again' }).click()
    if (isFirefox) await open(page)
    await field(page).fill('staking')
    await search(page).getByRole('option').first().waitFor()
  })
})
