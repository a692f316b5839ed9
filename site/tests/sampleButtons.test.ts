// The line of a sample button by keyboard; everyDemo.test.ts checks the text of each button.
import { describe, expect } from 'vitest'
import { dialog, focused, opened, test } from './site.ts'

describe('the line of a sample button', () => {
  test('Tab moves to the next control, and its line with it', async ({ site }) => {
    const page = await site.open('/?demo=dao')
    await opened(page, 'DAO governance')
    const panel = dialog(page, 'DAO governance')
    await panel
      .getByRole('button', { name: /^Vote For/ })
      .first()
      .focus()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toMatch(/^Vote Against/)
    await expect.poll(() => panel.locator('[popover]:popover-open').count()).toBe(1)
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

  test('is gone when its control is scrolled away', async ({ site }) => {
    const page = await site.open('/?demo=dao')
    await opened(page, 'DAO governance')
    const panel = dialog(page, 'DAO governance')
    const vote = panel.getByRole('button', { name: /^Vote For/ }).first()
    await vote.click()
    const line = panel.locator('[popover]:popover-open')
    await expect.poll(() => line.count()).toBe(1)
    await vote.evaluate((button) => {
      let around = button.parentElement
      while (around && around.scrollHeight <= around.clientHeight + 200) around = around.parentElement
      around?.scrollBy({ top: around.scrollHeight, behavior: 'instant' })
    })
    await expect.poll(() => line.count()).toBe(0)
  })
})
