import { describe, expect, it } from 'vitest'
import { demos, type Demo } from '../content/demos.ts'
import { familyOrder, type Family } from '../content/families.ts'
import { emptyAfter, HEADLINE, LEAD, placeOf, wallLayouts, type WallLayout } from './wall.ts'

const layouts: [name: string, layout: WallLayout][] = Object.entries(wallLayouts)

/** The earlier tiles that are directly left of a tile or above it, in any layout. */
const neighborsBefore = (tile: number) =>
  layouts.flatMap(([, layout]) => {
    const [column, row] = placeOf(layout, tile)
    return Array.from({ length: tile }, (_, before) => before).filter((before) => {
      const [itsColumn, itsRow] = placeOf(layout, before)
      return (itsRow === row && itsColumn === column - 1) || (itsColumn === column && itsRow === row - 1)
    })
  })

/** An order without neighbors of the same family; null if there is none. The family with the most remaining tiles is placed first. */
function orderOf(all: readonly Demo[]): Demo[] | null {
  const place = (placed: readonly Demo[], left: readonly Demo[]): Demo[] | null => {
    if (left.length === 0) return [...placed]
    const beside = neighborsBefore(placed.length).map((tile) => placed[tile]?.family)
    const leftOf = (family: Family) => left.filter((demo) => demo.family === family)
    const wanted = familyOrder
      .filter((family) => !beside.includes(family))
      .toSorted((a, b) => leftOf(b).length - leftOf(a).length)
    for (const family of wanted) {
      const [next] = leftOf(family)
      const order =
        next &&
        place(
          [...placed, next],
          left.filter((demo) => demo !== next),
        )
      if (order) return order
    }
    return null
  }
  return place([], all)
}

const clashesIn = (order: readonly Demo[]) =>
  order.flatMap((demo, tile) =>
    neighborsBefore(tile).flatMap((before) =>
      order[before]?.family === demo.family ? [`${demo.key} beside ${order[before].key}`] : [],
    ),
  )

/** The order with one demo in another place, so that no neighbors clash; null if no single move does it. */
function movedOne(all: readonly Demo[]): { demo: Demo; after: Demo | undefined } | null {
  // What was added last is moved first.
  for (const demo of all.toReversed()) {
    const others = all.filter((one) => one !== demo)
    for (let place = others.length; place >= 0; place--)
      if (clashesIn(others.toSpliced(place, 0, demo)).length === 0) return { demo, after: others[place - 1] }
  }
  return null
}

function adviceFor(all: readonly Demo[]): string {
  const where = 'in src/content/demos.ts, '
  const move = movedOne(all)
  if (move)
    return `${where}move the line of ${move.demo.key} ${move.after ? `after ${move.after.key}` : 'to the beginning'}`
  const order = orderOf(all)
  return order
    ? `${where}this order would do: ${order.map(({ key }) => key).join(', ')}`
    : 'no order would do'
}

it('the order of the demos never puts one family side by side, in any layout', () => {
  const clashes = clashesIn(demos)
  expect(clashes, clashes.length > 0 ? adviceFor(demos) : '').toEqual([])
})

describe.each(layouts)('the %s wall', (_, layout) => {
  const most = 60

  it('gives each tile a separate place, without gaps before the last', () => {
    const places = Array.from({ length: most }, (_, tile) => placeOf(layout, tile))
    expect(new Set(places.map(String)).size).toBe(most)
    for (const [tile, [column, row]] of places.entries()) {
      expect(column).toBeGreaterThanOrEqual(layout.taken(row))
      expect(column).toBeLessThan(layout.columns)
      const [nextColumn, nextRow] = placeOf(layout, tile + 1)
      expect([nextColumn, nextRow]).toEqual(
        column + 1 < layout.columns ? [column + 1, row] : [layout.taken(row + 1), row + 1],
      )
    }
  })

  it('levels its last row, for any number of tiles', () => {
    for (let tiles = 1; tiles <= most; tiles += 1) {
      const [column] = placeOf(layout, tiles - 1)
      expect(column + 1 + emptyAfter(layout, tiles), `${tiles} tiles`).toBe(layout.columns)
    }
  })
})

it('is beside headline and lead when it is wide', () => {
  const { taken } = wallLayouts.wide
  expect([0, 1, 2, 3, 4].map(taken)).toEqual([
    HEADLINE.columns,
    HEADLINE.columns,
    LEAD.columns,
    LEAD.columns,
    0,
  ])
})
