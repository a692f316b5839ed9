import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../simulation/entries.ts'
import { replay } from '../../simulation/replay.ts'
import {
  dapp,
  dappTabs,
  dashboardOf,
  holdingsOf,
  nothingTried,
  quoteFor,
  rewardOf,
  swapFault,
  shownTo,
  type DappEvent,
  type DappState,
  type DappTab,
  type SwapSide,
  type Tried,
  walletWith,
} from './dapp.ts'
import { votesWith } from '../../patterns/controls/votes.ts'
import {
  AIZ_HELD,
  sampleInsights,
  sampleLock,
  sampleStats,
  sampleVote,
  SAMPLE_RATE,
  SLIPPAGE_PERCENT,
  WAITING_VOTE,
} from './sampleDapp.ts'

const connected: DappEvent = { type: 'walletConnected' }
const chosen = (tab: DappTab): DappEvent => ({ type: 'tabChosen', tab })
const typed = (side: SwapSide, text: string): DappEvent => ({ type: 'amountTyped', side, text })
const asked = (text: string): DappEvent => ({ type: 'fromTyped', text })
const wanted = (text: string): DappEvent => ({ type: 'toTyped', text })
const empty = { from: '', to: '' }

const anyEvent = fc.oneof<fc.Arbitrary<DappEvent>[]>(
  fc.constant(connected),
  fc.constantFrom(...dappTabs.map(({ key }) => chosen(key))),
  fc.tuple(fc.constantFrom<SwapSide>('from', 'to'), fc.string()).map(([side, text]) => typed(side, text)),
  fc.string().map(asked),
  fc.string().map(wanted),
)

describe('connecting', () => {
  it.each<[string, DappEvent[], DappState]>([
    ['not connected at first', [], { connection: 'none' }],
    ['connected, on the dashboard', [connected], { connection: 'connected', tab: 'dashboard', swap: empty }],
    ['no tabs before', [chosen('swap')], { connection: 'none' }],
    ['no amounts before', [typed('from', '1'), asked('1')], { connection: 'none' }],
    [
      'again, it changes nothing',
      [connected, chosen('swap'), typed('from', '1'), connected],
      { connection: 'connected', tab: 'swap', swap: { from: '1', to: '' } },
    ],
  ])('%s', (_, events, state) => {
    expect(replay(dapp, events)).toEqual(state)
  })
  it('is permanent, after any events', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        expect(replay(dapp, [connected, ...events]).connection).toBe('connected')
      }),
    )
  })
})

describe('the tabs and the swap', () => {
  it('has the tabs of the rules', () => {
    expect(dappTabs.map(({ key }) => key)).toEqual(['dashboard', 'swap', 'stake', 'governance'])
  })
  it('keeps both amounts as typed, in either order, across tabs: links from before the quote', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.boolean(), (from, to, isToFirst) => {
        const amounts = [typed('from', from), typed('to', to)]
        const events = [connected, chosen('swap'), ...(isToFirst ? amounts.toReversed() : amounts)]
        expect(replay(dapp, [...events, chosen('stake'), chosen('swap')])).toEqual({
          connection: 'connected',
          tab: 'swap',
          swap: { from, to },
        })
      }),
    )
  })
})

describe('the quote', () => {
  const swapAfter = (...events: DappEvent[]) => {
    const state = replay(dapp, [connected, chosen('swap'), ...events])
    return state.connection === 'connected' ? state.swap : empty
  }
  it.each<[string, DappEvent[], string]>([
    ['nothing is typed', [], ''],
    ['an amount', [asked('1.5')], '12716.46'],
    ['the same, in an old link', [typed('from', '1.5')], '12716.46'],
    ['below one AIZ', [asked('0.00001')], '0.0848'],
    ['spaces around it', [asked(' 0.50 ')], '4238.82'],
    ['zero', [asked('0')], ''],
    ['a negative amount', [asked('-5')], ''],
    ['no number', [asked('a few')], ''],
    ['a comma', [asked('1,5')], ''],
    ['more than there is', [asked('1e300')], ''],
    ['typed in To', [asked('1.5'), typed('to', '12')], '12'],
    ['typed in To, and emptied', [asked('1.5'), typed('to', '12'), typed('to', '')], '12716.46'],
    ['From changed after that', [asked('1.5'), typed('to', '12'), asked('1')], '8477.64'],
    ['From emptied after that', [asked('1.5'), typed('to', '12'), asked('')], ''],
    ['more than the wallet holds', [asked('50')], ''],
    ['typed there last', [asked('1.5'), wanted('5000')], '5000'],
    ['From typed after that', [wanted('5000'), asked('1')], '8477.64'],
  ])('in To: %s', (_, events, text) => {
    expect(shownTo(swapAfter(...events))).toBe(text)
  })
  it.each([
    ['5000', '0.58978688'],
    ['16955.28', '2.00000034'],
    ['', ''],
    ['x', ''],
    ['-5', ''],
    ['1e400', ''],
  ])('in From, for %s in To: %s', (to, from) => {
    expect(swapAfter(asked('1.5'), wanted(to))).toEqual({ from, to })
    if (from !== '') expect(quoteFor(from)).toBeCloseTo(Number(to), 3)
  })
  it('is the sample price of ETH in AIZ', () => {
    expect(quoteFor('1')).toBe(SAMPLE_RATE)
    expect(SAMPLE_RATE).toBeCloseTo(3518.22 / 0.415, 10)
  })
  it('moves its worth from ETH to AIZ, and nothing above the balance', () => {
    const usdOf = (from: string) => holdingsOf(walletWith(from, nothingTried)).map(({ value }) => value)
    const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
    expect(usdOf('')).toEqual([3.2 * 3518.22, 4980])
    expect(usdOf('5')).toEqual(usdOf(''))
    expect(usdOf('3.2')[0]).toBe(0)
    expect(usdOf('1')[0]).toBeCloseTo(2.2 * 3518.22, 8)
    fc.assert(
      fc.property(fc.double({ min: 0, noNaN: true }), (amount) => {
        expect(usdOf(String(amount))[0]).toBeGreaterThanOrEqual(0)
        expect(sum(usdOf(String(amount)))).toBeCloseTo(sum(usdOf('')), 6)
      }),
    )
  })
})

it.each([
  ['', null],
  [' ', null],
  ['0.5', null],
  ['3.2', null],
  ['3.21', 'above-balance'],
  ['1e300', 'above-balance'],
  ['abc', 'no-amount'],
  ['0', 'no-amount'],
  ['-1', 'no-amount'],
  ['1,5', 'no-amount'],
])('what is wrong with “%s” in From', (from, fault) => {
  expect(swapFault(from)).toBe(fault)
})

describe('the sample data', () => {
  it('has a slippage of 0.1% (Rules, DApp)', () => {
    expect(SLIPPAGE_PERCENT).toBe(0.1)
  })
  it('has a lock that ends with a payment', () => {
    const { terms, paidEvery } = sampleLock
    for (const days of [terms.first, terms.start, terms.last]) expect(days % paidEvery).toBe(0)
  })
  it('has a lock that earns in proportion to its amount and its days', () => {
    expect(rewardOf(1000, 90)).toBeCloseTo(35.753, 3)
    expect(rewardOf(2000, 90)).toBeCloseTo(2 * rewardOf(1000, 90), 10)
    expect(rewardOf(1000, 180)).toBeCloseTo(2 * rewardOf(1000, 90), 10)
  })
  it('has a vote that the wallet decides', () => {
    const outcomes = [0, AIZ_HELD, -AIZ_HELD].map((own) => votesWith(sampleVote, own).isPassing)
    expect(outcomes).toEqual([true, true, false])
  })
})

describe('one wallet for all tabs', () => {
  const tried = (changed: Partial<Tried>) => ({ ...nothingTried, ...changed })
  it('has the samples while nothing is tried', () => {
    const { stats, insights } = dashboardOf(walletWith('', nothingTried))
    expect(stats).toEqual(sampleStats)
    expect(insights).toEqual([
      'ETH makes up 69.33% of the portfolio and AIZ 30.67%.',
      ...sampleInsights,
      WAITING_VOTE,
    ])
  })
  it('has the votes that are left, and what became of the waiting vote', () => {
    const { stats, insights } = dashboardOf(walletWith('', tried({ votes: -5000 })))
    expect(stats.at(-1)).toMatchObject({ figure: '7,000', unit: 'of 12,000 votes left' })
    expect(insights.at(-1)).toBe('Your sample votes: 5,000 against.')
  })
  it('has what is locked as a part, without a vote', () => {
    const wallet = walletWith('', tried({ locked: 9000, votes: 12_000 }))
    expect(holdingsOf(wallet).map(({ name, amount }) => [name, amount])).toEqual([
      ['ETH', 3.2],
      ['AIZ', 3000],
      ['Locked AIZ', 9000],
    ])
    expect(wallet).toMatchObject({ power: 3000, votes: 3000 })
  })
  it('locks and votes with what a swap brings, and with no more when it is taken back', () => {
    expect(walletWith('1', tried({ locked: 20_000, votes: -400 }))).toMatchObject({
      aiz: 20_477.638_554_216_87,
      locked: 20_000,
      power: 477,
      votes: -0,
    })
    expect(walletWith('', tried({ locked: 20_000 }))).toMatchObject({ locked: 12_000, power: 0 })
  })
})

// The entries in an inquiry: the label and value of each field, in the order of the form (Rules, Inquiry).
it.each<[string, DappEvent[], Entry[]]>([
  ['not connected', [], []],
  [
    'quoted',
    [connected, asked('1')],
    [
      ['Swap from', '1'],
      ['Swap to', '8477.64'],
    ],
  ],
  [
    'filled in',
    [
      { type: 'walletConnected' },
      { type: 'amountTyped', side: 'from', text: '2' },
      { type: 'amountTyped', side: 'to', text: '3' },
    ],
    [
      ['Swap from', '2'],
      ['Swap to', '3'],
    ],
  ],
])('has entries: %s', (_, events, entries) => {
  expect(dapp.entries?.(replay(dapp, events))).toEqual(entries)
})
