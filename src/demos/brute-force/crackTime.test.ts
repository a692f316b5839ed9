import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  crackExponent,
  crackWords,
  GUESSES_A_SECOND,
  largeWords,
  resistance,
  strengthOf,
} from './crackTime.ts'
import { guessesExponent, passwordParts } from './passwordParts.ts'

describe('the time to crack', () => {
  it.each([
    [4, 'Less than a second', 'Weak'],
    [11.4, '1 second', 'Weak'],
    [16.98, '6 days', 'Fair'],
    [20, '16 years', 'Fair'],
    [23.68, '76 thousand years', 'Strong'],
    [40, 'More than a trillion years', 'Strong'],
  ] as const)('of 10 to the power of %d guesses is %s', (guesses, words, strength) => {
    const exponent = crackExponent(guesses)
    expect(crackWords(exponent)).toBe(words)
    expect(strengthOf(exponent)).toBe(strength)
  })
  it('is that of half of all guesses', () => {
    expect(10 ** crackExponent(12)).toBeCloseTo(10 ** 12 / 2 / GUESSES_A_SECOND, 6)
  })
  it('says large numbers in words', () => {
    expect([1.4, 20_000, 2.8e6, 1e12, 1e30].map(largeWords)).toEqual([
      '1',
      '20 thousand',
      '3 million',
      '1 trillion',
      'more than a million trillion',
    ])
  })
})

describe('the parts of a password', () => {
  it.each<[string, string[]]>([
    ['Lisbon2021', ['word Lisbon', 'year 2021']],
    ['P@ssw0rd!', ['swapped P@ssw0rd', 'rest !']],
    ['1990', ['year 1990']],
    ['12345', ['sequence 12345']],
    ['qwertyAAA', ['sequence qwerty', 'repeat AAA']],
    ['k7#q', ['rest k7#q']],
    ['correct horse', ['word correct', 'rest  ', 'word horse']],
    ['cba9999x', ['sequence cba', 'repeat 9999', 'rest x']],
    ['sunflower', ['word sunflower']],
    ['', []],
  ])('of “%s”', (password, parts) => {
    expect(passwordParts(password).map(({ kind, text }) => `${kind} ${text}`)).toEqual(parts)
  })
  it('are all of it, each with guesses, and another character never takes fewer for the rest', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (password) => {
        const parts = passwordParts(password)
        expect(parts.map(({ text }) => text).join('')).toBe(password)
        for (const { exponent } of parts) expect(exponent).toBeGreaterThan(0)
        const value = resistance(crackExponent(guessesExponent(parts)))
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1)
      }),
    )
  })
  it('count a list of ten thousand words, twice with a capital, and 140 years', () => {
    expect(10 ** guessesExponent(passwordParts('lisbon'))).toBeCloseTo(10_000, 6)
    expect(10 ** guessesExponent(passwordParts('Lisbon2021'))).toBeCloseTo(2_800_000, 3)
    expect(10 ** guessesExponent(passwordParts('k7'))).toBeCloseTo(36 ** 2, 6)
  })
})
