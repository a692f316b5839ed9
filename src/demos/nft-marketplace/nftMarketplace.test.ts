import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../simulation/entries.ts'
import { replay } from '../../simulation/replay.ts'
import {
  besideOf,
  factsOf,
  nftMarketplace,
  shownLarge,
  worksFound,
  type NftMarketplaceEvent,
} from './nftMarketplace.ts'
import { bidOutcome, purchaseOutcome } from './outcomes.tsx'
import {
  categories,
  HISTORY_WEEKS,
  offersOf,
  pricesOf,
  rounded,
  sampleWorks,
  type Category,
} from './sampleWorks.ts'
import { sharedBy, traitsOf } from './traits.ts'

const typed = (text: string): NftMarketplaceEvent => ({ type: 'searchTyped', text })
const chosen = (category: Category): NftMarketplaceEvent => ({ type: 'categoryChosen', category })
const cleared: NftMarketplaceEvent = { type: 'searchCleared' }
const namesFound = (search: string, category: Category = 'all') =>
  worksFound(sampleWorks, { search, category }).map(({ name }) => name)

describe('search and category', () => {
  it.each<[string, NftMarketplaceEvent[], unknown]>([
    ['nothing at first', [], { search: '', category: 'all', open: [], traits: [] }],
    [
      'the search, as typed',
      [typed('  Paper ')],
      { search: '  Paper ', category: 'all', open: [], traits: [] },
    ],
    ['the category', [chosen('music')], { search: '', category: 'music', open: [], traits: [] }],
    ['both', [typed('tape'), chosen('music')], { search: 'tape', category: 'music', open: [], traits: [] }],
    [
      'another category keeps the search',
      [typed('a'), chosen('music'), chosen('art')],
      { search: 'a', category: 'art', open: [], traits: [] },
    ],
    [
      'Clear search keeps the category',
      [chosen('art'), typed('x'), cleared],
      { search: '', category: 'art', open: [], traits: [] },
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

describe('an opened work', () => {
  it('stays until it is pressed again', () => {
    const pressed = (workId: string) => ({ type: 'detailsToggled', workId }) as const
    const both = [pressed('paper-harbor'), pressed('night-shift')]
    expect(replay(nftMarketplace, both).open).toEqual(['paper-harbor', 'night-shift'])
    expect(replay(nftMarketplace, [...both, pressed('paper-harbor')]).open).toEqual(['night-shift'])
  })
  it('is compared with its category', () => {
    for (const work of sampleWorks) {
      const { averagePrice, priceAgainstAverage } = factsOf(work, sampleWorks)
      // From the figures that are shown.
      expect(averagePrice).toBe(Number(averagePrice.toFixed(2)))
      expect(averagePrice * (1 + priceAgainstAverage / 100)).toBeCloseTo(work.price, 10)
    }
  })
  it('is turned to another one in its place', () => {
    const pressed = (workId: string) => ({ type: 'detailsToggled', workId }) as const
    const turned = (workId: string) => ({ type: 'workTurned', workId }) as const
    const openAfter = (...events: NftMarketplaceEvent[]) => replay(nftMarketplace, events).open
    expect(openAfter(turned('night-shift'))).toEqual([])
    expect(openAfter(pressed('paper-harbor'), turned('night-shift'))).toEqual(['night-shift'])
    expect(openAfter(pressed('tin-roof'), pressed('paper-harbor'), turned('tin-roof'))).toEqual(['tin-roof'])
  })
  it('is the one among the found that was opened last', () => {
    expect(shownLarge(sampleWorks, [])).toBeUndefined()
    expect(shownLarge(sampleWorks, ['tin-roof', 'night-shift'])?.id).toBe('night-shift')
    const music = sampleWorks.filter(({ category }) => category === 'music')
    expect(shownLarge(music, ['brass-hour', 'night-shift'])?.id).toBe('brass-hour')
    expect(shownLarge(music, ['night-shift'])).toBeUndefined()
  })
  it('has neighbors around the list, and none alone', () => {
    const [first, second] = sampleWorks
    const last = sampleWorks.at(-1)
    expect(besideOf(sampleWorks, first!)).toEqual({ previous: last, next: second })
    expect(besideOf(sampleWorks, last!).next).toBe(first)
    expect(besideOf([first!], first!)).toEqual({})
  })
  it('has a history that ends in its price, and offers below it, the best first', () => {
    for (const work of sampleWorks) {
      const prices = pricesOf(work)
      expect(prices).toHaveLength(HISTORY_WEEKS + 1)
      expect(prices.at(-1)).toBe(work.price)
      expect(new Set(prices).size).toBeGreaterThan(2)
      for (const price of prices) expect(price).toBeGreaterThan(0.05)
      expect(pricesOf(work)).toEqual(prices)
      const offers = offersOf(work).map(({ price }) => price)
      expect(offers).toEqual(offers.toSorted((a, b) => b - a))
      expect(offers[0]).toBeLessThan(work.price)
      expect(new Set(offersOf(work).map(({ bidder }) => bidder)).size).toBe(3)
    }
  })
})

describe('a trait', () => {
  const pressed = (trait: string): NftMarketplaceEvent => ({ type: 'traitToggled', trait })
  it('is one of four that a work has, and is counted over all works', () => {
    for (const work of sampleWorks) {
      expect(traitsOf(work)).toHaveLength(4)
      for (const trait of traitsOf(work)) expect(sharedBy(trait, sampleWorks)).toBeGreaterThan(0)
    }
    expect(sharedBy('Ground: Light', sampleWorks) + sharedBy('Ground: Dark', sampleWorks)).toBe(12)
  })
  it('leaves the works that share it, with search and category; a second press takes it back', () => {
    const state = replay(nftMarketplace, [pressed('Ground: Dark')])
    const found = worksFound(sampleWorks, state)
    expect(found).toHaveLength(sharedBy('Ground: Dark', sampleWorks))
    expect(found.every((work) => work.image.ground !== 'tint')).toBe(true)
    const gaming = worksFound(sampleWorks, { ...state, category: 'gaming' })
    expect(gaming).toEqual(found.filter(({ category }) => category === 'gaming'))
    expect(replay(nftMarketplace, [pressed('Ground: Dark'), pressed('Ground: Dark')]).traits).toEqual([])
    expect(replay(nftMarketplace, [pressed('Ground: Dark'), pressed('Colors: 3')]).traits).toEqual([
      'Colors: 3',
    ])
  })
})

describe('the slips', () => {
  const [harbor] = sampleWorks
  const rowOf = (name: string, { rows }: { rows: readonly (readonly [string, string])[] }) =>
    rows.find(([own]) => own === name)?.[1]
  it('have the price of the work, in dollars as well, and the share of its creator', () => {
    expect(purchaseOutcome(harbor!).rows.slice(0, 3)).toEqual([
      ['Work', 'Paper Harbor'],
      ['Price', '0.82 ETH, $2,884.94'],
      ['Creator’s share', '10%, 0.082 ETH'],
    ])
  })
  it('have the bid that is tried, and its place among the offers', () => {
    const best = offersOf(harbor!)[0]!.price
    const outbid = bidOutcome(harbor!, rounded(best + 0.01))
    expect(rowOf('Bid', outbid)).toBe('0.81 ETH, $2,849.76')
    expect(rowOf('Among the offers', outbid)).toBe('1 of 4')
    expect(rowOf('Among the offers', bidOutcome(harbor!, best))).toBe('2 of 4')
    expect(rowOf('Among the offers', bidOutcome(harbor!, harbor!.price))).toBe('At the price')
  })
  it.each(sampleWorks)('have an example below the best offer while no bid is tried: $name', (work) => {
    expect(rowOf('Among the offers', bidOutcome(work, null))).toBe('2 of 4')
  })
})
