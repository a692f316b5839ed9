import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { demoByKey, type DemoId } from '../../src/content/demos.ts'
import { dialog, focused, hydrated, isFirefox, opened, tap, test } from './site.ts'

describe('the overlay', () => {
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

  test('keeps its place and its size while what it holds changes', async ({ site }) => {
    const visits: readonly [DemoId, (page: Page) => Promise<unknown>][] = [
      ['business-partner', (page) => page.getByRole('tab', { name: /Escrow/ }).click()],
      ['dapp', (page) => page.getByRole('button', { name: 'Connect Wallet' }).click()],
      ['blockchain-explorer', (page) => page.getByRole('tab', { name: 'AI Analytics' }).click()],
    ]
    for (const [key, change] of visits) {
      const { name } = demoByKey(key)
      const page = await site.open(`/?demo=${key}`)
      await opened(page, name)
      const box = async () => dialog(page, name).boundingBox()
      const before = await box()
      expect(before?.y, key).toBe(72)
      await change(page)
      await page.getByRole('button', { name: 'Step back', disabled: false }).waitFor()
      expect(await box(), key).toEqual(before)
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

  test('following a link in it closes it', async ({ site }) => {
    const page = await site.open('/?demo=staking')
    await dialog(page, 'Staking platform').getByRole('link', { name: 'Ask for your version' }).click()
    await page.waitForURL('**/contact?about=staking')
    await dialog(page, 'Staking platform').waitFor({ state: 'detached' })
  })

  test('copies the link of the demo', async ({ site }) => {
    const page = await site.open('/about?demo=staking')
    if (!isFirefox) await page.context().grantPermissions(['clipboard-write'])
    await dialog(page, 'Staking platform').getByRole('button', { name: 'Send this demo' }).click()
    await page.getByRole('button', { name: 'Copy link', exact: true }).click()
    await page.getByText('Link copied.').waitFor()
    await page.keyboard.press('Escape')
    // The policy forbids reading the clipboard; a visitor pastes.
    await page.getByRole('button', { name: 'Stake in Ether Core' }).click()
    await page.getByRole('textbox', { name: 'Amount to stake' }).press('ControlOrMeta+V')
    expect(await page.getByRole('textbox', { name: 'Amount to stake' }).inputValue()).toBe(
      `${site.url}/demo/staking`,
    )
  })
})

test('a link fills in the token generator, and nothing it brings is more than text', async ({ site }) => {
  const query = new URLSearchParams({
    name: '<img src=x onerror=alert(1)>',
    symbol: 'ORCH',
    supply: '9'.repeat(500),
  })
  const page = await site.open(`/?demo=token-generator#${query}`)
  await opened(page, 'Token generator')
  expect(await page.getByLabel('Token name').inputValue()).toBe('<img src=x onerror=alert(1)>')
  expect(await page.getByLabel('Total supply').inputValue()).toBe('9'.repeat(40))
  await page.getByRole('button', { name: 'Close demo', exact: true }).click()
  await expect.poll(() => page.url()).toBe(`${site.url}/`)
})

test('a day of the staking curves is read by arrow keys and by the pointer', async ({ site }) => {
  const page = await site.open('/demo/staking')
  const day = page.getByRole('slider', { name: 'Day' })
  await hydrated(page)
  await page.getByRole('textbox', { name: 'Amount in each pool' }).fill('2500')
  const read = () => day.getAttribute('aria-valuetext')
  await expect.poll(read).toBe('Day 45: $10.68 (ended), $30.21, $44.69')
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await day.press(key)
  await expect.poll(read).toBe('Day 46: $10.68 (ended), $30.88, $45.68')
  await day.press('Home')
  await expect.poll(read).toBe('Day 1: $0.36, $0.67, $0.99')
  const curve = page.getByRole('img', { name: /^AIZ Reserve/ })
  const { x, y, width, height } = (await curve.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await expect.poll(read).toBe('Day 45: $10.68 (ended), $30.21, $44.69')
})
