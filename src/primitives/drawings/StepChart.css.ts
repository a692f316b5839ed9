import { accent, color, family } from '../../theme/contract.css.ts'
import { leftToRight } from '../../theme/direction.ts'
import { primitive } from '../../theme/layered.ts'
import { emphasis, textStyle } from '../../theme/textStyles.ts'
import { line, space } from '../../theme/tokens.ts'

/** Figures narrower than this have no room for the names of all places, whose size is the visitor's. */
const tight = '(width < 16rem)'
const figures = 'tabular-nums lining-nums'

export const figure = primitive.style({
  minWidth: 0,
  display: 'grid',
  gap: space(10),
  containerType: 'inline-size',
})
export const caption = primitive.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(6, 20),
})
export const label = primitive.style({ flexBasis: '100%', ...textStyle.label, ...emphasis.strong })
export const key = primitive.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(4, 20),
  ...textStyle.caption,
  color: color.ink2,
})
const keyOf = (border: string) =>
  primitive.style({
    display: 'flex',
    alignItems: 'center',
    gap: space(8),
    selectors: { '&::before': { content: '', width: '18px', borderTop: border } },
  })
export const stepsKey = keyOf(`${line.bold} solid ${accent.mark}`)
export const nothingKey = keyOf(`${line.hair} dashed ${color.edge}`)
export const courseKey = keyOf(`${line.edge} dashed ${color.ink2}`)
/** Above the end of the stairs. */
export const end = primitive.style({
  marginInlineStart: 'auto',
  minWidth: 0,
  ...textStyle.denseShort,
  ...emphasis.name,
  fontVariantNumeric: figures,
  textAlign: 'end',
  overflowWrap: 'anywhere',
})
export const picture = primitive.style({ display: 'block', ...leftToRight, overflow: 'visible' })
export const stretched = primitive.style({ overflow: 'visible' })
primitive.global(`${stretched} path`, { vectorEffect: 'non-scaling-stroke' })
export const gridLine = primitive.style({ stroke: color.line })
export const between = primitive.style({ '@container': { [tight]: { display: 'none' } } })
export const area = primitive.style({ fill: family.tint })
export const stairs = primitive.style({
  fill: 'none',
  stroke: accent.mark,
  strokeWidth: line.bold,
  strokeLinejoin: 'miter',
})
/** Places without a height. */
export const nothing = primitive.style({ fill: 'none', stroke: color.edge, strokeDasharray: '4 4' })
export const course = primitive.style({
  fill: 'none',
  stroke: color.ink2,
  strokeWidth: line.edge,
  strokeDasharray: '4 4',
})
export const endMark = primitive.style({ fill: accent.mark })
// The name of a height is clear of the line at the start.
primitive.global(`${gridLine} + text`, { transform: 'translateX(8px)' })
