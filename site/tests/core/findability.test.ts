// What search engines and link previews read from the response of every page.
import { describe, expect } from 'vitest'
import { TITLE_LENGTH } from '../../../src/parts/page/PageMetadata.tsx'
import { siteUrl } from '../../../src/content/site.ts'
import { html, it, meta, titleOf, unescaped } from '../pageTexts.ts'
import { pagePaths as paths } from '../site.ts'

describe('every page', () => {
  it('has a unique title and description, of the length that search results show', () => {
    for (const path of paths) {
      expect(titleOf(html(path)).length, path).toBeLessThanOrEqual(TITLE_LENGTH)
      const { length } = meta(html(path), 'name', 'description')
      expect([length >= 70, length <= 155], `${path}: ${length}`).toEqual([true, true])
    }
    expect(new Set(paths.map((path) => titleOf(html(path)))).size).toBe(paths.length)
    expect(new Set(paths.map((path) => meta(html(path), 'name', 'description'))).size).toBe(paths.length)
  })

  it('names its one address, and a page that is no page names none', () => {
    for (const path of paths)
      expect(
        [...html(path).matchAll(/<link rel="canonical" href="([^"]*)"/g)].map((found) => found[1]),
      ).toEqual([`${siteUrl}${path}`])
    expect(html('/404.html')).not.toContain('canonical')
    expect(meta(html('/404.html'), 'name', 'robots')).toBe('noindex')
  })

  it('has one first heading, and leaves no level out', () => {
    for (const path of [...paths, '/404.html']) {
      const levels = [...html(path).matchAll(/<h([1-6])[ >]/g)].map((found) => Number(found[1]))
      expect(
        levels.filter((level) => level === 1),
        path,
      ).toHaveLength(1)
      levels.forEach((level, at) => {
        expect(
          level - (levels[at - 1] ?? 0),
          `${path}: heading ${at + 1} of ${levels.join(' ')}`,
        ).toBeLessThanOrEqual(1)
      })
    }
  })

  it('leads to pages and places that exist', () => {
    const broken: string[] = []
    for (const path of paths) {
      expect(html(path).match(/<a (?![^>]*href=)[^>]*>/g), path).toBeNull()
      for (const [, href = ''] of html(path).matchAll(/<a [^>]*?href="([^"]*)"/g)) {
        const url = new URL(unescaped(href), `${siteUrl}${path}`)
        if (url.origin !== siteUrl || /\.\w+$/.test(url.pathname)) continue
        const target = html(url.pathname)
        // A fragment with an equals sign holds values, any other is an anchor (Rules, Addresses).
        const isAnchor = url.hash !== '' && !url.hash.includes('=')
        if (!target || (isAnchor && !target.includes(`id="${url.hash.slice(1)}"`)))
          broken.push(`${path}: ${href}`)
      }
    }
    expect(broken).toEqual([])
  })
})

describe('search engines', () => {
  it('get every page once, and nothing else', async ({ server }) => {
    const sitemap = await (await fetch(new URL('/sitemap.xml', server.url))).text()
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => found[1] ?? '')
    expect(listed).toHaveLength(paths.length)
    expect(new Set(listed)).toEqual(new Set(paths.map((path) => `${siteUrl}${path}`)))
    const robots = await (await fetch(new URL('/robots.txt', server.url))).text()
    expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
    expect(robots).not.toMatch(/Disallow: \//)
  })
})
