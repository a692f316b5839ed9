import { primitive } from '../theme/layered.ts'
import { emphasis, textStyle } from '../theme/textStyles.ts'
import { control, line, media, space } from '../theme/tokens.ts'

export const link = primitive.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(6),
  minHeight: '32px',
  ...textStyle.small,
  ...emphasis.strong,
  textDecorationThickness: line.edge,
  '@media': {
    [media.narrow]: { minHeight: control.touch },
    [media.coarsePointer]: { minHeight: control.touch },
  },
})
