// A quilt whose patches have the areas of their values and keep a given order: columns from the left to the right, each filled
// from its top.

/** A patch of a quilt, in the units of its box. */
export interface Patch {
  x: number
  y: number
  width: number
  height: number
}

/** How far a column's patches are from squares: the largest ratio of their sides. */
const stretchOf = (areas: readonly number[], height: number) => {
  const width = areas.reduce((sum, area) => sum + area, 0) / height
  return Math.max(...areas.map((area) => Math.max(width / (area / width), area / width / width)))
}

/**
 * The patches of a box, one for each value.
 * @param values above 0, in the order of the patches
 */
export function quiltOf(values: readonly number[], width: number, height: number): Patch[] {
  const whole = values.reduce((sum, value) => sum + value, 0)
  const areas = values.map((value) => (value / whole) * width * height)
  const columns: number[][] = []
  for (const area of areas) {
    const last = columns.at(-1)
    // A column takes one more patch while its patches get closer to squares.
    if (last && stretchOf([...last, area], height) <= stretchOf(last, height)) last.push(area)
    else columns.push([area])
  }
  let x = 0
  return columns.flatMap((column) => {
    const across = column.reduce((sum, area) => sum + area, 0) / height
    const left = x
    x += across
    let y = 0
    return column.map((area) => {
      const patch = { x: left, y, width: across, height: area / across }
      y += patch.height
      return patch
    })
  })
}
