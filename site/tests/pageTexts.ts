// Every page as the server sends it, and its text: for tests without a browser.
import { expect } from 'vitest'
import { pagePaths as paths, test } from './site.ts'

const htmlOf = new Map<string, string>()
/** The page at a path; empty if there is none. */
export const html = (path: string): string => htmlOf.get(path) ?? ''

export const it = test.extend<{ pages: undefined }>({
  pages: [
    async ({ server }, provide) => {
      if (htmlOf.size === 0)
        for (const path of [...paths, '/404.html']) {
          const answer = await fetch(new URL(path, server.url))
          expect(answer.status, path).toBe(path === '/404.html' ? answer.status : 200)
          htmlOf.set(path, await answer.text())
        }
      await provide(undefined)
    },
    { auto: true },
  ],
})

export const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', '’')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
export const meta = (page: string, kind: 'name' | 'property', name: string) =>
  unescaped(new RegExp(`<meta ${kind}="${name}" content="([^"]*)"`).exec(page)?.[1] ?? '')
export const titleOf = (page: string) => unescaped(/<title>([^<]*)<\/title>/.exec(page)?.[1] ?? '')
/** The text of a page without header and footer: one line per element. */
export const mainText = (page: string) =>
  unescaped(
    (/<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '')
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<\/(?:p|h\d|li|dt|dd|div|section|a|span)>/g, '\n')
      .replace(/<[^>]+>/g, ''),
  )
export const structuredDataOf = (page: string) =>
  [...page.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    (found) => JSON.parse(found[1] ?? '') as { '@context': string; '@graph': Record<string, unknown>[] },
  )

/** A page without the content of its style elements, which the tests of the first load measure. */
export const withoutStyles = (page: string) => page.replace(/(<style>)[^]*?(<\/style>)/g, '$1$2')
