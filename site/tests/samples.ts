// Presses the sample buttons of an open demo, and returns those that did more than show their sentence (Rules, Sample controls).
import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import type { DemoId } from '../../src/content/demos.ts'
import { dialog, tap } from './site.ts'

/** Steps after which a demo has sample buttons that are not there at its start. A demo without such steps has no entry. */
const further: Partial<Record<DemoId, readonly ((page: Page) => Promise<unknown>)[]>> = {
  'cross-chain': [(page) => page.getByRole('textbox', { name: 'Amount', exact: true }).fill('2.5')],
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
  'mobile-wallet': [
    async (page) => {
      await page.getByRole('button', { name: 'Send' }).first().click()
      await page.getByRole('button', { name: 'Use a sample recipient' }).click()
      await page.getByRole('textbox', { name: 'Amount' }).fill('0.001')
      await page.getByRole('button', { name: 'Send Bitcoin' }).click()
    },
  ],
  staking: [(page) => page.getByRole('button', { name: 'Stake in Ether Core' }).click()],
  wallet: [(page) => page.getByRole('tab', { name: 'NFTs' }).click()],
}

/** What is pressed first, so that nothing changes meanwhile. */
const atStart: Partial<Record<DemoId, (page: Page) => Promise<unknown>>> = {
  'blockchain-explorer': (page) => page.getByRole('button', { name: 'Pause', exact: true }).click(),
}

const folder = new URL('../../src/demos/', import.meta.url)
const hasSamples = (id: DemoId) =>
  readdirSync(new URL(`${id}/`, folder)).some(
    (file) =>
      file.endsWith('.tsx') &&
      readFileSync(new URL(`${id}/${file}`, folder), 'utf8').includes('<SampleButton'),
  )

/**
 * How a visitor reaches the sample buttons of a demo: at its start, and after further steps; null for a demo whose view has
 * none. A demo that has them only after steps needs an entry in `further`.
 */
export const waysToSamples = (id: DemoId): readonly ((page: Page) => Promise<unknown>)[] | null =>
  hasSamples(id) ? [atStart[id] ?? (() => Promise.resolve()), ...(further[id] ?? [])] : null

interface Box {
  x: number
  y: number
  width: number
  height: number
}
interface Look {
  /** The content of the panel and its fields, without the lines over it. */
  panel: string
  /** Each enabled button by its index in the panel, with the sentence that describes a sample. */
  buttons: { at: number; label: string; sentence: string | undefined; place: Box }[]
  /** The announcements of the live regions, and the visible ones. */
  said: string[]
  lines: { text: string; place: Box }[]
}

const look = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const panel = document.querySelector('[role="dialog"]')
    if (!panel) throw new Error('No demo is open.')
    const picture = panel.cloneNode(true) as Element
    for (const line of picture.querySelectorAll('[popover]')) line.remove()
    const typed = [...panel.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
      (field) => field.value,
    )
    const boxOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y, width, height }
    }
    const seen = (selector: string) =>
      [...panel.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      )
    return {
      panel: picture.innerHTML + typed.join(),
      buttons: [...panel.querySelectorAll('button')].flatMap((button, at) => {
        // What is inert is a picture.
        if (
          button.disabled ||
          button.closest('[inert]') ||
          !button.checkVisibility({ visibilityProperty: true })
        )
          return []
        const description =
          document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
        const [, sentence] = /^Sample control\. (In your version this .+\.)$/.exec(description) ?? []
        return [{ at, label: button.ariaLabel ?? button.textContent, sentence, place: boxOf(button) }]
      }),
      said: seen('[role="status"]').map(({ textContent }) => textContent),
      lines: seen('[popover]').map((line) => ({ text: line.textContent, place: boxOf(line) })),
    }
  })

/** Presses each visible sample button, and returns those that did more than show their sentence. */
export async function wrongSamples(
  page: Page,
  name: string,
  isTouch: boolean,
): Promise<{ count: number; wrong: string[] }> {
  const panel = dialog(page, name)
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const elsewhere = panel.getByText('Demo – can be customized as requested')
  // Neither the focus nor the pointer is on what a press would leave: what has them may be drawn otherwise.
  await (isTouch ? tap(elsewhere) : elsewhere.click())
  if (!isTouch) await page.mouse.move(1, 1)
  // The room of a line that was open before.
  await panel.locator('[style*="padding-bottom"]').waitFor({ state: 'detached' })
  const first = await look(page)
  const samples = first.buttons.filter(({ sentence }) => sentence)
  const wrong: string[] = []
  for (const { at, label, sentence = '' } of samples) {
    const button = panel.locator('button').nth(at)
    await button.scrollIntoViewIfNeeded()
    const before = await look(page)
    await (isTouch ? tap(button) : button.click())
    // With its slip, which loads with the press.
    await panel
      .locator('[popover]:popover-open > [role="status"]:not([aria-busy]):not(:empty)')
      .waitFor({ state: 'attached' })
    await page.evaluate(async () => {
      for (let frames = 0; frames < 4; frames++)
        await new Promise((resolve) => requestAnimationFrame(resolve))
    })
    const after = await look(page)
    if (after.said.filter((text) => text.includes(sentence)).length !== 1) wrong.push(`${label}: not said`)
    const line = after.lines.find(({ text }) => text.includes(sentence))?.place
    if (!line || line.x < 0 || line.y < 0 || line.x + line.width > width || line.y + line.height > height)
      wrong.push(`${label}: not seen`)
    const places = [before, after].map(({ buttons }) => buttons.find((one) => one.at === at)?.place)
    if (places[0]?.width !== places[1]?.width || places[0]?.x !== places[1]?.x) wrong.push(`${label}: moved`)
    // At another place, because a control that replaces a just-pressed one does not react.
    await page.keyboard.press('Escape')
    if (isTouch) await tap(elsewhere)
    else await page.mouse.move(1, 1)
    // The room that a line needed at the panel's end stays for half a second.
    let isSame = false
    for (let tries = 0; tries < 20 && !isSame; tries++) {
      isSame = (await look(page)).panel === first.panel
      if (!isSame) await page.waitForTimeout(100)
    }
    if (!isSame) wrong.push(`${label}: changed the demo`)
  }
  return { count: samples.length, wrong }
}
