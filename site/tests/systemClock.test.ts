// The visitor's system sets its clock back by an hour while the site measures time.
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { hydrated, opened, test } from './site.ts'

const setBack = (page: Page) =>
  page.evaluate(() => {
    const { now } = Date
    Date.now = () => now() - 3_600_000
  })

describe('a clock that is set back', () => {
  test('delays no step of a demo', async ({ site }) => {
    const page = await site.open('/?demo=token-generator&name=Orchard&symbol=ORC&supply=5')
    await opened(page, 'Token generator')
    await page.getByRole('button', { name: 'Continue to Review' }).click()
    await page.getByRole('button', { name: 'Deploy', exact: true }).click()
    await page.getByRole('button', { name: 'Deploying...' }).waitFor()
    await setBack(page)
    await page.getByRole('button', { name: 'Deploying...' }).waitFor({ state: 'detached' })
  })

  test('delays no answer of the chat', async ({ site }) => {
    const page = await site.open('/about')
    await hydrated(page)
    await page.getByRole('button', { name: 'Open chat' }).click()
    const field = page.getByRole('textbox', { name: 'Message to the assistant' })
    await field.fill('What does a demo cost?')
    await field.press('Enter')
    await setBack(page)
    await expect.poll(() => page.locator('[role=log] li, [role=log] > *').count()).toBeGreaterThan(2)
  })
})
