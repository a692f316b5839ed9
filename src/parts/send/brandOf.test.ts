import fc from 'fast-check'
import { expect, it } from 'vitest'
import { paramsOf, withBrand } from '../../address/address.ts'
import type { Brand } from '../../theme/brand.ts'
import { brandOf } from './brandOf.ts'
import { readBrandName } from './names.ts'

it('a link keeps its complete brand', () => {
  const names = fc
    .array(fc.constantFrom('a', 'É', '果', 'न', '\u0301', ' ', '7', '&', "'", '-', '('), { maxLength: 60 })
    .map((characters) => readBrandName(characters.join('')) ?? '')
  const colors = fc.option(
    fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  )
  fc.assert(
    fc.property(names, colors, (name, color) => {
      const brand: Brand = { name, color }
      const isNone = name === '' && color === null
      const link = new URL(withBrand('https://site.example/?demo=staking', brand))
      expect(brandOf(paramsOf(link))).toEqual({ brand: isNone ? null : brand, isUnreadable: false })
      expect(link.search).toBe('?demo=staking')
    }),
  )
})

it.each([
  'for=Orchard&color=nocolor',
  `for=${'x'.repeat(41)}&color=fff`,
  'color=',
  'for=%00',
  'for=%3Cb%3E&color=fff',
])('of %j nothing is taken', (query) => {
  expect(brandOf(new URLSearchParams(query))).toEqual({ brand: null, isUnreadable: true })
})

it('a link without a brand has none', () => {
  expect(brandOf(new URLSearchParams('demo=staking'))).toEqual({ brand: null, isUnreadable: false })
})
