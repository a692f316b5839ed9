import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../simulation/entries.ts'
import { replay } from '../../simulation/replay.ts'
import {
  blockchainExplorer,
  fillOf,
  firstOf,
  gasPriceOf,
  latestBlock,
  rowOf,
  tabs,
  type BlockchainExplorerEvent,
  type Tab,
} from './blockchainExplorer.ts'
import {
  GAS_LIMIT,
  HEALTH_SCORE,
  HIGHEST_SCORE,
  sampleBlocks,
  sampleTransactions,
  SECURITY_LEVEL,
  type Transaction,
} from './sampleChain.ts'

const typed = (text: string): BlockchainExplorerEvent => ({ type: 'searchTyped', text })
const chosen = (tab: Tab): BlockchainExplorerEvent => ({ type: 'tabChosen', tab })

const lit = (block: number | null): BlockchainExplorerEvent => ({ type: 'blockLit', block })
const toggled = (row: string): BlockchainExplorerEvent => ({ type: 'rowToggled', row })
const start = { search: '', tab: 'transactions', block: null, open: [] }

describe('search, tabs, blocks and rows', () => {
  it.each<[string, BlockchainExplorerEvent[], object]>([
    ['transactions first', [], {}],
    ['the search, as typed', [typed('  18947221 ')], { search: '  18947221 ' }],
    ['another tab keeps the search', [typed('0x'), chosen('blocks')], { search: '0x', tab: 'blocks' }],
    ['a search keeps the tab', [chosen('analytics'), typed('a')], { search: 'a', tab: 'analytics' }],
    ['there and back', [chosen('blocks'), chosen('transactions')], {}],
    [
      'a lit block stays lit in every tab',
      [lit(18_947_219), chosen('blocks')],
      { block: 18_947_219, tab: 'blocks' },
    ],
    ['one block is lit', [lit(18_947_219), lit(18_947_216)], { block: 18_947_216 }],
    ['it is let go', [lit(18_947_219), lit(null)], {}],
    ['several rows are open', [toggled('a'), toggled('b')], { open: ['a', 'b'] }],
    ['a row closes', [toggled('a'), toggled('b'), toggled('a')], { open: ['b'] }],
  ])('%s', (_, events, changed) => {
    expect(replay(blockchainExplorer, events)).toEqual({ ...start, ...changed })
  })

  it('a search changes only its own text, for any input', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...tabs.map(({ key }) => key)), (text, tab) => {
        expect(replay(blockchainExplorer, [chosen(tab), typed(text)])).toEqual({
          ...start,
          search: text,
          tab,
        })
        expect(replay(blockchainExplorer, [typed(text), typed(''), chosen(tab)])).toEqual({ ...start, tab })
      }),
    )
  })

  it('has the tabs of the rules', () => {
    expect(tabs.map(({ label }) => label)).toEqual(['Latest Transactions', 'Latest Blocks', 'AI Analytics'])
    expect(tabs.map(({ key }) => key)).toEqual(['transactions', 'blocks', 'analytics'])
  })
})

describe('figures that follow from the lists', () => {
  const offering = (...gas: number[]) =>
    gas.map((price) => ({ ...(sampleTransactions[0] as Transaction), gas: price }))

  it('the gas price is the median of the offers', () => {
    expect(gasPriceOf(sampleTransactions)).toBe(23)
    expect(gasPriceOf(offering(30, 10))).toBe(20)
    expect(gasPriceOf(offering(9))).toBe(9)
    expect(gasPriceOf([])).toBeNull()
  })
  it('it has the same number of offers above and below, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { minLength: 1 }), (gas) => {
        const price = gasPriceOf(offering(...gas)) ?? Number.NaN
        expect(gas.filter((offer) => offer < price).length).toBeLessThanOrEqual(gas.length / 2)
        expect(gas.filter((offer) => offer > price).length).toBeLessThanOrEqual(gas.length / 2)
        expect(gasPriceOf(offering(...gas.toReversed()))).toBe(price)
      }),
    )
  })
  it('the latest block is the first of the list', () => {
    expect(latestBlock(sampleBlocks)).toBe(18_947_221)
    expect(latestBlock([])).toBeNull()
  })
})

describe('the rows of a block', () => {
  const blockOf = ({ block }: Transaction) => block
  it('come first, and all others keep their order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sampleBlocks.map(({ number }) => number)), (block) => {
        const rows = firstOf(sampleTransactions, block, blockOf)
        const own = sampleTransactions.filter((one) => one.block === block)
        expect(rows).toEqual([...own, ...sampleTransactions.filter((one) => one.block !== block)])
      }),
    )
  })
  it('stay where they are without a block', () => {
    expect(firstOf(sampleTransactions, null, blockOf)).toBe(sampleTransactions)
  })
})

it('a block is filled by its gas, never above the limit', () => {
  expect(fillOf({ gasUsed: 15_000_000 })).toBe(0.5)
  expect(fillOf({ gasUsed: 40_000_000 })).toBe(1)
  expect(fillOf({ gasUsed: -1 })).toBe(0)
})

describe('samples', () => {
  const BLOCK_SECONDS = 12
  it('blocks are consecutive, newest first, one every 12 s', () => {
    for (const [index, { number, timestamp }] of sampleBlocks.entries()) {
      expect(number).toBe((latestBlock(sampleBlocks) ?? 0) - index)
      expect(timestamp).toBe((index + 1) * BLOCK_SECONDS)
    }
  })
  it('transactions are newest first, and one that is no longer pending is as old as a block', () => {
    const times = sampleTransactions.map(({ time }) => time)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    for (const { status, time } of sampleTransactions)
      if (status !== 'Pending') expect(sampleBlocks.map(({ timestamp }) => timestamp)).toContain(time)
  })
  it('transactions name the block of their age, a pending one none, and every block has one', () => {
    for (const { status, time, block } of sampleTransactions)
      expect(block).toBe(
        status === 'Pending' ? null : sampleBlocks.find(({ timestamp }) => timestamp === time)?.number,
      )
    for (const { number } of sampleBlocks)
      expect(sampleTransactions.some(({ block }) => block === number)).toBe(true)
  })
  it('shows every status, sends nothing to its sender, and overfills no block', () => {
    expect(new Set(sampleTransactions.map(({ status }) => status)).size).toBe(3)
    for (const { from, to } of sampleTransactions) expect(from).not.toBe(to)
    for (const { gasUsed } of sampleBlocks) expect(gasUsed).toBeLessThanOrEqual(GAS_LIMIT)
  })
  it('matches the rules', () => {
    expect(`${HEALTH_SCORE}/${HIGHEST_SCORE}`).toBe('94.7/100')
    expect(SECURITY_LEVEL).toBe('Maximum')
  })
  it('rows have distinct names', () => {
    const rows = [...sampleTransactions, ...sampleBlocks].map(rowOf)
    expect(new Set(rows).size).toBe(rows.length)
  })
  it('hashes are distinct and have 32 bytes', () => {
    const hashes = [...sampleTransactions, ...sampleBlocks].map(({ hash }) => hash)
    expect(new Set(hashes).size).toBe(hashes.length)
    for (const hash of hashes) expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
  })
})

// The entries in an inquiry: the label and value of each field, in the order of the form (Rules, Inquiry).
it.each<[string, BlockchainExplorerEvent[], Entry[]]>([
  ['untouched', [], [['Search', '']]],
  ['searched', [{ type: 'searchTyped', text: '0xab' }], [['Search', '0xab']]],
])('has entries: %s', (_, events, entries) => {
  expect(blockchainExplorer.entries?.(replay(blockchainExplorer, events))).toEqual(entries)
})
