// What the README and the handbook lead to is there.
import { expect, it } from 'vitest'

const texts = import.meta.glob<string>(['../README.md', '../stories/docs/*.mdx'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

const published = Object.values(
  import.meta.glob<string[]>('../stories/publishedIds.json', { eager: true, import: 'published' }),
).flat()

const LINK = /\?path=\/(story|docs)\/([\w-]+)/g

it.each(Object.keys(texts))('%s leads to stories and pages of docs that are there', (file) => {
  const ids = [...(texts[file] ?? '').matchAll(LINK)].map(([, , id]) => id)
  expect(ids.filter((id) => id === undefined || !published.includes(id))).toEqual([])
})

it('the README leads to every capability', () => {
  const links = [...(texts['../README.md'] ?? '').matchAll(LINK)].map(([, kind, id]) => [kind, id])
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter(([kind, id]) => (kind === 'docs') !== id?.endsWith('--docs'))).toEqual([])
})
