import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { connect } from 'node:net'
import { readdir, readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { hostFiles } from '../../build/hosts.mjs'
import { test } from '../site.ts'

/** A raw request, because fetch would normalize the path. */
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

/** The status of the answer to a request as it is written on the wire. */
const rawStatus = (url: string, text: string) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname, () => socket.write(text)).on('error', reject)
    socket.once('data', (data) => {
      socket.destroy()
      resolve(Number(/^HTTP\/\S+ (\d+)/.exec(String(data))?.[1]))
    })
  })

/** The complete policy of every page: a changed directive has to be changed here too. */
const PAGE_POLICY = [
  "default-src 'none'",
  /^script-src 'self' 'sha256-[\w+/=]{44}'$/,
  /^style-src 'self' 'sha256-[\w+/=]{44}'$/,
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self' https://api.coingecko.com",
  // The panel "Send" shows the client's page.
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]
/** The policy of every response, without the inline parts of pages. */
const POLICY = "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
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
  'referrer-policy': 'no-referrer',
  'permissions-policy': [...PERMISSIONS, 'clipboard-write=(self)'].join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
}
/** A response that is not a page may request nothing. */
const FILE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** Storybook writes scripts and styles into its own pages. */
const STORYBOOK_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
const PERMANENT = 'public, max-age=31536000, immutable'

function expectHeaders(headers: Record<string, unknown>, path: string, policy: string): void {
  expect(headers['content-security-policy'], path).toBe(policy)
  expect(headers, path).toMatchObject(HEADERS)
  expect(headers).not.toHaveProperty('strict-transport-security')
}

describe('the headers', () => {
  test('are on every response, errors included, and state how long it may be cached', async ({ site }) => {
    const asset = `/assets/${(await readdir(new URL('../../../dist/assets', import.meta.url))).find((file) => file.endsWith('.js')) ?? ''}`
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
      // Files that are not for visitors, in any spelling.
      ...[
        '/_headers',
        '/%5Fheaders',
        '/_Caddyfile',
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
      const isFile = status === 200 && /\.\w+$/.test(path)
      expectHeaders(answer.headers, path, isFile ? FILE_POLICY : POLICY)
    }
    const file = await ask(site.url, asset)
    expect(file.status).toBe(200)
    expect(file.headers['cache-control']).toBe(PERMANENT)
    expectHeaders(file.headers, asset, FILE_POLICY)
    for (const [sent, status] of [
      [{ Expect: 'a miracle' }, 417],
      [{ Host: '' }, 200],
    ] as const) {
      const answer = await ask(site.url, '/', 'GET', sent)
      expect(answer.status).toBe(status)
      expectHeaders(answer.headers, JSON.stringify(sent), POLICY)
    }
    // HTTP/1.0 has requests without a host; HTTP/1.1 has none.
    for (const [version, status] of [
      ['1.0', 200],
      ['1.1', 400],
    ] as const)
      expect(await rawStatus(site.url, `GET /about HTTP/${version}\r\n\r\n`)).toBe(status)
    const page = await ask(site.url, '/about')
    const known = await ask(site.url, '/about', 'GET', { 'If-None-Match': String(page.headers.etag) })
    expect(known.status).toBe(304)
    for (const name of ['etag', 'cache-control', 'vary'])
      expect(known.headers[name], name).toBe(page.headers[name])
    const post = await ask(site.url, '/', 'POST')
    expect(post.status).toBe(405)
    expectHeaders(post.headers, 'POST', POLICY)
  })

  test('are in the files for other hosts too, with https only if it is configured', async () => {
    const expected = { ...HEADERS, 'content-security-policy': POLICY }
    const lowered = (pairs: Iterable<RegExpMatchArray>) =>
      Object.fromEntries(
        [...pairs].map(([, name = '', value = '']) => [name.toLowerCase(), value.replaceAll('\\"', '"')]),
      )
    const files = hostFiles({ base: '/', paths: ['/about'], hsts: '' })
    for (const [file, line, isCommon] of [
      ['_headers', /^ {2}([\w-]+): (.*)$/gm, (text: string) => text.split('\n\n')[0] ?? ''],
      ['_nginx.conf', /^ {2}add_header ([\w-]+) "(.*)" always;$/gm, (text: string) => text],
      ['.htaccess', /^ {2}Header always set ([\w-]+) "(.*)"$/gm, (text: string) => text],
      ['_Caddyfile', /^ {4}header ([A-Z][\w-]+) "(.*)"$/gm, (text: string) => text.split('@files')[0] ?? ''],
    ] as const) {
      const text = files[file] ?? ''
      const { 'cache-control': cache, ...headers } = lowered(isCommon(text).matchAll(line))
      expect(headers, file).toEqual(expected)
      expect(cache, file).toBe(file === '_headers' ? undefined : 'no-cache')
      for (const policy of [FILE_POLICY, STORYBOOK_POLICY, PERMANENT]) expect(text, file).toContain(policy)
      expect(text.toLowerCase(), file).not.toContain('strict-transport-security')
      const forced = hostFiles({ base: '/', paths: ['/about'], hsts: 'max-age=31536000' })[file]
      expect(forced, file).toMatch(/Strict-Transport-Security"?:? "?max-age=31536000"?/)
      expect(forced, file).toContain(`${POLICY}; upgrade-insecure-requests`)
    }
    expect(() => hostFiles({ base: '/', paths: [], hsts: 'yes' })).toThrow('HSTS is "yes"')
  })

  test('each page has a policy, which names only the parts of that page and is short', async () => {
    const files = await readdir(new URL('../../../dist', import.meta.url), { recursive: true })
    const pages = files.filter((file) => file.endsWith('.html') && !file.startsWith('storybook'))
    expect(pages.length).toBeGreaterThan(120)
    for (const file of pages) {
      const html = await readFile(new URL(`../../../dist/${file}`, import.meta.url), 'utf8')
      const [head = '', policy = ''] =
        /^[^]*?<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? []
      // It precedes all content that it governs, and the encoding is where browsers look for it.
      expect(head.replace(/<meta http-equiv[^]*/, ''), file).toBe(
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8" />\n',
      )
      expect(policy.length, file).toBeLessThanOrEqual(1200)
      const directives = policy.split('; ')
      expect(directives, file).toHaveLength(PAGE_POLICY.length)
      PAGE_POLICY.forEach((expected, at) => {
        if (typeof expected === 'string') expect(directives[at], file).toBe(expected)
        else expect(directives[at], file).toMatch(expected)
      })
      const inline = [...html.matchAll(/<(script|style)\b([^>]*)>([^]*?)<\/\1>/g)]
        .filter(([, , attributes = '']) => !attributes.includes('ld+json'))
        .map(([, , , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      expect(policy.match(/'sha256-[^']*'/g)?.sort(), file).toEqual(inline.sort())
    }
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
