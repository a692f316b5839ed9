import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fearGreedLevel } from './fearGreed.ts'

describe('fearGreedLevel (Rules, Ticker)', () => {
  it.each([
    [0, 1],
    [25, 1],
    [26, 2],
    [45, 2],
    [46, 3],
    [55, 3],
    [56, 4],
    [75, 4],
    [76, 5],
    [100, 5],
  ])('%i is level %i', (value, level) => {
    expect(fearGreedLevel(value)).toBe(level)
  })

  it('never falls while the value rises', () => {
    const value = fc.double({ min: 0, max: 100, noNaN: true })
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(fearGreedLevel(Math.min(a, b))).toBeLessThanOrEqual(fearGreedLevel(Math.max(a, b)))
      }),
    )
  })
})
