import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  brandColors,
  brandOf,
  LONGEST_BRAND_NAME,
  readBrandColor,
  readBrandName,
  withBrand,
  type Brand,
} from './brand.ts'

describe('a name', () => {
  it.each([
    ['Orchard Cooperative', 'Orchard Cooperative'],
    ['  Orchard \t  Cooperative ', null],
    ['  Orchard   Cooperative ', 'Orchard Cooperative'],
    ['', ''],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['تعاونية البستان', 'تعاونية البستان'],
    ['果園合作社', '果園合作社'],
    ['👨‍👩‍👧‍👦 Family', '👨‍👩‍👧‍👦 Family'],
    ['Orch\u0000ard', null],
    ['Orch\u202Eard', null],
    ['Orch\uD800ard', null],
    ['x'.repeat(LONGEST_BRAND_NAME), 'x'.repeat(LONGEST_BRAND_NAME)],
    ['x'.repeat(LONGEST_BRAND_NAME + 1), null],
    ['👨‍👩‍👧‍👦'.repeat(12), '👨‍👩‍👧‍👦'.repeat(12)],
    [`x${'\u0301'.repeat(200)}`, null],
  ])('%j is %j', (text, name) => {
    expect(readBrandName(text)).toBe(name)
  })
})

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

it('the colors to begin with are colors, each once', () => {
  expect(brandColors.map(({ color }) => readBrandColor(color))).toEqual(brandColors.map(({ color }) => color))
  expect(new Set(brandColors.map(({ color }) => color)).size).toBe(brandColors.length)
})

it('a link brings the brand that it was given, wholly', () => {
  const names = fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => readBrandName(text) ?? '')
  const colors = fc.option(
    fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  )
  fc.assert(
    fc.property(names, colors, (name, color) => {
      const brand: Brand = { name, color }
      const isNone = name === '' && color === null
      const link = new URL(withBrand('https://fourfold.example/?demo=staking', brand))
      expect(brandOf(link.searchParams)).toEqual({ brand: isNone ? null : brand, isUnreadable: false })
      expect(link.searchParams.get('demo')).toBe('staking')
    }),
  )
})

it.each(['for=Orchard&color=nocolor', `for=${'x'.repeat(41)}&color=fff`, 'color=', 'for=%00'])(
  'of %j nothing is taken',
  (query) => {
    expect(brandOf(new URLSearchParams(query))).toEqual({ brand: null, isUnreadable: true })
  },
)

it('a link without a brand has none', () => {
  expect(brandOf(new URLSearchParams('demo=staking'))).toEqual({ brand: null, isUnreadable: false })
  expect(withBrand('/about', null)).toBe('/about')
  expect(withBrand('/about', { name: 'A', color: null })).toBe('/about?for=A')
})
