import { request } from 'node:http'
import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { hydrated, test } from './site.ts'

/** A request as it stands: fetch would mend the path. */
const ask = (url: string, path: string, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    request({ hostname, port, path, method }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }))
    })
      .on('error', reject)
      .end()
  })

describe('the headers', () => {
  test('stand on every answer, errors included', async ({ site }) => {
    const expectedStatus = {
      '/': 200,
      '/about': 200,
      '/theme.js': 200,
      '/nowhere': 404,
      '/%E0%A4%A': 400,
      '/../../etc/passwd': 404,
      '/assets/nothing.js': 404,
    }
    for (const [path, status] of Object.entries(expectedStatus)) {
      const answer = await ask(site.url, path)
      expect(answer.status, path).toBe(status)
      const policy = String(answer.headers['content-security-policy'])
      expect(policy, path).toContain("script-src 'self'")
      expect(policy, path).toContain("style-src 'self'")
      expect(policy, path).toContain("require-trusted-types-for 'script'")
      expect(policy, path).not.toContain('unsafe-')
      expect(answer.headers['x-content-type-options'], path).toBe('nosniff')
      expect(answer.headers['referrer-policy'], path).toBeTruthy()
    }
    expect((await ask(site.url, '/', 'POST')).status).toBe(405)
  })

  test('stand in _headers for static hosts', async () => {
    const headers = await readFile(new URL('../../dist/_headers', import.meta.url), 'utf8')
    expect(headers).toContain("script-src 'self'")
    expect(headers).not.toContain('unsafe-')
  })
})

// Every page that these tests open counts a violation as a fault (see site.ts); here everything is opened at once.
describe.each(['Light', 'Dark'])('no violation in the theme %s', (theme) => {
  test.for([390, 1280])('while menus, overlay and both demos open at %i px', async (width, { site }) => {
    const page = await site.open('/', { width })
    await hydrated(page)
    await page.getByRole('radio', { name: theme }).check()
    if (width < 768) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Products' }).click()
    } else {
      for (const name of ['Services', 'Products']) {
        await page.getByRole('button', { name, exact: true }).click()
        await page.getByRole('menu', { name }).waitFor()
      }
    }
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Open demo: Staking' }).click()
    await page.getByRole('button', { name: 'Stake in Ether Core' }).click()
    await page.getByLabel('Amount to stake').fill('12')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Open demo: Token generator' }).first().click()
    await page.getByLabel('Token name').fill('Orchard')
    await page.getByRole('button', { name: 'Exit Demo' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Open chat' }).click()
    await page.getByRole('textbox', { name: 'Message to the assistant' }).fill('price')
    await page.keyboard.press('Enter')
    await page.getByRole('form', { name: 'How can we reach you?' }).waitFor()
    await page.getByRole('button', { name: 'Close chat' }).click()
    await page.getByRole('button', { name: 'Privacy Policy' }).click()
    await page.getByRole('dialog', { name: 'Privacy Policy' }).waitFor()
  })
})
