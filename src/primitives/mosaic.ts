// The fold alphabet and the mosaic generator (Rules, Art): the same seed always gives the same art.
import { hashText, randomStream } from '../simulation/random.ts'
import { families, type FamilyName } from '../theme/tokens.ts'

/** A way to fold one square: untouched, one crease, one diagonal, two corners, or all four corners in. */
export type FoldName = 'flat' | 'book' | 'corner' | 'gate' | 'blintz'
/** A fill of the art: a family's face, its reverse (`-r`) or its tint (`-t`). */
export type Fill = FamilyName | `${FamilyName}-r` | `${FamilyName}-t`
/** One painted layer: a fill and the path data of everything in it. */
export interface Layer {
  fill: Fill
  d: string
}

type Point = readonly [number, number]
type Piece = readonly [tone: 'face' | 'reverse', points: readonly Point[]]

// oxfmt-ignore
const FOLDS: Record<FoldName, readonly Piece[]> = {
  flat: [['face', [[0, 0], [1, 0], [1, 1], [0, 1]]]],
  book: [
    ['face', [[0, 0], [0.5, 0], [0.5, 1], [0, 1]]],
    ['reverse', [[0.5, 0], [1, 0], [1, 1], [0.5, 1]]],
  ],
  corner: [
    ['face', [[0, 1], [1, 0], [1, 1]]],
    ['reverse', [[0, 1], [0, 0], [1, 0]]],
  ],
  gate: [
    ['face', [[0.5, 0], [1, 0], [1, 0.5], [0.5, 1], [0, 1], [0, 0.5]]],
    ['reverse', [[0.5, 0], [0.5, 0.5], [0, 0.5]]],
    ['reverse', [[1, 0.5], [0.5, 0.5], [0.5, 1]]],
  ],
  blintz: [
    ['face', [[0.5, 0], [1, 0.5], [0.5, 1], [0, 0.5]]],
    ['reverse', [[0.5, 0], [0.5, 0.5], [0, 0.5]]],
    ['reverse', [[1, 0.5], [0.5, 1], [0.5, 0.5]]],
  ],
}

/** Each family's own fold. */
const familyFold: Record<FamilyName, FoldName> = {
  build: 'book',
  launch: 'corner',
  trade: 'gate',
  secure: 'blintz',
}

interface Cell {
  fold: FoldName
  family: FamilyName
  x: number
  y: number
  side: number
  turns?: number
  flipX?: boolean
  flipY?: boolean
  /** What shows behind a fold that leaves its ground open. */
  back?: Fill | undefined
}

const round = (value: number) => String(Math.round(value * 100) / 100)
const turn = ([x, y]: Point, times: number): Point => (times === 0 ? [x, y] : turn([1 - y, x], times - 1))

/** A closed shape of path data: its start, and the relative path from there. */
interface Shape {
  start: Point
  way: string
}
// A minus sign also separates two numbers.
const pair = (x: number, y: number) => `${round(x)} ${round(y)}`.replace(' -', '-')
const square = (x: number, y: number, width: number, height: number): Shape => ({
  start: [x, y],
  way: `h${round(width)}v${round(height)}h${round(-width)}z`,
})

/** Lines are relative after the first corner: the same fold elsewhere is then the same text and compresses well. */
function outline(corners: readonly Point[]): Shape {
  const [start = [0, 0]] = corners
  const lines = corners.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = corners[index] ?? start
    if (x === fromX) return `v${round(y - fromY)}`
    return y === fromY ? `h${round(x - fromX)}` : `l${pair(x - fromX, y - fromY)}`
  })
  return { start, way: `${lines.join('')}z` }
}

/** Shapes as one path. Each starts relative to the one before, which compresses better than absolute positions. */
const joined = (shapes: readonly Shape[]): string =>
  shapes
    .map(({ start: [x, y], way }, index) => {
      const before = shapes[index - 1]?.start
      return before ? `m${pair(x - before[0], y - before[1])}${way}` : `M${pair(x, y)}${way}`
    })
    .join('')

/** Paints cells; pieces of one fill are joined into one path, backs first, because they are underneath. */
function paint(cells: readonly Cell[], ground?: Layer): Layer[] {
  const backs = new Map<Fill, Shape[]>()
  const pieces = new Map<Fill, Shape[]>()
  const add = (layer: Map<Fill, Shape[]>, fill: Fill, shape: Shape) => {
    const shapes = layer.get(fill)
    if (shapes) shapes.push(shape)
    else layer.set(fill, [shape])
  }
  for (const { fold, family, x, y, side, turns = 0, flipX = false, flipY = false, back } of cells) {
    if (back) add(backs, back, square(x, y, side, side))
    for (const [tone, points] of FOLDS[fold]) {
      const corners = points.map((point): Point => {
        const [px, py] = turn(point, turns)
        return [x + (flipX ? 1 - px : px) * side, y + (flipY ? 1 - py : py) * side]
      })
      add(pieces, tone === 'face' ? family : `${family}-r`, outline(corners))
    }
  }
  const layers = [...backs, ...pieces].map(([fill, shapes]) => ({ fill, d: joined(shapes) }))
  return ground ? [ground, ...layers] : layers
}

/** One fold tile of `side` units. Folds with an open ground show the family's tint there. */
export function foldLayers(family: FamilyName, side: number): Layer[] {
  const fold = familyFold[family]
  return paint([{ fold, family, x: 0, y: 0, side, back: `${family}-t` }])
}

/** The logo on a 32 × 32 sheet: one tile per family, each with its own fold. */
export function logoLayers(): Layer[] {
  const near = 0
  const far = 16.5
  const at: Record<FamilyName, Point> = {
    build: [near, near],
    launch: [far, near],
    trade: [near, far],
    secure: [far, far],
  }
  return paint(
    families.map((family) => ({
      fold: familyFold[family],
      family,
      x: at[family][0],
      y: at[family][1],
      side: 15.5,
      back: family === 'trade' || family === 'secure' ? (`${family}-t` as const) : undefined,
    })),
  )
}

// Weighted: calm ground first, creases as accents.
const DECK: readonly FoldName[] = ['flat', 'flat', 'book', 'corner', 'corner', 'gate', 'blintz']
const MOST_DRAWS = 6
const TWO_FAMILIES_SHARE = 0.4

export interface MosaicPlan {
  /** Any text; the art is a fixed function of it. */
  seed: string
  /** How many squares wide; a whole number from 1. */
  cols: number
  /** How many squares high; a whole number from 1. */
  rows: number
  /**
   * `fourfold` mirrors the top left quadrant on both axes.
   * @default 'none'
   */
  symmetry?: 'none' | 'fourfold' | undefined
  /** The families allowed; two or three picked by the seed when not given. */
  families?: readonly FamilyName[] | undefined
  /**
   * Share of cells left empty, 0 to 1.
   * @default 0.16
   */
  rest?: number | undefined
  /** Paint under everything: the tint of the first family, or a fill. */
  ground?: 'tint' | Fill | undefined
}

/** Side of one cell of a mosaic, in units of its view box. */
export const CELL = 2

/** Plans and paints a mosaic. */
export function mosaicLayers(plan: MosaicPlan): Layer[] {
  const { seed, cols, rows, symmetry = 'none', rest = 0.16, ground } = plan
  const random = randomStream(hashText(seed))
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  let palette = plan.families
  if (!palette) {
    const shuffled = families
      .map((family) => ({ family, order: random() }))
      .sort((a, b) => a.order - b.order)
      .map((one) => one.family)
    palette = shuffled.slice(0, random() < TWO_FAMILIES_SHARE ? 2 : 3)
  }
  const isFourfold = symmetry === 'fourfold'
  const planCols = isFourfold ? Math.ceil(cols / 2) : cols
  const planRows = isFourfold ? Math.ceil(rows / 2) : rows

  type Planned = { fold: FoldName; family: FamilyName; ground: FamilyName; turns: number; isEmpty: boolean }
  const planned: Planned[] = []
  for (let row = 0; row < planRows; row++)
    for (let col = 0; col < planCols; col++) {
      const neighbors = [col > 0 ? planned.at(-1) : undefined, planned[(row - 1) * planCols + col]]
      let cell: Planned
      let draws = 0
      let isCrowded: boolean
      do {
        const drawn = {
          family: pick(palette),
          fold: pick(DECK),
          ground: pick(palette),
          turns: Math.floor(random() * 4),
          isEmpty: random() < rest,
        }
        cell = drawn
        isCrowded = neighbors.some((other) =>
          drawn.isEmpty
            ? other?.isEmpty
            : other && !other.isEmpty && other.fold === drawn.fold && other.family === drawn.family,
        )
      } while (isCrowded && ++draws < MOST_DRAWS)
      planned.push(cell)
    }

  const cells: Cell[] = []
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++) {
      const flipX = isFourfold && col >= cols / 2
      const flipY = isFourfold && row >= rows / 2
      const cell = planned[(flipY ? rows - 1 - row : row) * planCols + (flipX ? cols - 1 - col : col)]
      if (!cell || cell.isEmpty) continue
      const isOpen = cell.fold === 'gate' || cell.fold === 'blintz'
      cells.push({
        fold: cell.fold,
        family: cell.family,
        x: col * CELL,
        y: row * CELL,
        side: CELL,
        turns: cell.turns,
        flipX,
        flipY,
        back: isOpen && cell.ground !== cell.family ? `${cell.ground}-t` : undefined,
      })
    }
  const first = palette[0] as FamilyName
  const fill = ground === 'tint' ? (`${first}-t` as const) : ground
  return paint(cells, fill && { fill, d: joined([square(0, 0, cols * CELL, rows * CELL)]) })
}
