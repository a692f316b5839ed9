import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseTyped, readTyped } from './typedNumber.ts'

it.each([
  ['2500', 2500],
  ['0.5', 0.5],
  ['.5', 0.5],
  ['5.', 5],
  ['-3', -3],
  [' 12 ', 12],
  ['1e3', 1000],
  ['0', 0],
  ['-0', 0],
  ['', 0],
  ['   ', 0],
  ['-', 0],
  ['abc', 0],
  ['12px', 0],
  ['1,000', 0],
  ['1e400', 0],
  ['-1e400', 0],
  ['Infinity', 0],
  ['NaN', 0],
])('reads "%s" as %d', (text, value) => {
  expect(parseTyped(text)).toBe(value)
})

it.each([
  ['0', 0],
  [' -3 ', -3],
  ['', null],
  ['   ', null],
  ['1,000', null],
  ['1e400', null],
])('tells a number from no number: "%s"', (text, value) => {
  expect(readTyped(text)).toBe(value)
})

it('reads any text as a finite number', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
      expect(Number.isFinite(parseTyped(text))).toBe(true)
    }),
  )
})
