// A quilt whose patches have the areas of their values, the largest first: rows along the shorter side of what is left.

/** A patch of a quilt, in the units of its box. */
export interface Patch {
  x: number
  y: number
  width: number
  height: number
}

/** How far the patches of a row are from squares: the largest ratio of their sides. */
const stretchOf = (areas: readonly number[], side: number) => {
  const depth = areas.reduce((sum, area) => sum + area, 0) / side
  return Math.max(...areas.map((area) => Math.max(depth / (area / depth), area / depth / depth)))
}

/**
 * The patches of a box, one for each value.
 * @param values above 0, the largest first
 * @param wider how much wider than high a patch is if its place allows it, so that a word has room; 1 is a square
 */
export function quiltOf(values: readonly number[], width: number, height: number, wider = 1): Patch[] {
  const whole = values.reduce((sum, value) => sum + value, 0)
  const left = { x: 0, y: 0, width: width / wider, height }
  const areas = values.map((value) => (value / whole) * left.width * height)
  const patches: Patch[] = []
  while (areas.length > 0) {
    const isUpright = left.width >= left.height
    const side = isUpright ? left.height : left.width
    const row = areas.splice(0, 1)
    // A row takes one more patch while its patches get closer to squares.
    while (areas[0] !== undefined && stretchOf([...row, areas[0]], side) <= stretchOf(row, side))
      row.push(...areas.splice(0, 1))
    const depth = row.reduce((sum, area) => sum + area, 0) / side
    let at = 0
    for (const area of row) {
      const length = area / depth
      patches.push(
        isUpright
          ? { x: left.x, y: left.y + at, width: depth, height: length }
          : { x: left.x + at, y: left.y, width: length, height: depth },
      )
      at += length
    }
    if (isUpright) left.x += depth
    else left.y += depth
    left[isUpright ? 'width' : 'height'] = Math.max(
      left[isUpright ? 'width' : 'height'] - depth,
      Number.EPSILON,
    )
  }
  return patches.map((patch) => ({ ...patch, x: patch.x * wider, width: patch.width * wider }))
}
