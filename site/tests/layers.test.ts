// Layers over layers: Escape and presses reach only the top one (src/browser/layers.ts), in the built site.
import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { chat, field as chatField, openButton } from './chatParts.ts'
import { dialog, hydrated, opened, test, type OpenOptions } from './site.ts'

const search = (page: Page) => page.getByRole('dialog', { name: 'Search this site' })
const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search this site' })
const demo = (page: Page) => dialog(page, 'Staking platform')
const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount to stake' })
const send = (page: Page) => dialog(page, 'Send this demo')
const policy = (page: Page) => dialog(page, 'Privacy Policy')
const brand = (page: Page) => page.getByRole('region', { name: 'Make it yours' })
const PHONE = { width: 390 }

/** A layer that is open over the page, or over a demo. */
interface Lower {
  name: string
  options?: OpenOptions
  path?: string
  open: (page: Page) => Promise<unknown>
  /** What is visible while it is open. */
  shown: (page: Page) => Locator
  /** Checks what the visitor entered in it. */
  holds?: (page: Page) => Promise<unknown>
}

const openDemo = async (page: Page) => {
  await opened(page, 'Staking platform')
  await page.getByRole('button', { name: 'Stake in Polygon Growth' }).click()
  await amount(page).fill('2500')
}
const ofDemo = {
  path: '/services?demo=staking',
  holds: async (page: Page) => expect(await amount(page).inputValue()).toBe('2500'),
}
const openChat = async (page: Page) => {
  await openButton(page).click()
  await chatField(page).fill('my question')
}
const holdsQuestion = async (page: Page) => expect(await chatField(page).inputValue()).toBe('my question')

const lowers: readonly Lower[] = [
  { name: 'a demo', ...ofDemo, open: openDemo, shown: demo },
  {
    name: 'the send panel over a demo',
    ...ofDemo,
    open: async (page) => {
      await openDemo(page)
      await page.getByRole('button', { name: 'Send this demo' }).click()
      await send(page).getByLabel('Your name').fill('Mara')
    },
    shown: send,
    holds: async (page) => expect(await send(page).getByLabel('Your name').inputValue()).toBe('Mara'),
  },
  {
    name: 'the brand panel in a demo',
    ...ofDemo,
    open: async (page) => {
      await openDemo(page)
      await page.getByRole('button', { name: 'Make it yours' }).click()
      await brand(page).waitFor()
    },
    shown: brand,
  },
  {
    name: 'a tour',
    path: '/services?demo=staking',
    open: async (page) => {
      await opened(page, 'Staking platform')
      await page.getByRole('button', { name: 'Watch it' }).click()
      await page.getByRole('button', { name: 'Take over' }).waitFor()
    },
    shown: (page) => page.getByRole('button', { name: 'Take over' }),
  },
  {
    name: 'a policy',
    open: (page) => page.getByRole('contentinfo').getByRole('button', { name: 'Privacy Policy' }).click(),
    shown: policy,
  },
  { name: 'the chat', open: openChat, shown: chat, holds: holdsQuestion },
  { name: 'the chat on a phone', options: PHONE, open: openChat, shown: chat, holds: holdsQuestion },
  {
    name: 'the menu of a phone',
    options: PHONE,
    open: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
    shown: (page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' }),
  },
  {
    name: 'the reason for sample data',
    options: { api: 'fails' },
    open: (page) => page.getByText('Sample data', { exact: true }).click(),
    shown: (page) => page.getByText('The ticker shows sample figures instead.', { exact: false }),
  },
]

describe.for(lowers)('the search over $name', ({ options = {}, path = '/services', open, shown, holds }) => {
  test('Escape, its cross, its backdrop and presses in it leave what is below', async ({ site }) => {
    const page = await site.open(path, options)
    await hydrated(page)
    await open(page)
    await shown(page).waitFor()
    const isNarrow = (options.width ?? 1280) < 768
    const closings: ((page: Page) => Promise<unknown>)[] = [
      () => page.keyboard.press('Escape'),
      () => search(page).getByRole('button', { name: 'Close search' }).click(),
    ]
    // On a phone it covers the screen.
    if (!isNarrow) closings.push(() => page.mouse.click(10, 890))
    for (const close of closings) {
      await page.keyboard.press('Control+k')
      await searchField(page).click()
      await searchField(page).fill('stak')
      await search(page).getByRole('option').first().waitFor()
      await searchField(page).fill('lentil soup')
      await search(page).getByText('Try a shorter word', { exact: false }).click()
      expect(await searchField(page).inputValue()).toBe('lentil soup')
      await close(page)
      await search(page).waitFor({ state: 'detached' })
      // What would close with it has had a turn.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
      expect(await shown(page).isVisible()).toBe(true)
      await holds?.(page)
    }
  })
})

const lower = (name: string): Lower => {
  const found = lowers.find((one) => one.name === name)
  if (!found) throw new Error(`There is no layer “${name}”.`)
  return found
}
const besidePanel = (page: Page) => page.mouse.click(10, 890)
const mark = (page: Page) => page.getByText('Sample data', { exact: true })

/** The pairs without the search. */
const pairs: readonly {
  upper: string
  below: Lower
  open: (page: Page) => Promise<unknown>
  shown: (page: Page) => Locator
  /** Ways to close it besides Escape. */
  closings?: readonly ((page: Page) => Promise<unknown>)[]
}[] = [
  {
    upper: 'the send panel',
    below: lower('a demo'),
    open: (page) => page.getByRole('button', { name: 'Send this demo' }).click(),
    shown: send,
    closings: [besidePanel, (page) => send(page).getByRole('button', { name: 'Close' }).click()],
  },
  {
    upper: 'the brand panel',
    below: lower('a demo'),
    open: async (page) => {
      await page.getByRole('button', { name: 'Make it yours' }).click()
      await page.getByLabel('Company name').click()
    },
    shown: brand,
  },
  {
    upper: 'the line of a sample control',
    below: lower('a demo'),
    open: (page) => demo(page).locator('button[aria-describedby]').getByText('Max').click(),
    shown: (page) => page.locator('[popover]:popover-open'),
  },
  {
    upper: 'a policy',
    below: lower('the chat'),
    open: (page) => page.getByRole('contentinfo').getByRole('button', { name: 'Privacy Policy' }).click(),
    shown: policy,
    closings: [besidePanel],
  },
  {
    upper: 'a demo',
    below: lower('the chat'),
    open: (page) => page.locator('main a[href="?demo=staking"]').first().click(),
    shown: demo,
    closings: [besidePanel],
  },
  {
    upper: 'the reason for sample data',
    below: { ...lower('the chat'), options: { api: 'fails' } },
    open: (page) => mark(page).click(),
    shown: lower('the reason for sample data').shown,
    closings: [besidePanel],
  },
  {
    upper: 'a menu',
    below: lower('the reason for sample data'),
    open: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Services' }).focus()
      await page.keyboard.press('Enter')
    },
    shown: (page) => page.getByRole('menu', { name: 'Services' }),
  },
  {
    upper: 'the chat',
    below: lower('the menu of a phone'),
    // Beside the window until the focus comes.
    open: async (page) => {
      await openButton(page).focus()
      await page.keyboard.press('Enter')
      await chatField(page).waitFor()
    },
    shown: chat,
  },
  {
    upper: 'the chat',
    below: lower('the reason for sample data'),
    open: async (page) => {
      await openButton(page).focus()
      await page.keyboard.press('Enter')
      await chatField(page).waitFor()
    },
    shown: chat,
  },
]

describe.for(pairs)('$upper over $below.name', ({ below, open, shown, closings = [] }) => {
  test('closes alone', async ({ site }) => {
    const page = await site.open(below.path ?? '/services', below.options ?? {})
    await hydrated(page)
    await below.open(page)
    await below.shown(page).waitFor()
    for (const close of [() => page.keyboard.press('Escape'), ...closings]) {
      await open(page)
      await shown(page).waitFor()
      await close(page)
      await shown(page).waitFor({ state: 'hidden' })
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
      expect(await below.shown(page).isVisible()).toBe(true)
      await below.holds?.(page)
    }
  })
})

test('a policy that the chat of a phone leads to is not under the chat', async ({ site }) => {
  const page = await site.open('/services', PHONE)
  await hydrated(page)
  await openButton(page).click()
  await chatField(page).fill('Which cookies do you set?')
  await page.keyboard.press('Enter')
  await chat(page)
    .getByRole('link', { name: /Cookie Policy|Privacy Policy/ })
    .first()
    .click()
  await page
    .getByRole('dialog', { name: /Policy/ })
    .getByRole('button', { name: 'Close' })
    .click()
  await page.getByRole('dialog', { name: /Policy/ }).waitFor({ state: 'detached' })
})

test('Escape in the same moment as the search shows closes the search, and not the demo below it', async ({
  site,
}) => {
  const page = await site.open('/services?demo=staking')
  await hydrated(page)
  await openDemo(page)
  await page.evaluate(() => {
    // Called after all that is done together with showing it.
    const observer = new MutationObserver(() => {
      observer.disconnect()
      const escape = { key: 'Escape', bubbles: true, cancelable: true }
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', escape))
      Object.assign(window, { hasPressed: true })
    })
    observer.observe(document.body, { attributeFilter: ['open'], subtree: true })
  })
  await page.keyboard.press('Control+k')
  await expect.poll(() => page.evaluate(() => 'hasPressed' in window)).toBe(true)
  await search(page).waitFor({ state: 'detached' })
  expect(await amount(page).inputValue()).toBe('2500')
})
