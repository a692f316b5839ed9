// Each component and each page of docs has words by which a designer finds it (stories/searchWords.json).
import { expect, it } from 'vitest'
import { anchorsOf, componentWords } from './anchors.ts'
import { docPages, idOfPage } from '../../tests/docPages.ts'
import { storyFiles } from '../../tests/storyFiles.ts'

/** Decisions are for those who build, and say in their titles what they are about. */
const pageIds = Object.entries(docPages)
  .filter(([path]) => !path.includes('/decisions/'))
  .flatMap(([, source]) => idOfPage(source)?.replace(/--docs$/, '') ?? [])

const withPage = storyFiles.filter(
  ({ source }) => !/tags: \[[^\]]*'!autodocs'/.test(source.split(/^export const /m)[0]!),
)
const owners = [...withPage.map(({ id }) => id), ...pageIds]

it('holds for each component, and for each page of docs', () => {
  expect(owners.length).toBeGreaterThan(100)
  expect(owners.filter((owner) => (componentWords[owner]?.length ?? 0) < 2)).toEqual([])
})

it('names nothing that is not there', () => {
  const all = [...storyFiles.map(({ id }) => id), ...pageIds]
  expect(Object.keys(componentWords).filter((owner) => !all.includes(owner))).toEqual([])
})

it('says in lower case what is typed, each phrase once', () => {
  const wrong = Object.entries(componentWords).filter(
    ([, words]) =>
      words.some((word) => word !== word.toLowerCase().trim()) || new Set(words).size < words.length,
  )
  expect(wrong).toEqual([])
})

it('finds a state after the name of its component', () => {
  const titles = anchorsOf({ id: 'demos-price-tracker--just-opened-on-a-phone', type: 'story' }).map(
    ({ title }) => title,
  )
  expect(titles).toContain('price-tracker-phone')
  expect(anchorsOf({ id: 'demos-price-tracker--just-opened', type: 'story' })).toEqual([])
})
