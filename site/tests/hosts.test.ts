// One build on every host: `npm run test:hosts`. It lists missing programs; with `HOSTS=required` a missing one is an error.
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoIds, demoPagePath, ROOM_PATH } from '#src/content/demos.ts'
import {
  ask,
  copyOfSite,
  leadsTo,
  ownServer,
  plainCaddy,
  plainServer,
  programAt,
  programs,
  removeCopy,
  type Answer,
  type Running,
} from './hostPrograms.ts'
import { hydrated, isFirefox, pagePaths, test as siteTest, type Site } from './site.ts'

/** Every page of the build. */
const paths = [...pagePaths, ROOM_PATH, ...demoIds.map(demoPagePath)]
const dist = new URL('../../dist/', import.meta.url)
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)
const inDist = (file: string) => readFileSync(new URL(file, dist))
const notFound = inDist('404.html')
/** nginx behind a proxy has 4,096 bytes for them by default; half of it is reserved for the proxy. */
const MOST_HEAD_BYTES = 2000

const found = Object.entries(programs).map(([name, { names, start }]) => ({
  name,
  program: programAt(...names),
  start,
}))
const missing = found.filter(({ program }) => !program).map(({ name }) => name)
const installed = found.flatMap(({ name, program, start }) => (program ? [{ name, program, start }] : []))
type Start = (root: string, base?: string) => Promise<Running>
const hosts: [name: string, start: Start][] = [
  ['our own server', ownServer],
  ...installed.map(({ name, program, start }): [string, Start] => [
    name,
    (root, base) => start(program, root, base),
  ]),
]
const caddy = installed.find(({ name }) => name === 'Caddy')?.program
const plainHosts: [name: string, start: Start][] = [
  ['a plain file server', plainServer],
  ...(caddy ? [['Caddy without rules', (root) => plainCaddy(caddy, root)] satisfies [string, Start]] : []),
]

test('the programs are installed, where they have to be', () => {
  if (missing.length > 0) console.warn(`Not installed, and so not tried: ${missing.join(', ')}.`)
  if (process.env.HOSTS === 'required') expect(missing).toEqual([])
})

let root = ''
beforeAll(async () => {
  root = await copyOfSite(paths)
})
afterAll(() => removeCopy(root))

const isOurs = ({ status, body }: Answer) => status === 404 && body.equals(notFound)

describe.each(hosts)('%s', (name, start) => {
  let host: Running
  beforeAll(async () => {
    host = await start(root)
  })
  afterAll(() => host.stop())
  const get = (path: string, sent?: Record<string, string>) => ask(host.url, path, sent)
  /** The final address after all redirects. */
  const endOf = async (path: string) => {
    let at = path
    let answer = await get(at)
    for (let steps = 0; answer.status > 300 && answer.status < 309 && steps < 6; steps++) {
      at = leadsTo(host.url, at, answer)
      if (!at.startsWith('/')) return { at, answer }
      answer = await get(at.replace(/#.*/, ''))
    }
    return { at, answer }
  }

  test('has every page at its address, and leads there from the slash and from .html', async () => {
    for (const path of paths) {
      const answer = await get(path)
      expect([answer.status, answer.headers['content-type']], path).toEqual([
        200,
        expect.stringMatching(/^text\/html/),
      ])
      expect(answer.body.equals(inDist(fileOf(path))), path).toBe(true)
      if (path === '/') continue
      for (const end of ['/', '.html', '/index.html', '/?x=1']) {
        const other = await get(path + end)
        expect([other.status, leadsTo(host.url, path + end, other)], path + end).toEqual([
          301,
          end.includes('?') ? `${path}?x=1` : path,
        ])
      }
    }
    for (const home of ['/index.html', '/index', '//', '/?x=1']) {
      const { at, answer } = await endOf(home)
      expect([at, answer.status], home).toEqual([home.includes('?') ? home : '/', 200])
    }
  })

  test('answers what is not there, and what is not for visitors, by our page', async () => {
    for (const path of [
      ...['/nowhere', '/about/team', '/about/team/', '/services/training/x/y', '/demos', '/demos/', '/404'],
      ...['/about.html/team', '/favicon.svg/x', '/assets/nothing.js', '/assets', '/NOWHERE', '/.git/config'],
      ...['/_headers', '/%5Fheaders', '/_nginx.conf', '/_Caddyfile', '/.nojekyll', '/%34%30%34', '/404.html'],
      ...['/storybook/nothing', '/no//where'],
    ]) {
      const { answer } = await endOf(path)
      expect([path, answer.status, isOurs(answer)]).toEqual([path, 404, true])
      expect(answer.headers['cache-control'], path).toBe('no-cache')
    }
    // Apache refuses these before it reads any rule.
    expect((await get('/.htaccess')).status).toBe(name === 'Apache' ? 403 : 404)
  })

  test('never leads to another host, and folds slashes', async () => {
    for (const path of [
      ...['//evil.example/', '//evil.example', '///evil.example/x.html', '/\\evil.example/'],
      ...[
        '/\\/evil.example/',
        '//evil.example/%2e%2e/',
        '//evil.example/Services/',
        '//evil.example/storybook',
      ],
      ...[
        '//evil.example/index.html',
        '/%5Cevil.example/',
        '/%2Fevil.example/',
        '/.//evil.example/',
        '//storybook//evil.example',
      ],
    ]) {
      const { at, answer } = await endOf(path)
      expect([path, at.startsWith('/') && !at.startsWith('//')]).toEqual([path, true])
      expect([path, at === '/' || [400, 404].includes(answer.status)]).toEqual([path, true])
    }
    for (const path of ['//about', '/about//', '/services//training', '//services///training//?x=1'])
      expect([(await endOf(path)).at, (await endOf(path)).answer.status]).toEqual([
        path.replace(/\/{2,}/g, '/').replace(/\/(?=\?|$)/, ''),
        200,
      ])
  })

  test('leads from capitals to the page', async () => {
    for (const [from, to] of [
      ['/About', '/about'],
      ['/Services/TRAINING?X=1', '/services/training?X=1'],
      ['/DEMO/Staking/', '/demo/staking'],
      ['/Contact.HTML', '/contact'],
    ] as const) {
      const { at, answer } = await endOf(from)
      expect([at, answer.status]).toEqual([to, 200])
    }
  })

  test('leads from escaped letters to the page', async () => {
    for (const [from, to, status] of [
      ['/%61bout', '/about', 200],
      ['/%61bout?x=1', '/about?x=1', 200],
      ['/about%2ehtml', '/about', 200],
      ['/services/token%2Dcreation', '/services/token-creation', 200],
      ['/index%2ehtml', '/', 200],
      ['/demo/d%61o', '/demo/dao', 200],
      // The sign before a fragment, as some mail programs escape it.
      ['/demo/dao%23for=Acme%20Corp', '/demo/dao#for=Acme%20Corp', 200],
      ['/demo/dao%23for=Acme?about=dao', '/demo/dao?about=dao#for=Acme', 200],
      ['/404%2ehtml', '', 404],
      ['/%2561bout', '', 404],
      ['/about%3Fx', '', 404],
      ['/nowhere%23x', '', 404],
    ] as const) {
      const { at, answer } = await endOf(from)
      expect([from, answer.status]).toEqual([from, status])
      if (status === 200) expect(at).toBe(to)
      else expect(isOurs(answer), from).toBe(true)
    }
  })

  test('sends the headers with every answer, and not many bytes of them', async () => {
    const script = (await readdir(new URL('assets', dist))).find((file) => file.endsWith('.js')) ?? ''
    const page = "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
    const file = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    const book = expect.stringContaining("script-src 'self' 'unsafe-inline' 'unsafe-eval'")
    const kept = 'public, max-age=31536000, immutable'
    for (const [path, policy, cache] of [
      ['/', page, 'no-cache'],
      ['/about', page, 'no-cache'],
      ['/about/', page, 'no-cache'],
      ['/nowhere', page, 'no-cache'],
      ['/assets/nothing.js', page, 'no-cache'],
      ['/storybook', page, 'no-cache'],
      [`/assets/${script}`, file, kept],
      ['/favicon.svg', file, 'no-cache'],
      ['/cards/home.png', file, 'no-cache'],
      ['/sitemap.xml', file, 'no-cache'],
      ['/.well-known/security.txt', file, 'no-cache'],
      ['/storybook/', book, 'no-cache'],
      ['/storybook/book.js', book, 'no-cache'],
    ] as const)
      for (const encoding of ['', 'gzip', 'br']) {
        const { headers, headBytes } = await get(path, { 'Accept-Encoding': encoding })
        expect([path, headers['content-security-policy'], headers['cache-control']]).toEqual([
          path,
          policy,
          cache,
        ])
        expect(headers, path).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'permissions-policy': expect.stringContaining('camera=()'),
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
          'x-frame-options': 'SAMEORIGIN',
        })
        expect(headers).not.toHaveProperty('strict-transport-security')
        expect(headBytes, path).toBeLessThan(MOST_HEAD_BYTES)
      }
  })

  test('sends the compressed copies to those who take them', async () => {
    const style = (await readdir(new URL('assets', dist))).find((file) => file.endsWith('.css')) ?? ''
    // On most systems nginx has no brotli.
    const brotli = name === 'nginx' ? ['gzip', '.gz'] : ['br', '.br']
    for (const [path, file, type] of [
      ['/', 'index.html', 'text/html'],
      ['/services/training', 'services/training.html', 'text/html'],
      [`/assets/${style}`, `assets/${style}`, 'text/css'],
      ['/nowhere', '404.html', 'text/html'],
    ] as const)
      for (const [accepted, encoding, ending = ''] of [
        ['gzip, deflate, br', ...brotli],
        ['gzip', 'gzip', '.gz'],
        ['identity', undefined, ''],
        ['gzip;q=0, br;q=0.0', undefined, ''],
      ] as const) {
        const { headers, body } = await get(path, { 'Accept-Encoding': accepted })
        expect([path, accepted, headers['content-encoding']]).toEqual([path, accepted, encoding])
        expect(headers['content-type']).toMatch(type)
        expect(body.equals(inDist(file + ending)), `${path} for ${accepted}`).toBe(true)
      }
  })

  test('serves what is well known, and leads to Storybook', async () => {
    const known = await get('/.well-known/security.txt')
    expect([known.status, known.body.toString()]).toEqual([200, expect.stringContaining('Contact:')])
    const { at, answer } = await endOf('/storybook')
    expect([at, answer.status, answer.body.toString()]).toEqual([
      '/storybook/',
      200,
      expect.stringContaining('book.js'),
    ])
  })
})

describe.each(hosts)('in a folder of %s', (_, start) => {
  test('pages, redirects and the not-found page stay in it', async () => {
    const copy = await copyOfSite(paths, '/preview/')
    const host = await start(copy, '/preview/')
    try {
      for (const [path, status, to] of [
        ['/preview/', 200, ''],
        ['/preview/about', 200, ''],
        ['/preview/demo/staking', 200, ''],
        ['/preview/about/', 301, '/preview/about'],
        ['/preview/about.html', 301, '/preview/about'],
        ['/preview/index.html', 301, '/preview/'],
        ['/preview/Services/Training', 301, '/preview/services/training'],
        ['//preview/about', 301, '/preview/about'],
        ['/preview//about', 301, '/preview/about'],
        ['/preview/storybook', 301, '/preview/storybook/'],
        ['/preview/about/team', 404, ''],
        ['/preview/_headers', 404, ''],
        ['/preview/404', 404, ''],
      ] as const) {
        const answer = await ask(host.url, path)
        expect([path, answer.status, answer.headers.location && leadsTo(host.url, path, answer)]).toEqual([
          path,
          status,
          to || undefined,
        ])
        if (status === 404) expect(isOurs(answer), path).toBe(true)
      }
    } finally {
      await host.stop()
      await removeCopy(copy)
    }
  })
})

describe.each(plainHosts)('%s', (name, start) => {
  test('has every page, with the slash and without', async () => {
    const host = await start(root)
    try {
      for (const path of paths)
        for (const asked of path === '/' ? ['/'] : [path, `${path}/`, `${path}.html`]) {
          let answer = await ask(host.url, asked)
          if (answer.headers.location) answer = await ask(host.url, leadsTo(host.url, asked, answer))
          expect([asked, answer.status]).toEqual([asked, 200])
          expect(answer.body.equals(inDist(fileOf(path))), asked).toBe(true)
        }
      const { status, body } = await ask(host.url, '/about/team')
      expect(status).toBe(404)
      // Without a rule Caddy finds no page for it.
      expect(body.equals(notFound)).toBe(name !== 'Caddy without rules')
    } finally {
      await host.stop()
    }
  })
})

const onPlainServer = siteTest.extend<{ server: { url: string } }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the fixture needs no other fixture
    async ({}, provide) => {
      const copy = await copyOfSite(paths)
      const server = await plainServer(copy)
      await provide({ url: server.url })
      await server.stop()
      await removeCopy(copy)
    },
    { scope: 'worker' },
  ],
})

describe('in a browser, on a plain file server', () => {
  const pathOf = async (site: Site, path: string, expectedErrors: readonly RegExp[] = []) => {
    // A complete address, because two slashes at the beginning would name a host.
    const page = await site.open(site.url + path, { expectedErrors })
    await hydrated(page)
    return { page, path: () => new URL(page.url()).pathname }
  }
  const NOT_THERE = [/status of 404/]

  onPlainServer('a page works at every address that it is found at, and shows its own', async ({ site }) => {
    for (const address of [
      ...['/about/', '/about.html', '//about', '/about/index.html', '/%61bout', '/about%2Ehtml'],
    ]) {
      const { page, path } = await pathOf(site, address)
      expect([address, path()]).toEqual([address, '/about'])
      // The response of the host was hydrated, not replaced.
      expect(await page.locator('#page-title').evaluate((title) => 'isFromServer' in title)).toBe(true)
    }
    const { page, path } = await pathOf(site, '/services/')
    await page.getByRole('main').getByRole('link', { name: 'Staking platform' }).first().click()
    await page.waitForURL('**/services/staking-platform')
    await page.reload()
    await hydrated(page)
    expect(path()).toBe('/services/staking-platform')
  })

  onPlainServer('capitals lead to the page', async ({ site }) => {
    const { page, path } = await pathOf(site, '/About/?x=1', NOT_THERE)
    await page.getByRole('heading', { level: 1, name: /show you/i }).waitFor()
    expect(path()).toBe('/about')
  })

  onPlainServer('an escaped sign before a fragment leads to the demo for the client', async ({ site }) => {
    const { page } = await pathOf(site, '/demo/dao%23for=Acme', NOT_THERE)
    await page.getByText('Acme').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/demo/dao')
  })

  onPlainServer('what has no page says so', async ({ site }) => {
    for (const address of ['/services/staking/', '/services/staking.html', '/demos/']) {
      const { page, path } = await pathOf(site, address, NOT_THERE)
      expect(path()).toBe(address)
      expect(await page.title()).toMatch(/not found/i)
      await page.getByRole('button', { name: 'Open chat' }).click()
      await page.getByRole('textbox', { name: 'Message to the assistant' }).waitFor()
    }
  })

  onPlainServer('a page that is a demo works at its addresses', async ({ site }) => {
    for (const address of [
      '/demo/staking/',
      '/demo/staking.html',
      '//demo/staking',
      '/Demo/STAKING',
      '/demo/st%61king',
    ]) {
      const { page, path } = await pathOf(site, address, address.includes('D') ? NOT_THERE : [])
      expect([address, path()]).toEqual([address, '/demo/staking'])
      await page.getByRole('button', { name: 'Stake in Polygon Growth' }).click()
      await page.getByRole('textbox', { name: 'Amount to stake' }).fill('2500')
    }
  })

  onPlainServer('a demo under a name that it does not know says that it does not work', async ({ site }) => {
    const page = await site.open('/about', {
      prepare: (fresh) =>
        fresh.route('**/about', async (route) =>
          route.fulfill({ contentType: 'text/html', body: inDist('demo/staking.html') }),
        ),
    })
    await page.getByText('Parts of this page did not load').waitFor()
  })

  // Firefox words the message of a blocked request differently.
  onPlainServer.skipIf(isFirefox)('the policy is in force without a header', async ({ site }) => {
    const page = await site.open('/about', {
      expectedErrors: [
        /TrustedHTML/,
        /Policy violated: style-src/,
        /Applying inline style/,
        /Policy violated: require-trusted-types/,
      ],
    })
    await hydrated(page)
    const answer = await page.evaluate(async () => {
      const style = document.createElement('style')
      style.textContent = 'body { color: rgb(1, 2, 3) }'
      document.head.append(style)
      const color = getComputedStyle(document.body).color
      try {
        document.body.innerHTML = '<b>written</b>'
        return [color, 'written']
      } catch (error) {
        return [color, String(error)]
      }
    })
    expect(answer[0]).not.toBe('rgb(1, 2, 3)')
    expect(answer[1]).toMatch(/TrustedHTML/)
  })
})

describe('the files for hosts that cannot run here', () => {
  const headersFile = () => readFile(join(root, 'site/_headers'), 'utf8')

  test('keep to the rules of Cloudflare Pages', async () => {
    const text = await headersFile()
    const lines = text.split('\n')
    const rules = lines.filter((line) => line.startsWith('/'))
    // "A project is limited to 100 header rules. Each line in the _headers file has a 2,000 character limit."
    expect(rules.length).toBeLessThanOrEqual(100)
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000)
    // "You may only include a single splat in the URL." Netlify requires it at the end, or as a whole segment.
    for (const rule of rules) expect(rule).toMatch(/^\/[^*]*\*?$/)
    // "Detach a header … by prepending an exclamation mark": Netlify does not know it.
    expect(lines.filter((line) => line.trim().startsWith('!'))).toEqual([])
  })

  test('give no header two values that fight, where values are joined', async () => {
    // Cloudflare: "If a header is applied twice … the values are joined with a comma separator". Netlify joins likewise.
    // Browsers enforce each policy of such a list.
    const blocks = (await headersFile()).trim().split(/\n\n/)
    const named = (block = '') => [...block.matchAll(/^ {2}([\w-]+):/gm)].map(([, header]) => header ?? '')
    const common = named(blocks[0])
    for (const block of blocks.slice(1))
      expect(named(block).filter((header) => common.includes(header))).toEqual(['Content-Security-Policy'])
    const directives = (block = '') =>
      [...block.matchAll(/Content-Security-Policy: (.*)/g)].flatMap(([, policy = '']) => policy.split('; '))
    const book = blocks.find((block) => block.startsWith('/storybook/*'))
    for (const directive of directives(blocks[0])) expect(directives(book)).toContain(directive)
  })

  test('name everything that is no page', async () => {
    const rules = [
      ...(await headersFile()).matchAll(/^(\/.*)\n {2}Content-Security-Policy: default-src 'none'/gm),
    ]
    const isNamed = (path: string) =>
      rules.some(([, rule = '']) => (rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule))
    const files = (await readdir(join(root, 'site'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(root, 'site').length))
    const others = files.filter(
      (file) => !/^\/(?:_|storybook|\.htaccess|\.nojekyll)|\.html(?:\.br|\.gz)?$/.test(file),
    )
    expect(others.length).toBeGreaterThan(100)
    expect(others.filter((file) => !isNamed(file.replace(/\.(?:br|gz)$/, '')))).toEqual([])
  })

  test('stand for each address twice, as a page and as a folder', async () => {
    // Cloudflare: "If an HTML file is found with a matching path to the current route requested, Pages will serve it."
    // If both exist, GitHub Pages, Netlify, Cloudflare Pages, Vercel and Render answer /about with 200 and without a
    // redirect (github.com/slorber/trailing-slash-guide, the rows "both"); Vercel has nothing at /about with about.html alone.
    for (const path of paths.filter((one) => one !== '/')) {
      const folder = inDist(`${path.slice(1)}/index.html`)
      expect(folder.equals(inDist(fileOf(path))), path).toBe(true)
      // One of the two is the canonical address, which search engines read in both.
      const canonical = /<link rel="canonical" href="https:\/\/[^/]+([^"]*)"/.exec(folder.toString())?.[1]
      if (!path.startsWith(ROOM_PATH)) expect(canonical).toBe(path)
      // Relative addresses would have other targets after the slash, so only those within the page are allowed.
      const addresses = [...folder.toString().matchAll(/\s(?:href|src)="([^"]*)"/g)].map(
        ([, found = '']) => found,
      )
      expect(addresses.filter((one) => !/^(?:$|\/(?!\/)|[?#]|https:|mailto:|tel:)/.test(one))).toEqual([])
    }
  })

  test('let GitHub Pages publish what begins with a dot', async () => {
    // "Add an empty .nojekyll file … files with a leading underscore are ignored during the build process by default."
    expect(inDist('.nojekyll')).toHaveLength(0)
  })
})
