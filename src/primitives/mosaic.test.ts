import { expect, test } from 'vitest'
import { hashText, randomStream } from '../simulation/random.ts'
import { families, type FamilyName } from '../theme/tokens.ts'
import { CELL, mosaicLayers, type Fill, type FoldName, type Layer, type MosaicPlan } from './mosaic.ts'

const seeds = [
  'bitcoin',
  'ethereum',
  'Lagoon study',
  '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
  '',
  ' ',
  'مرحبا',
  '🪙',
  '\u0000',
]

type Point = readonly [number, number]
interface Shape {
  fill: Fill
  points: readonly Point[]
}

/** The corners of each shape of a path, whose commands are relative. */
function cornersOf(path: string, begin: Point): Point[] {
  const corners: Point[] = []
  for (const [, command, numbers = ''] of path.matchAll(/([Mmhvl])([^Mmhvlz]+)/g)) {
    const [first = 0, second = 0] = (numbers.match(/-?[\d.]+/g) ?? []).map(
      (number) => (Number(number) * 10) / CELL,
    )
    const [x, y] = corners.at(-1) ?? begin
    corners.push([
      x + (command === 'v' ? 0 : first),
      y + (command === 'v' ? first : command === 'h' ? 0 : second),
    ])
  }
  return corners
}

/** Path data back to shapes, with cells of ten by ten. */
const shapesOf = (layers: readonly Layer[]): Shape[] =>
  layers.flatMap(({ fill, d }) => {
    // A shape begins where the one before began, plus its own first step.
    let begin: Point = [0, 0]
    return d.match(/m[^m]+z/gi)!.map((path) => {
      const points = cornersOf(path, begin)
      begin = points[0]!
      return { fill, points }
    })
  })
const middle = (points: readonly Point[], axis: 0 | 1) =>
  (Math.min(...points.map((point) => point[axis])) + Math.max(...points.map((point) => point[axis]))) / 2
const area = (points: readonly Point[]) =>
  Math.abs(
    points.reduce(
      (sum, [x, y], i) =>
        sum + x * points[(i + 1) % points.length]![1] - y * points[(i + 1) % points.length]![0],
      0,
    ),
  ) / 2

/** The drawing of each cell: the family of its face, and the fold, recognized by the shape of the face. */
function cellsOf(layers: readonly Layer[], cols: number) {
  const cells = new Map<number, string>()
  for (const { fill, points } of shapesOf(layers)) {
    if (fill.includes('-')) continue
    const forms: Record<string, FoldName> = {
      '4 100': 'flat',
      '4 50': 'book',
      '3 50': 'corner',
      '6 75': 'gate',
    }
    const isDiamond = points.length === 4 && new Set(points.map(([x]) => x)).size === 3
    const fold = isDiamond ? 'blintz' : forms[`${points.length} ${area(points)}`]
    const at = Math.floor(middle(points, 1) / 10) * cols + Math.floor(middle(points, 0) / 10)
    expect(fold && !cells.has(at)).toBe(true)
    cells.set(at, `${fill} ${fold}`)
  }
  return cells
}

/** The plan of the design's reference implementation, and whether a cell used up all its draws without success. */
function referencePlan(
  seed: string,
  cols: number,
  rows: number,
  palette: readonly FamilyName[],
  rest: number,
) {
  const random = randomStream(hashText(seed))
  const deck = ['flat', 'flat', 'book', 'corner', 'corner', 'gate', 'blintz']
  const plan: { is: string; isEmpty: boolean; isForced: boolean }[] = []
  for (let at = 0; at < cols * rows; at++) {
    const neighbors = [at % cols ? plan[at - 1] : undefined, plan[at - cols]]
    for (let tries = 1; ; tries++) {
      const family = palette[Math.floor(random() * palette.length)]
      const fold = deck[Math.floor(random() * deck.length)]
      random() // the ground's family
      random() // the turn
      const one = { is: `${family} ${fold}`, isEmpty: random() < rest }
      const isCrowded = neighbors.some(
        (other) => other && other.isEmpty === one.isEmpty && (one.isEmpty || other.is === one.is),
      )
      if (isCrowded && tries < 6) continue
      plan.push({ ...one, isForced: isCrowded })
      break
    }
  }
  return plan
}

test('a seed always gives the same art, and another seed gives different art', () => {
  const art = seeds.map((seed) => mosaicLayers({ seed, cols: 8, rows: 8 }))
  expect(seeds.map((seed) => mosaicLayers({ seed, cols: 8, rows: 8 }))).toEqual(art)
  expect(new Set(art.map((layers) => JSON.stringify(layers))).size).toBe(seeds.length)
})

test.each([
  [4, 4],
  [6, 6],
  [5, 3],
  [24, 2],
  [1, 1],
])('no cell of %i × %i is empty when nothing rests', (cols, rows) => {
  for (const seed of seeds)
    for (const symmetry of ['none', 'fourfold'] as const)
      expect(cellsOf(mosaicLayers({ seed, cols, rows, symmetry, rest: 0 }), cols).size).toBe(cols * rows)
})

test('all cells are empty if all of them rest', () => {
  expect(mosaicLayers({ seed: 'bitcoin', cols: 4, rows: 4, rest: 1 })).toEqual([])
  expect(mosaicLayers({ seed: 'bitcoin', cols: 0, rows: 4 })).toEqual([])
})

test('fourfold art is symmetric in both axes, and art without symmetry is not', () => {
  const side = 8
  const drawn = (shapes: readonly Shape[]) =>
    shapes
      .map(
        ({ fill, points }) =>
          `${fill} ${points
            .map((point) => point.join())
            .sort()
            .join(' ')}`,
      )
      .sort()
  const mirrored = (shapes: readonly Shape[], axis: 0 | 1) =>
    shapes.map(({ fill, points }) => ({
      fill,
      points: points.map(([x, y]): Point => (axis === 0 ? [side * 10 - x, y] : [x, side * 10 - y])),
    }))
  for (const seed of seeds) {
    const plan: MosaicPlan = { seed, cols: side, rows: side, rest: 0.1, ground: 'tint' }
    const fourfold = shapesOf(mosaicLayers({ ...plan, symmetry: 'fourfold' }))
    const free = shapesOf(mosaicLayers(plan))
    for (const axis of [0, 1] as const) {
      expect(drawn(mirrored(fourfold, axis))).toEqual(drawn(fourfold))
      expect(drawn(mirrored(free, axis))).not.toEqual(drawn(free))
    }
  }
})

test.each([0, 0.16, 0.5])('cells match the plan of the reference, with %f of them at rest', (rest) => {
  const [cols, rows] = [12, 8]
  for (const seed of seeds)
    for (const palette of [families, ['launch', 'trade'], ['secure']] satisfies (readonly FamilyName[])[]) {
      const cells = cellsOf(mosaicLayers({ seed, cols, rows, families: palette, rest }), cols)
      const plan = referencePlan(seed, cols, rows, palette, rest)
      plan.forEach((one, at) => expect(cells.get(at)).toBe(one.isEmpty ? undefined : one.is))
    }
})

test('neighbors repeat family and fold only where six draws did not help', () => {
  const [cols, rows] = [12, 8]
  let repeated = 0
  for (const seed of seeds)
    for (const palette of [families, ['secure']] satisfies (readonly FamilyName[])[]) {
      const cells = cellsOf(mosaicLayers({ seed, cols, rows, families: palette, rest: 0 }), cols)
      const plan = referencePlan(seed, cols, rows, palette, 0)
      for (const [at, cell] of cells) {
        const left = at % cols ? cells.get(at - 1) : undefined
        if (cell !== left && cell !== cells.get(at - cols)) continue
        repeated++
        expect(plan[at]?.isForced).toBe(true)
      }
    }
  // One family has so few kinds of cell that it happens; else the test would prove nothing.
  expect(repeated).toBeGreaterThan(0)
})

test('the ground is below everything and has the first family’s tint, or the given fill', () => {
  const whole = { fill: 'trade-t', d: `M0 0h${4 * CELL}v${4 * CELL}h${-4 * CELL}z` }
  const plan: MosaicPlan = { seed: 'bitcoin', cols: 4, rows: 4, families: ['trade', 'build'] }
  expect(mosaicLayers({ ...plan, ground: 'tint' })[0]).toEqual(whole)
  expect(mosaicLayers({ ...plan, ground: 'build-r' })[0]).toEqual({ ...whole, fill: 'build-r' })
})

test('art uses the given families; without them the seed picks two or three', () => {
  const used = (plan: Partial<MosaicPlan> & { seed: string }) =>
    new Set(mosaicLayers({ cols: 8, rows: 8, ...plan }).map(({ fill }) => fill.split('-')[0]))
  for (const seed of seeds) {
    expect(used({ seed, families: ['launch', 'trade'] })).toEqual(new Set(['launch', 'trade']))
    expect([2, 3]).toContain(used({ seed }).size)
  }
})
