// The assistant's parts, by role and name.
import type { Locator, Page } from 'playwright'
import { company } from '#src/content/company.ts'

export const chat = (page: Page): Locator => page.getByRole('dialog', { name: `${company.name} assistant` })
export const openButton = (page: Page): Locator => page.getByRole('button', { name: /^Open chat/ })
export const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Message to the assistant' })
export const hasFocusInside = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('dialog') !== null)
