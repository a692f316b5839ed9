import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../simulation/entries.ts'
import { SAMPLE_NOW } from '../../simulation/clock.ts'
import { after, replay, type Wait } from '../../simulation/replay.ts'
import { chainAfter, everyBlock, everyTransaction, LAST_ARRIVAL } from './arrivals.ts'
import {
  ARRIVAL_MS,
  blockchainExplorer,
  feeOf,
  fillOf,
  flowOf,
  loadReading,
  firstOf,
  gasPriceOf,
  isOf,
  latestBlock,
  rowOf,
  soughtIn,
  tabs,
  type BlockchainExplorerEvent,
  type Tab,
} from './blockchainExplorer.ts'
import { searchOutcome } from './outcomes.tsx'
import {
  BLOCK_SECONDS,
  GAS_LIMIT,
  HEALTH_SCORE,
  HIGHEST_SCORE,
  sampleAddresses,
  sampleBlocks,
  sampleTransactions,
  SECURITY_LEVEL,
  type Transaction,
} from './sampleChain.ts'

const typed = (text: string): BlockchainExplorerEvent => ({ type: 'searchTyped', text })
const chosen = (tab: Tab): BlockchainExplorerEvent => ({ type: 'tabChosen', tab })

const lit = (block: number | null): BlockchainExplorerEvent => ({ type: 'blockLit', block })
const toggled = (row: string): BlockchainExplorerEvent => ({ type: 'rowToggled', row })
const addressLit = (address: number | null): BlockchainExplorerEvent => ({ type: 'addressLit', address })
const paused: BlockchainExplorerEvent = { type: 'pauseToggled' }
const start = {
  search: '',
  tab: 'transactions',
  block: null,
  address: null,
  open: [],
  arrivals: 0,
  nextAt: SAMPLE_NOW + ARRIVAL_MS,
  isPaused: false,
}

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
    ['an address is lit in place of a block', [lit(18_947_219), addressLit(0)], { address: 0 }],
    ['a block in place of an address', [addressLit(0), lit(18_947_219)], { block: 18_947_219 }],
    ['the address is let go', [addressLit(0), addressLit(null)], {}],
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

describe('new blocks', () => {
  const arrivalsAfter = (steps: (BlockchainExplorerEvent | Wait)[]) =>
    replay(blockchainExplorer, steps).arrivals
  it.each<[string, number, (BlockchainExplorerEvent | Wait)[]]>([
    ['none before 5 s', 0, [after(4999)]],
    ['one after 5 s', 1, [after(5000)]],
    ['another after 10 s', 2, [after(10_000)]],
    ['as many as the sample has', LAST_ARRIVAL, [after(1_000_000)]],
    ['typing and tabs hold nothing', 2, [typed('a'), chosen('blocks'), after(10_000)]],
    ['none while a block is lit', 0, [lit(18_947_219), after(60_000)]],
    ['none while an address is lit', 0, [addressLit(0), after(60_000)]],
    ['none while a row is open', 0, [toggled('0x12cc'), after(60_000)]],
    ['none while paused', 0, [paused, after(60_000)]],
    ['again on the same grid', 1, [paused, after(12_000), paused, after(3000)]],
    ['but not before it', 0, [paused, after(12_000), paused, after(2999)]],
    ['again when the row is closed', 1, [toggled('0x12cc'), after(9000), toggled('0x12cc'), after(1000)]],
  ])('%s', (_, arrivals, steps) => {
    expect(arrivalsAfter(steps)).toBe(arrivals)
  })
  it('a block or row that was left behind is listed again when a link opens it', () => {
    const old = [after(60_000), lit(18_947_219)]
    const { blocks } = chainAfter(arrivalsAfter(old))
    expect(arrivalsAfter(old)).toBe(4)
    expect(blocks.at(-1)!.number).toBe(18_947_219)
    const { transactions } = chainAfter(arrivalsAfter([after(100_000), toggled('0x12cc')]))
    expect(transactions.map(rowOf)).toContain('0x12cc')
    expect(arrivalsAfter([after(10_000), lit(18_947_219)])).toBe(2)
  })

  it.each(Array.from({ length: LAST_ARRIVAL + 1 }, (_, count) => count))(
    'after %i, both lists fit',
    (count) => {
      const { blocks, transactions } = chainAfter(count)
      expect(blocks).toHaveLength(sampleBlocks.length)
      expect(transactions).toHaveLength(sampleTransactions.length)
      for (const [index, { number, timestamp, gasUsed, transactions: held }] of blocks.entries()) {
        expect(number).toBe(sampleBlocks[0]!.number + count - index)
        expect(timestamp).toBe(index * BLOCK_SECONDS)
        expect(gasUsed).toBeLessThanOrEqual(GAS_LIMIT)
        expect(gasUsed).toBeGreaterThan(held * 21_000)
        expect(transactions.some(({ block }) => block === number)).toBe(true)
      }
      const times = transactions.map(({ time }) => time)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(transactions.filter(({ status }) => status === 'Pending')).toHaveLength(1)
      for (const { from, to, status, block } of transactions) {
        expect(from).not.toBe(to)
        expect(block === null).toBe(status === 'Pending')
      }
    },
  )
  it('take the pending transaction of the block before', () => {
    for (let count = 0; count < LAST_ARRIVAL; count++) {
      const pending = chainAfter(count).transactions.find(({ block }) => block === null)!
      const taken = chainAfter(count + 1).transactions.find(({ hash }) => hash === pending.hash)!
      expect(taken.block).toBe(latestBlock(chainAfter(count + 1).blocks))
      expect(taken.value).toBe(pending.value)
    }
  })
})

it('finds a block, an address, a hash or a token, whole or as the page shortens it', () => {
  const foundBy = (typed: string) => {
    const sought = soughtIn(typed, chainAfter(0))
    return sought && [sought.transactions.length, sought.blocks.length]
  }
  expect(foundBy(' 18,947,219')).toEqual([2, 1])
  expect(foundBy('0x3CFE')).toEqual([3, 1])
  expect(foundBy('0x1f05…6d1f')).toEqual([1, 3])
  expect(foundBy('usdt')).toEqual([1, 0])
  expect(foundBy('nowhere')).toEqual([0, 0])
  expect(foundBy('0x')).toBeNull()
})

it('an address is that of its sender and its recipient', () => {
  const own = sampleTransactions.filter((one) => isOf(one, 0))
  expect(own.map(({ block }) => block)).toEqual([18_947_221, 18_947_220, 18_947_216])
  for (const one of sampleTransactions) {
    const [from, to] = [one.from, one.to].map((address) => sampleAddresses.indexOf(address))
    expect(isOf(one, from!) && isOf(one, to!)).toBe(true)
    expect(isOf(one, null)).toBe(false)
  }
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

it('a transfer pays its gas at its price', () => {
  expect(feeOf({ value: '4.2000 ETH', gas: 23 })).toEqual({ gasUsed: 21_000, fee: 0.000483 })
  expect(feeOf({ value: '150.00 USDC', gas: 20 }).gasUsed).toBe(65_000)
})

it('the load is read from the fills that are shown', () => {
  expect(loadReading(sampleBlocks)).toBe('The load rises: the last 3 blocks are 55% full, the 4 before 45%.')
  expect(loadReading(sampleBlocks.toReversed())).toMatch(/^The load falls: /)
})

it('a block is filled by its gas, never above the limit', () => {
  expect(fillOf({ gasUsed: 15_000_000 })).toBe(0.5)
  expect(fillOf({ gasUsed: 40_000_000 })).toBe(1)
  expect(fillOf({ gasUsed: -1 })).toBe(0)
})

describe('samples', () => {
  it('blocks are consecutive, newest first, one every 5 s', () => {
    for (const [index, { number, timestamp }] of sampleBlocks.entries()) {
      expect(number).toBe((latestBlock(sampleBlocks) ?? 0) - index)
      expect(timestamp).toBe(index * BLOCK_SECONDS)
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
    const rows = [...everyTransaction, ...everyBlock].map(rowOf)
    expect(new Set(rows).size).toBe(rows.length)
  })
  it('hashes are distinct and have 32 bytes', () => {
    const hashes = [...everyTransaction, ...everyBlock].map(({ hash }) => hash)
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

it('sums what an address received and sent, without what failed or waits', () => {
  const { transactions } = chainAfter(0)
  const of = (name: string) =>
    flowOf(
      transactions,
      sampleAddresses.findIndex((one) => one.startsWith(name)),
    )
  expect(of('0x3cFe')).toEqual({ received: '1,250.00 USDT', sent: '4.3200 ETH' })
  // One failed, one waits.
  expect(of('0xf76d')).toEqual({ received: '310.00 USDC', sent: '' })
})

describe('the slip of a search', () => {
  const slipOf = (search: string, arrivals = 0) => searchOutcome(search, chainAfter(arrivals))
  const [newest] = sampleBlocks
  const [first] = sampleTransactions
  it.each<[string, string | undefined]>([
    ['', undefined],
    ['  ', undefined],
    ['0x12cc', undefined],
    ['a'.repeat(29), undefined],
    [first!.from, 'Page of an address'],
    [`0x${'0'.repeat(40)}`, 'Page of an address'],
    [first!.hash, 'Page of a transaction'],
    [` ${first!.hash.toUpperCase().replace('0X', '0x')} `, 'Page of a transaction'],
    ['0x12cc…e0c6', 'Page of a transaction'],
    [`0x${'0'.repeat(64)}`, 'Page of a transaction'],
    [newest!.hash, 'Page of a block'],
    ['18,947,221', 'Page of a block'],
    ['7', 'Page of a block'],
    ['usdt', 'Page of a token'],
    ['Paper Moth', 'Page of a token'],
  ])('of “%s” is the %s', (search, title) => {
    expect(slipOf(search)?.title).toBe(title)
  })
  it('has the figures of the sample chain', () => {
    expect(slipOf(String(newest!.number))?.rows).toEqual([
      ['Block', '18,947,221'],
      ['Transactions', '187'],
      ['Fill', '53% of 30,000,000'],
      ['Miner', '0x1f05…6d1f'],
    ])
    expect(slipOf(sampleAddresses[0]!)?.rows).toEqual([
      ['Address', '0x3cFe…66F1'],
      ['In the list', '3 transactions'],
      ['Received', '1,250.00 USDT'],
      ['Sent', '4.3200 ETH'],
    ])
    expect(slipOf('pol')?.rows).toEqual([
      ['Token', 'POL'],
      ['Price', '$0.4833'],
      ['In the list', '1 transaction'],
    ])
  })
  it('follows the lists as blocks arrive', () => {
    const pending = sampleTransactions.find(({ block }) => block === null)!
    const rowsAfter = (arrivals: number) => slipOf(pending.hash, arrivals)?.rows.slice(0, 2)
    expect(rowsAfter(0)).toEqual([
      ['Status', 'Pending'],
      ['Block', 'Not yet'],
    ])
    expect(rowsAfter(1)).toEqual([
      ['Status', 'Success'],
      ['Block', '18,947,222'],
    ])
    expect(slipOf('18947222')?.rows[1]).toEqual(['In the list', 'No such block'])
  })
})
