// Where the line of each sample control is: in its panel, over nothing in the control's row, whole, and pointing at its control
// (Rules, Sample controls).
import { describe, expect } from 'vitest'
import { demoByKey, demoIds } from '../../src/content/demos.ts'
import { sampleDescription } from '../../src/primitives/SampleButton.tsx'
import { waysToSamples } from './samples.ts'
import { opened, test } from './site.ts'

const SIZES = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const

/** Presses each visible sample control of the open demo; in the page, because a press there takes a few frames. */
async function misplacedLines(prefix: string): Promise<{ count: number; faults: string[] }> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const panel = document.querySelector('[role="dialog"]')
  const isPhone = window.innerWidth < 768
  const sentenceOf = (button: Element) => {
    const id = button.getAttribute('aria-describedby') ?? ''
    const [, sentence] = document.getElementById(id)?.textContent.split(prefix) ?? []
    return sentence
  }
  const controls = [...(panel?.querySelectorAll('button') ?? [])].filter(
    // What is inert is a picture.
    (button) =>
      sentenceOf(button) &&
      !button.closest('[inert]') &&
      button.checkVisibility({ visibilityProperty: true }),
  )
  /** The texts, fields and other controls of an element, as boxes with names. */
  const contentOf = (element: Element, control: Element) => {
    const found: { name: string; box: DOMRect }[] = []
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      if (control.contains(text) || text.parentElement?.closest('[popover], [hidden]')) continue
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) found.push({ name: text.nodeValue ?? '', box })
    }
    for (const field of element.querySelectorAll('button, input, select, textarea'))
      if (field !== control && !field.contains(control))
        found.push({ name: field.ariaLabel ?? field.id, box: field.getBoundingClientRect() })
    return found.filter(({ box }) => box.width > 1 && box.height > 1)
  }
  const faults: string[] = []
  for (const control of controls) {
    const name = control.ariaLabel ?? control.textContent
    const say = (fault: string) => faults.push(`${window.innerWidth} px: ${name}: ${fault}`)
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    control.click()
    let line: HTMLElement | null = null
    for (let frames = 0; frames < 120 && !line; frames++) {
      await frame()
      line = document.querySelector<HTMLElement>('[popover][data-side]:popover-open')
    }
    // The slip loads with the press.
    for (let frames = 0; frames < 120 && line?.querySelector('[aria-busy="true"]'); frames++) await frame()
    // A panel that scrolled moves its line one frame later, and a line that grew another.
    for (let frames = 0; frames < 6; frames++) await frame()
    const sheet = line?.querySelector('[aria-hidden]')
    const sentence = sheet?.firstElementChild
    const fold = sheet?.nextElementSibling
    let around = control.parentElement
    while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement
    if (!line || !sheet || !sentence || !fold || !around) {
      say('no line')
      continue
    }
    const box = sheet.getBoundingClientRect()
    const own = control.getBoundingClientRect()
    const inner = around.getBoundingClientRect()
    const right = inner.left + around.clientWidth
    if (
      box.left < inner.left + 7 ||
      box.right > right - 7 ||
      box.top < inner.top + 7 ||
      box.bottom > inner.bottom - 7
    )
      say('outside of the panel')
    if (isPhone ? Math.abs(box.width - (around.clientWidth - 16)) > 1 : box.width > 320.5)
      say(`${box.width} px wide`)
    if (sentence.textContent !== sentenceOf(control) || sheet.scrollHeight > sheet.clientHeight + 1)
      say('not whole')
    const corners = [box.left + 4, box.right - 4].flatMap((x) =>
      [box.top + 4, box.bottom - 4].map((y) => document.elementFromPoint(x, y)),
    )
    if (!corners.every((found) => line.contains(found))) say('covered')
    const card = control.closest('li, tr')
    // A card with a form has several lines.
    const isRow = card && !card.querySelector('input, select, textarea')
    const over = contentOf(card ?? control.parentElement?.parentElement ?? around, control).filter(
      ({ box: other }) =>
        Math.min(other.right, box.right) - Math.max(other.left, box.left) > 1 &&
        Math.min(other.bottom, box.bottom) - Math.max(other.top, box.top) > 1 &&
        (isRow || (other.bottom > own.top + 1 && other.top < own.bottom - 1)),
    )
    for (const { name: covered } of over) say(`over “${covered}”`)
    const tip = fold.getBoundingClientRect()
    const isAcross = line.dataset.side === 'left' || line.dataset.side === 'right'
    const middle = isAcross ? tip.top + tip.height / 2 : tip.left + tip.width / 2
    const apart = Math.max(
      own.left - box.right,
      box.left - own.right,
      own.top - box.bottom,
      box.top - own.bottom,
    )
    const isFacing = {
      top: tip.bottom <= own.top,
      bottom: tip.top >= own.bottom,
      left: tip.right <= own.left,
      right: tip.left >= own.right,
    }[line.dataset.side ?? '']
    if (
      !isFacing ||
      tip.width !== 10 ||
      middle < (isAcross ? own.top : own.left) ||
      middle > (isAcross ? own.bottom : own.right)
    )
      say('not pointing at it')
    if (apart < 11 || apart > 162) say(`${Math.round(apart)} px away`)
    control.click()
    await frame()
    if (document.querySelector(':popover-open')) say('not closed by the next press')
  }
  return { count: controls.length, faults }
}

describe('the line of a sample control', () => {
  test.for(demoIds.filter(waysToSamples))('%s', async (id, { site }) => {
    const { key, name } = demoByKey(id)
    const page = await site.open(`/?demo=${key}`, SIZES[0])
    await opened(page, name)
    const faults: string[] = []
    let found = 0
    for (const go of waysToSamples(id) ?? []) {
      await go(page)
      for (const size of SIZES) {
        await page.setViewportSize(size)
        const { count, faults: some } = await page.evaluate(misplacedLines, sampleDescription(''))
        found += count
        faults.push(...some)
      }
      await page.setViewportSize(SIZES[0])
    }
    expect(found).toBeGreaterThan(0)
    expect(faults).toEqual([])
  })
})

test('a finger that closes a line still presses what is under it', async ({ site }) => {
  const page = await site.open('/demo/mobile-wallet', { width: 390, height: 844, isTouch: true })
  for (const go of waysToSamples('mobile-wallet') ?? []) await go(page)
  const confirm = page.getByRole('button', { name: /^Confirm/ })
  // The new step scrolls to its beginning first, and a line whose control is scrolled away closes.
  await page.waitForTimeout(1000)
  await confirm.tap()
  await page.locator('[popover]:popover-open').getByText('Receipt of the transfer').first().waitFor()
  const home = page.getByRole('tab', { name: 'Home' })
  await home.tap()
  expect(await home.getAttribute('aria-selected')).toBe('true')
})
