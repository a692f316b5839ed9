import { fill } from '../../primitives/drawings/StackedBar.css.ts'
import { color } from '../../theme/contract.css.ts'
import { leftToRight } from '../../theme/direction.ts'
import { feature } from '../../theme/layered.ts'
import { line, space } from '../../theme/tokens.ts'

export const figure = feature.style({ display: 'grid', gap: space(8), minWidth: 0 })
export const picture = feature.style({
  display: 'block',
  width: '100%',
  height: 'auto',
  ...leftToRight,
  overflow: 'visible',
  printColorAdjust: 'exact',
})
export const tone = fill
/** Of two pixels at any size of the picture. */
export const notch = feature.style({
  stroke: color.ink,
  strokeWidth: line.rule,
  vectorEffect: 'non-scaling-stroke',
})
export const notchKey = feature.style({
  width: line.rule,
  height: '14px',
  marginInline: '5px',
  backgroundColor: color.ink,
  forcedColorAdjust: 'none',
})
