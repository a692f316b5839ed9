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
    ['stakkingg', 'staking', 2],
    ['rbidge', 'bridge', 1],
    [`${'ab'.repeat(14)}ac`, 'ab'.repeat(15), 1],
  ])('%s for %s: %i', (typed, word, count) => {
    expect(slips(typed, word)).toBe(count)
  })

  it.each([
    ['coat', 'cost'],
    ['brdg', 'bridge'],
    ['estate', 'estimate'],
    ['fridge', 'bridge'],
    ['abridge', 'bridge'],
    ['rridge', 'bridge'],
    ['brridgge', 'bridge'],
    ['bit', 'bot'],
    ['mountain', 'bridge'],
    [`${'a'.repeat(31)}b`, 'a'.repeat(32)],
  ])('%s is not %s', (typed, word) => {
    expect(slips(typed, word)).toBe(Infinity)
  })

  /** As the textbook has it (optimal string alignment): every place of a table is filled. */
  const changesBetween = (one: string, other: string) => {
    const table = Array.from({ length: one.length + 1 }, (_, row) =>
      Array.from({ length: other.length + 1 }, (_, at) => (row === 0 ? at : at === 0 ? row : 0)),
    )
    for (let row = 1; row <= one.length; row++)
      for (let at = 1; at <= other.length; at++) {
        const ways = [
          table[row - 1]![at]! + 1,
          table[row]![at - 1]! + 1,
          table[row - 1]![at - 1]! + Number(one[row - 1] !== other[at - 1]),
        ]
        if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
          ways.push(table[row - 2]![at - 2]! + 1)
        table[row]![at] = Math.min(...ways)
      }
    return table[one.length]![other.length]!
  }

  it('are counted as by looking at everything: one in a word of five or six letters, two in a longer one', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 5, maxLength: 11, size: 'max' })
    const change = fc.record({
      at: fc.nat(20),
      how: fc.constantFrom('change', 'add', 'leave out', 'turn'),
      letter: fc.constantFrom('a', 'b', 'c'),
    })
    const changed = (
      text: string,
      { at: place, how, letter }: { at: number; how: string; letter: string },
    ) => {
      // The first two stay: a slip there is another rule.
      const at = 2 + (place % Math.max(1, text.length - 2))
      const [before, rest] = [text.slice(0, at), text.slice(at)]
      if (how === 'add') return before + letter + rest
      if (how === 'leave out') return before + rest.slice(1)
      if (how === 'turn') return before + rest.slice(1, 2) + rest.slice(0, 1) + rest.slice(2)
      return before + letter + rest.slice(1)
    }
    fc.assert(
      fc.property(word, fc.array(change, { maxLength: 3 }), (known, changes) => {
        const typed = changes.reduce(changed, known)
        const shorter = Math.min(typed.length, known.length)
        fc.pre(shorter >= 5)
        const count = changesBetween(typed, known)
        expect(slips(typed, known)).toBe(count <= (shorter < 7 ? 1 : 2) ? count : Infinity)
      }),
      { numRuns: 1000 },
    )
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
