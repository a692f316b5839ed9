import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { abbreviate, plainNumber, withRealMinus } from './number.ts'

describe('abbreviate', () => {
  it.each([
    [999_999, '1000.00K'],
    [2_500_000_000_000, '2.50T'],
    [1e12, '1.00T'],
    [999_999_999_999, '1000.00B'],
    [48_200_000_000, '48.20B'],
    [1e9, '1.00B'],
    [48_200_000, '48.20M'],
    [1e6, '1.00M'],
    [1200, '1.20K'],
    [1e3, '1.00K'],
    [999.999, '1000.00'],
    [12, '12.00'],
    [0, '0.00'],
    [-0, '0.00'],
    [-0.001, '0.00'],
    [-12.5, '−12.50'],
    [-1200, '−1.20K'],
    [1e18, '1000000.00T'],
  ])('writes %d as %s', (value, text) => {
    expect(abbreviate(value)).toBe(text)
  })

  it.each([null, Number.NaN, Infinity, -Infinity])('writes a dash for %s', (value) => {
    expect(abbreviate(value)).toBe('–')
  })

  it('has two decimals and at most one letter, for any finite number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(abbreviate(value)).toMatch(/^−?\d+\.\d{2}[TBMK]?$/)
      }),
    )
  })

  it('picks the letter by the raw value', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1e15, noNaN: true }), (value) => {
        const letter = value >= 1e12 ? 'T' : value >= 1e9 ? 'B' : value >= 1e6 ? 'M' : value >= 1e3 ? 'K' : ''
        expect(abbreviate(value).replace(/[\d.]/g, '')).toBe(letter)
      }),
    )
  })
})

describe('plainNumber', () => {
  it.each([
    [1234.5, 2, '1,234.5'],
    [1_000_000, 0, '1,000,000'],
    [0.671232876, 6, '0.671233'],
    [14.5, 6, '14.5'],
    [0, 6, '0'],
    [-0, 6, '0'],
    [-0.0000001, 6, '0'],
    [-1234.567, 2, '−1,234.57'],
  ])('writes %d with up to %d decimals as %s', (value, maxDecimals, text) => {
    expect(plainNumber(value, maxDecimals)).toBe(text)
  })

  it.each([null, Number.NaN, Infinity, -Infinity])('writes a dash for %s', (value) => {
    expect(plainNumber(value, 2)).toBe('–')
  })

  it('never shows an exponent or more decimals than allowed', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.integer({ min: 0, max: 20 }),
        (value, maxDecimals) => {
          const text = plainNumber(value, maxDecimals)
          expect(text).toMatch(/^−?\d{1,3}(,\d{3})*(\.\d+)?$/)
          expect((text.split('.')[1] ?? '').length).toBeLessThanOrEqual(maxDecimals)
        },
      ),
    )
  })
})

it('replaces the hyphen with a minus sign', () => {
  expect(withRealMinus('-1')).toBe('\u22121')
})
