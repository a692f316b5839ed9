// The header's menus, by role and name.
import type { Locator, Page } from 'playwright'
import { hydrated, type OpenOptions, type Site } from './site.ts'

export async function openHome(site: Site, options: OpenOptions = {}): Promise<Page> {
  const page = await site.open('/', options)
  await hydrated(page)
  return page
}
export const trigger = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
export const menu = (page: Page, name: string): Locator => page.getByRole('menu', { name })
