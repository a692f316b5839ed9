// A visitor who presses and types at random: the page always stays usable, keeps its width and the focus,
// and logs no error. The same seed repeats the same actions; `npm run test:long` runs longer.
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { drawInteger, hashText } from '../../src/simulation/random.ts'
import { hydrated, test } from './site.ts'

/** `npm run test:long`: longer, with a new seed each time. The names of the tests contain the seed. */
const isLong = import.meta.env.MODE === 'long'
const SEED = process.env.MONKEY_SEED ?? (isLong ? String(Math.floor(Math.random() * 1_000_000)) : '7')
const ACTIONS = Number(process.env.MONKEY_ACTIONS ?? (isLong ? 400 : 40))
/** The maximum time of one action, in ms. */
const PER_ACTION_MS = 2500

const TEXTS = [
  '',
  '0',
  '25',
  '-1',
  '12,5',
  '1e309',
  '0.0000000001',
  '<img src=x onerror=alert(1)>',
  'שלום עולם',
  '🦊🦊🦊',
  'x'.repeat(300),
  'how much is a token with a bridge?',
] as const
const KEYS = [
  'Tab',
  'Tab',
  'Shift+Tab',
  'Escape',
  'Enter',
  ' ',
  'ArrowDown',
  'ArrowRight',
  'Home',
  'ControlOrMeta+Z',
]
const PAUSES_MS = [0, 50, 400, 3000, 31_000]

/** The available controls: in the topmost panel, if one is open. Runs in the page. */
function controls(): HTMLElement[] {
  const panels = [...document.querySelectorAll('[role="dialog"], [role="menu"]')].filter(
    (panel) => !panel.closest('[inert], [aria-hidden="true"]') && panel.getClientRects().length > 0,
  )
  const root = panels.at(-1) ?? document.body
  return [
    ...root.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled, textarea:enabled, select:enabled, summary, [role="menuitem"]',
    ),
  ].filter((control) => {
    if (control.closest('[inert], [aria-hidden="true"]') || !control.checkVisibility()) return false
    if (!(control instanceof HTMLAnchorElement)) return true
    const isHere = control.origin === location.origin && !/\.\w+$/.test(control.pathname)
    return isHere && !control.target && !control.download
  })
}

/** The faults of the current page. Runs in the page. */
async function wrongs(): Promise<string[]> {
  const frame = () => new Promise((resolve) => setTimeout(resolve, 0))
  await frame()
  await frame()
  const found: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px too wide`)
  const panel = [...document.querySelectorAll('[role="dialog"][data-state="open"]')].at(-1)
  const { activeElement } = document
  if (panel && !panel.contains(activeElement))
    found.push(`a panel is open and the focus is on ${activeElement?.outerHTML.slice(0, 80) ?? 'nothing'}`)
  if (!panel && document.querySelectorAll('h1').length !== 1)
    found.push(`${document.querySelectorAll('h1').length} headings of the first level`)
  if (document.body.style.pointerEvents === 'none' && !panel && !document.querySelector('[role="menu"]'))
    found.push('nothing can be pressed, and nothing is open')
  return found
}

class Monkey {
  readonly log: string[] = []
  private readonly page: Page
  private random: number
  constructor(page: Page, seed: string) {
    this.page = page
    this.random = hashText(seed)
  }

  private upTo(count: number): number {
    const drawn = drawInteger(this.random, 0, count - 1)
    this.random = drawn.random
    return drawn.value
  }

  private oneOf<Item>(items: readonly Item[]): Item {
    return items[this.upTo(items.length)] as Item
  }

  /** Performs one action and lets some time pass. */
  async act(): Promise<void> {
    const kind = this.upTo(100)
    const choice = this.upTo(1_000_000)
    if (kind < 10) await this.key()
    else if (kind < 16) await this.goBack()
    else if (kind < 18) await this.reload()
    else await this.use(choice)
    const pause = this.oneOf(PAUSES_MS)
    this.log.push(`  wait ${pause} ms`)
    await this.page.clock.runFor(pause)
    await this.settled()
  }

  private async use(choice: number): Promise<void> {
    const handle = await this.page.evaluateHandle(
      ([source, at]) => {
        // oxlint-disable-next-line typescript/no-implied-eval -- code of this file that runs in the page
        const all = (new Function(`return (${source})()`) as () => HTMLElement[])()
        return all[at % all.length]
      },
      [controls.toString(), choice] as const,
    )
    const control = handle.asElement()
    if (!control) throw new Error('There is nothing left to press.')
    const [tag, isText, name] = await control.evaluate(
      (element) =>
        [
          element.tagName,
          element instanceof HTMLTextAreaElement ||
            (element instanceof HTMLInputElement && /^(?:text|search|email|tel|url)$/.test(element.type)),
          (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40),
        ] as const,
    )
    const text = this.oneOf(TEXTS)
    if (isText) {
      this.log.push(`type “${text.slice(0, 20)}” into ${tag} ${name}`)
      await this.attempt(control.fill(text, { timeout: PER_ACTION_MS }))
    } else if (tag === 'SELECT') {
      const values = await control.$$eval('option:enabled', (all) =>
        all.map((one) => (one as HTMLOptionElement).value),
      )
      this.log.push(`choose in ${name}`)
      await this.attempt(control.selectOption(this.oneOf(values)).then(() => undefined))
    } else {
      this.log.push(`press ${tag} ${name}`)
      await this.attempt(control.click({ timeout: PER_ACTION_MS }))
    }
  }

  /** If a control is covered or disappears at that moment, a person cannot use it either. */
  private async attempt(action: Promise<void>): Promise<void> {
    await action.catch(() => this.log.push('  (covered, or gone)'))
  }

  private async key(): Promise<void> {
    const key = this.oneOf(KEYS)
    this.log.push(`key ${key}`)
    await this.page.keyboard.press(key)
  }

  private async goBack(): Promise<void> {
    const isFirst = await this.page.evaluate(
      () => ((history.state as { idx?: number } | null)?.idx ?? 0) === 0,
    )
    if (isFirst) return
    this.log.push('Back')
    await this.page.goBack()
  }

  private async reload(): Promise<void> {
    this.log.push('reload')
    await this.page.reload()
    await hydrated(this.page)
  }

  /** Pending code is loaded. */
  private async settled(): Promise<void> {
    await this.page.waitForFunction(
      () =>
        ![...document.querySelectorAll('[role="status"]')].some((one) =>
          // Its clock may have reached the message.
          /^(?:Still l|L)oading/.test(one.textContent),
        ),
    )
  }
}

describe.each([390, 1280])('at %i px', (width) => {
  test(
    `a monkey finds no way to break it (seed ${SEED})`,
    { timeout: 30_000 + ACTIONS * PER_ACTION_MS },
    async ({ site }) => {
      const page = await site.open('/', { width, prepare: (one) => one.clock.install() })
      await hydrated(page)
      const monkey = new Monkey(page, `${SEED} ${width}`)
      for (let action = 1; action <= ACTIONS; action++) {
        const told = () => `action ${action} at ${page.url()}:\n${monkey.log.slice(-16).join('\n')}`
        try {
          await monkey.act()
        } catch (error) {
          throw new Error(`${String(error)}\n${told()}`, { cause: error })
        }
        expect(await page.evaluate(wrongs), told()).toEqual([])
      }
    },
  )
})
