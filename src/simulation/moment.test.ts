import { describe, expect, it } from 'vitest'
import { durationOf, isSame, merged, withEntry, type MomentEntry } from './moment.ts'

const wait = (ms: number): MomentEntry<string> => ({ kind: 'wait', ms })
const leap = (ms: number): MomentEntry<string> => ({ kind: 'leap', ms })
const event = (name: string): MomentEntry<string> => ({ kind: 'event', event: name })

describe('a log', () => {
  it('are joined only if one wait follows another', () => {
    expect(withEntry([wait(5)], wait(7))).toEqual([wait(12)])
    expect(withEntry([wait(5)], leap(7))).toEqual([wait(5), leap(7)])
    expect(withEntry([leap(5)], wait(7))).toEqual([leap(5), wait(7)])
    expect(withEntry([wait(5)], wait(0))).toEqual([wait(5)])
    expect(withEntry([event('a')], event('a'))).toEqual([event('a'), event('a')])
    expect(merged([wait(1), wait(2), event('a'), wait(0), wait(3), leap(4), wait(5)])).toEqual([
      wait(3),
      event('a'),
      wait(3),
      leap(4),
      wait(5),
    ])
  })
  it('last as long as their waits and leaps', () => {
    expect(durationOf([wait(1), event('a'), leap(20), wait(300)])).toBe(321)
  })
})

describe('two values', () => {
  it.each([
    [1, 1, true],
    [1, '1', false],
    [Number.NaN, Number.NaN, true],
    [null, {}, false],
    [{}, null, false],
    [[], {}, false],
    [{}, [], false],
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: undefined }, { b: 1 }, false],
    [[1, 2], [2, 1], false],
  ])('%j and %j: the same is %s', (one, other, isEqual) => {
    expect(isSame(one, other)).toBe(isEqual)
  })
})
