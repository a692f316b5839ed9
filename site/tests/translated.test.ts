// The site under a browser's translator, which puts elements of its own in the place of every text, again and again.
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { demos } from '../../src/content/demos.ts'
import { familyOrder } from '../../src/content/families.ts'
import { mainNavigation } from '../../src/content/navigation.ts'
import { dialog, hydrated, opened, test, type Site } from './site.ts'

interface Translated {
  /** Texts of the page that say something else than React wrote. */
  stale: () => string[]
  /** Presses, fills in and chooses whatever is inside, each once, and says what it left stale. */
  workAll: (selector: string) => Promise<string[]>
}

/** As the translators of Chrome and its like do it: what React wrote is out of the page, and a copy stands in its place. */
function translate(): void {
  const originals = new Map<Element, Text>()
  const replace = (text: Text) => {
    const parent = text.parentElement
    if (!/\S/.test(text.data) || !parent) return
    if (parent.closest('font, script, style, textarea, noscript, [translate=no]')) return
    const outer = document.createElement('font')
    outer.append(document.createElement('font'))
    outer.firstElementChild?.append(text.data)
    originals.set(outer, text)
    text.replaceWith(outer)
  }
  const textsIn = (node: Node): Text[] =>
    node instanceof Text ? [node] : [...node.childNodes].flatMap((child) => textsIn(child))
  textsIn(document.body).forEach(replace)
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      for (const node of [target, ...addedNodes]) if (node.isConnected) textsIn(node).forEach(replace)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })

  const stale = () =>
    [...originals].flatMap(([copy, { data }]) =>
      copy.isConnected && copy.textContent !== data ? [`“${copy.textContent}” instead of “${data}”`] : [],
    )
  /** After React and the translator; works on a clock that stands still, too. */
  const settled = async () => {
    for (let turns = 0; turns < 3; turns++)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', resolve, { once: true })
        port1.start()
        port2.postMessage(null)
      })
  }
  const write = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) => {
    const isSelect = field instanceof HTMLSelectElement
    const other =
      isSelect && [...field.options].find(({ value, disabled }) => !disabled && value !== field.value)
    const value = isSelect
      ? other && other.value
      : field.type === 'datetime-local'
        ? '2030-01-01T09:00'
        : '25'
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }))
  }
  const LEADS_AWAY = /^(Close demo|Close Demo|Exit Demo|Ask for your version|Reload)$/
  const nameOf = (control: HTMLElement) =>
    control.getAttribute('aria-label') ?? control.closest('label')?.textContent ?? control.textContent
  const done = new Set<string>()
  const workAll = async (selector: string) => {
    const faults: string[] = []
    for (let found = true; found;) {
      found = false
      const controls = document.querySelectorAll<HTMLElement>(
        `${selector} :is(button, input, select, textarea):not(:disabled)`,
      )
      for (const control of controls) {
        const name = `${nameOf(control)} ${control.id} ${control.getAttribute('aria-pressed')}`
        if (!control.isConnected || done.has(name) || LEADS_AWAY.test(nameOf(control))) continue
        done.add(name)
        found = true
        const isPressed =
          control instanceof HTMLButtonElement ||
          ['radio', 'checkbox'].includes((control as HTMLInputElement).type)
        if (isPressed) control.click()
        else write(control as HTMLInputElement)
        await settled()
        for (const fault of stale()) faults.push(`${nameOf(control)}: ${fault}`)
      }
    }
    return [...new Set(faults)]
  }
  const tools: Translated = { stale, workAll }
  Object.assign(window, { translated: tools })
}

const workAll = (page: Page, selector: string) =>
  page.evaluate(
    (inside) => (window as unknown as { translated: Translated }).translated.workAll(inside),
    selector,
  )
const stale = (page: Page) =>
  page.evaluate(() => (window as unknown as { translated: Translated }).translated.stale())

/** Opens a page that is translated from then on, on a clock that stands still until it is moved. */
async function openTranslated(site: Site, path: string): Promise<Page> {
  const page = await site.open(path, { prepare: (one) => one.clock.install() })
  await hydrated(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(translate)
  return page
}

test.for([...familyOrder])(
  'demos of the family "%s" work, and their words follow',
  async (family, { site }) => {
    const page = await openTranslated(site, '/')
    for (const { key, name, tileName } of demos.filter((demo) => demo.family === family)) {
      await page
        .getByRole('link', { name: `Open demo: ${tileName}` })
        .first()
        .click()
      await opened(page, name)
      for (let turns = 0; turns < 2; turns++) {
        expect(await workAll(page, '[role="dialog"]'), key).toEqual([])
        await page.clock.runFor(3500)
        expect(await stale(page), key).toEqual([])
      }
      await page.getByRole('button', { name: 'Close demo', exact: true }).click()
      // The press has its frame first.
      await page.clock.runFor(100)
      await dialog(page, name).waitFor({ state: 'detached' })
    }
  },
)

test('every page is there, and what is on it works', async ({ site }) => {
  const page = await openTranslated(site, '/')
  await page.clock.resume()
  for (const { path } of mainNavigation) {
    // Whatever was opened on the page before may cover it.
    await page.locator(`a[href="${path}"]:not([data-opens])`).first().dispatchEvent('click')
    await page.waitForURL(`${site.url}${path}`)
    await page.locator('#page-title').waitFor()
    expect(await workAll(page, 'body'), path).toEqual([])
  }
})

test('a message outlives what is said about a copy of it', async ({ site }) => {
  const page = await openTranslated(site, '/contact')
  const message = page.getByLabel('Message')
  await message.fill('A staking demo')
  await page.getByRole('button', { name: 'Copy text' }).click()
  await page.getByText(/^Text copied|^The browser did not/).waitFor()
  await message.fill('A staking demo, on Polygon')
  await page.getByText(/^Text copied|^The browser did not/).waitFor({ state: 'detached' })
  expect(await message.inputValue()).toBe('A staking demo, on Polygon')
  expect(await stale(page)).toEqual([])
})

test('a page that is translated before its code is there works as well', async ({ site }) => {
  const page = await site.open('/', {
    // What the server drew is not what React draws, so it draws it anew.
    expectedErrors: [/#418/],
    prepare: (one) => one.addInitScript(`addEventListener('DOMContentLoaded', ${translate.toString()})`),
  })
  await hydrated(page)
  await page.getByRole('link', { name: 'Open demo: Staking' }).click()
  await opened(page, 'Staking platform')
})
