import { color, family } from '../theme/contract.css.ts'
import { primitive } from '../theme/layered.ts'
import { emphasis, textStyle } from '../theme/textStyles.ts'
import { media, space } from '../theme/tokens.ts'

export const alert = primitive.style({
  display: 'flex',
  gap: space(10),
  alignItems: 'center',
  padding: space(12, 16),
  ...textStyle.smallShort,
  ...emphasis.firm,
})
export const alertTone = {
  family: primitive.style({ backgroundColor: family.tint, color: family.ink }),
  bad: primitive.style({ backgroundColor: color.lossT, color: color.loss }),
  good: primitive.style({ backgroundColor: color.gainT, color: color.gain }),
}
export const skeleton = primitive.style({
  display: 'inline-block',
  flex: 'none',
  backgroundColor: color.line,
  '@media': {
    [media.motionAllowed]: { animation: 'pulse 1.4s steps(4, jump-none) infinite alternate' },
  },
})
const width = (px: number) => primitive.style({ width: `${px}px` })
export const skeletonSize = {
  square: primitive.style({ width: '20px', height: '20px' }),
  short: primitive.style(width(40), { height: '14px' }),
  medium: primitive.style(width(72), { height: '14px' }),
  long: primitive.style(width(92), { height: '14px' }),
}
