import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { demoByKey, type DemoId } from '../../src/content/demos.ts'
import { dialog, focused, hydrated, isFirefox, opened, tap, test, type Site } from './site.ts'

describe('the overlay', () => {
  test('opens from the home wall, closes on Back, and gives the focus back to the tile', async ({ site }) => {
    const page = await site.open('/')
    await hydrated(page)
    const tile = page.getByRole('link', { name: 'Open demo: Staking' })
    await tile.click()
    await opened(page, 'Staking platform')
    expect(new URL(page.url()).search).toBe('?demo=staking')
    await page.goBack()
    await dialog(page, 'Staking platform').waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe('')
    await expect.poll(() => tile.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('× goes back to where it was opened, pressed once or twice', async ({ site }) => {
    const page = await site.open('/about')
    await hydrated(page)
    await page.getByRole('link', { name: 'Home' }).first().click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('link', { name: 'Open demo: Token generator' }).first().click()
    await opened(page, 'Token generator')
    await page.getByRole('button', { name: 'Close demo', exact: true }).dblclick()
    await dialog(page, 'Token generator').waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('× has its frame before the page is drawn without the demo', async ({ site }) => {
    const page = await site.open('/?demo=staking')
    await opened(page, 'Staking platform')
    const hadFrame = await page.getByRole('button', { name: 'Close demo', exact: true }).evaluate(
      (button: HTMLElement) =>
        new Promise<boolean>((resolve) => {
          let isDrawn = false
          requestAnimationFrame(() => setTimeout(() => (isDrawn = true)))
          const replace = history.replaceState.bind(history)
          history.replaceState = (...to) => {
            resolve(isDrawn)
            replace(...to)
          }
          button.click()
        }),
    )
    expect(hadFrame).toBe(true)
    await dialog(page, 'Staking platform').waitFor({ state: 'detached' })
  })

  test('gives the focus back after the skip link and after a jump, too', async ({ site }) => {
    const page = await site.open('/services')
    await hydrated(page)
    const demo = page.getByRole('main').getByRole('link', { name: 'Live Demo: Staking platform' })
    for (const before of ['Skip to content', 'Trade']) {
      await page.getByRole('link', { name: before, exact: true }).first().press('Enter')
      await expect.poll(() => new URL(page.url()).hash).not.toBe('')
      await demo.press('Enter')
      await opened(page, 'Staking platform')
      await page.keyboard.press('Escape')
      await dialog(page, 'Staking platform').waitFor({ state: 'detached' })
      await expect
        .poll(() => demo.evaluate((element) => element === document.activeElement), { message: before })
        .toBe(true)
    }
  })

  test('opens from a menu, and gives the focus back to its trigger', async ({ site }) => {
    const page = await site.open('/contact?about=staking')
    await hydrated(page)
    await page.getByRole('button', { name: 'Services', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Live Demo: Staking platform' }).click()
    await opened(page, 'Staking platform')
    expect(await page.getByRole('menu').count()).toBe(0)
    await page.keyboard.press('Escape')
    await dialog(page, 'Staking platform').waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Services')
    expect(new URL(page.url()).search).toBe('?about=staking')
  })

  test('opens from the mobile menu, full screen, and gives the focus back to its button', async ({
    site,
  }) => {
    const page = await site.open('/', { width: 390, isTouch: true })
    await hydrated(page)
    await tap(page.getByRole('button', { name: 'Open menu' }))
    await tap(page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Services' }))
    await tap(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Live Demo: Token creation' }),
    )
    await opened(page, 'Token generator')
    await expect.poll(async () => (await dialog(page, 'Token generator').boundingBox())?.height).toBe(844)
    await tap(page.getByRole('button', { name: 'Close demo', exact: true }))
    await dialog(page, 'Token generator').waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Open menu')
  })

  test('opens from a detail page and closes by a click on the backdrop', async ({ site }) => {
    const page = await site.open('/services/staking-platform')
    await hydrated(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: /Open live demo/i })
      .click()
    await page.getByRole('button', { name: 'Close demo', exact: true }).waitFor()
    await page.mouse.click(10, 450)
    await dialog(page, 'Staking platform').waitFor({ state: 'detached' })
  })

  test('keeps the focus inside, and the page behind it still', async ({ site }) => {
    const page = await site.open('/?demo=staking')
    await opened(page, 'Staking platform')
    for (let presses = 0; presses < 24; presses++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(
        true,
      )
    }
    await page.mouse.wheel(0, 800)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('hangs from the top: what it holds changes, its top stays', async ({ site }) => {
    const visits: readonly [DemoId, (page: Page) => Promise<unknown>][] = [
      ['business-partner', (page) => page.getByRole('tab', { name: /Escrow/ }).click()],
      ['launchpad', (page) => page.getByRole('button', { name: 'Next' }).click()],
      ['staking', (page) => page.getByRole('button', { name: 'Stake in Ether Core' }).click()],
    ]
    for (const [key, change] of visits) {
      const { name } = demoByKey(key)
      const page = await site.open(`/?demo=${key}`)
      await opened(page, name)
      const box = async () => dialog(page, name).boundingBox()
      const before = await box()
      expect(before?.y, key).toBe(72)
      await change(page)
      await expect.poll(async () => (await box())?.height, { message: key }).not.toBe(before?.height)
      expect((await box())?.y, key).toBe(72)
    }
  })

  test('leaves a low window to the demo: its bar scrolls along', async ({ site }) => {
    const page = await site.open('/?demo=staking', { width: 640, height: 320 })
    await opened(page, 'Staking platform')
    const ask = dialog(page, 'Staking platform').getByRole('link', { name: 'Ask for your version' })
    expect((await ask.boundingBox())?.y).toBeGreaterThan(320)
    await ask.scrollIntoViewIfNeeded()
    expect((await ask.boundingBox())?.y).toBeLessThan(320)
  })

  test('ignores and removes an unknown key', async ({ site }) => {
    for (const key of ['nothing', 'wallet%00', '', '__proto__', 'constructor']) {
      const page = await site.open(`/contact?about=staking&demo=${key}`)
      await hydrated(page)
      await expect.poll(() => new URL(page.url()).search, { message: key }).toBe('?about=staking')
      expect(await page.getByRole('dialog').count()).toBe(0)
    }
  })

  test('following a link in it closes it', async ({ site }) => {
    const page = await site.open('/?demo=staking')
    await dialog(page, 'Staking platform').getByRole('link', { name: 'Ask for your version' }).click()
    await page.waitForURL('**/contact?about=staking')
    await dialog(page, 'Staking platform').waitFor({ state: 'detached' })
  })

  test('copies the link of the demo', async ({ site }) => {
    const page = await site.open('/about?demo=staking')
    if (!isFirefox) await page.context().grantPermissions(['clipboard-write'])
    await dialog(page, 'Staking platform').getByRole('button', { name: 'Copy link' }).click()
    await page.getByText('Link copied.').waitFor()
    // The policy keeps reading from the clipboard from everybody; a visitor pastes.
    await page.getByRole('button', { name: 'Stake in Ether Core' }).click()
    await page.getByLabel('Amount to stake').press('ControlOrMeta+V')
    expect(await page.getByLabel('Amount to stake').inputValue()).toBe(`${site.url}/about?demo=staking`)
  })

  test('says so when a demo does not load, and Retry loads it', async ({ site }) => {
    let isBroken = true
    const page = await site.open('/?demo=staking', {
      expectedErrors: [/ERR_FAILED/],
      prepare: (opened) =>
        opened.route(/\/demo-.*\.js/, (route) => (isBroken ? route.abort('failed') : route.continue())),
    })
    await page.getByText('Staking platform could not be loaded.', { exact: false }).waitFor()
    isBroken = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('button', { name: 'Stake in Ether Core' }).waitFor()
  })
})

test('the staking platform is worked by keyboard alone', async ({ site }) => {
  const page = await site.open('/?demo=staking')
  await opened(page, 'Staking platform')
  await page.getByRole('button', { name: 'Stake in Polygon Growth' }).press('Enter')
  await page.keyboard.type('2500')
  expect(await page.getByRole('status', { name: 'Estimated daily rewards' }).textContent()).toBe(
    '0.671233 POL',
  )
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  expect(await focused(page)).toBe('Stake in Polygon Growth')
})

test('the token generator deploys in three seconds of the browser’s clock', async ({ site }) => {
  const page = await site.open('/products/token-generator', {
    prepare: (opened) => opened.clock.install(),
  })
  await hydrated(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Open live demo/i })
    .click()
  await opened(page, 'Token generator')
  await page.getByLabel('Token name').fill('Orchard')
  await page.getByLabel('Symbol').fill('ORCH')
  await page.getByLabel('Total supply').fill('10000000')
  await page.getByRole('button', { name: 'Continue to Review' }).click()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Deploy', exact: true }).click()
  await page.getByRole('button', { name: 'Deploying...' }).waitFor()
  await page.clock.runFor(2900)
  expect(await page.getByRole('button', { name: 'Deploying...' }).isDisabled()).toBe(true)
  await page.clock.runFor(200)
  await page.getByText('Orchard is deployed.').waitFor()
  await page.getByRole('button', { name: 'Exit Demo' }).click()
  // The press has its frame first.
  await page.clock.runFor(100)
  await dialog(page, 'Token generator').waitFor({ state: 'detached' })
})

/** Opens a demo by its link on a clock that stands still until it is moved. */
async function openOnStillClock(site: Site, id: DemoId): Promise<Page> {
  const page = await site.open('/', { prepare: (one) => one.clock.install() })
  await hydrated(page)
  await page
    .getByRole('link', { name: `Open demo: ${demoByKey(id).tileName}` })
    .first()
    .click()
  await opened(page, demoByKey(id).name)
  await page.clock.pauseAt(Date.now() + 60_000)
  return page
}

test('the trading bot moves its figures every three seconds, and only while it is active', async ({
  site,
}) => {
  const page = await openOnStillClock(site, 'trading-bot')
  const trades = page.getByText('Total Trades').locator('xpath=following-sibling::dd')
  const before = await trades.textContent()
  await page.getByRole('button', { name: 'Start Bot' }).click()
  await page.clock.runFor(2900)
  expect(await trades.textContent()).toBe(before)
  await page.clock.runFor(200)
  await expect.poll(() => trades.textContent()).not.toBe(before)
  await page.getByRole('button', { name: 'Stop Bot' }).click()
  const stopped = await trades.textContent()
  await page.clock.runFor(30_000)
  expect(await trades.textContent()).toBe(stopped)
  await page.getByRole('button', { name: 'Close Demo', exact: true }).click()
  // The press has its frame first.
  await page.clock.runFor(100)
  await dialog(page, 'Trading bot').waitFor({ state: 'detached' })
})

test('the brute-force tester runs to its end and lowers the score', async ({ site }) => {
  const page = await openOnStillClock(site, 'brute-force')
  await dialog(page, 'Brute-force security tester').getByText('API key', { exact: true }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.clock.runFor(60_000)
  await page.getByText('High Risk', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.getByText('Moderate Risk', { exact: true }).waitFor()
})

test('the NFT marketplace narrows by name and category, and its buttons do nothing', async ({ site }) => {
  const page = await site.open('/?demo=nft-marketplace')
  await opened(page, 'NFT marketplace')
  await page.getByRole('tab', { name: 'Music' }).click()
  const inMusic = await page.getByRole('button', { name: /^Bid: / }).count()
  await page.getByLabel('Search by name').fill('TIDE')
  await expect.poll(() => page.getByRole('button', { name: /^Bid: / }).count()).toBeLessThan(inMusic)
  await page.getByRole('button', { name: 'Buy Now: Low Tide Tape' }).click()
  expect(await page.getByLabel('Search by name').inputValue()).toBe('TIDE')
  await page.getByLabel('Search by name').fill('<script>')
  await page.getByText(/^No works .*match/).waitFor()
})

test('the meme launcher shows what is typed, and none of its buttons acts', async ({ site }) => {
  const page = await site.open('/?demo=meme-launcher')
  await opened(page, 'Meme token launcher')
  await page.getByLabel('Symbol').fill('MOTH')
  await page.getByLabel('Name', { exact: true }).fill('Paper Moth')
  for (const name of ['Generate AI Meme', 'Launch Meme Token (0.1 ETH)'])
    await page.getByRole('button', { name, exact: true }).click()
  expect(await page.getByRole('complementary', { name: 'Preview' }).textContent()).toContain('Paper Moth')
  expect(await page.getByRole('dialog').count()).toBe(1)
})

test('the contract builder generates in two seconds, and its file is downloaded', async ({ site }) => {
  const page = await openOnStillClock(site, 'smart-contracts')
  expect(await page.getByRole('button', { name: 'Download' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Generate' }).click()
  await page.clock.runFor(1900)
  expect(await page.getByRole('button', { name: 'Copy', exact: true }).isDisabled()).toBe(true)
  await page.clock.runFor(200)
  await page.getByText('pragma', { exact: false }).first().waitFor()
  // Firefox's driver does not tell of a file that the page makes itself.
  const download = isFirefox ? null : page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  if (download) expect((await download).suggestedFilename()).toBe('SampleToken.sol')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByText('Copied').waitFor()
})

test('the launchpad goes through its four steps and sums up what was typed', async ({ site }) => {
  const page = await site.open('/?demo=launchpad')
  await opened(page, 'Launchpad builder')
  expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true)
  await page.getByLabel('Name', { exact: true }).fill('Orchard sale')
  for (const step of ['Sale Config', 'AI Analysis', 'Deploy']) {
    await page.getByRole('button', { name: 'Next Step' }).click()
    await page.getByRole('group', { name: `: ${step}` }).waitFor()
  }
  expect(await page.getByRole('button', { name: 'Next Step' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Deploy Launchpad' }).click()
  await dialog(page, 'Launchpad builder').getByText('Orchard sale').waitFor()
  await dialog(page, 'Launchpad builder').getByText('0.05 ETH').waitFor()
})

test('the price tracker refreshes in a second, and by itself every thirty', async ({ site }) => {
  const page = await openOnStillClock(site, 'price-tracker')
  // The leap to the still clock brings an automatic refresh; it ends first.
  await page.clock.runFor(1500)
  const prices = () => dialog(page, 'Live price tracker').getByRole('listitem').allTextContents()
  const before = await prices()
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  await page.getByRole('button', { name: 'Refreshing...' }).waitFor()
  await page.clock.runFor(1000)
  await page.getByRole('button', { name: 'Refresh', exact: true }).waitFor()
  const after = await prices()
  expect(after).not.toEqual(before)
  await page.clock.runFor(31_000)
  await expect.poll(prices).not.toEqual(after)
  const links = dialog(page, 'Live price tracker').getByRole('link', { name: /coin/i })
  for (const link of await links.all())
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/www\.coingecko\.com\/en\/coins\/[a-z0-9-]+$/)
})

test('the listing searches, sorts, stars and opens a row', async ({ site }) => {
  const page = await site.open('/?demo=crypto-listing')
  await opened(page, 'Crypto listing')
  await page.getByLabel('Sort by').selectOption('volume')
  expect(await page.locator('th[aria-sort="descending"]').textContent()).toMatch(/volume/i)
  await page.getByRole('button', { name: 'Star Bitcoin' }).click()
  expect(await page.getByRole('button', { name: 'Star Bitcoin' }).getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: 'Details of Bitcoin' }).click()
  await dialog(page, 'Crypto listing')
    .getByText(/holders/i)
    .first()
    .waitFor()
  await page.getByLabel('Search by name or symbol').fill('ETH')
  await expect.poll(() => page.getByRole('button', { name: 'Star Bitcoin' }).count()).toBe(0)
})

test('a link fills in the token generator, and nothing it brings is more than text', async ({ site }) => {
  const query = new URLSearchParams({
    name: '<img src=x onerror=alert(1)>',
    symbol: 'ORCH',
    supply: '9'.repeat(500),
  })
  const page = await site.open(`/?demo=token-generator&${query}`)
  await opened(page, 'Token generator')
  expect(await page.getByLabel('Token name').inputValue()).toBe('<img src=x onerror=alert(1)>')
  expect(await page.getByLabel('Total supply').inputValue()).toBe('9'.repeat(40))
  await page.getByRole('button', { name: 'Close demo', exact: true }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('')
})

test('the explorer keeps a search, and its tabs are worked by arrow keys', async ({ site }) => {
  const page = await site.open('/?demo=blockchain-explorer')
  await opened(page, 'Blockchain explorer')
  const search = page.getByRole('searchbox')
  await search.fill('18,947,220')
  await search.press('Enter')
  expect(await search.inputValue()).toBe('18,947,220')
  expect(new URL(page.url()).search).toBe('?demo=blockchain-explorer')
  expect(await page.getByRole('rowheader').count()).toBeGreaterThan(5)
  await page.getByRole('tab', { name: 'Latest Transactions' }).press('ArrowRight')
  await page.getByRole('rowheader', { name: '18,947,220' }).waitFor()
  await page.keyboard.press('End')
  await page.getByRole('meter', { name: 'Health score' }).waitFor()
})

test('the bridge says what is missing, and bridges nothing', async ({ site }) => {
  const page = await site.open('/?demo=cross-chain')
  await opened(page, 'Cross-chain bridge')
  const bridge = page.getByRole('button', { name: 'Bridge Assets' })
  await page.getByText('Enter an amount.').waitFor()
  expect(await bridge.isDisabled()).toBe(true)
  await page.getByLabel('Amount').focus()
  await page.keyboard.type('2.5')
  await page.getByText('0.1% plus gas').waitFor()
  expect(await bridge.isEnabled()).toBe(true)
  await page.getByLabel('Source chain').selectOption('polygon')
  await page.getByText(/^Source and destination are both Polygon/).waitFor()
  expect(await page.getByLabel('Destination chain').inputValue()).toBe('polygon')
  expect(await bridge.isDisabled()).toBe(true)
})

test('votes of the DAO are samples: the count stays', async ({ site }) => {
  const page = await site.open('/?demo=dao')
  await opened(page, 'DAO governance')
  await page.getByRole('button', { name: 'Vote For: Pay for a second audit of the vault' }).press('Enter')
  const votes = page.getByRole('meter', { name: 'Votes for: Pay for a second audit of the vault' })
  expect(await votes.getAttribute('aria-valuetext')).toBe('89.50%')
  expect(await page.getByRole('button', { name: /^Vote (For|Against):/ }).count()).toBe(6)
})

test('the P2P exchange is worked by keyboard alone', async ({ site }) => {
  const page = await site.open('/?demo=p2p-crypto')
  await opened(page, 'P2P exchange')
  await page.getByRole('tab', { name: 'Buy' }).press('ArrowRight')
  await page.getByRole('combobox', { name: 'Payment method' }).selectOption('cash')
  await page.getByRole('textbox', { name: 'USD amount' }).focus()
  await page.keyboard.type('3000')
  await page.getByRole('heading', { name: 'Sell BTC, paid in cash' }).waitFor()
  await page.getByText('2 of 4 sample offers take this amount').waitFor()
})

test('the partner finder says that nobody is there, and shows all again', async ({ site }) => {
  const page = await site.open('/?demo=business-partner')
  await opened(page, 'Business partner finder')
  await page.getByRole('combobox', { name: 'State' }).selectOption('Texas')
  await page.getByRole('combobox', { name: 'City' }).selectOption('San Diego')
  await page.getByText('No partners in San Diego, Texas.').waitFor()
  await page.getByRole('button', { name: 'Show all partners' }).press('Enter')
  await page.getByText('9 partners').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT')
})

test.for([
  ['wallet', 'Wallet'],
  ['mobile-wallet', 'Mobile wallet'],
] as const)('the %s hides its balance from everybody', async ([id, name], { site }) => {
  const page = await site.open(`/?demo=${id}`)
  await opened(page, name)
  expect(await dialog(page, name).getByText('$').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Hide balance' }).press('Enter')
  await page.getByText('Balance hidden', { exact: true }).waitFor({ state: 'attached' })
  expect(await dialog(page, name).getByText('$').count()).toBe(0)
  await expect.poll(() => focused(page)).toBe('Show balance')
})

test('the DApp connects once and swaps nothing', async ({ site }) => {
  const page = await site.open('/?demo=dapp')
  await opened(page, 'DApp interface')
  await page.getByRole('button', { name: 'Connect Wallet' }).press('Enter')
  await expect.poll(() => focused(page)).toBe('Connected wallet')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.getByLabel('From', { exact: true }).fill('1,5')
  await page.getByRole('button', { name: 'AI Swap' }).press('Enter')
  expect(await page.getByLabel('To', { exact: true }).inputValue()).toBe('')
  expect(await page.getByRole('button', { name: 'Connect Wallet' }).count()).toBe(0)
})
