import { expect, it } from 'vitest'
import { brandColors, readBrandColor } from './brand.ts'

it.each([
  ['#7a1fa2', '#7a1fa2'],
  ['7A1FA2', '#7a1fa2'],
  [' #fff ', '#ffffff'],
  ['abc', '#aabbcc'],
  ['', null],
  ['red', null],
  ['#7a1f', null],
  ['#7a1fa2ff', null],
  ['url(#x)', null],
])('the color %j is %j', (text, color) => {
  expect(readBrandColor(text)).toBe(color)
})

it('the suggested colors are valid and unique', () => {
  expect(brandColors.map(({ color }) => readBrandColor(color))).toEqual(brandColors.map(({ color }) => color))
  expect(new Set(brandColors.map(({ color }) => color)).size).toBe(brandColors.length)
})
