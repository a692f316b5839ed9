import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../simulation/entries.ts'
import { replay } from '../../simulation/replay.ts'
import { columns } from './columns.ts'
import { coinsListed, cryptoListing, type CryptoListingEvent } from './cryptoListing.ts'
import { sampleCoins, sortOptions, type Known, type ListedCoin, type Sort } from './sampleCoins.ts'

const typed = (text: string): CryptoListingEvent => ({ type: 'searchTyped', text })
const cleared: CryptoListingEvent = { type: 'searchCleared' }
const sorted = (sort: Sort): CryptoListingEvent => ({ type: 'sortChosen', sort })
const starred = (coinId: string): CryptoListingEvent => ({ type: 'starToggled', coinId })
const details = (coinId: string): CryptoListingEvent => ({ type: 'detailsToggled', coinId })
const symbolsListed = (search: string, sort: Sort = 'market_cap') =>
  coinsListed(sampleCoins, { search, sort }).map(({ symbol }) => symbol)

const first = { search: '', sort: 'market_cap', starred: [], areStarredFirst: false, open: [] }

it.each<[string, CryptoListingEvent[], unknown]>([
  ['everything by market cap at first', [], first],
  ['the search, as typed', [typed('  BiT ')], { ...first, search: '  BiT ' }],
  ['an order', [sorted('change')], { ...first, sort: 'change' }],
  [
    'Clear search keeps all else',
    [sorted('price'), starred('bitcoin'), details('solana'), typed('x'), cleared],
    { ...first, sort: 'price', starred: ['bitcoin'], open: ['solana'] },
  ],
  ['stars', [starred('solana'), starred('bitcoin')], { ...first, starred: ['solana', 'bitcoin'] }],
  [
    'a star taken back',
    [starred('solana'), starred('bitcoin'), starred('solana')],
    { ...first, starred: ['bitcoin'] },
  ],
  ['details of several', [details('solana'), details('bitcoin')], { ...first, open: ['solana', 'bitcoin'] }],
  ['details closed again', [details('solana'), details('solana')], first],
  [
    'a star opens nothing, details star nothing',
    [starred('a'), details('b')],
    { ...first, starred: ['a'], open: ['b'] },
  ],
])('%s', (_, events, state) => {
  expect(replay(cryptoListing, events)).toEqual(state)
})

it('pressing star and details any number of times: odd is on, even is off, each coin separately', () => {
  const press = fc.tuple(fc.boolean(), fc.constantFrom('bitcoin', 'ethereum', 'tether'))
  fc.assert(
    fc.property(fc.array(press, { maxLength: 30 }), (presses) => {
      const state = replay(
        cryptoListing,
        presses.map(([isStar, id]) => (isStar ? starred(id) : details(id))),
      )
      for (const id of ['bitcoin', 'ethereum', 'tether'])
        for (const isStar of [true, false]) {
          const count = presses.filter(([star, coin]) => star === isStar && coin === id).length
          expect((isStar ? state.starred : state.open).filter((one) => one === id)).toHaveLength(count % 2)
        }
    }),
  )
})

describe('search', () => {
  it.each([
    ['coin', ['BTC', 'DOGE']],
    ['CHAIN', ['LINK']],
    // By symbol: Tether is USDT.
    ['usdt', ['USDT']],
    ['a i', ['SHIB']],
    ['lagoon', []],
    // Neither by id nor by figure, and a text, not a pattern.
    ['ripple', []],
    ['avalanche-2', []],
    ['67', []],
    ['.*', []],
    // Spaces count between words only.
    [' bitcoin', ['BTC']],
    ['Bitcoin ', ['BTC']],
    ['bit coin', []],
    ['BİTCOİN', ['BTC']],
    ['bıtcoın', ['BTC']],
    ['Bítcöin', ['BTC']],
    ['<script>alert(1)</script>', []],
    ['x'.repeat(100), []],
  ])('%j', (search, symbols) => {
    expect(symbolsListed(search)).toEqual(symbols)
  })
})

describe('order', () => {
  it.each<[Sort, string]>([
    ['market_cap', 'BTC ETH USDT BNB SOL USDC XRP DOGE ADA AVAX SHIB LINK'],
    ['price', 'BTC ETH BNB SOL AVAX LINK USDT USDC XRP ADA DOGE SHIB'],
    ['volume', 'USDT BTC ETH USDC SOL BNB XRP DOGE SHIB AVAX ADA LINK'],
    ['change', 'SHIB SOL DOGE BTC LINK BNB USDT USDC ADA ETH XRP AVAX'],
  ])('by %s', (sort, symbols) => {
    expect(symbolsListed('', sort).join(' ')).toBe(symbols)
  })

  const fieldOf = {
    market_cap: 'market_cap',
    price: 'current_price',
    volume: 'total_volume',
    change: 'price_change_percentage_24h',
  } as const
  const known: fc.Arbitrary<Known> = fc.oneof(
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.double() },
    { weight: 2, arbitrary: fc.integer({ min: -2, max: 2 }) },
  )
  const anyCoins = fc
    .array(
      fc.record({
        current_price: known,
        market_cap: known,
        total_volume: known,
        price_change_percentage_24h: known,
      }),
      {
        maxLength: 12,
      },
    )
    .map((figures) =>
      figures.map((figure, index): ListedCoin => ({ ...(sampleCoins[index] as ListedCoin), ...figure })),
    )
  const anySort = fc.constantFrom(...sortOptions.map(({ value }) => value))
  const isKnown = (figure: Known): figure is number => figure !== null && Number.isFinite(figure)

  it('is descending, with unknown values last, and no coin is lost or changed', () => {
    fc.assert(
      fc.property(anyCoins, anySort, (coins, sort) => {
        const before = structuredClone(coins)
        const listed = coinsListed(coins, { search: '', sort })
        expect(coins).toEqual(before)
        expect(new Set(listed)).toEqual(new Set(coins))
        const figures = listed.map((coin) => coin[fieldOf[sort]])
        const falling = figures.filter(isKnown)
        expect(figures.slice(0, falling.length)).toEqual(falling)
        for (const [index, figure] of falling.entries())
          expect(figure).toBeGreaterThanOrEqual(falling[index + 1] ?? Number.NEGATIVE_INFINITY)
      }),
    )
  })
  it('puts the larger market cap first among equal values, then keeps the given order; sorting twice changes nothing', () => {
    fc.assert(
      fc.property(anyCoins, anySort, (coins, sort) => {
        const listed = coinsListed(coins, { search: '', sort })
        expect(coinsListed(listed, { search: '', sort })).toEqual(listed)
        const alike = coins.map((coin) => ({ ...coin, [fieldOf[sort]]: null }))
        expect(coinsListed(alike, { search: '', sort }).map(({ id }) => id)).toEqual(
          coinsListed(alike, { search: '', sort: 'market_cap' }).map(({ id }) => id),
        )
      }),
    )
  })
  it('a search does not change the order', () => {
    fc.assert(
      fc.property(anyCoins, anySort, fc.string({ maxLength: 2 }), (coins, sort, search) => {
        const found = coinsListed(coins, { search, sort })
        const all = coinsListed(coins, { search: '', sort })
        expect(found).toEqual(all.filter((coin) => found.includes(coin)))
      }),
    )
  })
})

describe('starred first', () => {
  const starred = ['solana', 'chainlink']
  const order = (areStarredFirst: boolean) =>
    coinsListed(sampleCoins, { search: '', sort: 'price', starred, areStarredFirst }).map(({ id }) => id)
  it('puts them before all others, each group in the chosen order', () => {
    const plain = order(false)
    expect(plain.indexOf('solana')).toBeGreaterThan(0)
    expect(order(true)).toEqual([
      ...plain.filter((id) => starred.includes(id)),
      ...plain.filter((id) => !starred.includes(id)),
    ])
  })
  it('changes with each press', () => {
    const pressed: CryptoListingEvent = { type: 'starredFirstToggled' }
    expect(replay(cryptoListing, [pressed]).areStarredFirst).toBe(true)
    expect(replay(cryptoListing, [pressed, pressed])).toEqual(replay(cryptoListing))
  })
})

describe('samples', () => {
  it('has the sort options of the rules, each with one column', () => {
    expect(sortOptions.map(({ value }) => value)).toEqual(['market_cap', 'price', 'volume', 'change'])
    const sorts = Object.values(columns).flatMap(({ sort }) => sort ?? [])
    expect(sorts.toSorted()).toEqual(['change', 'market_cap', 'price', 'volume'])
  })
  it('has distinct ids, ranks by market cap, lines that end at the price, and at most the total supply in circulation', () => {
    expect(new Set(sampleCoins.map(({ id }) => id)).size).toBe(sampleCoins.length)
    const byCap = coinsListed(sampleCoins, { search: '', sort: 'market_cap' })
    expect(byCap.map(({ market_cap_rank }) => market_cap_rank)).toEqual(byCap.map((_, index) => index + 1))
    for (const { current_price, sparkline, circulating_supply, total_supply } of sampleCoins) {
      expect(sparkline[3]).toBe(current_price)
      expect(circulating_supply).toBeLessThanOrEqual(total_supply ?? Number.POSITIVE_INFINITY)
    }
  })
})

// The entries in an inquiry: the label and value of each field, in the order of the form (Rules, Inquiry).
it.each<[string, CryptoListingEvent[], Entry[]]>([
  [
    'untouched',
    [],
    [
      ['Search', ''],
      ['Sort by', 'Market cap'],
      ['Starred', ''],
    ],
  ],
  [
    'with two stars',
    [
      { type: 'searchTyped', text: 'e' },
      { type: 'sortChosen', sort: 'volume' },
      { type: 'starToggled', coinId: 'ethereum' },
      { type: 'starToggled', coinId: 'bitcoin' },
    ],
    [
      ['Search', 'e'],
      ['Sort by', 'Volume'],
      ['Starred', 'Bitcoin, Ethereum'],
    ],
  ],
])('has entries: %s', (_, events, entries) => {
  expect(cryptoListing.entries?.(replay(cryptoListing, events))).toEqual(entries)
})
