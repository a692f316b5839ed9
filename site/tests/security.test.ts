import { request } from 'node:http'
import { readdir, readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { hydrated, test } from './site.ts'

/** A request as it stands: fetch would mend the path. */
const ask = (url: string, path: string, method = 'GET', sent: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    request({ hostname, port, path, method, headers: sent }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }))
    })
      .on('error', reject)
      .end()
  })

/** What every answer carries, whole: whoever changes a header or a directive has to say so here. */
const POLICY = [
  "default-src 'none'",
  /^script-src 'self' 'sha256-[\w+/=]{44}'$/,
  /^style-src 'self'( 'sha256-[\w+/=]{44}')+$/,
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self' https://api.coingecko.com",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]
const PERMISSIONS = [
  ...[
    'accelerometer',
    'autoplay',
    'camera',
    'clipboard-read',
    'display-capture',
    'encrypted-media',
    'gamepad',
  ],
  ...[
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
  ],
  ...['payment', 'picture-in-picture', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb'],
  'xr-spatial-tracking',
].map((feature) => `${feature}=()`)
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': [...PERMISSIONS, 'clipboard-write=(self)'].join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
}
/** What is no page asks for nothing. */
const ASSET_POLICY = "default-src 'none'; frame-ancestors 'none'"
/** Storybook writes scripts and styles into its own pages. */
const STORYBOOK_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
const PERMANENT = 'public, max-age=31536000, immutable'

function expectHeaders(
  headers: Record<string, unknown>,
  path: string,
  policy: readonly (string | RegExp)[],
): void {
  const directives = String(headers['content-security-policy']).split('; ')
  expect(directives, path).toHaveLength(policy.length)
  policy.forEach((expected, at) => {
    if (typeof expected === 'string') expect(directives[at], path).toBe(expected)
    else expect(directives[at], path).toMatch(expected)
  })
  expect(headers, path).toMatchObject(HEADERS)
}

describe('the headers', () => {
  test('stand on every answer, errors included, and say how long it may be kept', async ({ site }) => {
    const asset = `/assets/${(await readdir(new URL('../../dist/assets', import.meta.url))).find((file) => file.endsWith('.js')) ?? ''}`
    for (const [path, status, cache] of [
      ['/', 200, 'no-cache'],
      ['/about', 200, 'no-cache'],
      ['/favicon.svg', 200, 'no-cache'],
      ['/cards/home.png', 200, 'no-cache'],
      ['/about/', 301, 'no-cache'],
      ['/nowhere', 404, 'no-cache'],
      ['/%E0%A4%A', 400, 'no-cache'],
      ['/../../etc/passwd', 404, 'no-cache'],
      ['/assets/nothing.js', 404, 'no-cache'],
      // What is not for visitors, however it is written.
      ...[
        '/_headers',
        '/%5Fheaders',
        '/_inline.json',
        '/_nginx.conf',
        '/.htaccess',
        '/%2Ehtaccess',
        '/404',
        '/%34%30%34',
      ].map((hidden) => [hidden, 404, 'no-cache'] as const),
    ] as const) {
      const answer = await ask(site.url, path)
      expect(answer.status, path).toBe(status)
      expect(answer.headers['cache-control'], path).toBe(cache)
      expectHeaders(answer.headers, path, POLICY)
    }
    const file = await ask(site.url, asset)
    expect(file.status).toBe(200)
    expect(file.headers['cache-control']).toBe(PERMANENT)
    expectHeaders(file.headers, asset, ASSET_POLICY.split('; '))
    for (const [sent, status] of [
      [{ Expect: 'a miracle' }, 417],
      [{ Host: '' }, 200],
    ] as const) {
      const answer = await ask(site.url, '/', 'GET', sent)
      expect(answer.status).toBe(status)
      expectHeaders(answer.headers, JSON.stringify(sent), POLICY)
    }
    const post = await ask(site.url, '/', 'POST')
    expect(post.status).toBe(405)
    expectHeaders(post.headers, 'POST', POLICY)
  })

  test('stand in the files for other hosts too', async () => {
    const read = (file: string) => readFile(new URL(`../../dist/${file}`, import.meta.url), 'utf8')
    const https = {
      ...HEADERS,
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }
    const policy = [...POLICY, 'upgrade-insecure-requests']
    const expectRules = (
      pairs: Iterable<RegExpMatchArray>,
      where: string,
      cache?: string,
      expected: readonly (string | RegExp)[] = policy,
    ) => {
      const headers = Object.fromEntries(
        [...pairs].map((pair) => [(pair[1] ?? '').toLowerCase(), (pair[2] ?? '').replaceAll('\\"', '"')]),
      )
      expectHeaders(headers, where, expected)
      const { 'content-security-policy': _, 'cache-control': kept, ...others } = headers
      expect(others, where).toEqual(https)
      expect(kept, where).toBe(cache)
    }
    const blocks = (await read('_headers')).split(/\n\n/)
    expect(blocks.map((block) => block.split('\n')[0])).toEqual(['/*', '/assets/*', '/storybook/*'])
    expectRules((blocks[0] ?? '').matchAll(/^ {2}([\w-]+): (.*)$/gm), '_headers')
    expect(blocks[1]).toBe(
      `/assets/*\n  Cache-Control: ${PERMANENT}\n  ! Content-Security-Policy\n  Content-Security-Policy: ${ASSET_POLICY}`,
    )
    expect(blocks[2]?.trimEnd()).toBe(
      `/storybook/*\n  ! Content-Security-Policy\n  Content-Security-Policy: ${STORYBOOK_POLICY}`,
    )

    const nginx = await read('_nginx.conf')
    const added = /^ *add_header ([\w-]+) "(.*)" always;$/gm
    const [before = '', assets = ''] = nginx.split('location /assets/ {')
    expectRules(before.matchAll(added), 'nginx', 'no-cache')
    expectRules(
      (assets.split('}')[0] ?? '').matchAll(added),
      'nginx, assets',
      PERMANENT,
      ASSET_POLICY.split('; '),
    )
    const inStorybook = (assets.split('location /storybook/ {')[1] ?? '').split('}')[0] ?? ''
    expect(
      Object.fromEntries(
        [...inStorybook.matchAll(added)].map(([, name = '', value]) => [name.toLowerCase(), value]),
      ),
    ).toEqual({ ...https, 'content-security-policy': STORYBOOK_POLICY, 'cache-control': 'no-cache' })

    const apache = await read('.htaccess')
    const set = /^ *Header always set ([\w-]+) "(.*)"$/gm
    expectRules((apache.split('<If ')[0] ?? '').matchAll(set), 'Apache', 'no-cache')
    expect(apache).toContain(
      `<If "%{REQUEST_URI} =~ m#^/storybook/#">\n    Header always set Content-Security-Policy "${STORYBOOK_POLICY}"\n  </If>`,
    )
    expect(apache).toContain(
      `<If "%{REQUEST_URI} =~ m#^/assets/#">\n    Header always set Cache-Control "${PERMANENT}"\n    Header always set Content-Security-Policy "${ASSET_POLICY}"\n  </If>`,
    )
  })

  test('an encoding that is refused is not sent', async ({ site }) => {
    const encodingFor = async (accepted: string) =>
      (await ask(site.url, '/', 'GET', { 'Accept-Encoding': accepted })).headers['content-encoding']
    expect(await encodingFor('gzip, br')).toBe('br')
    expect(await encodingFor('gzip, br;q=0')).toBe('gzip')
    expect(await encodingFor('br; q=0.0, gzip;q=0')).toBeUndefined()
  })

  test('capitals lead to the page in small letters', async ({ site }) => {
    const answer = await ask(site.url, '/Services/TRAINING?x=1')
    expect([answer.status, answer.headers.location]).toEqual([301, '/services/training?x=1'])
    expect((await ask(site.url, '/NOWHERE')).status).toBe(404)
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
