// A sent demo on paper is one sheet: the demo as it was entered, its sender, the note, the link and its QR code
// (Rules, Sending a demo). In the built site.
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { withParams } from '#src/address/address.ts'
import { colleagueEmail } from '#src/content/channels.ts'
import { demoIds } from '#src/content/demos.ts'
import { recordedLinks } from '../../tests/recordedLinks.ts'
import { hydrated, isFirefox, test } from './site.ts'

/** Nearly the longest note. */
const NOTE =
  'As agreed on Tuesday: three pools, paid weekly. Please look at the second step, and at the figures of the last one.\nWhat should be different for you? We can change all of it.\nBest wishes from all of us'

/** The page of a demo with its recorded moment, sent with all that can go with it. */
function sentOf(id: (typeof demoIds)[number]): string {
  const at = /[#&]at=([\w-]+)/.exec(recordedLinks[id]?.moment ?? '')?.[1]
  const cover = { from: 'Mara', reply: 'mara', note: NOTE, until: '2099-12-18', by: 'Ada Okafor' }
  return withParams(`/demo/${id}`, { for: 'Northern Orchard', color: '0b7a75', ...cover, at })
}

async function openSent(page: Page, url: string, id: (typeof demoIds)[number]) {
  // Another fragment alone would not load the page again.
  await page.goto('about:blank')
  await page.goto(url + sentOf(id))
  await hydrated(page)
  await page.getByRole('link', { name: `Reply to ${colleagueEmail('mara')}` }).waitFor()
}

const sheetsOf = async (page: Page, format: string) =>
  (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

/** While the page is laid out for paper: whether its parts are on the sheet as a whole. */
const watchPaper = (page: Page) =>
  page.evaluate(() => {
    const paper = window.matchMedia('print')
    const faults: string[] = []
    Object.assign(window, { paperFaults: faults })
    paper.addEventListener('change', () => {
      if (!paper.matches) return
      const sheet = document.documentElement.clientHeight
      const parts = {
        'the QR code': document.querySelector('[aria-label="The link as a QR code"]'),
        'the note': [...document.querySelectorAll('blockquote')].find((one) => one.checkVisibility()),
        'the link': [...document.querySelectorAll('p')].find((one) => one.textContent.includes('/demo/')),
      }
      for (const [what, part] of Object.entries(parts)) {
        const box = part?.getBoundingClientRect()
        if (!box || box.height === 0 || box.top < 0 || box.bottom > sheet) faults.push(`${what} is not on it`)
      }
      const send = document.querySelector('[aria-label="Send this demo"]')
      if (send?.checkVisibility()) faults.push('“Send” is on it')
      const demo = send?.parentElement?.parentElement?.previousElementSibling
      const cut = demo ? demo.scrollHeight - demo.clientHeight : Number.NaN
      if (!(cut <= 1)) faults.push(`${cut} px of the demo are cut off`)
      for (const name of ['Start over', 'Ask for your version', 'I have looked at it'])
        if (
          [...document.querySelectorAll('a, button')].some(
            (one) => one.textContent === name && one.checkVisibility(),
          )
        )
          faults.push(`“${name}” is on it`)
    })
  })

// Only Chromium's driver prints.
describe.skipIf(isFirefox)('a sent demo on paper', () => {
  test('is one sheet of A4 or Letter', { timeout: 240_000 }, async ({ site }) => {
    const page = await site.open('about:blank')
    const faults: string[] = []
    for (const id of demoIds) {
      await openSent(page, site.url, id)
      await watchPaper(page)
      for (const format of ['A4', 'Letter']) {
        const sheets = await sheetsOf(page, format)
        if (sheets !== 1) faults.push(`${id} on ${format}: ${sheets} sheets`)
        const found = await page.evaluate(() =>
          (window as unknown as { paperFaults: string[] }).paperFaults.splice(0),
        )
        faults.push(...found.map((fault) => `${id} on ${format}: ${fault}`))
      }
    }
    expect(faults).toEqual([])
  })

  test('has no ring and no caret, and is as it was on the screen afterwards', async ({ site }) => {
    const page = await site.open(sentOf('staking'))
    await hydrated(page)
    await page.getByRole('textbox', { name: 'Amount to stake' }).waitFor()
    const height = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height)
    const before = await height()
    await page.getByRole('textbox', { name: 'Amount to stake' }).focus()
    await page.emulateMedia({ media: 'print' })
    const field = page.getByRole('textbox', { name: 'Amount to stake' })
    const drawn = () =>
      field.evaluate((input) => {
        const around = [input, input.parentElement!].map((one) => getComputedStyle(one))
        return around.map(({ outlineStyle, boxShadow, caretColor }) => [outlineStyle, boxShadow, caretColor])
      })
    for (const [outline, shadow, caret] of await drawn()) {
      expect(outline).toBe('none')
      expect(shadow).toBe('none')
      expect(caret).toBe('rgba(0, 0, 0, 0)')
    }
    await page.emulateMedia({ media: 'screen' })
    expect(await height()).toBe(before)
    expect((await drawn()).some(([outline]) => outline !== 'none')).toBe(true)
  })
})
