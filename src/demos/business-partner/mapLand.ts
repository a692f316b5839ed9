// The land of the map as squares: schematic, with recognizable coasts.
import type { UsState } from './samplePartners.ts'

/** The extent of the map, in degrees: the available states, with some sea around them. */
export const MAP = { north: 50, south: 24, west: -126, east: -66 } as const

/** The extent of a square, in degrees. */
export const SQUARE_DEGREES = { lat: 2, lng: 2.5 } as const

/** Squares across the map and down it. */
export const SQUARES = {
  across: (MAP.east - MAP.west) / SQUARE_DEGREES.lng,
  down: (MAP.north - MAP.south) / SQUARE_DEGREES.lat,
} as const

/** For each row of squares, from the north: runs of land, from the first square to the last, counted from the west. */
export const land: readonly (readonly (readonly [first: number, last: number])[])[] = [
  [[1, 13]],
  [
    [1, 15],
    [22, 23],
  ],
  [
    [1, 14],
    [16, 16],
    [20, 23],
  ],
  [
    [1, 14],
    [16, 17],
    [19, 22],
  ],
  [[1, 21]],
  [[1, 20]],
  [[1, 19]],
  [[2, 19]],
  [[3, 18]],
  [[6, 17]],
  [
    [9, 14],
    [17, 18],
  ],
  [
    [11, 11],
    [17, 18],
  ],
  [[18, 18]],
]

/** The squares of the states of the search: for each row that they are in, the first and the last square. */
export const stateLand: Readonly<
  Record<UsState, readonly (readonly [row: number, first: number, last: number])[]>
> = {
  California: [
    [4, 1, 2],
    [5, 1, 2],
    [6, 1, 3],
    [7, 2, 3],
    [8, 3, 4],
  ],
  'New York': [
    [2, 20, 20],
    [3, 19, 20],
    [4, 20, 20],
  ],
  Texas: [
    [7, 9, 10],
    [8, 9, 12],
    [9, 8, 12],
    [10, 10, 12],
    [11, 11, 11],
  ],
  Florida: [
    [9, 16, 17],
    [10, 17, 18],
    [11, 17, 18],
    [12, 18, 18],
  ],
  Illinois: [
    [4, 14, 15],
    [5, 14, 15],
    [6, 14, 15],
  ],
}
