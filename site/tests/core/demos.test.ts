// Demos in their overlay: each opens and closes, keeps the focus, and runs on the visitor’s clock.
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { demoByKey, demos, type DemoId } from '../../../src/content/demos.ts'
import { dialog, focused, holdTime, hydrated, opened, savedFile, test, type Site } from '../site.ts'

test(
  'each opens from the wall, says that it is a demo, and closes',
  { timeout: 240_000 },
  async ({ site }) => {
    const page = await site.open('/')
    await hydrated(page)
    for (const { key, name, tileName } of demos) {
      await page
        .getByRole('link', { name: `Open demo: ${tileName}` })
        .first()
        .click()
      await opened(page, name)
      expect(new URL(page.url()).search, key).toBe(`?demo=${key}`)
      await dialog(page, name).getByText('Demo – can be customized as requested').waitFor()
      await page.getByRole('button', { name: 'Close demo', exact: true }).click()
      await dialog(page, name).waitFor({ state: 'detached' })
      expect(page.url(), key).toBe(`${site.url}/`)
      expect(await page.evaluate(() => document.body.style.pointerEvents), key).toBe('')
    }
  },
)

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

  test('ignores and removes an unknown key', async ({ site }) => {
    const page = await site.open('about:blank')
    for (const key of ['nothing', 'wallet%00', '', '__proto__', 'constructor']) {
      await page.goto(`${site.url}/contact?about=staking&demo=${key}`)
      await hydrated(page)
      await expect.poll(() => new URL(page.url()).search, { message: key }).toBe('?about=staking')
      expect(await page.getByRole('dialog').count()).toBe(0)
    }
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
  await holdTime(page)
  await page.getByRole('button', { name: 'Deploy', exact: true }).click()
  await page.getByRole('button', { name: 'Deploying...' }).waitFor()
  await page.clock.runFor(2900)
  expect(await page.getByRole('button', { name: 'Deploying...' }).isDisabled()).toBe(true)
  await page.clock.runFor(200)
  await page.getByText('Your token is deployed.').waitFor()
  await page.getByRole('button', { name: 'Exit Demo' }).click()
  // The press gets its frame first.
  await page.clock.runFor(100)
  await dialog(page, 'Token generator').waitFor({ state: 'detached' })
})

/** Opens a demo by its link on a clock that the test controls. */
async function openOnStillClock(site: Site, id: DemoId): Promise<Page> {
  const page = await site.open('/', { prepare: (one) => one.clock.install() })
  await hydrated(page)
  await page
    .getByRole('link', { name: `Open demo: ${demoByKey(id).tileName}` })
    .first()
    .click()
  await opened(page, demoByKey(id).name)
  await holdTime(page)
  return page
}

test('the contract builder generates in two seconds, and its file is downloaded', async ({ site }) => {
  const page = await openOnStillClock(site, 'smart-contracts')
  expect(await page.getByRole('button', { name: 'Download' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Generate' }).click()
  await page.clock.runFor(1900)
  expect(await page.getByRole('button', { name: 'Copy', exact: true }).isDisabled()).toBe(true)
  await page.clock.runFor(200)
  await page.getByText('pragma', { exact: false }).first().waitFor()
  const file = await savedFile(page, () => page.getByRole('button', { name: 'Download' }).click())
  expect(file.name).toBe('SampleToken.sol')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByText('Copied').waitFor()
})
