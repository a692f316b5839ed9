// The arch of the route from chain to chain: its path and the places along it.

/** Side of the arch's view box; it is stretched to its place. */
export const ARCH_SIDE = 100

/** The tile is at one of so many places: from one to the next it slides. */
export const PLACES = 60

/** From foot to foot over the top of the view box, as path data: the control point of the curve is as far above it. */
export const archPath = `M0 ${ARCH_SIDE}Q${ARCH_SIDE / 2} ${-ARCH_SIDE} ${ARCH_SIDE} ${ARCH_SIDE}`

/** The distance of the arch from the top of its place, in percent, at a share of its path from 0 to 1. */
export const archTop = (share: number): number => ARCH_SIDE - 4 * share * (1 - share) * ARCH_SIDE

/** The shares of the path for a number of places at equal distances: the first at its start, the last at its end. */
export const placesAlong = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index / (count - 1))
