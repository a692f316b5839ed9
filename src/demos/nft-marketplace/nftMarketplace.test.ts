import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../simulation/entries.ts'
import { replay } from '../../simulation/replay.ts'
import { factsOf, nftMarketplace, slotsOf, worksFound, type NftMarketplaceEvent } from './nftMarketplace.ts'
import { categories, sampleWorks, type Category } from './sampleWorks.ts'

const typed = (text: string): NftMarketplaceEvent => ({ type: 'searchTyped', text })
const chosen = (category: Category): NftMarketplaceEvent => ({ type: 'categoryChosen', category })
const cleared: NftMarketplaceEvent = { type: 'searchCleared' }
const namesFound = (search: string, category: Category = 'all') =>
  worksFound(sampleWorks, { search, category }).map(({ name }) => name)

describe('search and category', () => {
  it.each<[string, NftMarketplaceEvent[], unknown]>([
    ['nothing at first', [], { search: '', category: 'all', open: [] }],
    ['the search, as typed', [typed('  Paper ')], { search: '  Paper ', category: 'all', open: [] }],
    ['the category', [chosen('music')], { search: '', category: 'music', open: [] }],
    ['both', [typed('tape'), chosen('music')], { search: 'tape', category: 'music', open: [] }],
    [
      'another category keeps the search',
      [typed('a'), chosen('music'), chosen('art')],
      { search: 'a', category: 'art', open: [] },
    ],
    [
      'Clear search keeps the category',
      [chosen('art'), typed('x'), cleared],
      { search: '', category: 'art', open: [] },
    ],
  ])('%s', (_, events, state) => {
    expect(replay(nftMarketplace, events)).toEqual(state)
  })
})

describe('the found works', () => {
  it.each<[string, Category, string[]]>([
    ['tide', 'all', ['Low Tide Tape']],
    ['TIDE', 'all', ['Low Tide Tape']],
    ['se', 'all', ['Second Half']],
    ['r h', 'all', ['Paper Harbor']],
    ['paper harbor', 'art', ['Paper Harbor']],
    ['paper', 'music', []],
    ['', 'photography', ['Tin Roof', 'North Pier']],
    ['lagoon', 'all', []],
    [' tide ', 'all', ['Low Tide Tape']],
    ['  tide', 'all', ['Low Tide Tape']],
    ['tide  tape', 'all', []],
    ['tın roóf', 'all', ['Tin Roof']],
    // By name only: not by creator, category or id.
    ['fenn', 'all', []],
    ['gaming', 'all', []],
    ['low-tide', 'all', []],
    // A text, not a pattern.
    ['.*', 'all', []],
    ['<script>alert(1)</script>', 'all', []],
    ['x'.repeat(10_000), 'all', []],
  ])('%j in %s', (search, category, names) => {
    expect(namesFound(search, category)).toEqual(names)
  })
  it('are all of them without search and category, in order', () => {
    expect(worksFound(sampleWorks, replay(nftMarketplace))).toEqual(sampleWorks)
  })

  const anyCategory = fc.constantFrom(...categories.map(({ key }) => key))
  const anySearch = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc
      .tuple(fc.constantFrom(...sampleWorks), fc.nat(12), fc.nat(6))
      .map(([work, from, length]) => work.name.slice(from, from + length)),
  )
  it('match search and category; others differ in at least one', () => {
    fc.assert(
      fc.property(anySearch, anyCategory, (search, category) => {
        const found = namesFound(search, category)
        for (const work of sampleWorks) {
          const isNamed = new RegExp(search.trim().replace(/[^\w\s]/g, '\\$&'), 'i').test(work.name)
          const isOfCategory = category === 'all' || work.category === category
          expect(found.includes(work.name)).toBe(isNamed && isOfCategory)
        }
      }),
    )
  })
  it('are the same in upper and lower case, and never become more with more letters', () => {
    fc.assert(
      fc.property(anySearch, fc.string({ maxLength: 2 }), anyCategory, (search, more, category) => {
        const found = namesFound(search, category)
        expect(namesFound(search.toLowerCase(), category)).toEqual(found)
        expect(found).toEqual(expect.arrayContaining(namesFound(search + more, category)))
      }),
    )
  })
})

describe('samples', () => {
  it('has the categories of the rules, each with a work', () => {
    expect(categories.map(({ key }) => key)).toEqual([
      'all',
      'art',
      'gaming',
      'music',
      'photography',
      'sports',
    ])
    for (const { key } of categories) expect(namesFound('', key).length).toBeGreaterThan(0)
  })
  it('has distinct ids and names, and scores from 0 to 100', () => {
    expect(new Set(sampleWorks.map(({ id }) => id)).size).toBe(sampleWorks.length)
    expect(new Set(sampleWorks.map(({ name }) => name)).size).toBe(sampleWorks.length)
    for (const { aiScore } of sampleWorks) expect(aiScore >= 0 && aiScore <= 100).toBe(true)
  })
})

// The entries in an inquiry: the label and value of each field, in the order of the form (Rules, Inquiry).
it.each<[string, NftMarketplaceEvent[], Entry[]]>([
  [
    'filled in',
    [
      { type: 'searchTyped', text: 'fold' },
      { type: 'categoryChosen', category: 'art' },
    ],
    [
      ['Search', 'fold'],
      ['Category', 'Art'],
    ],
  ],
])('has entries: %s', (_, events, entries) => {
  expect(nftMarketplace.entries?.(replay(nftMarketplace, events))).toEqual(entries)
})

describe('an unfolded work', () => {
  it('stays until it is pressed again', () => {
    const pressed = (workId: string) => ({ type: 'detailsToggled', workId }) as const
    const both = [pressed('paper-harbor'), pressed('night-shift')]
    expect(replay(nftMarketplace, both).open).toEqual(['paper-harbor', 'night-shift'])
    expect(replay(nftMarketplace, [...both, pressed('paper-harbor')]).open).toEqual(['night-shift'])
  })
  it('is compared with its category', () => {
    for (const work of sampleWorks) {
      const { averagePrice, priceAgainstAverage, others, likedPercent } = factsOf(work, sampleWorks)
      const alike = sampleWorks.filter(({ category }) => category === work.category)
      expect(others).toHaveLength(alike.length - 1)
      expect(averagePrice * (1 + priceAgainstAverage / 100)).toBeCloseTo(work.price, 10)
      expect(likedPercent).toBeGreaterThan(0)
      expect(likedPercent).toBeLessThan(100)
    }
  })
})

it('gives an unfolded work two slots of the grid', () => {
  const works = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
  expect(slotsOf(works, [])).toEqual([1, 2, 3, 4])
  expect(slotsOf(works, ['b', 'd'])).toEqual([1, 2, 4, 5])
})
