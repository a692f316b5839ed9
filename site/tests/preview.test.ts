// The site in a folder of its host, like the preview of a change: every link stays in that folder.
import { readdir, readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { company } from '#src/content/company.ts'
import { siteUrl } from '#src/content/site.ts'
import { brandTones } from '#src/theme/brandTones.ts'
import { houseThemes } from '#src/theme/themes.ts'
import { companies } from '../../tools/companies.mjs'
import { axeFaults, dialog, escaped, hydrated, opened, testOfPreview as test } from './site.ts'

const inPreview = (file: string) =>
  readFile(new URL(`../../.build/grown/dist/${file}`, import.meta.url), 'utf8')
const pages = ['index.html', 'services.html', 'services/one-more.html', 'contact.html', '404.html']
const [second] = companies
const ADDRESS = `https://${second.host}/preview/`
/** Names and addresses of the company of this repository, also where their quotes are escaped. */
const ours = [company.name, new URL(siteUrl).host].map(
  (name) => new RegExp(`.{0,20}(?<!\\w)${escaped(name)}(?!\\w).{0,20}`),
)
const face = brandTones(second.color, 'launch').paper.launch

describe('a second company', () => {
  test('is the only one that is named, in texts, scripts, styles and pictures', async () => {
    const dist = new URL('../../.build/grown/dist/', import.meta.url)
    const files = (await readdir(dist, { recursive: true })).filter((file) =>
      /\.(?:html|js|css|svg|xml|txt|json)$/.test(file),
    )
    expect(files.length).toBeGreaterThan(100)
    const named: string[] = []
    for (const file of files) {
      const text = await readFile(new URL(file, dist), 'utf8')
      for (const name of ours) {
        const found = name.exec(text)
        if (found) named.push(`${file}: ${found[0]}`)
      }
    }
    expect(named).toEqual([])
  })

  test('shows what it has to show, and is no sample', async () => {
    const contact = await inPreview('contact.html')
    for (const text of [
      second.details.legalName,
      second.details.registerEntry,
      `mailto:${second.details.securityContact}`,
      second.details.careersUrl,
      second.details.dataController,
    ])
      expect(contact).toContain(text)
    expect(await inPreview('.well-known/security.txt')).toMatch(
      /^Contact: mailto:security@quillark\.example\nExpires: \d{4}-/,
    )
    const about = await inPreview('about.html')
    expect(about).toContain(`The data controller is ${second.details.dataController}.`)
    expect(about).not.toContain('sample company')
  })

  test('has its color in the pages, the icon and the cards', async () => {
    expect(await inPreview('index.html')).toContain(face)
    expect(await inPreview('favicon.svg')).toContain(face)
    expect(await inPreview('favicon.svg')).not.toContain(houseThemes.paper.launch)
    expect(await inPreview('index.html')).toMatch(/<title>[^<]*Quillark/)
  })

  test.for(['/preview/', '/preview/products/token-locker', '/preview/contact'])(
    'can be read in both themes: %s',
    async (path, { site }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await site.open(path, { colorScheme })
        await hydrated(page)
        expect(await axeFaults(page)).toEqual([])
      }
    },
  )
})

describe('in a folder', () => {
  test.for(pages)('all addresses in %s are below it', async (file) => {
    const html = await inPreview(file)
    const addresses = [...html.matchAll(/\s(?:href|src|action|data-modules)="([^"]*)"/g)].flatMap(
      ([, found = '']) => found.split(' '),
    )
    expect(addresses.length).toBeGreaterThan(30)
    const outside = addresses.filter((one) => !/^(?:$|\/preview\/|[?#]|https:|mailto:|tel:)/.test(one))
    expect(outside).toEqual([])
    const ofTheSite = [...html.matchAll(/https:\/\/quillark\.example[^"\s<]*/g)].map(([found]) => found)
    expect(ofTheSite.filter((one) => !one.startsWith(ADDRESS))).toEqual([])
    for (const [, url = ''] of html.matchAll(/url\(([^)]+)\)/g))
      expect(url).toMatch(/^["']?(?:\/preview\/|data:|#)/)
  })

  test('sitemap, robots, manifest of versions and the rules for hosts name it', async () => {
    const sitemap = [...(await inPreview('sitemap.xml')).matchAll(/<loc>([^<]+)/g)].map(([, loc]) => loc)
    expect(sitemap).toContain(`${ADDRESS}services/one-more`)
    expect(sitemap.filter((loc) => !loc?.startsWith(ADDRESS))).toEqual([])
    expect(await inPreview('robots.txt')).toContain(`Sitemap: ${ADDRESS}sitemap.xml`)
    expect(await inPreview('version.txt')).toMatch(/^\/preview\/assets\//)
    expect(await inPreview('_headers')).toMatch(/^\/preview\/\*$/m)
    expect(await inPreview('.htaccess')).toContain('/preview/404.html')
    expect(await inPreview('_nginx.conf')).toContain('/preview/')
    expect(await inPreview('_Caddyfile')).toContain('/preview/404.html')
    expect(await inPreview('demo/staking/index.html')).toBe(await inPreview('demo/staking.html'))
  })

  test('a visitor gets about, opens demos, asks for one and reads a policy', async ({ site }) => {
    const path = (url: string) => new URL(url).pathname + new URL(url).search
    const page = await site.open('/preview/')
    await hydrated(page)
    await page.getByRole('main').getByRole('link', { name: 'All services' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor()
    expect(path(page.url())).toBe('/preview/services')
    await page.getByRole('main').getByRole('link', { name: 'One more', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'One more' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: /demo/i }).first().click()
    await opened(page, 'One more')
    expect(path(page.url())).toBe('/preview/services/one-more?demo=one-more')
    await page.reload()
    await opened(page, 'One more')
    await dialog(page, 'One more').getByRole('link', { name: 'Ask for your version' }).click()
    await page.getByRole('heading', { level: 1, name: 'Say what you need.' }).waitFor()
    expect(path(page.url())).toMatch(/^\/preview\/contact\?about=one-more/)
    await page.getByRole('button', { name: 'Privacy policy' }).click()
    await page.getByRole('dialog', { name: 'Privacy policy' }).waitFor()
    await page.keyboard.press('Escape')
    await page.goBack()
    await opened(page, 'One more')
  })

  test('nothing is there beside it, and unknown addresses in it get the page that says so', async ({
    site,
  }) => {
    expect((await fetch(`${site.url}/services`)).status).toBe(404)
    expect((await fetch(`${site.url}/preview`)).status).toBe(200)
    expect((await fetch(`${site.url}//preview//about/`)).url).toBe(`${site.url}/preview/about`)
    const slash = await fetch(`${site.url}/preview/about/`, { redirect: 'manual' })
    expect([slash.status, slash.headers.get('location')]).toEqual([301, '/preview/about'])
    const page = await site.open('/preview/nowhere', { expectedErrors: [/status of 404/] })
    await hydrated(page)
    await page.getByRole('main').getByRole('link', { name: 'Services' }).click()
    await page.waitForURL('**/preview/services')
  })
})
