import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { direction, plainPercent, signedPercent } from './percent.ts'

it.each([
  [1.84, '+1.84%', 'up'],
  [-0.62, '−0.62%', 'down'],
  [0, '0.00%', 'flat'],
  [-0, '0.00%', 'flat'],
  [0.001, '0.00%', 'flat'],
  [-0.001, '0.00%', 'flat'],
  [0.006, '+0.01%', 'up'],
  [-0.006, '−0.01%', 'down'],
  [1234.5, '+1,234.50%', 'up'],
  [null, '–', 'flat'],
  [Number.NaN, '–', 'flat'],
  [Infinity, '–', 'flat'],
])('writes the change %s as %s, which is %s', (value, text, way) => {
  expect(signedPercent(value)).toBe(text)
  expect(direction(value)).toBe(way)
})

it('has a sign exactly when a digit is not zero, and points where the sign does', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.double({ min: -0.02, max: 0.02 })), (value) => {
      const text = signedPercent(value)
      const sign = /[1-9]/.test(text) ? (value > 0 ? '+' : '−') : ''
      expect(text).toBe(sign + text.replace(/^[+−]/, ''))
      expect(direction(value)).toBe({ '+': 'up', '−': 'down', '': 'flat' }[sign])
    }),
  )
})

describe('plainPercent', () => {
  it.each([
    [9.8, '9.80%'],
    [87.3, '87.30%'],
    [0, '0.00%'],
    [-0.001, '0.00%'],
    [-2.5, '−2.50%'],
    [null, '–'],
    [Number.NaN, '–'],
  ])('writes %s as %s', (value, text) => {
    expect(plainPercent(value)).toBe(text)
  })
})
