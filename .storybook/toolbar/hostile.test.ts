import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostile, type Hostility } from './hostile.ts'

const WAYS: readonly Hostility[] = ['long', 'rtl', 'emoji']

describe('a hostile text', () => {
  test('that is very long has each word and figure thrice, with no place to break', () => {
    expect(hostile('Stake 1,250.5 POL', 'long')).toBe('StakeStakeStake 111,250250250.555 POLPOLPOL')
  })

  test('from right to left keeps figures and marks', () => {
    expect(hostile('Stake 12.5%', 'rtl')).toBe('سطاكه 12.5%')
  })

  test('from right to left leaves no Latin letter, with any accent', () => {
    expect(hostile('Zoë’s Café', 'rtl')).not.toMatch(/\p{Script=Latin}/u)
  })

  test('with emoji keeps its words', () => {
    expect(hostile("Don't stake", 'emoji')).toBe("Don't👩‍👩‍👧‍👦 stake🇺🇳")
  })

  test('of marks only stays', () => {
    for (const way of WAYS) expect(hostile(' · → ', way)).toBe(' · → ')
  })

  test('keeps every text that has letters from being what it was', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z]+( [a-z]+)*$/), fc.constantFrom(...WAYS), (text, way) => {
        expect(hostile(text, way)).not.toBe(text)
        expect(hostile(text, way).length).toBeGreaterThanOrEqual(text.length)
      }),
    )
  })
})
