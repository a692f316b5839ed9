import { color, ground } from '../../theme/contract.css.ts'
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
  '@container': { [within.belowWide]: { gridColumn: '1 / -1', marginTop: 0 } },
})
feature.global(`${go} > button`, { '@container': { [within.narrow]: { flex: 1 } } })
