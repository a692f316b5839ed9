import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { slips } from './spelling.ts'

describe('slips', () => {
  it.each([
    ['bridge', 'bridge', 0],
    ['bridgr', 'bridge', 1],
    ['brige', 'bridge', 1],
    ['briidge', 'bridge', 1],
    ['birdge', 'bridge', 1],
    ['csot', 'cost', 1],
    ['smrt', 'smart', 1],
    ['whitpapper', 'whitepaper', 2],
  ])('%s for %s: %i', (typed, word, count) => {
    expect(slips(typed, word)).toBe(count)
  })

  it.each([
    ['coat', 'cost'],
    ['brdg', 'bridge'],
    ['estate', 'estimate'],
    ['fridge', 'bridge'],
    ['bit', 'bot'],
    ['mountain', 'bridge'],
    [`${'a'.repeat(31)}b`, 'a'.repeat(32)],
  ])('%s is not %s', (typed, word) => {
    expect(slips(typed, word)).toBe(Infinity)
  })

  it('are the same both ways', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 })
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(slips(one, other)).toBe(slips(other, one))
      }),
    )
  })
})
