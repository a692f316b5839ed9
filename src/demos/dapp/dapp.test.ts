import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../simulation/entries.ts'
import { replay } from '../../simulation/replay.ts'
import { dapp, dappTabs, type DappEvent, type DappState, type DappTab, type SwapSide } from './dapp.ts'
import { sampleDashboard, sampleInsights, SLIPPAGE_PERCENT } from './sampleDapp.ts'

const connected: DappEvent = { type: 'walletConnected' }
const chosen = (tab: DappTab): DappEvent => ({ type: 'tabChosen', tab })
const typed = (side: SwapSide, text: string): DappEvent => ({ type: 'amountTyped', side, text })
const empty = { from: '', to: '' }

const anyEvent = fc.oneof<fc.Arbitrary<DappEvent>[]>(
  fc.constant(connected),
  fc.constantFrom(...dappTabs.map(({ key }) => chosen(key))),
  fc.tuple(fc.constantFrom<SwapSide>('from', 'to'), fc.string()).map(([side, text]) => typed(side, text)),
)

describe('connecting', () => {
  it.each<[string, DappEvent[], DappState]>([
    ['not connected at first', [], { connection: 'none' }],
    ['connected, on the dashboard', [connected], { connection: 'connected', tab: 'dashboard', swap: empty }],
    ['no tabs before', [chosen('swap')], { connection: 'none' }],
    ['no amounts before', [typed('from', '1')], { connection: 'none' }],
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
  it('keeps both amounts as typed, independently, across tabs', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (from, to) => {
        const events = [connected, chosen('swap'), typed('from', from), typed('to', to)]
        expect(replay(dapp, [...events, chosen('stake'), chosen('swap')])).toEqual({
          connection: 'connected',
          tab: 'swap',
          swap: { from, to },
        })
      }),
    )
  })
})

describe('the sample data', () => {
  it('has a slippage of 0.1% (Rules, DApp)', () => {
    expect(SLIPPAGE_PERCENT).toBe(0.1)
  })
  it('has the shares that the insights state', () => {
    const shareOf = (usd: number) => `${((usd / sampleDashboard.portfolio) * 100).toFixed(2)}%`
    expect(sampleInsights[0]).toContain(
      `ETH makes up ${shareOf(11_258.3)} of the portfolio and AIZ ${shareOf(4980)}`,
    )
  })
})

// The entries in an inquiry: the label and value of each field, in the order of the form (Rules, Inquiry).
it.each<[string, DappEvent[], Entry[]]>([
  ['not connected', [], []],
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
