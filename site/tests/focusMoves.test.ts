// A focused control that goes away: the focus has moved before, which screen readers need in order to say where it is now.
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { chat, field, openButton } from './chatParts.ts'
import { dialog, focused, hydrated, opened, test } from './site.ts'

/** From now on, collects each element that the focus came to when the one before was gone or disabled, then or in this frame. */
const watchFocus = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = []
    Object.assign(window, { lost })
    let before = document.activeElement
    document.addEventListener(
      'focusin',
      ({ target }) => {
        const last = before
        before = target as Element
        if (!last || last === document.body) return
        const say = (when: string) => {
          if (!last.isConnected || last.matches(':disabled'))
            lost.push(`${when}: ${last.outerHTML.slice(0, 120)} → ${before?.outerHTML.slice(0, 120) ?? ''}`)
        }
        say('before')
        requestAnimationFrame(() => say('in the frame'))
      },
      true,
    )
  })
const lost = (page: Page) => page.evaluate(() => (window as unknown as { lost: string[] }).lost)
const press = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name, exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
}

/** What was pressed is gone after this time: a few frames. */
const FRAMES_MS = 100

describe.for([1280, 390])('the chat at %i px', (width) => {
  test('opens, shrinks and closes with the focus moving', async ({ site }) => {
    const page = await site.open('/about', { width })
    await hydrated(page)
    await watchFocus(page)
    await openButton(page).focus()
    for (const name of ['Open chat', 'Minimize chat']) {
      await press(page, name)
      await (name === 'Open chat' ? chat(page).waitFor() : chat(page).waitFor({ state: 'detached' }))
      // A person presses the next control after the focus has come.
      await expect.poll(() => focused(page)).toMatch(name === 'Open chat' ? /^Message/ : /Open chat/)
      await page.waitForTimeout(FRAMES_MS)
    }
    await expect.poll(() => focused(page)).toMatch(/Open chat/)
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Message to the assistant')
    await page.waitForTimeout(FRAMES_MS)
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toMatch(/Open chat/)
    await page.waitForTimeout(FRAMES_MS)
    await page.keyboard.press('Enter')
    await chat(page).waitFor()
    await expect.poll(() => focused(page)).toBe('Message to the assistant')
    await page.waitForTimeout(FRAMES_MS)
    await press(page, 'Close chat')
    await expect.poll(() => focused(page)).toBe('Open chat')
    await chat(page).waitFor({ state: 'detached' })
    expect(await lost(page)).toEqual([])
  })
})

test.for([
  ['brute-force', 'Brute-force tester', ['Start', 'Stop', 'Reset']],
  ['smart-contracts', 'Contract builder', ['Generate']],
] as const)('a button of %s that its press disables', async ([key, name, presses], { site }) => {
  const page = await site.open(`/?demo=${key}`)
  await opened(page, name)
  await watchFocus(page)
  for (const button of presses) {
    await press(page, button)
    await expect.poll(() => focused(page)).not.toBe(button)
  }
  expect(await lost(page)).toEqual([])
})

test('the title of a page takes the focus a frame after the page got its name', async ({ site }) => {
  const page = await site.open('/about')
  await hydrated(page)
  // With its code there, a page is drawn in the same frame as the press.
  for (const name of ['Contact', 'About']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await page.waitForURL(`**/${name.toLowerCase()}`)
    await page.locator('#page-title:focus').waitFor()
  }
  await page.evaluate(() => {
    let frame = 0
    let named = Infinity
    const count = () => {
      frame += 1
      requestAnimationFrame(count)
    }
    count()
    new MutationObserver(() => {
      if (document.title.startsWith('Ask a question')) named = Math.min(named, frame)
    }).observe(document.head, { childList: true, subtree: true, characterData: true })
    document.addEventListener('focusin', ({ target }) => {
      if ((target as Element).id === 'page-title') Object.assign(window, { framesBetween: frame - named })
    })
  })
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
  await page.waitForURL('**/contact')
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { framesBetween?: number }).framesBetween))
    .toBeGreaterThan(0)
})

test('Back on a phone closes the chat, Forward opens it, and no entry is left where it was closed', async ({
  site,
}) => {
  const page = await site.open('/about', { width: 390, isTouch: true })
  await hydrated(page)
  await page.goto(new URL('/contact', site.url).href)
  await hydrated(page)
  await openButton(page).click()
  await field(page).fill('my question')
  await page.goBack()
  await chat(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/contact')
  await expect.poll(() => focused(page)).toMatch(/Open chat/)
  await page.goForward()
  await chat(page).waitFor()
  expect(await field(page).inputValue()).toBe('my question')
  await page.keyboard.press('Escape')
  await chat(page).waitFor({ state: 'detached' })
  await expect
    .poll(() => page.evaluate(() => Object.keys((history.state as object | null) ?? {})))
    .not.toContain('covers')
  await page.goBack()
  expect(new URL(page.url()).pathname).toBe('/about')
})

test('after a reload on a phone, Back still closes the chat first, also from a page that it led to', async ({
  site,
}) => {
  const page = await site.open('/contact', { width: 390, isTouch: true })
  await hydrated(page)
  await openButton(page).click()
  await field(page).fill('do you build bridges?')
  await page.reload()
  await chat(page).waitFor()
  expect(await field(page).inputValue()).toBe('')
  await page.goBack()
  await chat(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/contact')
  await page.goForward()
  await chat(page).waitFor()
  await field(page).fill('do you build bridges?')
  await field(page).press('Enter')
  await chat(page).getByRole('link', { name: 'Cross-chain bridge', exact: true }).click()
  await page.waitForURL('**/services/cross-chain-bridge')
  await page.reload()
  await hydrated(page)
  expect(await chat(page).count()).toBe(0)
  await page.goBack()
  await page.waitForURL('**/contact')
  await chat(page).waitFor()
  await page.goBack()
  await chat(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/contact')
})

test('the chat on a phone stays open when it is opened again before the browser has removed its entry', async ({
  site,
}) => {
  const page = await site.open('/contact', { width: 390, isTouch: true })
  await hydrated(page)
  await page.evaluate(() => {
    const back = history.back.bind(history)
    history.back = () => void setTimeout(back, 1000)
    window.addEventListener('popstate', () => Object.assign(window, { hasMoved: true }))
  })
  await openButton(page).click()
  await field(page).waitFor()
  await page.keyboard.press('Escape')
  await chat(page).waitFor({ state: 'detached' })
  await openButton(page).click()
  await chat(page).waitFor()
  await expect.poll(() => page.evaluate(() => 'hasMoved' in window)).toBe(true)
  await expect
    .poll(() => page.evaluate(() => Object.keys((history.state as object | null) ?? {})))
    .toContain('covers')
  await field(page).fill('still here')
  await page.goBack()
  await chat(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/contact')
})

test('a proposal is lifted no longer than the focus is on it, wherever the focus goes next', async ({
  site,
}) => {
  const page = await site.open('/?demo=dao')
  await opened(page, 'DAO governance')
  const demo = dialog(page, 'DAO governance')
  const votes = demo.getByRole('button', { name: /^Vote/ })
  const treasury = demo.getByRole('img', { name: /^Treasury by value/ })
  // Of the first proposal, until another one has the focus.
  const atRest = await treasury.getAttribute('aria-label')
  await votes.nth(5).focus()
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => treasury.getAttribute('aria-label')).not.toBe(atRest)
  // A press as fast as none of a person: the pointer comes and goes down in one frame, so the dialog may take the focus.
  for (const at of [2, 3, 4]) {
    await votes.nth(at).click()
    await page.keyboard.press('Escape')
    await page.mouse.move(1, 1)
  }
  await expect.poll(() => treasury.getAttribute('aria-label')).toBe(atRest)
})
