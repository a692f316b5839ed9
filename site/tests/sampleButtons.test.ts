import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { demoByKey, type DemoId } from '../../src/content/demos.ts'
import { dialog, focused, opened, tap, test } from './site.ts'

/** How a visitor comes to the sample buttons of a demo: from its start, and from what these lead to. */
const ways: Partial<Record<DemoId, readonly ((page: Page) => Promise<unknown>)[]>> = {
  'blockchain-explorer': [],
  'business-partner': [],
  'cross-chain': [(page) => page.getByLabel('Amount').fill('2.5')],
  dao: [],
  dapp: [
    async (page) => {
      await page.getByRole('button', { name: 'Connect' }).first().click()
      await page.getByRole('tab', { name: 'AI Swap' }).click()
    },
  ],
  launchpad: [
    async (page) => {
      for (let step = 1; step < 4; step++)
        await page.getByRole('button', { name: 'Next Step' }).press('Enter')
    },
  ],
  'meme-launcher': [],
  'mobile-wallet': [(page) => page.getByRole('button', { name: 'Send' }).first().click()],
  'nft-marketplace': [],
  'p2p-crypto': [],
  staking: [(page) => page.getByRole('button', { name: 'Stake in Ether Core' }).click()],
  wallet: [(page) => page.getByRole('tab', { name: 'NFTs' }).click()],
}

/** What stands in the panel, and what is typed in it; but for the lines over it. */
const panelOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const panel = document.querySelector('[role="dialog"]')
    const picture = panel?.cloneNode(true) as Element | undefined
    for (const line of picture?.querySelectorAll('[popover]') ?? []) line.remove()
    const typed = [...(panel?.querySelectorAll('input, select, textarea') ?? [])].map(
      (field) => (field as HTMLInputElement).value,
    )
    return (picture?.innerHTML ?? '') + typed.join()
  })

/** Presses each sample button that shows, and says which did anything but say its sentence. */
async function wrongSamples(
  page: Page,
  name: string,
  isTouch: boolean,
): Promise<{ count: number; wrong: string[] }> {
  const panel = dialog(page, name)
  const samples = await panel.getByRole('button', { disabled: false }).all()
  const before = await panelOf(page)
  const wrong: string[] = []
  let count = 0
  for (const button of samples) {
    const description = await button.evaluate(
      (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
    )
    const [, sentence] = /^Sample control\. (In your version this .+\.)$/.exec(description) ?? []
    if (!sentence) continue
    count++
    const label = (await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? ''
    const place = await button.boundingBox()
    await (isTouch ? tap(button) : button.click())
    const said = await panel.getByRole('status').filter({ hasText: sentence }).count()
    const line = said ? await panel.getByText(sentence).locator('visible=true').first().boundingBox() : null
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    if (said !== 1) wrong.push(`${label}: not said`)
    if (!line || line.x < 0 || line.y < 0 || line.x + line.width > width || line.y + line.height > height)
      wrong.push(`${label}: not seen`)
    const after = await button.boundingBox()
    if (place && after && (place.width !== after.width || place.x !== after.x)) wrong.push(`${label}: moved`)
    // Elsewhere: another control that comes to stand where one was just pressed would not act.
    await page.keyboard.press('Escape')
    if (isTouch) await tap(panel.getByText('Demo – can be customized as requested'))
    else await page.mouse.move(1, 1)
    if ((await panelOf(page)) !== before) wrong.push(`${label}: changed the demo`)
  }
  return { count, wrong }
}

describe('a sample button says what it would do, and changes nothing', () => {
  for (const [id, more] of Object.entries(ways) as [DemoId, (typeof ways)['dao'] & object][])
    for (const isTouch of [false, true])
      test(`in ${id}, ${isTouch ? 'by a finger' : 'by a mouse'}`, async ({ site }) => {
        const { name } = demoByKey(id)
        const page = await site.open(`/?demo=${id}`, isTouch ? { width: 390, isTouch } : {})
        await opened(page, name)
        let found = 0
        for (const go of [() => Promise.resolve(), ...more]) {
          await go(page)
          const { count, wrong } = await wrongSamples(page, name, isTouch)
          expect(wrong).toEqual([])
          found += count
        }
        expect(found).toBeGreaterThan(0)
      })

  test('Tab goes on to the next control, and its line with it', async ({ site }) => {
    const page = await site.open('/?demo=dao')
    await opened(page, 'DAO governance')
    const panel = dialog(page, 'DAO governance')
    await panel
      .getByRole('button', { name: /^Vote For/ })
      .first()
      .focus()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toMatch(/^Vote Against/)
    expect(await panel.locator('[popover]:popover-open').count()).toBe(1)
  })

  test('Escape takes the line away first, and closes the demo next', async ({ site }) => {
    const page = await site.open('/?demo=dao')
    await opened(page, 'DAO governance')
    await dialog(page, 'DAO governance')
      .getByRole('button', { name: /^Vote For/ })
      .first()
      .click()
    await page.keyboard.press('Escape')
    await opened(page, 'DAO governance')
    await page.keyboard.press('Escape')
    await dialog(page, 'DAO governance').waitFor({ state: 'detached' })
  })
})
