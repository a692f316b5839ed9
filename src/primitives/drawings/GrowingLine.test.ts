import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gridOf } from './GrowingLine.tsx'

it.each<[number, number, number[]]>([
  [1276.4, 8.4, [1280, 1284]],
  [-757, 6, [-756, -752]],
  [0, 100, [0, 100]],
])('lines of a grid: %d, %d', (floor, range, lines) => {
  expect(gridOf(floor, range)).toEqual(lines)
})
it('has two to six lines inside the range', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 6, max: 1e5 }), (floor, range) => {
      const lines = gridOf(floor, range)
      expect(lines.length).toBeGreaterThanOrEqual(2)
      expect(lines.length).toBeLessThanOrEqual(6)
      for (const line of lines) expect(line >= floor && line <= floor + range).toBe(true)
    }),
  )
})
