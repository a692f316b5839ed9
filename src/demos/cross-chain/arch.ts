// The arch that the route takes from chain to chain: where it runs, and where its stations stand.

/** Side of the arch's view box; it is stretched to its place. */
export const ARCH_SIDE = 100
/** Where the control point of its curve lies, above the view box. */
const CONTROL_UP = -64

/** From foot to foot, as path data. */
export const archPath = `M0 ${ARCH_SIDE}Q${ARCH_SIDE / 2} ${CONTROL_UP} ${ARCH_SIDE} ${ARCH_SIDE}`

/** How far below the top of its place the arch runs, in percent, at a share of its way from 0 to 1. */
export const archTop = (share: number): number =>
  ARCH_SIDE - 2 * share * (1 - share) * (ARCH_SIDE - CONTROL_UP)

/** Where stations stand along the way, equally far apart. */
export const stationsAlong = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index + 1) / (count + 1))
