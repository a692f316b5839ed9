// A demo that a product borrows, opened for that product (Rules, Token generator): in the built site.
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { copiedLink, faultsInBothThemes, hydrated, opened, test, withClipboard } from './site.ts'

const products = [
  ['token-locker', 'Harbor', 'Next: the team’s share is locked'],
  ['airdrop-manager', 'Meadow', 'Next: each address claims its part'],
  ['wallet-tracker', 'Convoy', 'Next: the fleet is watched'],
  ['enterprise-solutions', 'Corner Shop Points', 'Next: customers redeem vouchers'],
  ['gaming-platform', 'Guild Gold', 'Next: the guild equips its hero'],
] as const

const nameIn = (page: Page) => page.getByLabel('Token name').inputValue()
async function deploy(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to Review' }).click()
  await page.getByRole('button', { name: 'Deploy', exact: true }).click()
  await page.getByText('Your token is deployed.').waitFor()
}
/** The files of products' panels that a page has loaded; `forOffer` has what all of them share. */
const panelsIn = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/(for(?!Offer)[A-Z]\w+)[-.]/.exec(name)?.[1])
      .filter(Boolean),
  )

describe.for(products)('the token generator for %s', ([slug, name, heading]) => {
  test('begins with its token, ends with its panel, and is the same by its link', async ({ site }) => {
    const page = await site.open(`/products/${slug}?demo=token-generator`, { prepare: withClipboard })
    await opened(page, 'Token generator')
    await expect.poll(() => nameIn(page)).toBe(name)
    expect(await copiedLink(page)).toBe(`/demo/token-generator?about=${slug}`)
    await deploy(page)
    await page.getByRole('heading', { name: heading }).waitFor()
    const link = await copiedLink(page)
    expect(link).toMatch(new RegExp(`^/demo/token-generator\\?about=${slug}#at=[\\w-]+$`))

    const sent = await site.open(link)
    await sent.getByRole('heading', { name: heading }).waitFor()
    expect(await faultsInBothThemes(sent)).toEqual([])
    await sent.getByRole('button', { name: 'Start over' }).click()
    await expect.poll(() => nameIn(sent)).toBe(name)
  })
})

describe('the token generator for a product', () => {
  test('begins the same on the page to send, and its token can be changed', async ({ site }) => {
    const page = await site.open('/demo/token-generator?about=token-locker', { prepare: withClipboard })
    await expect.poll(() => nameIn(page)).toBe('Harbor')
    expect(await page.getByText('Opened as it was sent.').count()).toBe(0)
    await page.getByLabel('Total supply').fill('600')
    await deploy(page)
    expect(
      await page.getByText('Unlocked by month 6').locator('xpath=following-sibling::dd').innerText(),
    ).toMatch(/^60\b/)
    expect(await page.getByRole('slider', { name: 'Month' }).getAttribute('aria-valuetext')).toContain('60')
    await page.getByRole('button', { name: 'Create Another Token' }).click()
    expect(await nameIn(page)).toBe('')
    // Empty fields are not its start: the link says so.
    const other = await site.open(await copiedLink(page))
    await other.getByText('Opened as it was sent.').waitFor()
    expect(await nameIn(other)).toBe('')
  })

  test('gives way to what its link says', async ({ site }) => {
    const page = await site.open('/demo/token-generator?about=token-locker#name=Orchard')
    await expect.poll(() => nameIn(page)).toBe('Orchard')
    expect(await page.getByLabel('Symbol').inputValue()).toBe('')
  })

  test('keeps what was typed before its part has loaded', async ({ site }) => {
    const page = await site.open('/demo/token-generator?about=token-locker', {
      prepare: (each) =>
        each.route(/\/forTokenLocker-/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1500))
          await route.continue()
        }),
    })
    await hydrated(page)
    await page.getByLabel('Token name').fill('Mine')
    await expect.poll(() => page.getByLabel('Symbol').inputValue()).toBe('HRB')
    expect(await nameIn(page)).toBe('Mine')
  })

  test('is the plain demo if its part does not load', async ({ site }) => {
    const page = await site.open('/products/token-locker?demo=token-generator', {
      prepare: (each) => each.route(/\/forTokenLocker-/, (route) => route.abort()),
      expectedErrors: [/ERR_FAILED|NS_ERROR|Load failed/],
    })
    await opened(page, 'Token generator')
    expect(await nameIn(page)).toBe('')
    await page.getByLabel('Token name').fill('Mine')
    await page.getByLabel('Symbol').fill('MINE')
    await page.getByLabel('Total supply').fill('5')
    await deploy(page)
    expect(await page.getByRole('heading', { name: /^Next: / }).count()).toBe(0)
  })

  test.for([
    '/demo/token-generator',
    '/demo/token-generator?about=token-creation',
    '/demo/token-generator?about=x',
  ])('is as in its own place at %s, and loads no panel', async (path, { site }) => {
    const page = await site.open(path)
    await hydrated(page)
    expect(await nameIn(page)).toBe('')
    await page.getByLabel('Token name').fill('Orchard')
    await page.getByLabel('Symbol').fill('ORCH')
    await page.getByLabel('Total supply').fill('100')
    await deploy(page)
    expect(await page.getByRole('heading', { name: /^Next: / }).count()).toBe(0)
    expect(await panelsIn(page)).toEqual([])
  })

  test('loads its own panel alone', async ({ site }) => {
    const page = await site.open('/demo/token-generator?about=gaming-platform')
    await expect.poll(() => nameIn(page)).toBe('Guild Gold')
    expect([...new Set(await panelsIn(page))]).toEqual(['forGamingPlatform'])
  })
})

test.for([
  ['/products/sniping-bot', 'Where the order landed'],
  ['/services/exchange-development', 'The order book of the venue'],
])('the trading bot on %s has its panel, also by its link', async ([path, heading], { site }) => {
  const page = await site.open(`${path}?demo=trading-bot`, { prepare: withClipboard })
  await opened(page, 'Trading bot')
  await page.getByRole('heading', { name: heading }).waitFor()
  await page.getByRole('button', { name: 'Start Bot' }).click()
  const link = await copiedLink(page)
  expect(link).toContain(`/demo/trading-bot?about=${path?.split('/').at(-1)}#at=`)
  const sent = await site.open(link)
  await sent.getByRole('heading', { name: heading }).waitFor()
  await sent.getByRole('button', { name: 'Stop Bot' }).waitFor()
  expect(await faultsInBothThemes(sent)).toEqual([])
})

test('the trading bot in its own place has no such panel', async ({ site }) => {
  const page = await site.open('/products/trading-bot?demo=trading-bot')
  await opened(page, 'Trading bot')
  await page.getByRole('heading', { name: 'Bot Control Center' }).waitFor()
  expect(await page.getByRole('heading', { name: /order/ }).count()).toBe(0)
})

test('the stage of a product begins with its token, and leads into the demo there', async ({ site }) => {
  const page = await site.open('/products/enterprise-solutions', { hasMotion: true })
  const field = page.locator('[data-stage] [inert] input').first()
  await expect.poll(() => field.inputValue(), { timeout: 15_000 }).toBe('Corner Shop Points')
  await page.getByRole('button', { name: 'Pause the preview' }).click()
  await page
    .getByRole('link', { name: /^Open demo: / })
    .first()
    .click()
  await opened(page, 'Token generator')
  const name = page.getByRole('dialog').getByLabel('Token name')
  expect(await name.inputValue()).toBe('Corner Shop Points')
})
