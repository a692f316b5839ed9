// The card of states is complete: every story with a state, every demo, screen and dialog, and every mode of the
// ticker.
import { describe, expect, it } from 'vitest'
import { sampleReasons } from '#src/market/MarketTicker.tsx'
import { storyFiles } from './storyFiles.ts'

interface CardGroup {
  title: string
  entries: readonly { says: string; shownBy: readonly string[] }[]
}
type Card = Record<'siteCard' | 'demoCard', readonly CardGroup[]>
const { siteCard, demoCard } = Object.values(
  import.meta.glob<Card>('../stories/docs/stateCard.ts', { eager: true }),
)[0]!
const rules = Object.values(
  import.meta.glob<string>('../stories/docs/Rules.mdx', { eager: true, query: '?raw', import: 'default' }),
)[0]!

const groups = [...siteCard, ...demoCard]
const idsOf = (shown: readonly CardGroup[]) =>
  shown.flatMap(({ entries }) => entries.flatMap(({ shownBy }) => [...shownBy]))
const stories = new Map(
  storyFiles.flatMap((file) => file.stories.map((story) => [story.id, { file, story }])),
)

it('has every state of a story, each once', () => {
  const said = storyFiles.flatMap((file) =>
    file.stories.flatMap(({ id, states }) => states.map(({ section, says }) => `${section}: ${says}: ${id}`)),
  )
  const drawn = groups.flatMap(({ title, entries }) =>
    entries.flatMap(({ says, shownBy }) => shownBy.map((id) => `${title}: ${says}: ${id}`)),
  )
  expect(said.length).toBeGreaterThan(200)
  expect(
    said.filter((state) => !drawn.includes(state)),
    'write the section in stories/docs/Rules.mdx under the name that inSection() has; a state comes `after` a story of its section',
  ).toEqual([])
  expect(drawn.toSorted()).toEqual(said.toSorted())
})

it('reads every `shows(…)`', () => {
  const unread = storyFiles.flatMap(({ stories: all }) =>
    all.filter(({ source, states }) => /\bshows\(/.test(source) !== states.length > 0).map(({ id }) => id),
  )
  expect(unread).toEqual([])
})

it('is static: a running story, or one that plays a visit, is not a state', () => {
  expect(idsOf(groups).filter((id) => /--(?:preview|journey|tour)/.test(id))).toEqual([])
})

/** The headings of a chapter of Rules. */
const sectionsOf = (chapter: string) => {
  const text = rules.split(/^## /m).find((part) => part.startsWith(`${chapter}\n`)) ?? ''
  return [...text.matchAll(/^### (.+)$/gm)].map(([, title]) => title)
}

it('has a group for each demo, with the names and order of Rules', () => {
  expect(demoCard.map(({ title }) => title)).toEqual(sectionsOf('The demos'))
})

describe('of the site it has', () => {
  it('the ticker and the chat', () => {
    for (const title of sectionsOf('Market and chat'))
      expect(siteCard.map((group) => group.title)).toContain(title)
  })

  const shown = new Set(idsOf(siteCard).flatMap((id) => stories.get(id)?.file.components ?? []))
  it.each(
    Object.keys(import.meta.glob('../src/screens/*Screen.tsx')).map((path) => /(\w+)\.tsx$/.exec(path)![1]!),
  )('the screen %s', (screen) => {
    expect([...shown]).toContain(screen)
  })

  const sources = import.meta.glob<string>('../src/**/*.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const modals = Object.entries(sources).flatMap(([path, source]) => {
    const isModal = / from '.*\/Dialog\.tsx'/.test(source) || /<dialog\b/.test(source)
    return isModal ? [/(\w+)\.tsx$/.exec(path)![1]!] : []
  })
  it('every dialog', () => {
    expect(modals.length).toBeGreaterThan(2)
    // The chat's window is shown by the chat.
    const asShown = modals.map((name) => (name === 'ChatWindow' ? 'Chat' : name))
    expect(asShown.filter((name) => !shown.has(name))).toEqual([])
  })

  it('every source of the ticker’s figures', () => {
    const says = siteCard.find(({ title }) => title === 'Ticker')!.entries.map((entry) => entry.says)
    expect(
      Object.keys(sampleReasons).filter((source) => !says.some((one) => one.startsWith(`${source}:`))),
    ).toEqual([])
  })
})
