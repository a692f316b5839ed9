// The arch of the route from chain to chain: its path and its stations.

/** Side of the arch's view box; it is stretched to its place. */
export const ARCH_SIDE = 100
/** The control point of its curve, above the view box. */
const CONTROL_UP = -64

/** From foot to foot, as path data. */
export const archPath = `M0 ${ARCH_SIDE}Q${ARCH_SIDE / 2} ${CONTROL_UP} ${ARCH_SIDE} ${ARCH_SIDE}`

/** The distance of the arch from the top of its place, in percent, at a share of its path from 0 to 1. */
export const archTop = (share: number): number =>
  ARCH_SIDE - 2 * share * (1 - share) * (ARCH_SIDE - CONTROL_UP)

/** The positions of the stations along the path, at equal distances. */
export const stationsAlong = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index + 1) / (count + 1))
