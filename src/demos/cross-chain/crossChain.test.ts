import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../simulation/entries.ts'
import { replay } from '../../simulation/replay.ts'
import { ARCH_SIDE, archTop, stationsAlong } from './arch.ts'
import { crossChain, hasAmount, isSameChain, obstaclesOf, type CrossChainEvent } from './crossChain.ts'
import { chainOf, chains, howItWorks, sampleAnalysis, type ChainId } from './sampleChains.ts'

const source = (chain: ChainId): CrossChainEvent => ({ type: 'sourceChosen', chain })
const destination = (chain: ChainId): CrossChainEvent => ({ type: 'destinationChosen', chain })
const typed = (text: string): CrossChainEvent => ({ type: 'amountTyped', text })
const from = (first: ChainId, second: ChainId, amount = '') => ({
  source: first,
  destination: second,
  amount,
})

describe('chains and amount', () => {
  it.each<[string, CrossChainEvent[], unknown]>([
    ['Ethereum to Polygon at first', [], from('ethereum', 'polygon')],
    ['another source', [source('solana')], from('solana', 'polygon')],
    ['another destination', [destination('bsc')], from('ethereum', 'bsc')],
    ['the source cannot be the destination', [destination('ethereum')], from('ethereum', 'polygon')],
    ['a source equal to the destination is kept', [source('polygon')], from('polygon', 'polygon')],
    ['and left by another destination', [source('polygon'), destination('bsc')], from('polygon', 'bsc')],
    ['or by another source', [source('polygon'), source('solana')], from('solana', 'polygon')],
    [
      'the former source can be the destination then',
      [source('polygon'), destination('ethereum')],
      from('polygon', 'ethereum'),
    ],
    ['the amount, as typed', [typed(' 2,5 ')], from('ethereum', 'polygon', ' 2,5 ')],
    [
      'other chains keep the amount',
      [typed('7'), source('bsc'), destination('solana')],
      from('bsc', 'solana', '7'),
    ],
  ])('%s', (_, events, state) => {
    expect(replay(crossChain, events)).toEqual(state)
  })
})

describe('what blocks a transfer', () => {
  it.each<[string, CrossChainEvent[], string[]]>([
    ['no amount at first', [], ['no-amount']],
    ['nothing with an amount', [typed('1')], []],
    ['zero is an amount', [typed('0')], []],
    ['a blank is one', [typed(' ')], []],
    ['so is what is no number', [typed('NaN')], []],
    ['and a negative one', [typed('-5')], []],
    ['an amount taken back', [typed('1'), typed('')], ['no-amount']],
    ['one chain at both ends', [typed('1'), source('polygon')], ['same-chain']],
    ['both', [source('polygon')], ['same-chain', 'no-amount']],
    ['neither any more', [source('polygon'), typed('1'), destination('bsc')], []],
  ])('%s', (_, events, obstacles) => {
    expect(obstaclesOf(replay(crossChain, events))).toEqual(obstacles)
  })

  const anyChain = fc.constantFrom(...chains.map(({ id }) => id))
  const anyEvent = fc.oneof(
    anyChain.map(source),
    anyChain.map(destination),
    fc.oneof(fc.string(), fc.constant('')).map(typed),
  )
  it('nothing, if there is an amount and two different chains, after any events', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const state = replay(crossChain, events)
        expect(obstaclesOf(state).length === 0).toBe(
          state.amount.length > 0 && state.source !== state.destination,
        )
        expect(hasAmount(state)).toBe(state.amount.length > 0)
        expect(JSON.parse(JSON.stringify(state))).toEqual(state)
      }),
    )
  })
  it('choosing a destination never makes both chains equal', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), anyChain, (events, chain) => {
        const before = replay(crossChain, events)
        const after = crossChain.reduce(before, destination(chain), 0)
        expect(isSameChain(after)).toBe(isSameChain(before) && chain === before.source)
      }),
    )
  })
})

describe('samples', () => {
  it('has the chains of the rules, each with a different symbol', () => {
    expect(chains.map(({ id }) => id)).toEqual(['ethereum', 'polygon', 'bsc', 'solana'])
    expect(chains.map(({ name }) => name)).toEqual(['Ethereum', 'Polygon', 'BSC', 'Solana'])
    expect(new Set(chains.map(({ symbol }) => symbol)).size).toBe(chains.length)
    for (const chain of chains) expect(chainOf(chain.id)).toBe(chain)
  })
  it('matches the rules', () => {
    expect(sampleAnalysis.map(({ key, value }) => `${key}: ${value}`)).toEqual([
      'Estimated time: About 5-10 minutes',
      'Bridge fee: 0.1% plus gas',
      'Security level: Quantum-Safe',
    ])
    expect(howItWorks).toHaveLength(4)
  })
})

// The entries in an inquiry: the label and value of each field, in the order of the form (Rules, Inquiry).
it.each<[string, CrossChainEvent[], Entry[]]>([
  [
    'filled in',
    [
      { type: 'sourceChosen', chain: 'bsc' },
      { type: 'amountTyped', text: '1.5' },
    ],
    [
      ['Source chain', 'BSC'],
      ['Destination chain', 'Polygon'],
      ['Amount', '1.5'],
    ],
  ],
])('has entries: %s', (_, events, entries) => {
  expect(crossChain.entries?.(replay(crossChain, events))).toEqual(entries)
})

describe('the arch', () => {
  it('starts and ends at the base and is highest in the middle', () => {
    expect(archTop(0)).toBe(ARCH_SIDE)
    expect(archTop(1)).toBe(ARCH_SIDE)
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
        expect(archTop(share)).toBeGreaterThanOrEqual(archTop(0.5))
        expect(archTop(share)).toBeCloseTo(archTop(1 - share))
      }),
    )
  })
  it('has a station for each step, as far from both ends as from each other', () => {
    expect(stationsAlong(howItWorks.length)).toEqual([0.2, 0.4, 0.6, 0.8])
  })
})
