// A browser's translator, which replaces every text with its own elements, repeatedly.
import type { Page } from 'playwright'

interface Translated {
  /** Texts of the page that differ from React's. */
  stale: () => string[]
  /** Uses every control inside once, and returns the texts that did not change with it. */
  workAll: (selector: string) => Promise<string[]>
}

/** Like the translator of Chrome: React's text is removed from the page, and a copy replaces it. */
export function translate(): void {
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
  /** After React and the translator; works on a stopped clock too. */
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

export const workAll = (page: Page, selector: string) =>
  page.evaluate(
    (inside) => (window as unknown as { translated: Translated }).translated.workAll(inside),
    selector,
  )
export const stale = (page: Page) =>
  page.evaluate(() => (window as unknown as { translated: Translated }).translated.stale())
