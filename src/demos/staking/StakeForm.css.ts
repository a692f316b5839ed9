import { accent, color, ground } from '../../theme/contract.css.ts'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, sizeOf, steadyFigure, textFace, textStyle } from '../../theme/textStyles.ts'
import { line, space, within } from '../../theme/tokens.ts'
import { barAtStart } from './bar.ts'

/** It belongs to the open pool, which has the same edge and bar. */
export const form = feature.style({
  gridColumn: '1 / -1',
  // Below the slider; on a phone below its pool.
  gridRow: 4,
  vars: { [ground.color]: color.sheet },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: space(14, 28),
  alignItems: 'start',
  padding: space(14, 20),
  backgroundColor: color.sheet,
  border: `${line.edge} solid ${color.ink}`,
  ...barAtStart,
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [within.narrow]: { gridRow: 'auto', gridTemplateColumns: 'minmax(0, 1fr)', padding: space(12, 14) },
  },
})
export const title = feature.style(panelHeading, { gridColumn: '1 / -1' })
/** Three stations on a line: from the left to the right, on a phone from above. */
export const stations = feature.style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
const STATION = 12
export const station = feature.style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  paddingTop: space(20),
  paddingInlineEnd: space(12),
  borderTop: `${line.bold} solid ${accent.mark}`,
  ...textStyle.smallShort,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: `calc((${line.bold} + ${STATION}px) / -2)`,
      insetInlineStart: 0,
      width: `${STATION}px`,
      height: `${STATION}px`,
      backgroundColor: accent.mark,
    },
    // The line ends with the last one.
    '&:last-child': { borderTopColor: 'transparent' },
  },
  '@container': {
    [within.narrow]: {
      padding: space(0, 0, 12, 20),
      borderTop: 0,
      borderInlineStart: `${line.bold} solid ${accent.mark}`,
      selectors: {
        '&::before': { top: '3px', insetInlineStart: `calc((${line.bold} + ${STATION}px) / -2)` },
        '&:last-child': { borderInlineStartColor: 'transparent', paddingBottom: 0 },
      },
    },
  },
})
export const when = feature.style({ ...sizeOf(textStyle.caption), color: color.ink2, minHeight: '1lh' })
export const tokens = feature.style({ ...emphasis.strong, ...steadyFigure, overflowWrap: 'anywhere' })
export const amount = feature.style({ minWidth: 0 })
export const rewards = feature.style({ minWidth: 0 })
export const rewardLabel = feature.style({
  ...textStyle.label,
  ...emphasis.strong,
  marginBottom: space(4),
})
export const reward = feature.style({
  display: 'block',
  ...textStyle.heading,
  ...steadyFigure,
  overflowWrap: 'anywhere',
})
export const rewardUnit = feature.style({
  ...textFace,
  ...sizeOf(textStyle.small),
  ...emphasis.medium,
  color: color.ink2,
})
export const rewardNote = feature.style({
  ...textStyle.caption,
  color: color.ink2,
  marginTop: space(4),
})
/** In a row with the field, not with its label. */
export const go = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(12),
  marginTop: `calc(${textStyle.label.fontSize} * ${textStyle.label.lineHeight} + ${space(6)})`,
  '@media': { print: { display: 'none' } },
  // On a phone it ends the form.
  '@container': {
    [within.belowWide]: { gridColumn: '1 / -1', marginTop: 0 },
    [within.narrow]: { order: 1 },
  },
})
feature.global(`${go} > button`, { '@container': { [within.narrow]: { flex: 1 } } })
