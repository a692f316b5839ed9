// The layout of the wall's tiles, for any number: row by row, beside headline and lead at the left of the first rows.

/** A layout of the wall. */
export interface WallLayout {
  readonly columns: number
  /** How many columns of a row, counted from 0, belong to headline or lead. */
  readonly taken: (row: number) => number
}

/** The headline's share of the wide wall: columns and rows. */
export const HEADLINE = { columns: 5, rows: 2 }
/** The lead's, below it. */
export const LEAD = { columns: 2, rows: 2 }

/** Wide: beside headline and lead. Medium and narrow: below them. */
export const wallLayouts = {
  wide: {
    columns: 8,
    taken: (row) =>
      row < HEADLINE.rows ? HEADLINE.columns : row < HEADLINE.rows + LEAD.rows ? LEAD.columns : 0,
  },
  medium: { columns: 6, taken: () => 0 },
  narrow: { columns: 3, taken: () => 0 },
} as const satisfies Record<string, WallLayout>

/** Column and row of a tile, counted from 0. */
export function placeOf({ columns, taken }: WallLayout, tile: number): [column: number, row: number] {
  let row = 0
  let before = tile
  while (before >= columns - taken(row)) {
    before -= columns - taken(row)
    row += 1
  }
  return [taken(row) + before, row]
}

/** How many columns the last row leaves empty. */
export function emptyAfter(layout: WallLayout, tiles: number): number {
  const [column] = placeOf(layout, tiles)
  return column === layout.taken(placeOf(layout, tiles)[1]) ? 0 : layout.columns - column
}
