import { primitive } from '../theme/layered.ts'
import { control, line, media, size, space, weight } from '../theme/tokens.ts'

export const link = primitive.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(6),
  minHeight: '32px',
  fontSize: size.small,
  fontWeight: weight.strong,
  textDecorationThickness: line.edge,
  '@media': {
    [media.narrow]: { minHeight: control.touch },
    [media.coarsePointer]: { minHeight: control.touch },
  },
})
