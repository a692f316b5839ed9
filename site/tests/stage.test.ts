// The tile at the head of a page plays its demo (Rules, The stage): in the built site.
import { describe, expect } from 'vitest'
import { opened, test } from './site.ts'

const page = '/services/staking-platform'
const place = '[data-stage]'
const stage = `${place} > div`

describe('the stage', () => {
  test('plays in place of the tile, can be paused, and opens the demo at that instant', async ({ site }) => {
    const tab = await site.open(page, { hasMotion: true })
    await tab.locator(stage).first().waitFor()
    const tile = await tab.locator(place).boundingBox()
    const shown = await tab.locator(stage).first().boundingBox()
    expect(Math.abs((tile?.width ?? 0) - (shown?.width ?? 1))).toBeLessThan(2)
    await tab.getByRole('button', { name: 'Pause the preview' }).click()
    await tab.getByRole('link', { name: 'Open demo: Staking' }).click()
    await opened(tab, 'Staking platform')
    expect(new URL(tab.url()).search).toMatch(/^\?demo=staking/)
  })

  test('is absent with reduced motion and without scripts', async ({ site }) => {
    const still = await site.open(page)
    await still.waitForLoadState('networkidle')
    expect(await still.locator(stage).count()).toBe(0)
    const plain = await site.open(page, { hasJavaScript: false })
    expect(await plain.locator(stage).count()).toBe(0)
    expect(await plain.getByRole('link', { name: 'Open demo: Staking' }).isVisible()).toBe(true)
  })

  test('lists the steps of the tour beside it, and a press plays one', async ({ site }) => {
    const tab = await site.open(page, { hasMotion: true })
    const steps = tab.getByRole('list', { name: 'Steps of the preview' }).getByRole('button')
    await steps.first().waitFor()
    expect(await steps.count()).toBe(5)
    const last = steps.nth(4)
    await last.click()
    await expect.poll(() => last.getAttribute('aria-current')).toBe('step')
    expect(await last.evaluate((element) => element === document.activeElement)).toBe(true)
    // The narrow layout at full size: no text is smaller than the smallest text style.
    const smallest = await tab
      .locator(stage)
      .locator('[inert] *')
      .evaluateAll((elements) =>
        Math.min(
          ...elements
            .filter((one) =>
              [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
            )
            .map((one) => {
              const { height } = one.getBoundingClientRect()
              return height === 0 ? 99 : parseFloat(getComputedStyle(one).fontSize)
            }),
        ),
      )
    expect(smallest).toBeGreaterThanOrEqual(13)
  })

  test('leaves with its page', async ({ site }) => {
    const tab = await site.open(page, { hasMotion: true })
    await tab.locator(stage).first().waitFor()
    await tab.getByRole('link', { name: 'About', exact: true }).first().click()
    await tab.waitForURL('**/about')
    await tab.locator(stage).first().waitFor({ state: 'detached' })
    await tab.goBack()
    await tab.locator(stage).first().waitFor()
  })
})
