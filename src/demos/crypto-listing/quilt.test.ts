import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quiltOf } from './quilt.ts'

const values = fc
  .array(fc.double({ min: 0.01, max: 1000, noNaN: true }), { minLength: 1, maxLength: 10 })
  .map((all) => all.toSorted((one, other) => other - one))
const WIDTH = 1152
const HEIGHT = 152

describe('a quilt', () => {
  it('has patches with the areas of their values, which fill the box', () => {
    fc.assert(
      fc.property(values, (all) => {
        const whole = all.reduce((sum, value) => sum + value, 0)
        const patches = quiltOf(all, WIDTH, HEIGHT)
        expect(patches).toHaveLength(all.length)
        for (const [index, { width, height }] of patches.entries())
          expect((width * height) / (WIDTH * HEIGHT)).toBeCloseTo(all[index]! / whole, 6)
      }),
    )
  })
  it('has no patches outside the box, and none that lie on each other', () => {
    fc.assert(
      fc.property(values, (all) => {
        const patches = quiltOf(all, WIDTH, HEIGHT)
        for (const [index, one] of patches.entries()) {
          expect(one.x + one.width).toBeLessThanOrEqual(WIDTH + 1e-6)
          expect(one.y + one.height).toBeLessThanOrEqual(HEIGHT + 1e-6)
          for (const other of patches.slice(index + 1)) {
            const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
            const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
            expect(Math.min(across, down)).toBeLessThan(1e-6)
          }
        }
      }),
    )
  })
  it('has wider patches where words need room', () => {
    const sides = (wider: number) =>
      quiltOf([8, 1, 1, 1, 1], WIDTH, HEIGHT, wider).map((patch) => patch.width / patch.height)
    expect(Math.min(...sides(2).slice(1))).toBeGreaterThan(Math.min(...sides(1).slice(1)))
  })
})
