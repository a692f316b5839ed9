import { expect, it } from 'vitest'
import { brandTones } from '../../theme/brandTones.ts'
import { color } from '../../theme/contract.css.ts'
import { brandProperties } from './useBrandTones.ts'

it('gives each theme its own tones', () => {
  const tones = brandTones('#7a1fa2', 'trade')
  const { paper, ink } = tones
  const values = brandProperties(tones)
  expect(values.map(([, value]) => value)).toEqual(
    Object.keys(paper).map((name) => `light-dark(${paper[name as 'trade']}, ${ink[name as 'trade']})`),
  )
  // Otherwise the test would pass with the themes swapped.
  expect(paper.tradeInk).not.toBe(ink.tradeInk)
  expect(new Set(values.map(([name]) => name)).size).toBe(values.length)
})

it('sets the colors of the contract', () => {
  const tones = brandTones('#7a1fa2', 'trade')
  const names = brandProperties(tones).map(([name]) => `var(${name})`)
  expect(names).toEqual(Object.keys(tones.paper).map((name) => color[name as 'trade']))
})
