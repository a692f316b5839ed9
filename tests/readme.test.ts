// The links of the README, the guide for contributors and the docs have targets.
import { toId } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { docPages, idOfPage } from './docPages.ts'
import { storyFiles } from './storyFiles.ts'

const texts = {
  ...import.meta.glob<string>('../*.md', { eager: true, query: '?raw', import: 'default' }),
  ...docPages,
}

/** The ids of every story, of every story file's page, and of every page of docs. */
const ids = new Set([
  ...storyFiles.flatMap(({ id, stories }) => [toId(id, 'Docs'), ...stories.map((story) => story.id)]),
  ...Object.values(docPages).flatMap((source) => idOfPage(source) ?? []),
])

const LINK = /\?path=\/(story|docs)\/([\w-]+)/g

it.each(Object.keys(texts))('%s links to existing stories and pages of docs', (file) => {
  const linked = [...(texts[file] ?? '').matchAll(LINK)].map(([, , id = '']) => id)
  expect(linked.filter((id) => !ids.has(id))).toEqual([])
})

const files = import.meta.glob(['../*.md', '../LICENSE', '../stories/docs/**', '../.github/**'])

it.each(['README.md', 'CONTRIBUTING.md'])(
  '%s links to files of the repository, not to a running Storybook',
  (file) => {
    const text = texts[`../${file}`] ?? ''
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link ?? '')
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter((link) => !Object.keys(files).some((path) => path.startsWith(`../${link}`)))).toEqual(
      [],
    )
  },
)
