import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BOOK_TRADES, bookOf, landingOf, listingBlocks } from './nextFigures.ts'
import { LARGEST_MOVE_CENTS } from './tradingBot.ts'

const moves = fc.array(fc.integer({ min: -LARGEST_MOVE_CENTS, max: LARGEST_MOVE_CENTS }), { maxLength: 40 })

describe('where an order landed', () => {
  it.each([
    [86, 0],
    [58, 0],
    [57, 1],
    [28, 2],
    [1, 2],
    [-100, 3],
    [-300, 3],
    [-301, 4],
    [-500, 4],
  ])('with %i cents it is block %i, from 0', (cents, block) => expect(landingOf(cents).block).toBe(block))

  it('is among the orders of its block, and a larger gain is never later', () => {
    fc.assert(
      fc.property(moves, (all) => {
        const landings = all.toSorted((a, b) => b - a).map(landingOf)
        for (const [at, { block, place }] of landings.entries()) {
          expect(place).toBeLessThan(listingBlocks[block]!.orders)
          expect(block).toBeGreaterThanOrEqual(landings[at - 1]?.block ?? 0)
        }
      }),
    )
  })
})

describe('the order book', () => {
  it('is whole before the first order', () => {
    const { asks, bids, orders } = bookOf([])
    expect(orders).toBe(0)
    expect([...asks, ...bids].every(({ size, left }) => size === left)).toBe(true)
    expect(asks.at(0)?.price).toBeGreaterThan(bids.at(0)!.price)
  })

  it('fills the best prices first, by as much as the last orders had', () => {
    fc.assert(
      fc.property(moves, (all) => {
        const { asks, bids, bought, sold, orders } = bookOf(all)
        expect(orders).toBe(Math.min(all.length, BOOK_TRADES))
        for (const [levels, filled] of [
          [asks, bought],
          [bids, sold],
        ] as const) {
          expect(levels.reduce((sum, { size, left }) => sum + size - left, 0)).toBeCloseTo(filled, 6)
          const firstLeft = levels.findIndex(({ left }) => left > 0)
          if (firstLeft >= 0)
            expect(levels.slice(firstLeft + 1).every(({ size, left }) => size === left)).toBe(true)
        }
      }),
    )
    expect(bookOf([80, 60, -250]).asks.map(({ left }) => left)).toEqual([0, 2.2, 3.1, 4.6, 5.2, 6.8])
    expect(bookOf([80, 60, -250]).bids.map(({ left }) => left)).toEqual([0, 1.1, 3.1, 4.6, 5.2, 6.8])
  })
})
