import { color, family, ground } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, steadyFigure, textStyle } from '../../theme/textStyles.ts'
import { line, space, within } from '../../theme/tokens.ts'

export const strip = feature.style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space(2),
  minWidth: 0,
  '@container': { [within.wide]: { marginInlineStart: space(56) } },
})
/** Money and coins, and the clock. */
export const stage = feature.style({
  vars: { [ground.color]: family.tint },
  display: 'grid',
  gap: space(10),
  padding: space(10, 16),
  backgroundColor: family.tint,
})
export const run = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(8),
})
export const acts = feature.style({ display: 'flex', flexWrap: 'wrap', gap: space(8) })
export const clock = feature.style({ ...textStyle.bodyShort, ...emphasis.strong, ...steadyFigure })
/** Three sheets, each pointing at the next. */
export const steps = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(2),
  // In one row they are above the lanes, so that both are visible.
  order: -1,
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', order: 0 } },
})
export const step = feature.style({
  vars: { [ground.color]: family.tint },
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  gap: space(12),
  padding: space(8, 16),
  backgroundColor: family.tint,
  borderBlockStart: `${line.bold} solid ${color.ink}`,
})
/** Not done yet. */
export const stepAhead = feature.style(step, {
  vars: { [ground.color]: color.sheet },
  backgroundColor: color.sheet,
  borderBlockStart: `${line.bold} dashed ${color.edge}`,
})
export const mark = feature.style({ width: '36px' })
export const name = feature.style({ ...textStyle.label, ...emphasis.strong })
export const figure = feature.style({ ...textStyle.subheading, ...steadyFigure, overflowWrap: 'anywhere' })
export const words = feature.style({ ...textStyle.smallShort, color: color.ink2, overflowWrap: 'anywhere' })
