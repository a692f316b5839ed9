import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { abbreviatedUsd, price, signedPrice } from './money.ts'

describe('abbreviatedUsd', () => {
  it.each([
    [2.5e12, '$2.50T'],
    [48_200_000, '$48.20M'],
    [999_999, '$1000.00K'],
    [0, '$0.00'],
    [-0.001, '$0.00'],
    [-1200, '−$1.20K'],
    [null, '–'],
    [Number.NaN, '–'],
    [Infinity, '–'],
  ])('writes %s as %s', (value, text) => {
    expect(abbreviatedUsd(value)).toBe(text)
  })
})

describe('signedPrice', () => {
  it.each([
    [18.42, '+$18.42'],
    [-4.1, '−$4.10'],
    [0, '$0.00'],
  ])('writes %s as %s', (value, text) => {
    expect(signedPrice(value)).toBe(text)
  })
})

describe('price', () => {
  it.each([
    [67_412, '$67,412.00'],
    [1_234_567.891, '$1,234,567.89'],
    [3518.224, '$3,518.22'],
    [1, '$1.00'],
    [0.123456789, '$0.123457'],
    [0.99, '$0.99'],
    [0.9999999, '$1.00'],
    [0.5, '$0.50'],
    [0.0000123456789, '$0.0000123457'],
    [1e-10, '$0.0000000001'],
    [0, '$0.00'],
    [-0, '$0.00'],
    [-0.5, '−$0.50'],
    [-1234.5, '−$1,234.50'],
    [null, '–'],
    [Number.NaN, '–'],
    [-Infinity, '–'],
  ])('writes %s as %s', (value, text) => {
    expect(price(value)).toBe(text)
  })

  it('has at least two decimals and never an exponent, for any finite number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(price(value)).toMatch(/^−?\$\d{1,3}(,\d{3})*\.\d{2,}$/)
      }),
    )
  })

  it('has at most six significant digits below one dollar', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (value) => {
        const digits = price(value).replace(/^\$0\.0*/, '')
        expect(digits.length).toBeLessThanOrEqual(6)
      }),
    )
  })
})
