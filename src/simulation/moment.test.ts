import { describe, expect, it } from 'vitest'
import { durationOf, isSame, merged, withStep, type Step } from './moment.ts'
import { withParameter } from './momentLimits.ts'

const wait = (ms: number): Step<string> => ({ kind: 'wait', ms })
const leap = (ms: number): Step<string> => ({ kind: 'leap', ms })
const event = (name: string): Step<string> => ({ kind: 'event', event: name })

describe('steps', () => {
  it('are joined where one wait follows another, and only there', () => {
    expect(withStep([wait(5)], wait(7))).toEqual([wait(12)])
    expect(withStep([wait(5)], leap(7))).toEqual([wait(5), leap(7)])
    expect(withStep([leap(5)], wait(7))).toEqual([leap(5), wait(7)])
    expect(withStep([wait(5)], wait(0))).toEqual([wait(5)])
    expect(withStep([event('a')], event('a'))).toEqual([event('a'), event('a')])
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

it('a parameter is added to a link with or without others', () => {
  expect(withParameter('/contact', 'about', 'staking')).toBe('/contact?about=staking')
  expect(withParameter('/?demo=staking', 'tour', 3)).toBe('/?demo=staking&tour=3')
})
