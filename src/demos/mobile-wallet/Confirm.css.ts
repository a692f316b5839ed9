import { accent } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, specialStyle, steadyFigure, textStyle } from '../../theme/textStyles.ts'
import { line, space } from '../../theme/tokens.ts'

export const sheetHead = feature.style({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: `-${space(12)}`,
})
export const parties = feature.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(20),
})
export const party = feature.style({ width: '64px' })
/** The amount: the largest words of the sheet. */
export const sent = feature.style({
  ...specialStyle.panelFigure,
  ...steadyFigure,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
/** A whole address. */
export const whole = feature.style({ overflowWrap: 'anywhere' })
/** One square for each confirmation, filled when it was given. */
export const confirms = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: space(10),
  ...textStyle.smallShort,
  ...emphasis.strong,
  minHeight: '2lh',
})
export const stamps = feature.style({ flex: 'none', display: 'flex', gap: space(4) })
export const stamp = feature.style({
  width: '20px',
  height: '20px',
  border: `${line.rule} solid ${accent.mark}`,
})
export const stampOn = feature.style(stamp, {
  backgroundColor: accent.mark,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
})
