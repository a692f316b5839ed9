// One length for the drawing of the tile and for the styles that move its colors.

/** Side of the tile's view box. */
export const TILE_SIDE = 40

/** Side of the piece that leaves it as the fee. */
export const FEE_SIDE = 14

/** Sizes of the tile, a step for each doubling of the amount. */
export const WEIGHTS = 14

/** Halvings of one coin until the tile is as small as it gets. */
export const LIGHTEST = 4
