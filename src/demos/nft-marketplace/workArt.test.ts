import { describe, expect, it } from 'vitest'
import { categories, sampleWorks } from './sampleWorks.ts'
import { workLayers, type WorkArtPlan } from './workArt.ts'

const plan = { families: ['build', 'launch', 'trade'], ground: 'tint' } as const
const kinds = categories.flatMap(({ key }) => (key === 'all' ? [] : [key]))
const seeds = ['', 'Lagoon study', 'مرحبا', '🪙', '\u0000', 'x'.repeat(1000)]
const drawn = (category: WorkArtPlan['category'], seed: string) => workLayers({ ...plan, category, seed })

describe.each(kinds)('the picture of %s', (category) => {
  it.each(seeds)('is the same for the seed %j each time, and another for another seed', (seed) => {
    expect(drawn(category, seed)).toEqual(drawn(category, seed))
    expect(drawn(category, seed)).not.toEqual(drawn(category, `${seed}.`))
  })

  it('has numbers alone in its paths, and the tones of its families', () => {
    const tones = plan.families.flatMap((family) => [family, `${family}-r`, `${family}-t`])
    for (const { fill, d } of seeds.flatMap((seed) => drawn(category, seed))) {
      expect(tones).toContain(fill)
      expect(d).toMatch(/^(?:M[-\d. MLHVhvlz]+z)$/)
    }
  })

  it('shows each side of the ground that a work can have', () => {
    for (const ground of ['tint', 'build-r'] as const) {
      const [first, ...rest] = workLayers({ ...plan, category, seed: 'one', ground })
      expect(first?.fill).toBe(ground === 'tint' ? 'build-t' : ground)
      // What a picture is of stands out from its ground.
      expect(rest.some(({ fill }) => fill === 'build')).toBe(true)
    }
  })

  it('differs from those of the other categories', () => {
    for (const other of kinds)
      if (other !== category) expect(drawn(category, 'one')).not.toEqual(drawn(other, 'one'))
  })
})

it('draws a creature of the same squares on both sides', () => {
  for (let seed = 0; seed < 50; seed++) {
    const [left, right] = drawn('gaming', `creature ${seed}`).slice(-6)
    const columnsOf = (one: typeof left) =>
      (one?.d.match(/M[\d.]+ [\d.]+/g) ?? []).map((start) => start.slice(1).split(' ').map(Number))
    expect(columnsOf(right).map(([x = 0, y]) => [44 - x, y])).toEqual(columnsOf(left))
    expect(columnsOf(left).length).toBeGreaterThan(10)
  }
})

it('differs for each sample work', () => {
  const pictures = sampleWorks.map(({ id, category, image }) =>
    JSON.stringify(workLayers({ seed: id, category, ...image })),
  )
  expect(new Set(pictures).size).toBe(sampleWorks.length)
})

it('has at least two families in each sample work, because a picture needs two tones', () => {
  for (const { id, image } of sampleWorks) expect(new Set(image.families).size, id).toBeGreaterThanOrEqual(2)
})
