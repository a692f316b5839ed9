// The assistant by keyboard.
import { expect } from 'vitest'
import { chat, field, hasFocusInside, openButton } from '../chatParts.ts'
import { focused, hydrated, test } from '../site.ts'

test('by keyboard alone: a question, a page that its answer leads to, and the same conversation there', async ({
  site,
}) => {
  const page = await site.open('/contact')
  await hydrated(page)
  await openButton(page).press('Enter')
  await chat(page).waitFor()
  await expect.poll(() => focused(page)).toBe('Message to the assistant')
  await page.keyboard.type('do you build bridges?')
  await page.keyboard.press('Enter')
  const link = chat(page).getByRole('link', { name: 'Cross-chain bridge', exact: true })
  await link.waitFor()
  await page.keyboard.type('second')
  await link.press('Enter')
  await page.waitForURL('**/services/cross-chain-bridge')
  await page.getByRole('heading', { level: 1, name: 'Cross-chain bridge' }).waitFor()
  // The link in the chat has the same name: the focus goes from it to the heading.
  await expect.poll(() => hasFocusInside(page)).toBe(false)
  expect(await focused(page)).toBe('Cross-chain bridge')
  await chat(page).getByText('do you build bridges?').waitFor()
  expect(await field(page).inputValue()).toBe('second')

  // Escape minimizes, the bar opens again, close leaves the button.
  await field(page).focus()
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toMatch(/Open chat/)
  await page.keyboard.press('Enter')
  expect(await chat(page).getByText('Hello. Ask about', { exact: false }).count()).toBe(1)
  await chat(page).getByRole('button', { name: 'Close chat' }).press('Enter')
  await expect.poll(() => focused(page)).toBe('Open chat')

  // Not across a reload.
  await page.reload()
  await hydrated(page)
  await openButton(page).click()
  await chat(page).waitFor()
  expect(await chat(page).getByText('do you build bridges?').count()).toBe(0)
})
