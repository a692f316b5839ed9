import { brotliCompressSync } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import { describe, expect } from 'vitest'
import { faultsIn } from '../../tests/claims.ts'
import { company } from '../../src/content/company.ts'
import { offers } from '../../src/content/offers.ts'
import { siteUrl } from '../../src/content/site.ts'
import { html, it, mainText, meta, structuredDataOf, titleOf, withoutStyles } from './pageTexts.ts'
import { hydrated, isFirefox, pagePaths as paths } from './site.ts'

describe('every page', () => {
  it('is valid HTML', { timeout: 90_000 }, async () => {
    const validator = new HtmlValidate({
      root: true,
      extends: ['html-validate:recommended'],
      rules: {
        // The renderer determines the form of tags, and browsers accept it.
        'void-style': 'off',
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'doctype-style': 'off',
        'attr-case': 'off',
        'valid-id': ['error', { relaxed: true }],
        // A list may have a name.
        'aria-label-misuse': ['error', { allowAnyNamable: true }],
        // The tests below measure titles exactly.
        'long-title': 'off',
      },
    })
    const faults: string[] = []
    for (const path of [...paths, '/404.html']) {
      const page = html(path)
      const report = await validator.validateString(withoutStyles(page))
      for (const { messages } of report.results)
        for (const { ruleId, message, selector } of messages)
          faults.push(`${path}: ${ruleId}: ${message} (${selector ?? ''})`)
    }
    expect([...new Set(faults)]).toEqual([])
  })

  it('has a link preview with its own texts and its own picture, 1200 × 630', async ({ server }) => {
    const pictures = new Set<string>()
    for (const path of paths) {
      const page = html(path)
      expect(meta(page, 'property', 'og:title')).toBe(titleOf(page))
      expect(meta(page, 'property', 'og:description')).toBe(meta(page, 'name', 'description'))
      expect(meta(page, 'property', 'og:url')).toBe(`${siteUrl}${path}`)
      expect(meta(page, 'name', 'twitter:card')).toBe('summary_large_image')
      const image = meta(page, 'property', 'og:image')
      expect(image.startsWith(`${siteUrl}/`)).toBe(true)
      const answer = await fetch(new URL(new URL(image).pathname, server.url))
      expect(answer.headers.get('content-type'), image).toBe('image/png')
      const picture = Buffer.from(await answer.arrayBuffer())
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], image).toEqual([1200, 630])
      expect(picture.length, image).toBeLessThan(200_000)
      pictures.add(picture.toString('base64'))
    }
    expect(pictures.size).toBe(paths.length)
  })

  it('has structured data whose references resolve and whose texts are on the page', async () => {
    for (const path of paths) {
      const found = structuredDataOf(html(path))
      expect(found, path).toHaveLength(1)
      const graph = found[0]?.['@graph'] ?? []
      const types = graph.map((thing) => thing['@type'])
      expect(types, path).toContain('Organization')
      expect(types, path).toContain('WebSite')
      expect(types.includes('BreadcrumbList'), path).toBe(path !== '/')
      expect(types.includes('ItemList'), path).toBe(path === '/services' || path === '/products')
      expect(types.includes('Service'), path).toBe(path.startsWith('/services/'))
      expect(types.includes('SoftwareApplication'), path).toBe(path.startsWith('/products/'))
      expect(types.includes('FAQPage'), path).toBe(path.split('/').length === 3)
      const ids = graph.map((thing) => thing['@id'])
      expect(new Set(ids).size, path).toBe(ids.length)
      const text = JSON.stringify(graph)
      for (const [, id] of text.matchAll(/\{"@id":"([^"]+)"\}/g)) expect(ids, path).toContain(id)
      // A browser is not an operating system; the named ones are on the page.
      for (const [, systems = ''] of text.matchAll(/"operatingSystem":"([^"]+)"/g))
        for (const system of systems.split(', ')) {
          expect(['iOS', 'Android'], path).toContain(system)
          expect(meta(html(path), 'name', 'description'), path).toContain(system)
        }
      expect(text.includes('"operatingSystem"'), path).toBe(path === '/products/mobile-wallet')
      expect(text, path).not.toMatch(/"(?:aggregateRating|offers|reviews?|price\w*)":/)
      const shown = mainText(html(path)).replaceAll(/\s+/g, ' ')
      for (const [, question] of text.matchAll(/"@type":"Question","name":"([^"]+)"/g))
        expect(shown, path).toContain(question)
      for (const [, answer] of text.matchAll(/"@type":"Answer","text":"([^"]+)"/g))
        expect(shown, path).toContain(answer)
    }
  })

  it('says the same of the company and of the site everywhere, to the letter', () => {
    const site = siteUrl
    for (const path of paths)
      expect(structuredDataOf(html(path))[0]?.['@graph'].slice(0, 2), path).toEqual([
        {
          '@type': 'Organization',
          '@id': `${site}/#organization`,
          name: company.name,
          url: `${site}/`,
          logo: `${site}/cards/logo.png`,
          slogan: company.tagline,
          foundingDate: company.claims.founded,
          email: company.supportEmail,
          telephone: company.phoneHref.replace('tel:', ''),
          sameAs: [company.linkedInUrl, company.twitterUrl],
        },
        {
          '@type': 'WebSite',
          '@id': `${site}/#website`,
          name: company.name,
          url: `${site}/`,
          inLanguage: 'en-US',
          publisher: { '@id': `${site}/#organization` },
        },
      ])
  })

  it('describes itself in its structured data: page, picture, way to it, what it offers', () => {
    const kinds = new Map([
      ['/services', 'CollectionPage'],
      ['/products', 'CollectionPage'],
      ['/about', 'AboutPage'],
      ['/contact', 'ContactPage'],
    ])
    for (const path of paths) {
      const page = html(path)
      const url = `${siteUrl}${path}`
      const graph = structuredDataOf(page)[0]?.['@graph'] ?? []
      expect(graph[2], path).toEqual({
        '@type': kinds.get(path) ?? 'WebPage',
        '@id': `${url}#page`,
        url,
        name: titleOf(page),
        description: meta(page, 'name', 'description'),
        inLanguage: 'en-US',
        isPartOf: { '@id': `${siteUrl}/#website` },
        primaryImageOfPage: { '@type': 'ImageObject', url: meta(page, 'property', 'og:image') },
      })
      const offer = offers.find((one) => one.path === path)
      const section = path.startsWith('/services/') ? ['Services', '/services'] : ['Products', '/products']
      const titles: Record<string, string> = {
        '/services': 'Services',
        '/products': 'Products',
        '/about': 'About',
        '/contact': 'Contact',
      }
      const trail = offer ? [section, [offer.name, path]] : path === '/' ? [] : [[titles[path], path]]
      const crumbs = graph.find((thing) => thing['@type'] === 'BreadcrumbList')
      if (path !== '/')
        expect(crumbs?.itemListElement, path).toEqual(
          [['Home', '/'], ...trail].map(([name, at], index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: `${siteUrl}${at}`,
          })),
        )
      if (offer)
        expect(
          graph.find((thing) => thing['@id'] === `${url}#offer`),
          path,
        ).toMatchObject({ name: offer.name, url, provider: { '@id': `${siteUrl}/#organization` } })
    }
  })

  it('claims nothing beyond the list of claims, and leaves nothing of a template behind', () => {
    const faults: string[] = []
    const figures = company.facts.map(({ figure, label }) => `${figure}\n${label}`)
    for (const path of paths) {
      const text = figures.reduce((rest, figure) => rest.replace(figure, ''), mainText(html(path)))
      for (const line of [text, titleOf(html(path)), meta(html(path), 'name', 'description')])
        faults.push(...faultsIn(line).map((fault) => `${path}: ${fault}`))
    }
    expect(faults).toEqual([])
  })

  it('says enough, and weighs little', () => {
    const words: number[] = []
    const bytes: number[] = []
    for (const path of paths) {
      words.push(mainText(html(path)).match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0)
      bytes.push(brotliCompressSync(withoutStyles(html(path))).length)
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
    console.log(
      `${paths.length} pages; words per page: least ${Math.min(...words)}, median ${median(words)}; HTML with brotli: median ${(median(bytes) / 1000).toFixed(1)} kB, most ${(Math.max(...bytes) / 1000).toFixed(1)} kB`,
    )
    expect(median(bytes)).toBeLessThanOrEqual(12_000)
    expect(offers.filter(({ path }) => !html(path)).map(({ path }) => path)).toEqual([])
  })
})

// Only Chromium's driver prints.
describe.skipIf(isFirefox)('on paper', () => {
  it('a service or product is a hand-out of one or two sheets, without what only works on a screen', async ({
    site,
  }) => {
    const longest = paths
      .filter((path) => path.split('/').length === 3)
      .toSorted((a, b) => mainText(html(b)).length - mainText(html(a)).length)
      .slice(0, 4)
    const page = await site.open(longest[0] ?? '')
    for (const path of longest) {
      await page.goto(new URL(path, site.url).href)
      // The print styles follow the first paint.
      await hydrated(page)
      for (const format of ['A4', 'Letter']) {
        const pdf = (await page.pdf({ format })).toString('latin1')
        const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
        expect([1, 2], `${path} on ${format}: ${sheets} sheets`).toContain(sheets)
      }
    }
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByText(`${siteUrl}${longest.at(-1)}`).isVisible()).toBe(true)
    for (const name of ['Open live demo', 'Tell us what you need', 'All services'])
      expect(await page.getByRole('link', { name }).filter({ visible: true }).count(), name).toBe(0)
    expect(await page.getByRole('region', { name: 'Market data' }).isVisible()).toBe(false)
  })
})
