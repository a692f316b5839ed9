import { accent } from '../theme/contract.css.ts'
import { edgeInForcedColors } from '../theme/forcedColors.ts'
import { primitive } from '../theme/layered.ts'
import { emphasis, steadyFigure, textStyle } from '../theme/textStyles.ts'
import { control, space } from '../theme/tokens.ts'

export const slider = primitive.style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(2em, auto)',
  gap: space(12),
  alignItems: 'center',
  '@media': { ...edgeInForcedColors, print: { display: 'none' } },
})
export const label = primitive.style({ ...textStyle.label, ...emphasis.strong })
export const range = primitive.style({
  width: '100%',
  height: control.touch,
  margin: 0,
  accentColor: accent.mark,
  cursor: 'ew-resize',
})
export const value = primitive.style({ ...textStyle.bodyShort, ...steadyFigure, textAlign: 'end' })
