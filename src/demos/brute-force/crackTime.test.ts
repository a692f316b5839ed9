import { describe, expect, it } from 'vitest'
import {
  crackExponent,
  crackWords,
  GUESSES_A_SECOND,
  kinds,
  LENGTHS,
  resistance,
  strengthOf,
} from './crackTime.ts'

describe('the time to crack', () => {
  it.each([
    ['digits', 4, 'less than a second', 'Weak'],
    ['letters', 8, '1 second', 'Weak'],
    ['digits', 20, '16 years', 'Fair'],
    ['letters', 12, '6 days', 'Fair'],
    ['all', 8, '8 hours', 'Weak'],
    ['all', 12, '75 thousand years', 'Strong'],
    ['all', 20, 'more than a trillion years', 'Strong'],
  ] as const)('of %s, %d characters, is %s', (kind, length, words, strength) => {
    const exponent = crackExponent(kind, length)
    expect(crackWords(exponent)).toBe(words)
    expect(strengthOf(exponent)).toBe(strength)
  })
  it('is that of half of all secrets', () => {
    expect(10 ** crackExponent('digits', 12)).toBeCloseTo(10 ** 12 / 2 / GUESSES_A_SECOND, 6)
  })
  it('grows with each character and each kind, within its bar', () => {
    for (let length = LENGTHS.least; length < LENGTHS.most; length += 1)
      for (const [at, { value }] of kinds.entries()) {
        const now = crackExponent(value, length)
        expect(crackExponent(value, length + 1)).toBeGreaterThan(now)
        if (at > 0) expect(now).toBeGreaterThan(crackExponent(kinds[at - 1]!.value, length))
        expect(resistance(now)).toBeGreaterThanOrEqual(0)
        expect(resistance(now)).toBeLessThanOrEqual(1)
      }
  })
})
