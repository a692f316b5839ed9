// How values over a time become a line and the area below it.

interface Point {
  x: number
  y: number
}

export interface Course {
  /** The place of each value, in the box; null for one that is not known. */
  points: (Point | null)[]
  /** The line, interrupted at values that are not known, as a path. */
  line: string
  /** The area below it. */
  area: string
}

/** The smallest spread of values that fills the height, as a share of the highest: small changes look small. */
const LEAST_SPREAD = 0.02

export const isKnown = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value)
/** To a tenth of a unit, which is not visible. */
const rounded = (length: number) => Math.round(length * 10) / 10

/**
 * The lowest value is at the foot of the box, the highest at its top, equal ones in the middle.
 * @param inset - Kept free on each side.
 * @param foot - Where the area ends.
 * @param beside - More values that the scale takes in.
 */
export function courseOf(
  values: readonly (number | null)[],
  {
    width,
    height,
    inset = 0,
    foot,
    beside = [],
  }: { width: number; height: number; inset?: number; foot: number; beside?: readonly (number | null)[] },
): Course {
  const known = [...values, ...beside].filter(isKnown)
  // Halved, because the difference of two huge numbers may overflow.
  const [low, high] = [Math.min(...known) / 2, Math.max(...known) / 2]
  const range = Math.max(high - low, Math.max(Math.abs(low), Math.abs(high)) * LEAST_SPREAD)
  const points = values.map((value, index) => {
    if (!isKnown(value)) return null
    const across = values.length > 1 ? index / (values.length - 1) : 1
    const down = range > 0 ? 0.5 + ((low + high) / 2 - value / 2) / range : 0.5
    return {
      x: rounded(inset + across * (width - 2 * inset)),
      y: rounded(inset + down * (height - 2 * inset)),
    }
  })
  let line = ''
  let area = ''
  points.forEach((point, index) => {
    if (!point) return
    const [isFirst, isLast] = [!points[index - 1], !points[index + 1]]
    const step = `${isFirst ? 'M' : 'L'}${point.x} ${point.y}`
    line += step
    area += (isFirst ? `M${point.x} ${foot}L${point.x} ${point.y}` : step) + (isLast ? `V${foot}Z` : '')
  })
  return { points, line, area }
}
