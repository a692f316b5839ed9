import { accent, color, family } from '../../theme/contract.css.ts'
import { leftToRight } from '../../theme/direction.ts'
import { primitive } from '../../theme/layered.ts'
import { steadyFigure, textStyle } from '../../theme/textStyles.ts'
import { line, media, space, timed } from '../../theme/tokens.ts'

/** The width of the axis, in px. */
export const AXIS_PX = 54
/** Of the width: the muted line beside a run. */
export const BEFORE_SHARE = 0.3

export const figure = primitive.style({
  minWidth: 0,
  display: 'grid',
  alignContent: 'start',
  gap: space(8),
  containerType: 'inline-size',
})
export const caption = primitive.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space(2, 16),
  // Where not both fit, each has its line, so that no reading moves the picture.
  '@container': { '(width < 32rem)': { display: 'grid', justifyContent: 'start' } },
})
export const label = primitive.style(textStyle.name)
/** In place of the label, and as high. */
export const reading = primitive.style({ ...textStyle.name, ...steadyFigure })
export const beforeName = primitive.style({
  ...textStyle.caption,
  color: color.ink2,
  selectors: {
    '&::before': {
      content: '',
      display: 'inline-block',
      verticalAlign: 'middle',
      width: '20px',
      marginInlineEnd: space(8),
      borderTop: `${line.bold} solid ${color.edge}`,
    },
  },
})
/** Beside the axis. */
export const plot = primitive.style({ ...leftToRight, marginInlineStart: `${AXIS_PX}px` })
export const picture = primitive.style({ display: 'block', width: '100%', overflow: 'visible' })
export const stretched = primitive.style({ overflow: 'visible' })
primitive.global(`${stretched} > *`, { vectorEffect: 'non-scaling-stroke' })
export const gridLine = primitive.style({ stroke: color.line })
export const start = primitive.style({ stroke: color.edge, strokeDasharray: '4 4' })
export const area = primitive.style({ fill: family.tint })
export const course = primitive.style({
  fill: 'none',
  stroke: accent.mark,
  strokeWidth: line.bold,
  strokeLinejoin: 'miter',
  strokeLinecap: 'square',
})
/** As wide as the plot, and aside once a run has begun. */
export const before = primitive.style(course, {
  stroke: color.edge,
  transformOrigin: '0 0',
  '@media': { [media.motionAllowed]: { transition: `transform ${timed('slide')}` } },
})
export const beforeAside = primitive.style(before, { transform: `scaleX(${BEFORE_SHARE})` })
/** Light, and its edge dashed: it may be. */
export const ahead = primitive.style({
  fill: `color-mix(in srgb, ${color.ink} 10%, transparent)`,
  stroke: color.ink2,
  strokeDasharray: '3 3',
})
export const mark = primitive.style({ overflow: 'visible' })
const markOf = (fill: string) =>
  primitive.style({ fill, stroke: color.sheet, printColorAdjust: 'exact', forcedColorAdjust: 'none' })
export const good = markOf(color.gain)
export const bad = markOf(color.loss)
export const endMark = primitive.style({ fill: accent.mark })
export const endMarkBefore = primitive.style({ fill: color.edge })
