import { accent } from '../theme/contract.css.ts'
import { edgeInForcedColors } from '../theme/forcedColors.ts'
import { primitive } from '../theme/layered.ts'
import { emphasis, steadyFigure, textStyle } from '../theme/textStyles.ts'
import { control, space } from '../theme/tokens.ts'

export const slider = primitive.style({
  display: 'flex',
  // In large letters the slider has its own row, with the value at the end of it or of the next.
  flexWrap: 'wrap',
  columnGap: space(12),
  alignItems: 'center',
  '@media': { ...edgeInForcedColors, print: { display: 'none' } },
})
export const label = primitive.style({ ...textStyle.label, ...emphasis.strong })
export const range = primitive.style({
  // Firefox counts the control's own width as what it needs, unless it has another.
  flex: '1 1 auto',
  width: '6rem',
  minWidth: 0,
  height: control.touch,
  margin: 0,
  accentColor: accent.mark,
  cursor: 'ew-resize',
})
export const value = primitive.style({
  minWidth: '2em',
  marginInlineStart: 'auto',
  ...textStyle.bodyShort,
  ...steadyFigure,
  textAlign: 'end',
  whiteSpace: 'nowrap',
})
